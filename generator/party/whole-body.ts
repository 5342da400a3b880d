// A body that is one message as a whole, as HTTP and files carry it.

import type { Encoding } from "@wirepact/core";
import type { Framing } from "@wirepact/core/codegen/frames";

/** The framing of such a body. */
export const wholeBody = (encoding: Encoding): Framing => ({
  encoding,
  frame: (text) => text,
  cut: async function* (source, limit, maxHead = 0) {
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of source as AsyncIterable<Uint8Array>) {
      if (size <= limit) chunks.push(chunk);
      size += chunk.length;
    }
    const bytes = Buffer.concat(chunks);
    if (size > limit) yield [{ number: 1, size, limit, head: bytes.subarray(0, maxHead) }];
    else if (size > 0) yield [{ number: 1, content: bytes.toString("utf8") }];
  },
});
