// Scenes with connections of one role: what it may send and receive.

import { PassThrough, Readable } from "node:stream";
import type { Json } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import type { ProtocolModel } from "../../../model/protocol-model.js";
import { sceneOf, type MakeScenes } from "./scene.js";

/** A connection of the role that the change names sends or receives the message. Only protocols that are spoken over streams have connections. */
export const party: MakeScenes = async ({ old, current, change: { rule, facts } }) => {
  const role = facts.before ?? facts.after ?? "";
  const [example] = [old, current].flatMap(({ messages }) => messages[facts.what]?.examples ?? []);
  const isSpoken = [old, current].every(({ encodings, frames }) => encodings.ndjson !== undefined && frames === undefined);
  if (example === undefined || !isSpoken) return [];
  const does = rule.startsWith("sender") ? send : receive;
  const [before, after] = [await does(old, role, example.value), await does(current, role, example.value)];
  return sceneOf([`a connection of ${role} ${does === send ? "sends" : "receives"}`, JSON.stringify(example.value)], before, after);
};

async function openConnection(model: ProtocolModel, role: string, arriving: readonly string[]) {
  const { createConnect, ndjson } = await import("@wirepact/core/codegen/ndjson");
  const connect = createConnect(runnable(model), () => false, ndjson);
  return connect({ role, readable: Readable.from(arriving), writable: new PassThrough() });
}

async function send(model: ProtocolModel, role: string, message: Json): Promise<string> {
  if (!Object.hasOwn(model.roles, role)) return `unknown role "${role}"`;
  try {
    await (await openConnection(model, role, [])).send(message);
    return "sends it";
  } catch (error) {
    return `does not send it: ${(error as Error).message}`;
  }
}

async function receive(model: ProtocolModel, role: string, message: Json): Promise<string> {
  if (!Object.hasOwn(model.roles, role)) return `unknown role "${role}"`;
  for await (const result of await openConnection(model, role, [`${JSON.stringify(message)}\n`])) {
    const { ok, issues = [] } = result as { readonly ok: boolean; readonly issues?: readonly { readonly message: string }[] };
    return ok ? "takes it" : `rejects it: ${issues[0]?.message ?? ""}`;
  }
  return "receives nothing";
}
