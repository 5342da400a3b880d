// The exports of a package that belong to the protocol as a whole, not to one of its messages, types or groups.

import type { ProtocolModel } from "../../model/protocol-model.js";
import { exportedNames } from "../../text/identifiers.js";
import type { Comparison } from "./comparison.js";

export interface ExportChange {
  readonly name: string;
  /** The model path of the part that the export depends on. */
  readonly place: string;
}

/** Such exports that only one of the two packages has. */
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
