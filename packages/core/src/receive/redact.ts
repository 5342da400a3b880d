// A copy of any value that is safe to store in a log: sensitive values redacted, values that JSON cannot represent described.

import type { ProtocolDescriptor } from "../protocol.js";
import { shapesIn } from "../shape/index.js";
import { hasSecret } from "./secrets.js";

/** Replaces a sensitive value. */
export const redacted = "[redacted]";

const maxDepth = 64;

/** The names of all sensitive fields of a protocol. Names and not paths, because an invalid message may have them anywhere. */
export function sensitiveNames(protocol: ProtocolDescriptor): ReadonlySet<string> {
  const all = [...Object.values(protocol.messages).map(({ shape }) => shape), ...Object.values(protocol.types)];
  const fields = all.flatMap((shape) => [...shapesIn(shape)]).flatMap((shape) => (shape.kind === "struct" ? shape.fields : []));
  return new Set(fields.filter(({ sensitive }) => sensitive).flatMap(({ name, aliases = [] }) => [name, ...aliases]));
}

/** What to redact. */
export interface Redaction {
  /** Properties whose values are sensitive, at any depth. */
  readonly names: ReadonlySet<string>;
  /** Whether to redact strings that look like secrets. */
  readonly secrets: boolean;
  /** Whether a sensitive value keeps its JSON type, so that most messages stay valid. */
  readonly keepsTypes?: boolean;
}

/** A copy of a value without what is sensitive. */
export function redact(value: unknown, redaction: Redaction, depth = 0): unknown {
  if (typeof value === "string") return redaction.secrets && hasSecret(value) ? redacted : value;
  if (value === null || typeof value === "boolean") return value;
  if (typeof value === "number") return Number.isFinite(value) ? value : `[${value}]`;
  if (typeof value !== "object") return `[${typeof value}]`;
  if (depth >= maxDepth) return "[nested too deeply]";
  try {
    return Array.isArray(value)
      ? Array.from(value, (item) => redact(item, redaction, depth + 1))
      : redactProperties(value, redaction, depth + 1);
  } catch {
    // A getter or a proxy that throws.
    return "[unreadable]";
  }
}

function redactProperties(value: object, redaction: Redaction, depth: number): object {
  const properties = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(
    properties.map(([key, part]) => [
      redaction.secrets && hasSecret(key) ? redacted : key,
      redaction.names.has(key) ? withheld(part, redaction) : redact(part, redaction, depth),
    ]),
  );
}

/** What stands in place of a sensitive value. */
function withheld(value: unknown, { keepsTypes = false }: Redaction): unknown {
  if (!keepsTypes || typeof value === "string") return redacted;
  if (typeof value === "number") return 0;
  if (typeof value !== "object" || value === null) return value === null ? null : false;
  return Array.isArray(value) ? [] : {};
}

/** A copy of a message in which the values of sensitive fields are redacted, wherever they are. */
export function redactMessage(protocol: ProtocolDescriptor, message: unknown): unknown {
  const names = new Set(sensitiveNames(protocol));
  const raw = protocol.encodings.mail?.keeps.raw;
  // A raw mail message contains the values of all fields.
  if (names.size > 0 && raw !== undefined) names.add(raw);
  return redact(message, { names, secrets: false });
}
