// Finds the schemas of the language that apply to a YAML node and to the value of a key.

import type { YamlNode } from "../model/source.js";
import { definitions } from "./language/language.js";
import type { LanguageSchema, SchemaType } from "./language/schema.js";

/** The schemas that apply to a node: references are followed and conditions evaluated. */
export function schemasFor(node: YamlNode, schema: LanguageSchema): readonly LanguageSchema[] {
  const target = schema.$ref === undefined ? schema : definitionOf(schema.$ref);
  if (target.if === undefined) return [target];
  const branch = fits(node, target.if) ? target.then : target.else;
  return branch === undefined ? [target] : [target, ...schemasFor(node, branch)];
}

/** The schema of the value of a key, or undefined if any value is allowed. */
export function schemaOfKey(schemas: readonly LanguageSchema[], key: string): LanguageSchema | undefined {
  for (const { properties } of schemas) {
    const own = properties !== undefined && Object.hasOwn(properties, key) ? properties[key] : undefined;
    if (typeof own === "object") return own;
  }
  for (const { additionalProperties } of schemas) if (typeof additionalProperties === "object") return additionalProperties;
  return undefined;
}

/** The schema of the items of an array, or undefined if any value is allowed. */
export function schemaOfItems(schemas: readonly LanguageSchema[]): LanguageSchema | undefined {
  return schemas.find((schema) => schema.items !== undefined)?.items;
}

function definitionOf(reference: string): LanguageSchema {
  const found = definitions[reference.slice("#/definitions/".length)];
  if (found === undefined) throw new Error(`the language has no definition ${reference}`);
  return found;
}

/** The conditions of the language only depend on the JSON type and on keys. */
function fits(node: YamlNode, condition: LanguageSchema): boolean {
  if (condition.type !== undefined && condition.type !== kindOf(node)) return false;
  return (condition.required ?? []).every((key) => hasKey(node, key));
}

function kindOf(node: YamlNode): SchemaType {
  if (node.kind === "map") return "object";
  return node.kind === "list" ? "array" : "string";
}

function hasKey(node: YamlNode, key: string): boolean {
  return node.kind === "map" && node.entries.some((entry) => entry.key === key);
}
