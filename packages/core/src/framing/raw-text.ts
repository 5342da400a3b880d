// The text of a message that could not be decoded, for logs and for queues of rejected messages.

import type { Piece } from "./framing.js";
import { checkLimit } from "../base/check-limit.js";

/** The maximum number of characters that are kept of an invalid message unless the caller says otherwise. */
const usualMaximum = 1000;

/** The maximum that a caller sets, or the usual one. */
export const knownMaxRaw = (maxRaw: number = usualMaximum): number => checkLimit("maxRaw", maxRaw, 0);

/** How many bytes contain that many characters, whatever they are. */
export const bytesOfRaw = (maxRaw: number): number => 4 * maxRaw;

/**
 * A failed result with the text that it is about, which `raw` returns. The property is not enumerable: printing or copying a result must not
 * repeat what may be sensitive.
 */
export function withRaw<R extends { readonly ok: boolean }>(result: R, piece: Piece, maxRaw: number): R {
  if (result.ok || maxRaw === 0) return result;
  const raw = startOf("content" in piece ? piece.content : piece.head, maxRaw);
  return raw === undefined ? result : Object.defineProperty(result, "raw", { value: raw });
}

/** The first characters of a text or of bytes, in memory of their own: a slice would keep all of the text alive. */
function startOf(content: string | Uint8Array | undefined, length: number): string | undefined {
  if (content === undefined) return undefined;
  const bytes = typeof content === "string" ? new TextEncoder().encode(cut(content, length)) : content.subarray(0, bytesOfRaw(length));
  return cut(new TextDecoder().decode(bytes), length);
}

/** The first characters, without one half of a surrogate pair at the end. */
const cut = (text: string, length: number): string => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "");
