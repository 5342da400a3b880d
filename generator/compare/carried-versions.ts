// The versions that messages of two releases carry.

import { understands } from "@wirepact/core";
import type { ProtocolModel } from "../model/protocol-model.js";
import { carriedVersion } from "../text/version-text.js";

/** Whether readers of the new release accept the version in messages of the old one. */
export const acceptsVersion = (current: ProtocolModel, old: ProtocolModel): boolean =>
  understands(carriedVersion(current.version), carriedVersion(old.version));
