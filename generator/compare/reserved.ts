// Reserved names that were added, removed, or used again.

import type { StructShape } from "@wirepact/core";
import type { ModelPaths } from "./change.js";
import type { Comparison } from "./comparison.js";
import { compareNames } from "./compare-names.js";

export interface ReservedName {
  readonly name: string;
  readonly paths: ModelPaths;
  /** The name is used again. */
  readonly reused: boolean;
}

/** Reserved names that only one of the models has. */
export function reservedChanges({ old, new: current, structs }: Comparison): {
  readonly removed: readonly ReservedName[];
  readonly added: readonly ReservedName[];
} {
  const tags = compareNames(old.reserved, current.reserved);
  const paths = { old: "reserved", new: "reserved" };
  const ofTag = (name: string): ReservedName => ({ name, paths, reused: Object.hasOwn(current.messages, name) });
  const inStructs = structs.map((pair) => {
    const at = { old: `${pair.paths.old}/reserved`, new: `${pair.paths.new}/reserved` };
    const { removed, added } = compareNames(pair.old.reserved, pair.new.reserved);
    const ofField = (name: string): ReservedName => ({ name, paths: at, reused: hasField(pair.new, name) });
    return { removed: removed.map(ofField), added: added.map(ofField) };
  });
  return {
    removed: [...tags.removed.map(ofTag), ...inStructs.flatMap(({ removed }) => removed)],
    added: [...tags.added.map(ofTag), ...inStructs.flatMap(({ added }) => added)],
  };
}

const hasField = ({ fields }: StructShape, name: string): boolean => fields.some((field) => field.name === name);
