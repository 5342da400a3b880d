// How much of the limits of model providers the tools of a role use.

import type { JsonSchema } from "../../model/schema-set.js";

/** The limits of a request, as the providers document them. */
export const providerLimits = {
  openai: { tools: 128, properties: 5000, levels: 10, enumValues: 1000 },
  anthropic: { tools: 20, optional: 24, unions: 16 },
} as const;

/** What the schemas of a request contain. */
export interface ToolCounts {
  readonly tools: number;
  readonly properties: number;
  /** Of the tool that is nested most deeply. */
  readonly levels: number;
  readonly enumValues: number;
  /** Properties that are not required. */
  readonly optional: number;
  /** Properties with `anyOf`. */
  readonly unions: number;
}

/** Counts what the schemas of several tools contain together. OpenAI limits properties and enum values per tool; the largest tool counts. */
export function countTools(schemas: readonly JsonSchema[]): ToolCounts {
  const each = schemas.map((schema) => countSchema(schema));
  const most = (name: keyof Counts): number => Math.max(0, ...each.map((counts) => counts[name]));
  const sum = (name: keyof Counts): number => each.reduce((total, counts) => total + counts[name], 0);
  return {
    tools: schemas.length,
    properties: most("properties"),
    levels: most("levels"),
    enumValues: most("enumValues"),
    optional: sum("optional"),
    unions: sum("unions"),
  };
}

/** The limits that are exceeded, in words. */
export function exceededLimits(counts: ToolCounts, provider: keyof typeof providerLimits): readonly string[] {
  const limits: Readonly<Partial<Record<keyof ToolCounts, number>>> = providerLimits[provider];
  const names = Object.keys(limits) as (keyof ToolCounts)[];
  return names.filter((name) => counts[name] > (limits[name] ?? Infinity)).map((name) => `${name}: ${counts[name]} of ${limits[name]}`);
}

type Counts = Omit<ToolCounts, "tools">;

function countSchema(schema: JsonSchema): Counts {
  const properties = Object.entries((schema["properties"] ?? {}) as Readonly<Record<string, JsonSchema>>);
  const required = (schema["required"] ?? []) as readonly string[];
  const items = schema["items"] as JsonSchema | undefined;
  const parts = [...properties.map(([, part]) => part), ...(items === undefined ? [] : [items])];
  const alternatives = (schema["anyOf"] ?? []) as readonly JsonSchema[];
  const inner = [...parts, ...alternatives].map(countSchema);
  const sum = (name: keyof Counts): number => inner.reduce((total, counts) => total + counts[name], 0);
  const deepest = Math.max(0, ...inner.map(({ levels }) => levels));
  return {
    properties: properties.length + sum("properties"),
    // Alternatives stand on the same level as what they replace.
    levels: deepest + (parts.length > 0 ? 1 : 0),
    enumValues: ((schema["enum"] ?? []) as readonly unknown[]).length + sum("enumValues"),
    optional: properties.filter(([name]) => !required.includes(name)).length + sum("optional"),
    unions: properties.filter(([, part]) => part["anyOf"] !== undefined).length + sum("unions"),
  };
}
