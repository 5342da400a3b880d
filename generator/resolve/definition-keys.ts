// Checks that the parameters of a definition are allowed on its type. Keys of another kind of definition are reported by the parse stage.

import type { ScalarName } from "@wirepact/core";
import type { DefinitionSyntax } from "../model/spec-syntax.js";
import type { ScalarParameter } from "../scalars/scalar.js";
import { scalars } from "../scalars/index.js";
import type { ProtocolScope } from "./scope.js";

/** The kinds of definitions, named after their key. */
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
  "alphabet",
  "padding",
  "inside",
];

/** Whether a type name is one of the built-in scalars. */
export const isScalarName = (name: string): name is ScalarName => Object.hasOwn(scalars, name);

/** The kind of a definition. */
export function kindOf(definition: DefinitionSyntax): DefinitionKind {
  return kindKeys.find((key) => definition[key] !== undefined) ?? "fields";
}

/** The parameters of scalars that a definition has. */
export const parametersOf = (definition: DefinitionSyntax): readonly ScalarParameter[] =>
  parameters.filter((key) => definition[key] !== undefined);

/** Reports parameters that are not allowed on the type of a definition. */
export function checkParameters(scope: ProtocolScope, definition: DefinitionSyntax, location: string): void {
  const { type } = definition;
  if (type === undefined) return;
  const used = parametersOf(definition);
  if (type === "null") {
    for (const key of used)
      scope.report("resolve/wrong-parameter", { key, type }, `${location}/${key}`, { hint: "null has no parameters" });
    return;
  }
  if (!isScalarName(type)) {
    // An unknown type is reported elsewhere.
    if (!Object.hasOwn(scope.syntax.types ?? {}, type)) return;
    for (const key of used) scope.report("resolve/bound-on-reference", { key, type }, `${location}/${key}`);
    return;
  }
  const allowed = scalars[type].parameters;
  const hint = allowed.length === 0 ? `${type} has no parameters` : `${type} has the parameters ${allowed.join(", ")}`;
  for (const key of used)
    if (!allowed.includes(key)) scope.report("resolve/wrong-parameter", { key, type }, `${location}/${key}`, { hint });
}
