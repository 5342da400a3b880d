// The versions that messages of two releases carry.

import { understands } from "@wirepact/core";
import { writtenVersion } from "../describe/written-version.js";
import type { ProtocolModel } from "../model/protocol-model.js";
import { carriedVersion } from "../text/version-text.js";

/** Whether readers of the new release accept the version in messages of the old one. */
export const acceptsVersion = (current: ProtocolModel, old: ProtocolModel): boolean =>
  understands(carriedVersion(current.version), carriedVersion(old.version));

/** The versions that both releases know, and that messages write in another way. */
export function rewrittenVersions(old: ProtocolModel, current: ProtocolModel) {
  const versionsOf = ({ version, speaks = {} }: ProtocolModel): readonly string[] => [version, ...Object.keys(speaks)];
  const shared = [...new Set(versionsOf(old))].filter((version) => versionsOf(current).includes(version));
  return shared.flatMap((version) => {
    const [before, after] = [old, current].map((model) => writtenVersion(model, version));
    return before === after ? [] : [{ version, before: String(before), after: String(after) }];
  });
}
