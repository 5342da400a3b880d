// The hash by which a text is recognized.

import { createHash } from "node:crypto";

/** The hash of a text; a checkout with CRLF line endings has the same. */
export function hashText(text: string): string {
  return createHash("sha256").update(text.replaceAll("\r\n", "\n")).digest("hex");
}
