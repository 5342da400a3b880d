// Limits that hold before anything recursive touches what arrived: well-formed UTF-8, bytes, nesting and number of keys.

/** Deepest nesting of objects and lists that is read. */
export const maxDepth = 64;

/** Most object members that one message may have. */
export const maxKeys = 10_000;

/** Most values reached when an object is walked; only shared references get there without the text being huge. */
const maxValues = 1_000_000;

const strictUtf8 = /*@__PURE__*/ new TextDecoder("utf-8", { fatal: true });

/** Bytes as text without a byte order mark, or undefined when they are not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return strictUtf8.decode(bytes);
  } catch {
    return undefined;
  }
}

/** Length of a text in UTF-8; a lone surrogate counts three bytes, as its replacement character does. */
export function byteLengthOf(text: string): number {
  let bytes = text.length;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit < 0x80) continue;
    if (unit < 0x800) bytes += 1;
    else if (unit >= 0xd800 && unit <= 0xdbff && isLowSurrogate(text.charCodeAt(index + 1))) {
      bytes += 2;
      index++;
    } else bytes += 2;
  }
  return bytes;
}

const isLowSurrogate = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;

/** The limit that a text exceeds, as its size in bytes; undefined when it fits. */
export function oversize(text: string, limit: number | undefined): number | undefined {
  // Three bytes a unit is the most there can be, so most texts need no counting.
  if (limit === undefined || text.length * 3 <= limit) return undefined;
  const size = byteLengthOf(text);
  return size > limit ? size : undefined;
}

interface Measure {
  readonly depth: number;
  readonly keys: number;
  readonly values: number;
}

/** Which limit an object breaks. A cycle is too deep; shared parts count as often as they are reached. */
export function measureObject(value: object): "too-deep" | "too-many-keys" | undefined {
  const known = new Map<object, Measure | "open">();
  const measured = measure(value, 1, known);
  if (measured === undefined || measured.depth > maxDepth) return "too-deep";
  return measured.keys > maxKeys || measured.values > maxValues ? "too-many-keys" : undefined;
}

function measure(value: object, level: number, known: Map<object, Measure | "open">): Measure | undefined {
  if (level > maxDepth) return undefined;
  const seen = known.get(value);
  if (seen === "open") return undefined;
  if (seen !== undefined) return seen;
  known.set(value, "open");
  const isList = Array.isArray(value);
  const parts: readonly unknown[] = isList ? value : Object.values(value);
  let depth = 0;
  let keys = isList ? 0 : parts.length;
  let values = parts.length;
  for (const part of parts) {
    if (typeof part !== "object" || part === null) continue;
    const inner = measure(part, level + 1, known);
    if (inner === undefined) return undefined;
    depth = Math.max(depth, inner.depth);
    keys += inner.keys;
    values += inner.values;
  }
  const result = { depth: depth + 1, keys, values };
  known.set(value, result);
  return result;
}
