// What two schemas of objects say together. Fields of included definitions stay where they are unless they are narrowed.

import { mergeBounds, onePattern } from "./merge-scalars.js";
import type { FieldNode, MapNode, Node, ObjectNode, Report } from "./node.js";

/** What merging needs besides the nodes. */
export interface Merging {
  readonly report: Report;
  /** The node of a definition; undefined while it is being read. */
  readonly lookup: (definition: string) => Node | undefined;
  /** The values that two nodes have in common; undefined if there are none. */
  readonly merge: (left: Node, right: Node, merging: Merging) => Node | undefined;
  /** Whether the result is a part of a union, which can be left out if it has no values. */
  readonly isPart: boolean;
}

/** The fields of an object with those of the definitions that it includes; its own ones replace these. */
export function allFields(node: ObjectNode, { lookup }: Pick<Merging, "lookup">): readonly FieldNode[] {
  if (node.include.length === 0) return node.fields;
  const fields = new Map<string, FieldNode>();
  for (const definition of node.include) {
    const target = lookup(definition);
    if (target?.kind === "object") for (const field of allFields(target, { lookup })) fields.set(field.name, field);
  }
  for (const field of node.fields) fields.set(field.name, field);
  return [...fields.values()];
}

export function mergeObjects(left: ObjectNode, right: ObjectNode, merging: Merging): Node | undefined {
  const [first, second] = [left, right].map((node) => new Map(allFields(node, merging).map((field) => [field.name, field])));
  if (first === undefined || second === undefined) return undefined;
  if (left.extras !== undefined && right.extras !== undefined) merging.report("only one type of the other properties is imported");
  const fields = new Map<string, FieldNode>();
  for (const name of new Set([...first.keys(), ...second.keys()])) {
    const [one, other] = [first.get(name), second.get(name)];
    const field = one ?? other;
    if (field === undefined) continue;
    if (one !== undefined && other !== undefined) {
      const merged = mergeFields(one, other, merging);
      if (merged === undefined) return undefined;
      fields.set(name, merged);
    } else if (isExcluded(one === undefined ? left : right)) {
      // An object without other properties excludes those of the other one.
      if (field.required) return undefined;
    } else fields.set(name, field);
  }
  const include = includable([left, right], fields, merging);
  const included = new Map(include.flatMap((definition) => fieldsOf(definition, merging)).map((field) => [field.name, field]));
  return {
    kind: "object",
    fields: [...fields.values()].filter((field) => !isSame(field, included.get(field.name))),
    include,
    open: left.open && right.open,
    extras: left.extras ?? right.extras,
    rules: [...left.rules, ...right.rules],
    openTag: left.openTag ?? right.openTag,
  };
}

const isExcluded = ({ open, extras }: ObjectNode): boolean => !open && extras === undefined;

function mergeFields(one: FieldNode, other: FieldNode, merging: Merging): FieldNode | undefined {
  const { name } = one;
  const required = one.required || other.required;
  const inside: Merging = { ...merging, report: (problem, path = []) => merging.report(problem, ["properties", name, ...path]) };
  const node = merging.merge(one.node, other.node, inside);
  if (node !== undefined) return { name, required, node };
  if (merging.isPart && required) return undefined;
  inside.report("no value satisfies all parts of `allOf`; any value is allowed");
  return { name, required, node: { kind: "any", doc: other.node.doc ?? one.node.doc } };
}

const fieldsOf = (definition: string, merging: Merging): readonly FieldNode[] => {
  const target = merging.lookup(definition);
  return target?.kind === "object" ? allFields(target, merging) : [];
};

const isSame = (field: FieldNode, other: FieldNode | undefined): boolean =>
  other !== undefined &&
  field.required === other.required &&
  (field.node === other.node || JSON.stringify(field.node) === JSON.stringify(other.node));

/** The definitions that can be included: all their fields are there, and no other one has a different field of the same name. */
function includable(objects: readonly ObjectNode[], fields: ReadonlyMap<string, FieldNode>, merging: Merging): readonly string[] {
  const taken = new Map<string, FieldNode>();
  return [...new Set(objects.flatMap(({ include }) => include))].filter((definition) => {
    const own = fieldsOf(definition, merging);
    const target = merging.lookup(definition);
    const isPlain = target?.kind === "object" && target.extras === undefined && target.rules.length === 0 && target.nullable !== true;
    const fits = own.every((field) => fields.has(field.name) && (!taken.has(field.name) || isSame(field, taken.get(field.name))));
    // A definition with an open tag or any value in a place that is narrowed says less than what is written.
    if (!isPlain || !fits || own.length === 0) return false;
    for (const field of own) taken.set(field.name, field);
    return true;
  });
}

export function mergeMapAndObject(map: MapNode, object: ObjectNode, merging: Merging): Node | undefined {
  if (map.min !== undefined || map.max !== undefined) merging.report("the number of properties of an object with fields is not limited");
  const isAny = map.value.kind === "any" && map.keys === undefined;
  if (isAny) return object;
  const fields = allFields(object, merging).map((field) => mergeFields(field, { ...field, node: map.value }, merging));
  if (fields.includes(undefined)) return undefined;
  return {
    ...object,
    include: [],
    fields: fields.flatMap((field) => field ?? []),
    extras: object.extras ?? (object.open ? { values: map.value, keys: map.keys } : undefined),
  };
}

export function mergeMaps(left: MapNode, right: MapNode, merging: Merging): Node | undefined {
  const value = merging.merge(left.value, right.value, merging);
  if (value === undefined) merging.report("only empty objects satisfy all parts of `allOf`");
  return {
    ...left,
    ...mergeBounds(left, right),
    value: value ?? { kind: "any" },
    keys: onePattern(left.keys, right.keys, merging.report),
    ...(value === undefined ? { max: 0 } : {}),
  };
}
