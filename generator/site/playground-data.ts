// What the playground of a protocol needs: a descriptor for the run time, and examples.

import type { Json } from "@wirepact/core";
import { describeProtocol } from "../describe/describe-protocol.js";
import type { ProtocolModel } from "../model/protocol-model.js";

/** The descriptor that the run time works with, and the examples and docs that forms show. */
export function playgroundData(model: ProtocolModel): Json {
  const messages = Object.values(model.messages).map(({ name, doc, examples }) => [
    name,
    { doc, examples: examples.map(({ name: example, value }) => ({ name: example, value })) },
  ]);
  return { descriptor: describeProtocol(model), messages: Object.fromEntries(messages) } as unknown as Json;
}
