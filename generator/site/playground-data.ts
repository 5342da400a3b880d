// What the playground of a protocol needs: a descriptor for the run time, examples and transcripts.

import type { Json } from "@wirepact/core";
import { typeInTranscript } from "../describe/message-parts.js";
import { describeProtocol } from "../describe/describe-protocol.js";
import type { ProtocolModel } from "../model/protocol-model.js";

/** The descriptor that the run time works with, the examples and docs that forms show, and the transcripts of flows. */
export function playgroundData(model: ProtocolModel): Json {
  const messages = Object.values(model.messages).map(({ name, doc, examples }) => [
    name,
    { doc, examples: examples.map(({ name: example, value }) => ({ name: example, value })) },
  ]);
  return {
    descriptor: describeProtocol(model),
    messages: Object.fromEntries(messages),
    transcripts: Object.values(model.flows).flatMap(({ name: flow, transcripts }) =>
      transcripts.map((transcript) => ({
        flow,
        name: transcript.name,
        isValid: transcript.fault === undefined,
        messages: transcript.messages,
        types: transcript.messages.map((_, index) => typeInTranscript(model, transcript, index)),
      })),
    ),
  } as unknown as Json;
}
