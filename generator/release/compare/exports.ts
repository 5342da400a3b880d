// Names that a package exports for the protocol as a whole, not for one of its messages, types or groups.

import type { ProtocolModel } from "../../model/protocol-model.js";
import { exportedNames } from "../../text/identifiers.js";
import type { Comparison } from "./comparison.js";

export interface ExportChange {
  readonly name: string;
  /** The part of the spec that the name follows from. */
  readonly place: string;
}

/** Such names that only one of the two packages exports. */
export function exportChanges({ old, new: current }: Comparison): {
  readonly removed: readonly ExportChange[];
  readonly added: readonly ExportChange[];
} {
  const [before, after] = [generalExports(old), generalExports(current)];
  const lacks = (list: readonly ExportChange[], { name }: ExportChange): boolean => !list.some((other) => other.name === name);
  return { removed: before.filter((each) => lacks(after, each)), added: after.filter((each) => lacks(before, each)) };
}

const generalExports = (model: ProtocolModel): readonly ExportChange[] =>
  exportedNames(model).filter(({ place }) => place !== "" && !/^(?:messages|types|groups)\//.test(place));
