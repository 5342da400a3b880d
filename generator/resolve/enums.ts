// Resolves enums: of strings, or of integers.

import type { EnumShape, EnumValue } from "@wirepact/core";
import type { DefinitionSyntax } from "../model/spec-syntax.js";
import { resolvePattern } from "./patterns.js";
import { withoutUndefined } from "../base/without-undefined.js";
import type { ProtocolScope } from "./scope.js";

/** The shape of an enum. */
export function resolveEnum(scope: ProtocolScope, definition: DefinitionSyntax, location: string): EnumShape {
  const { of = "string" } = definition;
  const values = Object.entries(definition.values ?? {}).map(([key, meaning]): EnumValue => {
    const value = of === "integer" ? Number(key) : key;
    if (typeof meaning === "string") return { value, doc: meaning };
    const { name, doc, aliases, since, deprecated } = meaning;
    return withoutUndefined({ value, name, doc, aliases, since, deprecated });
  });
  checkValues(scope, definition, `${location}/values`);
  checkAliases(scope, values, `${location}/values`);
  checkNames(scope, values, `${location}/values`);
  const open = definition.enum === "open";
  const refused = open ? (of === "integer" ? "an enum of integers" : undefined) : "a closed enum";
  if (refused !== undefined && definition.pattern !== undefined) {
    scope.report("resolve/wrong-parameter", { key: "pattern", type: refused }, `${location}/pattern`, {
      hint: "only open enums of strings can have a pattern",
    });
  }
  // The order in which JavaScript lists such keys is not the one of the file.
  const ordered = of === "integer" ? values.toSorted((a, b) => Number(a.value) - Number(b.value)) : values;
  return withoutUndefined({
    kind: "enum",
    open,
    values: ordered,
    pattern: resolvePattern(scope, definition.pattern, `${location}/pattern`),
  });
}

const isInteger = (key: string): boolean => /^(?:0|-?[1-9][0-9]*)$/.test(key) && Number.isSafeInteger(Number(key));

/** Whether `1` is a string or an integer must be said; all values of an enum of integers are integers. */
function checkValues(scope: ProtocolScope, { of, values = {} }: DefinitionSyntax, location: string): void {
  const keys = Object.keys(values);
  if (of === undefined && keys.every(isInteger)) scope.report("resolve/enum-of-required", { value: keys[0] ?? "" }, location);
  if (of !== "integer") return;
  for (const value of keys.filter((key) => !isInteger(key))) {
    const at = `${location}/${value}`;
    scope.report("resolve/enum-not-integer", { value }, at, { span: scope.spans.keySpanOf(at) });
  }
}

function checkAliases(scope: ProtocolScope, values: readonly EnumValue[], location: string): void {
  const owners = new Map(values.map(({ value: word }) => [word, String(word)]));
  for (const { value: word, aliases = [] } of values) {
    for (const [index, alias] of aliases.entries()) {
      const owner = owners.get(alias);
      if (owner !== undefined) scope.report("resolve/duplicate-alias", { alias, owner }, `${location}/${word}/aliases/${index}`);
      else owners.set(alias, String(word));
    }
  }
}

/** Two values cannot have the same name in the constant; one without a name may have itself as its name. */
function checkNames(scope: ProtocolScope, values: readonly EnumValue[], location: string): void {
  const names = new Set(values.flatMap(({ value, name }) => (name === undefined ? [String(value)] : [])));
  for (const { value, name } of values) {
    if (name !== undefined && names.has(name)) scope.report("resolve/duplicate-value-name", { name }, `${location}/${value}/name`);
    if (name !== undefined) names.add(name);
  }
}
