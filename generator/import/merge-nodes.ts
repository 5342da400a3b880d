// What two schemas say together, for `allOf` and for keywords beside each other.

import type { EnumNode, FieldNode, ListNode, MapNode, Node, ObjectNode, Report, ScalarNode } from "./node.js";

/** What merging needs besides the nodes. */
export interface Merging {
  readonly report: Report;
  /** The node of a definition; undefined while it is being read. */
  readonly lookup: (definition: string) => Node | undefined;
}

/** The values that both nodes allow. */
export function mergeNodes(left: Node, right: Node, merging: Merging): Node {
  const merged = mergeKinds(left, right, merging);
  const nullable = isNullable(left, merging) && isNullable(right, merging);
  // Keywords next to a reference describe its use, and come last.
  return {
    ...merged,
    doc: right.doc ?? left.doc,
    default: right.default ?? left.default,
    nullable: merged.kind === "any" ? undefined : nullable || undefined,
  };
}

const isNullable = (node: Node, { lookup }: Merging): boolean =>
  node.kind === "any" || node.nullable === true || (node.kind === "reference" && lookup(node.definition)?.nullable === true);

function mergeKinds(left: Node, right: Node, merging: Merging): Node {
  if (left.kind === "any") return right;
  if (right.kind === "any") return left;
  if (left.kind === "reference" && right.kind === "reference" && left.definition === right.definition) return left;
  if (left.kind === "reference") return mergeReference(left.definition, right, merging);
  if (right.kind === "reference") return mergeReference(right.definition, left, merging);
  if (left.kind === "union") return { ...left, parts: left.parts.map((part) => mergeNodes(part, right, merging)) };
  if (right.kind === "union") return { ...right, parts: right.parts.map((part) => mergeNodes(left, part, merging)) };
  if (left.kind === "object" && right.kind === "object") return mergeObjects(left, right, merging);
  if (left.kind === "map" && right.kind === "object") return mergeMapAndObject(left, right, merging);
  if (left.kind === "object" && right.kind === "map") return mergeMapAndObject(right, left, merging);
  if (left.kind === "map" && right.kind === "map") return mergeMaps(left, right, merging);
  if (left.kind === "list" && right.kind === "list") return mergeLists(left, right, merging);
  if (left.kind === "scalar" && right.kind === "scalar") return mergeScalars(left, right, merging);
  return mergeValues(left, right) ?? conflict(merging);
}

function conflict({ report }: Merging): Node {
  report("no value satisfies all parts of `allOf`");
  return { kind: "any" };
}

/** An object that a reference means is included if its fields can be copied; otherwise it is merged. */
function mergeReference(definition: string, other: Node, merging: Merging): Node {
  const target = merging.lookup(definition);
  if (target === undefined) {
    merging.report("a definition that is part of its own `allOf` cannot be imported");
    return other;
  }
  if (other.kind === "object" && target.kind === "object" && canInclude(target, other, merging))
    return { ...other, include: [...other.include, definition], open: other.open && target.open };
  return mergeKinds({ ...target, doc: undefined }, other, merging);
}

/** Whether the fields of an object can be copied into another one. */
function canInclude(target: ObjectNode, other: ObjectNode, merging: Merging): boolean {
  const names = new Set(allFields(other, merging).map(({ name }) => name));
  const isPlain = target.extras === undefined && target.open === other.open && target.nullable !== true;
  return isPlain && target.fields.length > 0 && allFields(target, merging).every(({ name }) => !names.has(name));
}

/** The fields of an object with those of the definitions that it includes. */
export function allFields(node: ObjectNode, merging: Pick<Merging, "lookup">): readonly FieldNode[] {
  const included = node.include.flatMap((definition) => {
    const target = merging.lookup(definition);
    return target?.kind === "object" ? allFields(target, merging) : [];
  });
  return [...included, ...node.fields];
}

function mergeObjects(left: ObjectNode, right: ObjectNode, merging: Merging): Node {
  const all = [...allFields(left, merging), ...allFields(right, merging)];
  const names = [...new Set(all.map(({ name }) => name))];
  const clash = names.length < all.length;
  const fields = names.map((name): FieldNode => {
    const same = all.filter((field) => field.name === name);
    const node = same.map((field) => field.node).reduce((first, second) => mergeNodes(first, second, merging));
    return { name, required: same.some(({ required }) => required), node };
  });
  if (left.extras !== undefined && right.extras !== undefined) merging.report("only one type of the other properties is imported");
  return {
    kind: "object",
    fields: clash ? fields : [...left.fields, ...right.fields],
    include: clash ? [] : [...left.include, ...right.include],
    open: left.open && right.open,
    extras: left.extras ?? right.extras,
    rules: [...left.rules, ...right.rules],
  };
}

function mergeMapAndObject(map: MapNode, object: ObjectNode, merging: Merging): Node {
  if (map.min !== undefined || map.max !== undefined) merging.report("the number of properties of an object with fields is not limited");
  const isAny = map.value.kind === "any" && map.keys === undefined;
  const fields = isAny ? object.fields : object.fields.map((field) => ({ ...field, node: mergeNodes(map.value, field.node, merging) }));
  return { ...object, fields, extras: object.extras ?? (isAny || !object.open ? undefined : { values: map.value, keys: map.keys }) };
}

const larger = (left: number | undefined, right: number | undefined): number | undefined =>
  left === undefined || right === undefined ? (left ?? right) : Math.max(left, right);
const smaller = (left: number | undefined, right: number | undefined): number | undefined =>
  left === undefined || right === undefined ? (left ?? right) : Math.min(left, right);

interface Bounded {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

const mergeBounds = (left: Bounded, right: Bounded): Bounded => ({ min: larger(left.min, right.min), max: smaller(left.max, right.max) });

const mergeMaps = (left: MapNode, right: MapNode, merging: Merging): Node => ({
  ...left,
  ...mergeBounds(left, right),
  value: mergeNodes(left.value, right.value, merging),
  keys: onePattern(left.keys, right.keys, merging),
});

const mergeLists = (left: ListNode, right: ListNode, merging: Merging): Node => ({
  ...left,
  ...mergeBounds(left, right),
  item: mergeNodes(left.item, right.item, merging),
  unique: left.unique === true || right.unique === true || undefined,
});

function onePattern(left: string | undefined, right: string | undefined, { report }: Merging): string | undefined {
  if (left !== undefined && right !== undefined && left !== right) report("only one of several patterns is imported");
  return left ?? right;
}

function mergeScalars(left: ScalarNode, right: ScalarNode, merging: Merging): Node {
  const type = narrower(left.type, right.type) ?? narrower(right.type, left.type);
  if (type === undefined) return conflict(merging);
  const pattern = onePattern(left.pattern, right.pattern, merging);
  // Formats have no pattern of their own.
  if (pattern === undefined || type === "string") return { ...left, type, ...mergeBounds(left, right), pattern };
  merging.report(`\`pattern\` of a ${type} cannot be imported`);
  return { ...left, type, ...mergeBounds(left, right), pattern: undefined };
}

/** The narrower of two built-in types; undefined if `inner` is not inside `outer`. */
function narrower(outer: string, inner: string): string | undefined {
  if (outer === inner || (outer === "number" && inner === "integer")) return inner;
  return outer === "string" && !["number", "integer", "boolean"].includes(inner) ? inner : undefined;
}

/** Constants and enums with each other and with scalars. */
function mergeValues(left: Node, right: Node): Node | undefined {
  const [first, second] = left.kind === "const" || (left.kind === "enum" && right.kind !== "const") ? [left, right] : [right, left];
  if (first.kind === "const") {
    if (second.kind === "const") return first.value === second.value ? first : undefined;
    if (second.kind === "enum") return second.open || second.values.some(([value]) => value === first.value) ? first : undefined;
    return second.kind === "scalar" && typeOfValue(first.value) === baseType(second.type) ? first : undefined;
  }
  if (first.kind !== "enum") return undefined;
  if (second.kind === "scalar") return baseType(second.type) === "string" ? first : undefined;
  return second.kind === "enum" ? mergeEnums(first, second) : undefined;
}

function mergeEnums(left: EnumNode, right: EnumNode): Node | undefined {
  if (left.open) return right;
  const values = right.open ? left.values : left.values.filter(([value]) => right.values.some(([other]) => other === value));
  return values.length === 0 ? undefined : { ...left, values };
}

const typeOfValue = (value: string | number | boolean): string => typeof value;
const baseType = (type: string): string => (type === "integer" || type === "number" ? "number" : type === "boolean" ? "boolean" : "string");
