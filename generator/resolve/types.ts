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
    if (definition.lenient === "optional") scope.report("resolve/leniently-optional-type", { name }, `types/${name}/lenient`);
  }
  return withoutCycles(scope, types);
}

/** The documentation of the named types; call it after all fields and messages are resolved. */
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

/** Reports circular types and breaks the cycles, so that later steps terminate. */
function withoutCycles(scope: ProtocolScope, types: Types): Types {
  const uses = new Map(Object.entries(types).map(([name, shape]) => [name, usedNames(shape)]));
  const reported = new Set<string>();
  for (const name of uses.keys()) {
    const cycle = findCycle(uses, name);
    if (cycle === undefined || cycle.some((member) => reported.has(member))) continue;
    for (const member of cycle) reported.add(member);
    scope.report("resolve/cyclic-type", { cycle }, `types/${name}`, { span: scope.spans.keySpanOf(`types/${name}`) });
  }
  const cut: Shape = { kind: "scalar", scalar: "any" };
  return Object.fromEntries(Object.entries(types).map(([name, shape]) => [name, reported.has(name) ? cut : shape]));
}

function usedNames(shape: Shape): readonly string[] {
  return [...visitShapes(shape, "")].flatMap(({ shape: inner }) => (inner.kind === "reference" ? [inner.type] : []));
}

/** The shortest cycle from a type back to itself. */
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
  }
}

function checkUnion(
  scope: ProtocolScope,
  types: Types,
  { members, location }: { readonly members: readonly Shape[]; readonly location: string },
): void {
  let objects = 0;
  for (const [index, member] of members.entries()) {
    const shape = dereference(types, member);
    const memberLocation = `${location}/union/${index}`;
    if (shape?.kind === "struct" || shape?.kind === "map") objects += 1;
    if (objects > 1 && (shape?.kind === "struct" || shape?.kind === "map")) scope.report("resolve/union-two-objects", {}, memberLocation);
    if (shape?.kind === "union") scope.report("resolve/union-in-union", {}, memberLocation);
    if (shape?.kind === "scalar" && shape.scalar === "any") scope.report("resolve/union-with-any", {}, memberLocation);
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
  const hint =
    target.kind === "struct"
      ? `use one of ${target.fields.map((field) => field.name).join(", ")}`
      : "only arrays (`wrap: list`) and objects (`wrap: <field>`) can be wrapped";
  scope.report("resolve/bad-wrap", { wrap }, location, { hint });
}
