// The second stage of `wirepact import`: finds out how the objects of each union are distinguished, by a constant or by a field that only one of them has. Objects that share a
// constant become a separate union; objects that nothing distinguishes become one object.

import { allFields } from "./merge-nodes.js";
import type { Definition, Definitions, FieldNode, Node, Note, ObjectNode, ProtocolPlan, Report, UnionNode } from "./node.js";
import { simplifyUnion } from "./simplify-union.js";

interface State {
  readonly definitions: Map<string, Definition>;
  readonly notes: Note[];
}

/** Distinguishes all unions. Parts that need a name become definitions. */
export function distinguishUnions(plan: ProtocolPlan): ProtocolPlan {
  const state: State = { definitions: new Map(plan.definitions), notes: [...plan.notes] };
  for (const [name, definition] of plan.definitions)
    state.definitions.set(name, { ...definition, node: walk(state, definition.node, { definition: name, path: [] }) });
  const { envelope } = plan;
  const error = envelope.kind === "frames" ? walk(state, envelope.error, { definition: "", path: ["error"] }) : undefined;
  return {
    ...plan,
    definitions: state.definitions,
    envelope: envelope.kind === "frames" && error !== undefined ? { ...envelope, error } : envelope,
    notes: state.notes,
  };
}

interface Location {
  readonly definition: string;
  readonly path: readonly string[];
}

function walk(state: State, node: Node, location: Location): Node {
  const below = (inner: Node, ...path: readonly string[]): Node => walk(state, inner, { ...location, path: [...location.path, ...path] });
  switch (node.kind) {
    case "list":
      return { ...node, item: below(node.item, "items") };
    case "map":
      return { ...node, value: below(node.value, "additionalProperties") };
    case "object":
      return {
        ...node,
        fields: node.fields.map((field) => ({ ...field, node: below(field.node, "properties", field.name) })),
        extras: node.extras === undefined ? undefined : { ...node.extras, values: below(node.extras.values, "additionalProperties") },
      };
    case "union": {
      const parts = node.parts.map((part, index) => below(part, "anyOf", String(index)));
      const report: Report = (problem) =>
        void state.notes.push({ definition: location.definition, path: location.path.join("/"), problem });
      const decided = decide(state, parts, { location, report });
      return { ...decided, doc: node.doc, default: node.default, nullable: node.nullable };
    }
    default:
      return node;
  }
}

/** An object among the parts of a union; a part that is a union itself has several. */
interface ObjectPart {
  readonly part: number;
  /** Undefined for a map, which has no fields. */
  readonly fields: readonly FieldNode[] | undefined;
}

interface Deciding {
  readonly location: Location;
  readonly report: Report;
}

const lookupIn =
  ({ definitions }: { readonly definitions: Definitions }) =>
  (name: string): Node | undefined =>
    definitions.get(name)?.node;

function objectsIn(state: State, node: Node, part: number, seen: ReadonlySet<string> = new Set()): readonly ObjectPart[] {
  if (node.kind === "reference") {
    const target = state.definitions.get(node.definition)?.node;
    return target === undefined || seen.has(node.definition) ? [] : objectsIn(state, target, part, new Set([...seen, node.definition]));
  }
  if (node.kind === "object") return [{ part, fields: allFields(node, { lookup: lookupIn(state) }) }];
  if (node.kind === "map") return [{ part, fields: undefined }];
  return node.kind === "union" ? node.parts.flatMap((inner) => objectsIn(state, inner, part, seen)) : [];
}

function decide(state: State, parts: readonly Node[], deciding: Deciding): UnionNode | Node {
  const objects = parts.flatMap((part, index) => objectsIn(state, part, index));
  const indexes = [...new Set(objects.map(({ part }) => part))];
  if (indexes.length < 2) return { kind: "union", parts };
  for (const tag of commonNames(objects)) {
    const lacking = indexes.filter((index) =>
      objects.some((object) => object.part === index && constantsOf(state, object, tag) === undefined),
    );
    if (lacking.length > 1) continue;
    const union = byTag(state, { parts, objects, tag, otherwise: lacking[0] }, deciding);
    if (union !== undefined) return union;
  }
  for (const otherwise of [undefined, ...indexes.toReversed()]) {
    if (isByPresence(objects, otherwise)) return withOtherwise(state, parts, otherwise, deciding);
  }
  return mergeObjects(state, parts, indexes, deciding);
}

/** The names that could be a tag: those in all parts but one. */
function commonNames(objects: readonly ObjectPart[]): readonly string[] {
  const owners = new Map<string, Set<number>>();
  for (const { part, fields = [] } of objects) for (const { name } of fields) owners.set(name, (owners.get(name) ?? new Set()).add(part));
  const parts = new Set(objects.map(({ part }) => part)).size;
  return [...owners].flatMap(([name, { size }]) => (size >= parts - 1 ? [name] : []));
}

/** The values of a required field, if they are constants. */
function constantsOf(state: State, { fields }: ObjectPart, name: string): readonly (string | number | boolean)[] | undefined {
  const field = fields?.find((candidate) => candidate.name === name);
  let node = field?.node;
  for (let depth = 0; node?.kind === "reference" && depth < 20; depth++) node = state.definitions.get(node.definition)?.node;
  if (field?.required !== true || node === undefined || node.nullable === true) return undefined;
  if (node.kind === "const") return [node.value];
  return node.kind === "enum" && !node.open ? node.values.map(([value]) => value) : undefined;
}

interface Tagged {
  readonly parts: readonly Node[];
  readonly objects: readonly ObjectPart[];
  readonly tag: string;
  /** The part without the tag. */
  readonly otherwise: number | undefined;
}

/** A union by tag; parts with the same value are united first, if they can be distinguished. */
function byTag(state: State, { parts, objects, tag, otherwise }: Tagged, deciding: Deciding): Node | undefined {
  const distinguished = objects.filter(({ part }) => part !== otherwise);
  if (new Set(distinguished.map(({ part }) => part)).size < 2) return undefined;
  const owner = new Map<string | number | boolean, number>();
  const group = new Map<number, number>();
  const find = (part: number): number => {
    const up = group.get(part) ?? part;
    return up === part ? part : find(up);
  };
  for (const object of distinguished) {
    for (const value of constantsOf(state, object, tag) ?? []) {
      const other = owner.get(value);
      if (other === undefined) owner.set(value, object.part);
      else if (find(other) !== find(object.part)) group.set(find(object.part), find(other));
    }
  }
  const scalars = parts.filter((_, index) => !objects.some(({ part }) => part === index));
  const groups = new Map<number, Node[]>();
  for (const part of new Set(distinguished.map((object) => object.part)))
    groups.set(find(part), [...(groups.get(find(part)) ?? []), parts[part]!]);
  if (groups.size < 2) return undefined;
  const united = [...groups.values()].map((members) => unite(state, members));
  if (united.includes(undefined)) return undefined;
  const rest = otherwise === undefined ? [] : [named(state, parts[otherwise]!, deciding)];
  const all = [...scalars, ...united.flatMap((part) => part ?? []), ...rest];
  return { kind: "union", parts: all, tag, otherwise: rest[0]?.definition };
}

/** One part for parts that share the value of a tag; undefined if nothing else distinguishes them. */
function unite(state: State, parts: readonly Node[]): Node | undefined {
  const [only] = parts;
  if (parts.length === 1) return only;
  const objects = parts.flatMap((part, index) => objectsIn(state, part, index));
  const otherwise = [undefined, ...parts.keys()].find((candidate) => isByPresence(objects, candidate));
  if (otherwise === undefined && !isByPresence(objects, undefined)) return undefined;
  const last = otherwise === undefined ? undefined : parts[otherwise];
  if (last === undefined) return { kind: "union", parts };
  return last.kind === "reference" ? { kind: "union", parts, otherwise: last.definition } : undefined;
}

/** Whether each object has a required field that no other part declares. */
function isByPresence(objects: readonly ObjectPart[], otherwise: number | undefined): boolean {
  const distinguished = objects.filter(({ part }) => part !== otherwise);
  return distinguished.every((object) => {
    const others = objects.filter(({ part }) => part !== object.part);
    return (object.fields ?? []).some(
      ({ name, required }) => required && others.every(({ fields = [] }) => !fields.some((field) => field.name === name)),
    );
  });
}

function withOtherwise(state: State, parts: readonly Node[], otherwise: number | undefined, deciding: Deciding): Node {
  if (otherwise === undefined) return { kind: "union", parts };
  const part = named(state, parts[otherwise]!, deciding);
  return { kind: "union", parts: parts.with(otherwise, part), otherwise: part.definition };
}

/** A part as a reference to a definition. */
function named(state: State, part: Node, { location }: Deciding): Extract<Node, { kind: "reference" }> {
  if (part.kind === "reference") return part;
  const inner = location.path.findLast((step) => !/^(?:properties|items|anyOf|additionalProperties|\d+)$/.test(step)) ?? "";
  const title = part.doc !== undefined && /^[A-Za-z][\w-]{2,30}$/.test(part.doc) ? part.doc : "Other";
  const base = [location.definition, inner, title].filter((word) => word !== "").join(" ");
  let name = base;
  for (let count = 2; state.definitions.has(name); count++) name = `${base} ${count}`;
  state.definitions.set(name, { node: part });
  return { kind: "reference", definition: name };
}

/** One object for objects that nothing distinguishes: fields are required if all of them require it. */
function mergeObjects(state: State, parts: readonly Node[], indexes: readonly number[], { report }: Deciding): Node {
  report("the objects of this union cannot be distinguished, so they are merged into one object with all fields");
  const objects = indexes.flatMap((index) => objectsIn(state, parts[index]!, index));
  const names = [...new Set(objects.flatMap(({ fields = [] }) => fields.map(({ name }) => name)))];
  const fields = names.map((name): FieldNode => {
    const same = objects.flatMap(({ fields: own = [] }) => own.filter((field) => field.name === name));
    const node = simplifyUnion(same.map((field) => field.node));
    const isSimple = node.kind !== "union" || node.parts.filter((part) => objectsIn(state, part, 0).length > 0).length < 2;
    return {
      name,
      required: same.length === objects.length && same.every(({ required }) => required),
      node: isSimple ? node : { kind: "any" },
    };
  });
  const whole: ObjectNode = { kind: "object", fields, include: [], open: true, rules: [] };
  const rest = parts.filter((_, index) => !indexes.includes(index));
  const one: Node = fields.length === 0 ? { kind: "map", value: { kind: "any" } } : whole;
  return rest.length === 0 ? one : { kind: "union", parts: [...rest, one] };
}
