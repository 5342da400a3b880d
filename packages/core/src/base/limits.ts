// Limits that hold before anything recursive touches what arrived: well-formed UTF-8, bytes, nesting and number of keys.

/** Deepest nesting of objects and lists that is read. */
export const maxDepth = 64;

/** The maximum number of properties of all objects in a message. */
export const maxKeys = 10_000;

/** Most values reached when an object is walked; only shared references get there without the text being huge. */
export const maxValues = 1_000_000;

const strictUtf8 = /*@__PURE__*/ new TextDecoder(undefined, { fatal: true, ignoreBOM: true });

/** Bytes as text, with a byte order mark if they have one, or undefined when they are not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return strictUtf8.decode(bytes);
  } catch {
    return undefined;
  }
}

const utf8 = /*@__PURE__*/ new TextEncoder();

/** Length of a text in UTF-8; a lone surrogate counts three bytes, as its replacement character does. */
export function byteLengthOf(text: string): number {
  return utf8.encode(text).length;
}

/** Whether the input is bytes; in this order, because `instanceof` may throw for a proxy. */
export const isBytes = (input: unknown): input is Uint8Array => ArrayBuffer.isView(input) && input instanceof Uint8Array;
