// Messages as JSON, one per line of a stream. `streams.ts` cuts the lines; here one line is one message.

import type { Encoding } from "./encoding.js";
import { jsonReader } from "./json.js";

/** Characters that some line readers treat as a line end although JSON allows them inside a string. */
const otherLineEnds = /*@__PURE__*/ /[\u0085\u2028\u2029]/g;

const escaped = (end: string): string => `\\u${end.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** Newline-delimited JSON. A single message may be read from any JSON text; it is written on one line, without the line end. */
export const ndjson: Encoding = {
  name: "ndjson",
  framed: true,
  read: jsonReader("ndjson"),
  write: (message) => ({ ok: true, text: JSON.stringify(message).replace(otherLineEnds, escaped) }),
};
