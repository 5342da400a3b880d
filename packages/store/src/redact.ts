// A copy of whatever arrived that is safe to keep: sensitive members blanked, anything JSON cannot carry described instead.

import type { ProtocolDescriptor, Shape } from "@wirepact/core";

/** What stands in the place of a sensitive value. */
const redacted = "[redacted]";

const maxDepth = 64;

/** The names of all sensitive fields of a protocol. Names and not places, because what is refused need not stand where it should. */
export function sensitiveNames(protocol: ProtocolDescriptor): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (shape: Shape): void => {
    switch (shape.kind) {
      case "struct":
        for (const { name, aliases = [], sensitive, shape: inner } of shape.fields) {
          if (sensitive) for (const known of [name, ...aliases]) names.add(known);
          visit(inner);
        }
        return;
      case "list":
        return visit(shape.item);
      case "map":
        return visit(shape.value);
      case "union":
        return shape.members.forEach(visit);
      case "scalar":
      case "literal":
      case "enum":
      case "reference":
        return;
      default:
        throw new Error(`unknown shape ${String(shape satisfies never)}`);
    }
  };
  for (const { shape } of Object.values(protocol.messages)) visit(shape);
  for (const shape of Object.values(protocol.types)) visit(shape);
  return names;
}

/** A copy without the members of these names, wherever they stand. */
export function redact(value: unknown, names: ReadonlySet<string>, depth = 0): unknown {
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number") return Number.isFinite(value) ? value : `[${value}]`;
  if (typeof value !== "object") return `[${typeof value}]`;
  if (depth >= maxDepth) return "[nested too deeply]";
  if (Array.isArray(value)) return value.map((item) => redact(item, names, depth + 1));
  const members = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(members.map(([key, part]) => [key, names.has(key) ? redacted : redact(part, names, depth + 1)]));
}
