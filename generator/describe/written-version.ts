// How messages write a version of their protocol.

import type { ProtocolModel } from "../model/protocol-model.js";
import { carriedVersion } from "../text/version-text.js";

/** A version as messages write it: what `speaks` says, else a date or a semantic version. */
export const writtenVersion = ({ speaks = {} }: Pick<ProtocolModel, "speaks">, version: string): string | number =>
  (Object.hasOwn(speaks, version) ? speaks[version]!.as : undefined) ?? carriedVersion(version);
