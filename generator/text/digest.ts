// The hashes by which texts and models are recognized.

import { createHash } from "node:crypto";

/** The hash of a text; a checkout with CRLF line endings has the same. */
export function hashText(text: string): string {
  return createHash("sha256").update(text.replaceAll("\r\n", "\n")).digest("hex");
}

/** A hash with the name of its algorithm. */
export const digestOf = (text: string): string => `sha256-${hashText(text)}`;
