// Cuts a stream of server-sent events, or of messages behind a Content-Length header, into messages.

import { createIssue, type EncodingName, type ProtocolDescriptor } from "@wirepact/core";
import { badSyntax, tooLarge } from "@wirepact/core/codegen";
import { contentLength, sse } from "@wirepact/core/codegen/frames";
import type { SourcedMessage } from "./read-messages.js";

/** The most bytes of a message where the protocol names no limit. */
const usualLimit = 16 * 1024 * 1024;

const framings = { sse, "content-length": contentLength } as const;

/** Whether messages in an encoding have a frame of text around them. */
export const isFramed = (encoding: EncodingName): encoding is keyof typeof framings => Object.hasOwn(framings, encoding);

/** A message as it is written to a stream. */
export const frameText = (encoding: EncodingName, text: string): string => (isFramed(encoding) ? framings[encoding].frame(text) : text);

/** The messages of a stream; their line is their number. */
export async function* readFramed(
  protocol: ProtocolDescriptor,
  origin: Pick<SourcedMessage, "source"> & { readonly encoding: keyof typeof framings },
  stream: NodeJS.ReadableStream,
): AsyncGenerator<SourcedMessage> {
  const { encoding } = origin;
  const limit = protocol.encodings[encoding]?.maxBytes ?? usualLimit;
  for await (const pieces of framings[encoding].cut(stream, limit)) {
    for (const piece of pieces) {
      const start = { ...origin, line: piece.number };
      if ("content" in piece) yield { ...start, input: piece.content };
      else {
        const fault = createIssue("problem" in piece ? badSyntax(encoding, piece.problem) : tooLarge(piece.limit, piece.size));
        yield { ...start, input: "", fault };
      }
    }
  }
}
