// An agent of the official ACP package that accepts every prompt.

import { Readable, Writable } from "node:stream";
import { agent, methods, ndJsonStream } from "@agentclientprotocol/sdk";

const { initialize, authenticate, session } = methods.agent;
agent({ name: "cook" })
  .onRequest(initialize, () => ({ protocolVersion: 1, agentCapabilities: {} }))
  .onRequest(authenticate, () => ({}))
  .onRequest(session.new, () => ({ sessionId: "s-1" }))
  .onRequest(session.prompt, () => ({ stopReason: "end_turn" }))
  .onNotification(session.cancel, () => undefined)
  .connect(ndJsonStream(Writable.toWeb(process.stdout), Readable.toWeb(process.stdin)));
