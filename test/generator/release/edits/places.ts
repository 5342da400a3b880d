// Finds the paths of a model at which an edit is possible, and applies it.

import type { Field, Flow, Shape, StructShape } from "../../../../packages/core/src/index.js";
import type { MessageModel, ProtocolModel } from "../../../../generator/model/protocol-model.js";

type Node = Readonly<Record<string, unknown>>;
export type Path = readonly (string | number)[];

/** A copy with the value at a path replaced, or removed when none is given. */
export function put<T>(target: T, path: Path, value: unknown): T {
  const [step, ...rest] = path;
  if (step === undefined) return value as T;
  if (Array.isArray(target)) {
    const items: readonly unknown[] = target;
    if (rest.length === 0 && value === undefined) return items.filter((_, index) => index !== step) as T;
    if (step === items.length) return [...items, put(undefined, rest, value)] as T;
    return items.map((item, index) => (index === step ? put(item, rest, value) : item)) as T;
  }
  const members = (target ?? {}) as Node;
  if (rest.length > 0 || value !== undefined) return { ...members, [step]: put(members[step], rest, value) } as T;
  return Object.fromEntries(Object.entries(members).filter(([name]) => name !== step)) as T;
}

export interface Found<T> {
  readonly path: Path;
  readonly node: T;
}

/** Every object inside messages and named types that passes a test. Mixins are found in the types that include them. */
function find<T>(model: ProtocolModel, passes: (node: Node) => boolean): readonly Found<T>[] {
  const found: Found<T>[] = [];
  const visit = (node: unknown, path: Path): void => {
    if (typeof node !== "object" || node === null) return;
    if (!Array.isArray(node) && passes(node as Node)) found.push({ path, node: node as T });
    // What only lenient reading accepts is one relaxation, whatever it looks like.
    for (const [name, inner] of Object.entries(node))
      if (name !== "lenient") visit(inner, [...path, Array.isArray(node) ? Number(name) : name]);
  };
  for (const [name, shape] of Object.entries(model.types)) if (model.typeDocs[name]?.mixin !== true) visit(shape, ["types", name]);
  for (const { name, shape } of Object.values(model.messages)) visit(shape, ["messages", name, "shape"]);
  return found;
}

export const shapes = <Kind extends Shape["kind"]>(
  model: ProtocolModel,
  kind: Kind,
): readonly Found<Extract<Shape, { readonly kind: Kind }>>[] => find(model, (node) => node["kind"] === kind);

export const fields = (model: ProtocolModel, passes: (field: Field) => boolean): readonly Found<Field>[] =>
  find<Field>(
    model,
    (node) => typeof node["name"] === "string" && typeof node["required"] === "boolean" && passes(node as unknown as Field),
  ).filter(({ node }) => node.name !== model.tag && !(model.body !== "inline" && node.name === model.body.field));

export const messages = (model: ProtocolModel): readonly MessageModel[] => Object.values(model.messages);
export const flows = (model: ProtocolModel): readonly Flow[] => Object.values(model.flows);

export type Edits = readonly ProtocolModel[];
/** Edits by the rule that must find them; the rule that mirrors it must find the edit undone. */
export type Editors = Readonly<Record<string, (model: ProtocolModel) => Edits>>;

/** The same change at each of several paths, one at a time. */
export const each = <T>(
  places: readonly Found<T>[],
  model: ProtocolModel,
  change: (place: Found<T>) => readonly [Path, unknown] | undefined,
): Edits =>
  places.flatMap((place) => {
    const changed = change(place);
    return changed === undefined ? [] : [put(model, changed[0], changed[1])];
  });

export const text: Shape = { kind: "scalar", scalar: "string" };
export const scalars = (model: ProtocolModel) => shapes(model, "scalar");
export const isText = ({ node }: Found<Extract<Shape, { kind: "scalar" }>>): boolean =>
  node.scalar === "string" || node.scalar === "text" || node.scalar === "line";
/** A text whose lengths no pattern limits already. */
export const isFreeText = (place: Parameters<typeof isText>[0]): boolean => isText(place) && place.node.pattern === undefined;
export const structs = (model: ProtocolModel): readonly Found<StructShape>[] => shapes(model, "struct");
export const add = (place: Found<StructShape>, field: Field): readonly [Path, unknown] => [
  [...place.path, "fields"],
  [...place.node.fields, field],
];

/** Whether a shape is a member of a union. */
export const isMember = ({ path }: Found<Shape>): boolean => path.at(-2) === "members";
