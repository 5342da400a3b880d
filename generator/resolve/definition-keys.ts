// Which parameters go with which type. A bound on a reference or a uuid parameter on a number is a mistake that nobody would notice later; keys of another
// kind of definition are noticed by parsing already.

import type { ScalarName } from "@wirepact/core";
import type { DefinitionSyntax } from "../model/spec-syntax.js";
import type { ScalarParameter } from "../scalars/scalar.js";
import { scalars } from "../scalars/index.js";
import type { ProtocolScope } from "./scope.js";

/** The kinds of definition, named by the key that makes them. */
export type DefinitionKind = "type" | "list" | "map" | "fields" | "union" | "const" | "enum";

const kindKeys: readonly DefinitionKind[] = ["type", "list", "map", "fields", "union", "const", "enum"];

const parameters: readonly ScalarParameter[] = [
  "min",
  "max",
  "pattern",
  "utc",
  "fraction",
  "write",
  "version",
  "prefix",
  "schemes",
  "inside",
];

/** Whether a type name is one of the built-in scalars. */
export const isScalarName = (name: string): name is ScalarName => Object.hasOwn(scalars, name);

/** The kind of a definition. */
export function kindOf(definition: DefinitionSyntax): DefinitionKind {
  return kindKeys.find((key) => definition[key] !== undefined) ?? "fields";
}

/** Reports parameters that the type of a definition does not take. */
export function checkParameters(scope: ProtocolScope, definition: DefinitionSyntax, location: string): void {
  const { type } = definition;
  if (type === undefined) return;
  const used = parameters.filter((key) => definition[key] !== undefined);
  if (!isScalarName(type)) {
    // A type that does not exist is reported as such; what it would take is not known.
    if (!Object.hasOwn(scope.syntax.types ?? {}, type)) return;
    for (const key of used) scope.report("resolve/bound-on-reference", { key, type }, `${location}/${key}`);
    return;
  }
  const allowed = scalars[type].parameters;
  const hint = allowed.length === 0 ? `${type} has no parameters` : `${type} has the parameters ${allowed.join(", ")}`;
  for (const key of used)
    if (!allowed.includes(key)) scope.report("resolve/wrong-parameter", { key, type }, `${location}/${key}`, { hint });
}
