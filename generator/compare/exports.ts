// The exports of a package that belong to the protocol as a whole, not to one of its messages, types or groups, and the names of enum values.

import type { ProtocolModel } from "../model/protocol-model.js";
import { enumKeys, exportedNames } from "../exports/exported-names.js";
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
  const [before, after] = [
    [...generalExports(old), ...constantKeys(old, current)],
    [...generalExports(current), ...constantKeys(current, old)],
  ];
  const lacks = (list: readonly ExportChange[], { name }: ExportChange): boolean => !list.some((other) => other.name === name);
  return { removed: before.filter((each) => lacks(after, each)), added: after.filter((each) => lacks(before, each)) };
}

const generalExports = (model: ProtocolModel): readonly ExportChange[] =>
  exportedNames(model).filter(({ place }) => place !== "" && !/^(?:messages|types|groups)\//.test(place));

/** The properties of the constants of named enums, for values that both models have: the names of other values come and go with them. */
function constantKeys({ types }: ProtocolModel, other: ProtocolModel): readonly ExportChange[] {
  return Object.entries(types).flatMap(([type, shape]) => {
    const same = Object.hasOwn(other.types, type) ? other.types[type] : undefined;
    if (shape.kind !== "enum" || same?.kind !== "enum") return [];
    const keys = enumKeys(shape.values);
    return shape.values.flatMap(({ value }, index) =>
      same.values.some((each) => each.value === value) ? [{ name: `${type}.${keys[index]}`, place: `types/${type}` }] : [],
    );
  });
}
