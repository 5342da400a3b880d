// An agent of the official A2A package that answers every message at once. It prints where it listens.

import { DefaultRequestHandler, InMemoryTaskStore } from "@a2a-js/sdk/server";
import { jsonRpcHandler, UserBuilder } from "@a2a-js/sdk/server/express";
import express from "express";

const card = {
  protocolVersion: "0.3.0",
  name: "Host",
  description: "Books tables.",
  version: "1.0.0",
  capabilities: { streaming: true },
  defaultInputModes: ["text/plain"],
  defaultOutputModes: ["text/plain"],
  skills: [],
};
const executor = {
  execute: async ({ contextId }, bus) => {
    bus.publish({ kind: "message", messageId: "m-1", role: "agent", contextId, parts: [{ kind: "text", text: "Booked." }] });
    bus.finished();
  },
  cancelTask: async () => undefined,
};
const app = express();
const server = app.listen(0, "127.0.0.1", () => {
  const url = `http://127.0.0.1:${server.address().port}/rpc`;
  const requestHandler = new DefaultRequestHandler({ ...card, url }, new InMemoryTaskStore(), executor);
  app.use("/rpc", jsonRpcHandler({ requestHandler, userBuilder: UserBuilder.noAuthentication }));
  console.log(url);
});
