// Resolves the named types of a protocol: their shapes, their docs, and the cycles among them.

import type { Shape } from "@wirepact/core";
import { dereference } from "@wirepact/core/describe";
import type { TypeNotes } from "../model/protocol-model.js";
import type { DefinitionSyntax } from "../model/spec-syntax.js";
import { resolveFields } from "./fields.js";
import { present } from "./present.js";
import type { ProtocolScope } from "./scope.js";
import { refuseDerivations, resolveShape } from "./shapes.js";
import { visitShapes } from "./visit-shapes.js";

export type Types = Readonly<Record<string, Shape>>;

/** The shapes of all named types. */
export function resolveTypes(scope: ProtocolScope): Types {
  const definitions = Object.entries(scope.syntax.types ?? {});
  const types = Object.fromEntries(definitions.map(([name, definition]) => [name, resolveShape(scope, definition, `types/${name}`)]));
  for (const [name, definition] of definitions) {
    if (definition.lenient === "optional") scope.complain("resolve/leniently-optional-type", { name }, `types/${name}/lenient`);
  }
  return withoutCycles(scope, types);
}

/** What is said about the named types besides their shapes; call it when all fields and messages are resolved. */
export function resolveTypeNotes(scope: ProtocolScope): Readonly<Record<string, TypeNotes>> {
  const notes = Object.entries(scope.syntax.types ?? {}).map(([name, definition]): [string, TypeNotes] => {
    const mixin = scope.included.has(name) && !scope.referenced.has(name);
    if (scope.referenced.has(name) && isObject(definition)) refuseDerivations(scope, resolveFields(scope, definition, `types/${name}`));
    return [
      name,
      present({
        doc: definition.doc,
        since: definition.since,
        deprecated: definition.deprecated,
        mixin: mixin ? (true as const) : undefined,
      }),
    ];
  });
  return Object.fromEntries(notes);
}

const isObject = (definition: DefinitionSyntax): boolean => definition.fields !== undefined || definition.include !== undefined;

/** Reports every type that contains itself and cuts the circle, so that later steps end. */
function withoutCycles(scope: ProtocolScope, types: Types): Types {
  const uses = new Map(Object.entries(types).map(([name, shape]) => [name, usedNames(shape)]));
  const reported = new Set<string>();
  for (const name of uses.keys()) {
    const cycle = findCycle(uses, name);
    if (cycle === undefined || cycle.some((member) => reported.has(member))) continue;
    for (const member of cycle) reported.add(member);
    scope.complain("resolve/cyclic-type", { cycle }, `types/${name}`, { span: scope.spans.keySpanOf(`types/${name}`) });
  }
  const cut: Shape = { kind: "scalar", scalar: "any" };
  return Object.fromEntries(Object.entries(types).map(([name, shape]) => [name, reported.has(name) ? cut : shape]));
}

function usedNames(shape: Shape): readonly string[] {
  return [...visitShapes(shape, "")].flatMap(({ shape: inner }) => (inner.kind === "reference" ? [inner.type] : []));
}

/** The shortest way from a type back to itself. */
function findCycle(uses: ReadonlyMap<string, readonly string[]>, start: string): readonly string[] | undefined {
  const ways: (readonly string[])[] = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of uses.get(way.at(-1) ?? start) ?? []) {
      if (next === start) return [...way, start];
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}

/** Reports unions and wraps that cannot work; these look through names, so all types must be known. */
export function checkShapes(scope: ProtocolScope, types: Types, placed: Iterable<{ readonly shape: Shape; readonly place: string }>): void {
  for (const { shape, place } of placed) {
    if (shape.kind === "union") checkUnion(scope, types, { members: shape.members, place });
    if (shape.lenient?.wrap !== undefined) checkWrap(scope, types, { shape, wrap: shape.lenient.wrap, place: `${place}/lenient/wrap` });
  }
}

function checkUnion(
  scope: ProtocolScope,
  types: Types,
  { members, place }: { readonly members: readonly Shape[]; readonly place: string },
): void {
  let objects = 0;
  for (const [index, member] of members.entries()) {
    const shape = dereference(types, member);
    const memberPlace = `${place}/union/${index}`;
    if (shape?.kind === "struct" || shape?.kind === "map") objects += 1;
    if (objects > 1 && (shape?.kind === "struct" || shape?.kind === "map")) scope.complain("resolve/union-two-objects", {}, memberPlace);
    if (shape?.kind === "union") scope.complain("resolve/union-in-union", {}, memberPlace);
    if (shape?.kind === "scalar" && shape.scalar === "any") scope.complain("resolve/union-with-any", {}, memberPlace);
  }
}

function checkWrap(
  scope: ProtocolScope,
  types: Types,
  { shape, wrap, place }: { readonly shape: Shape; readonly wrap: string; readonly place: string },
): void {
  const target = dereference(types, shape);
  if (target === undefined) return;
  if (target.kind === "struct" && target.fields.some((field) => field.name === wrap)) return;
  if (target.kind === "list" && wrap === "list") return;
  const hint =
    target.kind === "struct"
      ? `name one of ${target.fields.map((field) => field.name).join(", ")}`
      : "only lists (`wrap: list`) and objects (`wrap: member`) can be wrapped";
  scope.complain("resolve/bad-wrap", { wrap }, place, { hint });
}
