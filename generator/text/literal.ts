// Plain data as a TypeScript expression.

import { isIdentifier } from "./identifiers.js";

/** A property name in an object literal, a pattern or an interface; a literal would take a plain `__proto__` for the prototype. */
export function propertyName(name: string): string {
  if (name === "__proto__") return '["__proto__"]';
  return isIdentifier(name) ? name : JSON.stringify(name);
}

/** An object type with these properties. */
export const objectType = (properties: Readonly<Record<string, string>>): string =>
  `{ ${Object.entries(properties)
    .map(([name, type]) => `${name}: ${type}`)
    .join("; ")} }`;

/** Names as a union of TypeScript literals. */
export const literals = (names: readonly string[]): string => names.map((name) => JSON.stringify(name)).join(" | ");

/** Data as an expression; `replace` may return other text for a string or an object in it, such as the name of a constant. */
export function literal(value: unknown, replace: (value: object | string) => string | undefined = () => undefined): string {
  const other = typeof value === "string" || (typeof value === "object" && value !== null) ? replace(value) : undefined;
  if (other !== undefined) return other;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "undefined";
  if (Array.isArray(value)) return `[${value.map((item) => literal(item, replace)).join(", ")}]`;
  const properties = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return `{ ${properties.map(([name, inner]) => `${propertyName(name)}: ${literal(inner, replace)}`).join(", ")} }`;
}
