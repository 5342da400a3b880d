// The objects among the parts of a union, and what distinguishes them.

import { allFields } from "./merge-objects.js";
import type { Definition, Definitions, FieldNode, Node, Note, ObjectNode, Report } from "./node.js";
import { simplifyUnion } from "./simplify-union.js";

/** What is being imported: unions add definitions and notes. */
export interface State {
  readonly definitions: Map<string, Definition>;
  readonly notes: Note[];
}

/** An object among the parts of a union; a part that is a union itself has several. */
export interface ObjectPart {
  readonly part: number;
  readonly node: Node;
  /** Undefined for a map, which has no fields. */
  readonly fields: readonly FieldNode[] | undefined;
}

export const lookupIn =
  ({ definitions }: { readonly definitions: Definitions }) =>
  (name: string): Node | undefined =>
    definitions.get(name)?.node;

export function objectsIn(state: State, node: Node, part: number, seen: ReadonlySet<string> = new Set()): readonly ObjectPart[] {
  if (node.kind === "reference") {
    const target = state.definitions.get(node.definition)?.node;
    return target === undefined || seen.has(node.definition) ? [] : objectsIn(state, target, part, new Set([...seen, node.definition]));
  }
  if (node.kind === "object") return [{ part, node, fields: allFields(node, { lookup: lookupIn(state) }) }];
  if (node.kind === "map") return [{ part, node, fields: undefined }];
  return node.kind === "union" ? node.parts.flatMap((inner) => objectsIn(state, inner, part, seen)) : [];
}

/** The names that could be a tag: those in all parts but one. */
export function commonNames(objects: readonly ObjectPart[]): readonly string[] {
  const owners = new Map<string, Set<number>>();
  for (const { part, fields = [] } of objects) for (const { name } of fields) owners.set(name, (owners.get(name) ?? new Set()).add(part));
  const parts = new Set(objects.map(({ part }) => part)).size;
  return [...owners].flatMap(([name, { size }]) => (size >= parts - 1 ? [name] : []));
}

/** The values of a required field, if they are constants; with `orOptional`, also of one that may be missing. */
export function constantsOf(
  state: State,
  { fields }: ObjectPart,
  name: string,
  orOptional = false,
): readonly (string | number | boolean)[] | undefined {
  const field = fields?.find((candidate) => candidate.name === name);
  let node = field?.node;
  for (let depth = 0; node?.kind === "reference" && depth < 20; depth++) node = state.definitions.get(node.definition)?.node;
  if ((field?.required !== true && !orOptional) || node === undefined || node.nullable === true) return undefined;
  if (node.kind === "const") return [node.value];
  return node.kind === "enum" && !node.open ? node.values.map(([value]) => value) : undefined;
}

/** A required field of an object that no other part declares. */
export const ownField = (object: ObjectPart, objects: readonly ObjectPart[]): FieldNode | undefined =>
  (object.fields ?? []).find(
    ({ name, required }) =>
      required && objects.every(({ part, fields = [] }) => part === object.part || !fields.some((field) => field.name === name)),
  );

/** One object for objects that nothing distinguishes: fields are required if all of them require it. */
export function mergeAll(state: State, parts: readonly Node[], { report }: { readonly report: Report }): Node {
  report("the objects of this union cannot be distinguished, so they are merged into one object with all fields");
  const objects = parts.flatMap((part, index) => objectsIn(state, part, index));
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
  return fields.length === 0 ? { kind: "map", value: { kind: "any" } } : whole;
}
