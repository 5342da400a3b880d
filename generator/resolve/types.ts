// Resolves the named types of a protocol: their shapes and their docs.

import type { Shape } from "@wirepact/core";
import { shapeNoun } from "@wirepact/core/describe";
import { alternativesOf, dereference, type ShapeKind } from "@wirepact/core/shape";
import { didYouMean } from "../text/did-you-mean.js";
import type { TypeNotes } from "../model/protocol-model.js";
import { cutShape, withoutCycles } from "./endless-types.js";
import { withoutUndefined } from "../base/without-undefined.js";
import type { ProtocolScope } from "./scope.js";
import { refuseDerivations, resolveShape } from "./shapes.js";

export type Types = Readonly<Record<string, Shape>>;

/** The shapes of all named types. */
export function resolveTypes(scope: ProtocolScope): Types {
  const definitions = Object.entries(scope.syntax.types ?? {});
  const dependent = new Set<string>();
  const first = definitions.map(([name, definition]): [string, Shape] => {
    scope.dependsOnTypes = false;
    const shape = resolveShape(scope, definition, `types/${name}`);
    if (scope.dependsOnTypes) dependent.add(name);
    return [name, shape];
  });
  scope.types = withoutCycles(scope, Object.fromEntries(first));
  // Again for unions, which look at the objects that their parts refer to, and for rules, whose paths go through types.
  const again = definitions.flatMap(([name, definition]): readonly [string, Shape][] =>
    dependent.has(name) ? [[name, resolveShape(scope, definition, `types/${name}`)]] : [],
  );
  const types = again.length === 0 ? scope.types : withoutCycles(scope, Object.fromEntries([...first, ...again]));
  for (const [name, definition] of definitions) {
    if (definition.brand === true) checkBrand(scope, types, name);
  }
  return types;
}

/** Reports a brand on a type that has other values than strings and numbers. */
function checkBrand(scope: ProtocolScope, types: Types, name: string): void {
  const target = dereference(types, types[name]!);
  const isNull = target?.kind === "union" && target.members.length === 0;
  const wrong = isNull ? target : alternativesOf(types, types[name]!).find((shape) => !isStringOrNumber(shape));
  if (wrong !== undefined)
    scope.report("resolve/bad-brand", { received: unbranded[wrong.kind] ?? `\`${shapeNoun(wrong)}\`` }, `types/${name}/brand`);
}

/** What other shapes than scalars are called. */
const unbranded: Readonly<Record<ShapeKind, string | undefined>> = {
  literal: "a constant",
  enum: "an enum",
  list: "an array",
  map: "a map",
  struct: "an object",
  scalar: undefined,
  reference: undefined,
  union: undefined,
};

/** An unknown type, which is reported elsewhere, counts as one. */
const isStringOrNumber = (shape: Shape): boolean =>
  shape === cutShape || (shape.kind === "scalar" && shape.scalar !== "boolean" && shape.scalar !== "any");

/** The documentation of the named types; call it after all fields and messages are resolved. */
export function resolveTypeNotes(scope: ProtocolScope): Readonly<Record<string, TypeNotes>> {
  const notes = Object.entries(scope.syntax.types ?? {}).map(([name, definition]): [string, TypeNotes] => {
    const mixin = scope.included.has(name) && !scope.referenced.has(name);
    if (scope.referenced.has(name)) refuseDerivations(scope, scope.fieldsOfTypes.get(`types/${name}`) ?? []);
    return [
      name,
      withoutUndefined({
        doc: definition.doc,
        since: definition.since,
        deprecated: definition.deprecated,
        brand: definition.brand === true ? (true as const) : undefined,
        mixin: mixin ? (true as const) : undefined,
      }),
    ];
  });
  return Object.fromEntries(notes);
}

/** Reports invalid unions and wraps; all types must be resolved, because references are followed. */
export function checkShapes(
  scope: ProtocolScope,
  types: Types,
  located: Iterable<{ readonly shape: Shape; readonly location: string }>,
): void {
  for (const { shape, location } of located) {
    if (shape.kind === "union") checkUnion(scope, types, { members: shape.members, location });
    if (shape.lenient?.wrap !== undefined)
      checkWrap(scope, types, { shape, wrap: shape.lenient.wrap, location: `${location}/lenient/wrap` });
    const target = shape.lenient?.items && dereference(types, shape);
    if (target && target.kind !== "list") scope.report("resolve/items-not-array", {}, `${location}/lenient/items`);
  }
}

function checkUnion(
  scope: ProtocolScope,
  types: Types,
  { members, location }: { readonly members: readonly Shape[]; readonly location: string },
): void {
  for (const [index, member] of members.entries()) {
    const shape = dereference(types, member);
    if (shape?.kind === "scalar" && shape.scalar === "any" && shape !== cutShape)
      scope.report("resolve/union-with-any", {}, `${location}/union/${index}`);
  }
}

function checkWrap(
  scope: ProtocolScope,
  types: Types,
  { shape, wrap, location }: { readonly shape: Shape; readonly wrap: string; readonly location: string },
): void {
  const target = dereference(types, shape);
  if (target === undefined) return;
  if (target.kind === "struct" && target.fields.some((field) => field.name === wrap)) return;
  if (target.kind === "list" && wrap === "list") return;
  const names = target.kind === "struct" ? target.fields.map((field) => field.name) : [];
  const hint =
    target.kind === "struct"
      ? (didYouMean(wrap, names) ?? `use one of ${names.join(", ")}`)
      : "only arrays (`wrap: list`) and objects (`wrap: <field>`) can be wrapped";
  scope.report("resolve/bad-wrap", { wrap }, location, { hint });
}
