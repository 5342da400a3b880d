// Messages as JSON, one per line of a stream. `streams.ts` cuts the lines; here one line is one message.

import type { Encoding } from "./encoding.js";
import { jsonReader } from "./json.js";

/** Characters that some line readers treat as a line end although JSON allows them inside a string. */
const otherLineEnds: readonly string[] = ["\u0085", "\u2028", "\u2029"];

const escaped = (end: string): string => `\\u${end.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** One by one, because most texts have none of them, and looking for a pattern would take longer. */
const onOneLine = (json: string): string =>
  otherLineEnds.reduce((text, end) => (text.includes(end) ? text.replaceAll(end, escaped) : text), json);

/** Newline-delimited JSON. A single message may be read from any JSON text; it is written on one line, without the line end. */
export const ndjson: Encoding = {
  name: "ndjson",
  framed: true,
  read: /*@__PURE__*/ jsonReader("ndjson"),
  write: (message) => ({ ok: true, text: onOneLine(JSON.stringify(message)) }),
};
