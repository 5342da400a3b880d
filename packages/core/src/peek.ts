// A look at what arrived without judging it, so that the answer to a refused message can name its ID, type and task.

import { type Input, isBytes, textWithinLimit } from "./codec.js";
import type { Encoding, ReadingContext } from "./encodings/encoding.js";
import type { ProtocolDescriptor } from "./protocol.js";

/** What arrived, as far as it can be read; undefined when it cannot be read at all or is over the limit. */
export function peekMessage(protocol: ProtocolDescriptor, encodings: readonly Encoding[], input: Input): unknown {
  const [encoding] = encodings;
  const context = { protocol, mode: "lenient" } as const;
  if (typeof input !== "string" && !isBytes(input)) return peekObject(encodings, input, context);
  const text = encoding && textWithinLimit(input, encoding, protocol.encodings[encoding.name]?.maxBytes);
  const reading = typeof text === "string" ? encoding?.read(text, context) : undefined;
  return reading?.ok ? reading.value : undefined;
}

function peekObject(encodings: readonly Encoding[], input: object, context: ReadingContext): unknown {
  try {
    for (const { readObject } of encodings) {
      const reading = readObject?.(input, context);
      if (reading !== undefined) return reading.ok ? reading.value : undefined;
    }
  } catch {
    // No data: a getter that throws, a proxy, null in the place of an object.
  }
  return input;
}
