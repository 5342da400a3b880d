// Options that do not exist, or are of the wrong kind, are mistakes of the program: the error names them and what was probably meant.

import { PassThrough } from "node:stream";
import * as acpSwarm from "@wirepact/acp-swarm";
import * as testing from "@wirepact/acp-swarm/testing";
import * as tools from "@wirepact/acp-swarm/tools";
import * as agentMail from "@wirepact/agent-mail";
import { openChannel, openEngine } from "@wirepact/channel";
import { createMemoryStore } from "@wirepact/store/memory";
import { audit, createHistory, importLines, openStore } from "@wirepact/store";
import * as records from "@wirepact/message-store";
import { describe, expect, it } from "vitest";
import { pair, request } from "./rpc-pair.js";

const text = "{}";
/** What a program in JavaScript may pass. */
const as = (value: unknown): never => value as never;
const fields = { swarmId: "5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e", containerId: "c0ffee12" };
const task = { ...fields, taskFilePath: "tasks/limit.json", branchName: "feat/limit", repoUrl: "https://git.example/harbor.git" };
const started = acpSwarm.createTaskRequest(task);
const streams = () => ({ readable: new PassThrough(), writable: new PassThrough() });

describe("an unknown option is rejected, with a suggestion", () => {
  it.each<[string, () => unknown, string]>([
    ["decode", () => acpSwarm.decode(text, as({ moed: "lenient" })), 'unknown option "moed"; did you mean "mode"?'],
    ["validate", () => acpSwarm.validate({}, as({ typ: "x" })), 'unknown option "typ"; did you mean "type"?'],
    ["encode", () => acpSwarm.encode(as({}), as({ encodin: "json" })), 'unknown option "encodin"; did you mean "encoding"?'],
    ["a builder", () => acpSwarm.createTaskRequest(task, as({ clipp: true })), 'unknown option "clipp"; did you mean "clip"?'],
    ["decodeStream", () => acpSwarm.decodeStream(text, as({ maxByte: 7 })), 'unknown option "maxByte"; did you mean "maxBytes"?'],
    ["connect", () => acpSwarm.connect(as({ ...streams(), rol: "container" })), 'unknown option "rol"; did you mean "role"?'],
    ["createConversation", () => acpSwarm.createConversation(as({ nwo: () => new Date() })), 'unknown option "nwo"; did you mean "now"?'],
    ["request", () => pair().client.request(request("wait", {}), as({ timeuot: 5 })), 'unknown option "timeuot"; did you mean "timeout"?'],
    ["serve", () => pair().server.serve({}, as({ fallbak: () => 1 })), 'unknown option "fallbak"; did you mean "fallback"?'],
    ["feed", () => acpSwarm.createConversation().feed(started, as({ form: "container" })), 'unknown option "form"; did you mean "from"?'],
    ["toMail", () => agentMail.toMail(as({}), as({ onWarnin: () => 1 })), 'unknown option "onWarnin"; did you mean "onWarning"?'],
    ["toolsFor", () => tools.toolsFor(as({ rol: "container" })), 'unknown option "rol"; did you mean "role"?'],
    ["fromToolCall", () => tools.fromToolCall("x", {}, as({ newI: () => "" })), 'unknown option "newI"; did you mean "newId"?'],
    ["repairPrompt", () => tools.repairPrompt([], as({ limt: 5 })), 'unknown option "limt"; did you mean "limit"?'],
    [
      "an arbitrary",
      () => testing.taskRequestArbitrary(as({ representabel: true })),
      'unknown option "representabel"; did you mean "representable"?',
    ],
  ])("%s", (_name, call, message) => {
    expect(call).toThrow(new TypeError(message));
  });

  it("channels", async () => {
    const lead = { role: "orchestrator", name: "lead" } as const;
    const channel = await openChannel("memory:options", acpSwarm, lead);
    for (const [call, message] of [
      [() => openChannel("memory:options", acpSwarm, as({ ...lead, shard: true })), 'unknown option "shard"; did you mean "shared"?'],
      [() => openEngine("memory:options", acpSwarm.protocol, as({ creat: false })), 'unknown option "creat"; did you mean "create"?'],
      [() => channel.send(started, as({ too: "x" })), 'unknown option "too"; did you mean "to"?'],
    ] as const)
      await expect(call()).rejects.toMatchObject({ name: "ChannelError", code: "invalid-option", message });
    await channel.close();
  });

  it("receive and encodeStream, when they are awaited", async () => {
    await expect(acpSwarm.receive(text, as({ authorise: () => true }))).rejects.toThrow(
      'unknown option "authorise"; did you mean "authorize"?',
    );
    await expect(acpSwarm.encodeStream([], as({ mod: "strict" })).next()).rejects.toThrow('unknown option "mod"; did you mean "mode"?');
  });

  it("the functions of stores", async () => {
    const store = createMemoryStore(records);
    const refused = async (call: () => unknown, message: string): Promise<void> => {
      await expect((async () => call())()).rejects.toMatchObject({ name: "StoreError", message });
    };
    await refused(() => store.tail("a", as({ from: 5 })), 'Unknown option "from"; expected one of after, live, signal');
    await refused(() => store.tail("a", as({ afer: 5 })), 'Unknown option "afer"; did you mean "after"?');
    await refused(() => store.tail("a", as({ live: "no" })), 'live must be a boolean, got "no".');
    await refused(() => store.tail("a", as({ signal: {} })), "signal must be an AbortSignal, got an object.");
    await refused(() => store.conversation("a", as({ limt: 5 })), 'Unknown option "limt"; did you mean "limit"?');
    await refused(() => store.prune(as({ locatoin: "a" })), 'Unknown option "locatoin"; did you mean "location"?');
    await refused(() => store.append("a", null, [], as({ id: [] })), 'Unknown option "id"; did you mean "ids"?');
    await refused(() => createMemoryStore(as({ ...records, chek: "none" })), 'Unknown option "chek"; did you mean "check"?');
    await refused(() => openStore("memory:", as({ ...records, chek: "none" })), 'Unknown option "chek"; did you mean "check"?');
    await refused(() => importLines(store, [], as({ batchsize: 5 })), 'Unknown option "batchsize"; did you mean "batchSize"?');
    await refused(() => audit(acpSwarm.receive, as({ store, locaton: "a" })), 'Unknown option "locaton"; did you mean "location"?');
    await refused(
      () => createHistory(as({ store, location: "a", agentkey: "ada" })),
      'Unknown option "agentkey"; did you mean "agentKey"?',
    );
    const history = createHistory({ store, location: "a", agentKey: "ada" });
    await refused(() => history.getHistory(as({ rolle: "worker" })), 'Unknown option "rolle"; did you mean "role"?');
    await refused(() => createMemoryStore({ ...records, now: as(5) }), "now must be a function, got 5.");
    await store.close();
  });
});

describe("an option of the wrong kind is rejected", () => {
  it("functions", async () => {
    await expect(acpSwarm.receive(text, as({ scanSecrets: true }))).rejects.toThrow("scanSecrets must be a function, got true");
    expect(() => acpSwarm.createTaskRequest(task, as({ clip: true }))).toThrow("clip must be a function, got true");
    expect(() => pair().server.serve({}, { fallback: as(7) })).toThrow("fallback must be a function, got 7");
  });

  it("signals", () => {
    expect(() => pair().client.request(request("wait", {}), { signal: as({}) })).toThrow("signal must be an AbortSignal, got an object");
  });

  it("options themselves", () => {
    const conversation = acpSwarm.createConversation();
    for (const call of [
      () => acpSwarm.decode(text, as(null)),
      () => acpSwarm.validate({}, as(null)),
      () => acpSwarm.encode(as({}), as(null)),
      () => acpSwarm.createConversation(as(null)),
      () => conversation.feed(started, as(null)),
      () => acpSwarm.createTaskRequest(task, as(null)),
    ])
      expect(call).toThrow("options must be an object, got null");
    expect(() => acpSwarm.decode(text, as("lenient"))).toThrow('options must be an object, got "lenient"');
  });

  it("streams", () => {
    const connecting = { role: "container" as const, readable: "" };
    expect(() => acpSwarm.connect({ ...connecting, writable: as(undefined) })).toThrow("writable must be a stream, got undefined");
  });

  it("times", () => {
    const conversation = acpSwarm.createConversation();
    conversation.feed(started);
    expect(() => conversation.late(as("yesterday"))).toThrow('expected a Date, got "yesterday"');
    expect(() => conversation.forget(as(null))).toThrow("expected a Date, got null");
    const arriving = acpSwarm.createConversation({ order: "arrival", now: as(() => 5) });
    expect(() => arriving.feed(started)).toThrow("expected a Date, got 5");
  });

  it("but undefined is no option", async () => {
    expect(acpSwarm.decode(text, { mode: undefined }).ok).toBe(false);
    expect((await acpSwarm.receive(text, { scanSecrets: undefined })).status).toBe("rejected");
  });
});

it("validate suggests decode for text", () => {
  const issuesOf = (result: ReturnType<typeof acpSwarm.validate>): string => (result.ok ? "" : acpSwarm.formatIssues(result.issues));
  expect(issuesOf(acpSwarm.validate('{"type":"x"}'))).toContain("; use decode to read text");
  expect(issuesOf(acpSwarm.validate(7))).not.toContain("decode");
  const decoded = acpSwarm.decode('"text"');
  expect(decoded.ok ? "" : acpSwarm.formatIssues(decoded.issues)).toContain('must be an object, got "text" [');
});
