// Plain data as a TypeScript expression.

import { isIdentifier } from "./identifiers.js";

/** A property name as it stands in an object literal or an interface. */
export const propertyName = (name: string): string => (isIdentifier(name) && name !== "__proto__" ? name : JSON.stringify(name));

/** Data as an expression; `replace` may give other text for a part of it, such as the name of a constant. */
export function literal(value: unknown, replace: (value: object) => string | undefined = () => undefined): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "undefined";
  const other = replace(value);
  if (other !== undefined) return other;
  if (Array.isArray(value)) return `[${value.map((item) => literal(item, replace)).join(", ")}]`;
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return `{ ${members.map(([name, member]) => `${propertyName(name)}: ${literal(member, replace)}`).join(", ")} }`;
}
