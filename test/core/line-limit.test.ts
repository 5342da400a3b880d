// The size limit of a message on a line counts the message, not the end of the line.

import { expect, it } from "vitest";
import { textWithinLimit } from "../../packages/core/src/codec/codec.js";
import { ndjson } from "../../packages/core/src/encodings/ndjson.js";

it.each(["", "\n", "\r\n"])("with %j at the end", (end) => {
  expect(textWithinLimit(`{"a":1}${end}`, ndjson, 7)).toBe(`{"a":1}${end}`);
  for (const input of [`{"a":12}${end}`, new TextEncoder().encode(`{"a":12}${end}`)]) {
    expect(textWithinLimit(input, ndjson, 7)).toMatchObject(["too-large", expect.any(String)]);
  }
});
