// Names that may not come back: which were reserved, which no longer are, and which came back.

import type { StructShape } from "@wirepact/core";
import type { Places } from "./change.js";
import type { Comparison } from "./comparison.js";
import { compareLists } from "./pair-names.js";

export interface ReservedName {
  readonly name: string;
  readonly places: Places;
  /** Something new has the name. */
  readonly reused: boolean;
}

/** Reserved names that only one of the models has. */
export function reservedChanges({ old, new: current, structs }: Comparison): {
  readonly removed: readonly ReservedName[];
  readonly added: readonly ReservedName[];
} {
  const tags = compareLists(old.reserved, current.reserved);
  const places = { old: "reserved", new: "reserved" };
  const ofTag = (name: string): ReservedName => ({ name, places, reused: Object.hasOwn(current.messages, name) });
  const inStructs = structs.map((pair) => {
    const at = { old: `${pair.places.old}/reserved`, new: `${pair.places.new}/reserved` };
    const { removed, added } = compareLists(pair.old.reserved, pair.new.reserved);
    const ofField = (name: string): ReservedName => ({ name, places: at, reused: hasField(pair.new, name) });
    return { removed: removed.map(ofField), added: added.map(ofField) };
  });
  return {
    removed: [...tags.removed.map(ofTag), ...inStructs.flatMap(({ removed }) => removed)],
    added: [...tags.added.map(ofTag), ...inStructs.flatMap(({ added }) => added)],
  };
}

const hasField = ({ fields }: StructShape, name: string): boolean => fields.some((field) => field.name === name);
