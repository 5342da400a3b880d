// Which keys go with which kind of definition. A bound on a reference or a uuid parameter on a number is a mistake that nobody would notice later.

import type { ScalarName } from "@wirepact/core";
import type { DefinitionSyntax } from "../model/spec-syntax.js";
import { scalars } from "../scalars/index.js";
import type { ProtocolScope } from "./scope.js";

/** The kinds of definition, named by the key that makes them. */
export type DefinitionKind = "type" | "list" | "map" | "fields" | "union" | "const" | "enum";

const kindKeys: readonly DefinitionKind[] = ["type", "list", "map", "fields", "union", "const", "enum"];

/** Keys that only make sense with some kinds; all others go with every definition. */
const parameters = [
  "min",
  "max",
  "unique",
  "pattern",
  "keys",
  "utc",
  "fraction",
  "write",
  "version",
  "prefix",
  "schemes",
  "inside",
  "values",
  "include",
  "object",
  "reserved",
] as const;

type ParameterKey = (typeof parameters)[number];

const takenBy: { readonly [kind in Exclude<DefinitionKind, "type">]: readonly ParameterKey[] } = {
  list: ["min", "max", "unique"],
  map: ["min", "max", "keys"],
  fields: ["include", "object", "reserved"],
  union: [],
  const: [],
  enum: ["values", "pattern"],
};

const descriptions: { readonly [kind in DefinitionKind]: string } = {
  type: "a type",
  list: "a list",
  map: "a map",
  fields: "an object",
  union: "a union",
  const: "a constant",
  enum: "an enum",
};

/** Whether a type name is one of the built-in scalars. */
export const isScalarName = (name: string): name is ScalarName => Object.hasOwn(scalars, name);

/** The kind of a definition; one that only includes others is an object. */
export function kindOf(definition: DefinitionSyntax): DefinitionKind {
  return kindKeys.find((key) => definition[key] !== undefined) ?? "fields";
}

/** Reports the keys of a definition that its kind does not take. */
export function checkDefinitionKeys(scope: ProtocolScope, definition: DefinitionSyntax, place: string): void {
  const kind = kindOf(definition);
  const name = definition.type;
  const used = parameters.filter((key) => definition[key] !== undefined);
  if (kind !== "type" || name === undefined) {
    const taken = kind === "type" ? [] : takenBy[kind];
    for (const key of used) if (!taken.includes(key)) complain(scope, { key, what: descriptions[kind], taken, place });
  } else if (isScalarName(name)) {
    const taken: readonly string[] = scalars[name].parameters;
    for (const key of used) if (!taken.includes(key)) complain(scope, { key, what: name, taken, place });
  } else {
    for (const key of used) scope.complain("resolve/bound-on-reference", { key, type: name }, `${place}/${key}`);
  }
}

function complain(
  scope: ProtocolScope,
  facts: { readonly key: string; readonly what: string; readonly taken: readonly string[]; readonly place: string },
): void {
  const { key, what, taken, place } = facts;
  const hint = taken.length === 0 ? `${what} takes no parameters` : `${what} takes ${taken.join(", ")}`;
  scope.complain("resolve/wrong-parameter", { key, type: what }, `${place}/${key}`, { hint });
}
