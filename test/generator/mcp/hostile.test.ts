// Hostile clients: values of sensitive fields wherever they can be put, arguments that are deep, many or long, and connections that break.

import { spawn } from "node:child_process";
import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type HttpServer, type McpConnection, program, repositoryFolder, startHttp, temporaryFolder } from "../../support/mcp.js";
import { removeTemporary } from "../../support/remove-temporary.js";

const secret = "hunter2-hunter2";

/** A protocol in which everything that can be is sensitive. */
const vault = `
protocol: vault
title: Vault
version: 1.0.0
doc: Requests to a vault.
objects: open
roles: { keeper: Keeps the vault., guest: Asks the keeper. }
reading: { default: strict }
encodings: { json: {}, yaml: {} }
envelope:
  tag: type
  body: inline
  id: id
  sender: from
  recipient: to
  thread: [case]
  replyTo: re
  fields:
    id: { type: string, doc: The ID. }
    from: { type: string, sensitive: true, doc: The sender. }
    to: { type: string, sensitive: true, doc: The recipient. }
    case: { type: string, sensitive: true, doc: The case. }
    re?: { type: string, doc: The message that is answered. }
  example: { id: a, from: b, to: c, case: d }
types:
  Holder: { doc: A holder., fields: { pin: { type: string, pattern: '^[0-9]{4}$', sensitive: true, doc: The pin. } } }
messages:
  open:
    doc: Asks to open the vault.
    from: guest
    to: keeper
    replies: [opened]
    fields:
      holders: { list: Holder, doc: The holders. }
      notes?: { map: string, keys: '^[a-z]+$', sensitive: true, doc: Notes. }
      code: { type: string, sensitive: true, doc: The code. }
    examples: { minimal: { holders: [], code: x } }
  opened:
    doc: Says that the vault is open.
    from: keeper
    to: guest
    replies: []
    conventions: { code: request }
    fields:
      code: { type: string, sensitive: true, doc: The code. }
    examples: { minimal: { from: c, to: b, code: x } }
flows:
  visit:
    doc: A visit.
    key: [case]
    start: [open]
    steps: { open: [opened] }
    end: [opened]
    transcripts: { short: [open, opened] }
    illegal: { early: { messages: [opened], at: 0 } }
`;

const folder = temporaryFolder();
let server: HttpServer;
let mcp: McpConnection;
beforeAll(async () => {
  mkdirSync(join(folder, "spec"));
  copyFileSync(join(repositoryFolder, "spec/protocols/acp-swarm.yaml"), join(folder, "spec/acp-swarm.yaml"));
  writeFileSync(join(folder, "spec/vault.yaml"), vault);
  writeFileSync(join(folder, "spec/wirepact.yaml"), "protocols: [acp-swarm.yaml, vault.yaml]\n");
  server = await startHttp({ folder, store: join(folder, "store.sqlite"), write: true });
  mcp = await server.connect("modern");
});
afterAll(async () => {
  await mcp.close();
  await server.stop();
  removeTemporary(folder);
});

const asked = (more: object = {}) => ({
  type: "open",
  id: "1",
  from: `${secret}-guest`,
  to: `${secret}-keeper`,
  case: `${secret}-case`,
  holders: [],
  code: secret,
  ...more,
});
const of = { protocol: "vault", conversation: "c" };

it("never shows the value of a sensitive field, whatever is wrong around it", async () => {
  const texts = {
    unquoted: `{"type":"open","code":${secret}}`,
    unterminated: `{"type":"open","code":"${secret}`,
    trailing: `{"type":"open","code":"${secret}" x}`,
    duplicate: `{"type":"open","code":"${secret}","code":7}`,
    yaml: `type: open\ncode: "${secret}\nholders: [`,
    tag: `type: open\ncode: !!int ${secret}`,
  };
  const messages = [
    asked(),
    asked({ code: [secret] }),
    asked({ notes: secret }),
    asked({ notes: [secret] }),
    asked({ notes: [{ key: "a", value: 7 }, secret] }),
    asked({ notes: { [secret]: "a" } }),
    asked({ notes: { a: { [secret]: secret } } }),
    asked({ holders: [{ pin: secret }] }),
    asked({ holders: [{ pin: { [secret]: secret } }] }),
    asked({ holders: { pin: secret } }),
    asked({ id: 7, from: [secret] }),
  ];
  const results = [
    await mcp.call("feed_message", { ...of, message: asked() }),
    await mcp.call("feed_message", { ...of, message: asked({ id: "2" }) }),
    await mcp.call("feed_message", { ...of, message: { ...asked({ type: "opened", id: "3", re: "1" }), code: `${secret}-other` } }),
    await mcp.call("inspect_conversation", of),
    await mcp.call("describe_message", { protocol: "vault", message: "open" }),
    await mcp.call("append_to_store", { protocol: "vault", location: "l", messages: [asked(), asked({ id: "9" })] }),
    await mcp.call("append_to_store", { protocol: "vault", location: "l", messages: [asked({ code: [secret] })] }),
    await mcp.call("append_to_store", { protocol: "vault", location: "l", messages: [asked({ code: "changed" })] }),
    await mcp.call("read_store", { protocol: "vault", location: "l" }),
  ];
  for (const [name, text] of Object.entries(texts)) {
    const encoding = name === "yaml" || name === "tag" ? "yaml" : "json";
    results.push(await mcp.call("decode_message", { protocol: "vault", text, encoding }));
    results.push(await mcp.call("feed_message", { ...of, text, encoding }));
    results.push(await mcp.call("build_message", { ...of, message: "open", fields: text, role: "guest" }));
    results.push(await mcp.call("validate_message", { protocol: "vault", message: text }));
  }
  for (const message of messages) {
    const { type: _, ...fields } = message;
    for (const mode of ["strict", "lenient"]) results.push(await mcp.call("validate_message", { protocol: "vault", message, mode }));
    results.push(await mcp.call("encode_message", { protocol: "vault", message }));
    results.push(await mcp.call("decode_message", { protocol: "vault", text: JSON.stringify(message) }));
    results.push(await mcp.call("build_message", { ...of, message: "open", fields }));
  }
  // Ten characters of it would be too many, too.
  const leaking = results.filter(({ whole }) => whole.includes(secret.slice(0, 7)));
  expect(leaking.map(({ whole }) => whole)).toEqual([]);
  expect(results.filter(({ ok }) => !ok).length).toBeGreaterThan(40);
  expect(results[2]?.text).toContain("code is not valid [mismatch]");
});

it("answers a message with very many issues with the first of them, in time", async () => {
  const many = Object.fromEntries(Array.from({ length: 30_000 }, (_, index) => [`envVar${index}`, 1]));
  const built = await mcp.call("build_message", { protocol: "acp-swarm", message: "task-request", fields: many });
  expect((built.data["issues"] as readonly unknown[]).length).toBeLessThanOrEqual(100);
  expect(built.whole.length).toBeLessThan(100_000);
  const listed = await mcp.call("list_messages", { protocol: "acp-swarm", ...many });
  expect(listed.text).toMatch(/^- and \d+ more$/m);
  expect(listed.whole.length).toBeLessThan(100_000);
});

const post = async (body: string, { host = "localhost", gone = false } = {}): Promise<{ readonly status: number; readonly text: string }> =>
  new Promise((resolve) => {
    const { port, pathname } = new URL(server.url);
    const headers = { host, "content-type": "application/json", accept: "application/json, text/event-stream" };
    const sent = httpRequest({ hostname: "127.0.0.1", port, path: pathname, method: "POST", agent: false, headers }, (response) => {
      let text = "";
      response.on("data", (chunk: Buffer) => (text += String(chunk)));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
    });
    sent.on("error", ({ message }) => resolve({ status: 0, text: message }));
    sent.end(body, () => gone && setTimeout(() => sent.destroy(), 1));
  });
const callOf = (name: string, given: string, id = 1): string =>
  `{"jsonrpc":"2.0","id":${id},"method":"tools/call","params":{"name":"${name}","arguments":${given}}}`;

it("survives arguments that are nested deeply", async () => {
  for (const depth of [1000, 100_000]) {
    const nested = `${"[".repeat(depth)}${"]".repeat(depth)}`;
    const { status, text } = await post(callOf("validate_message", `{"protocol":"vault","message":{"type":${nested}}}`));
    expect([200, 400]).toContain(status);
    expect(text).toMatch(/nested|not valid|JSON/);
    expect(text).not.toContain("call stack");
  }
  expect((await mcp.call("list_protocols")).ok).toBe(true);
});

it("answers on the IPv6 loopback name, and survives clients that leave in the middle of a call", async () => {
  expect((await post(callOf("list_protocols", "{}"), { host: "[::1]:80" })).status).toBe(200);
  const written = callOf("append_to_store", JSON.stringify({ protocol: "vault", location: "left", messages: [asked()] }));
  await Promise.all(Array.from({ length: 20 }, async () => post(written, { gone: true })));
  const { data } = await mcp.call("read_store", { protocol: "vault", location: "left" });
  // Each call was written as a whole or not at all, and the ID of the message only once.
  expect((data["messages"] as readonly unknown[]).length).toBeLessThanOrEqual(1);
  expect(server.errors).toEqual([]);
});

it("ends when a client on the standard streams is gone in the middle of a call", async () => {
  const child = spawn(process.execPath, [program, "mcp"], { cwd: folder, stdio: ["pipe", "pipe", "pipe"] });
  let problems = "";
  child.stderr.on("data", (chunk: Buffer) => (problems += String(chunk)));
  const start = { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "t", version: "0" } };
  child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", id: 1, method: "initialize", params: start })}\n`);
  await new Promise((resolve) => child.stdout.once("data", resolve));
  for (let id = 2; id < 50; id++) child.stdin.write(`${callOf("list_messages", '{"protocol":"vault"}', id)}\n`);
  child.stdout.destroy();
  child.stdin.destroy();
  const code = await new Promise((resolve) => child.once("exit", resolve));
  // 141 is what programs end with whose reader is gone.
  expect([0, 141]).toContain(code);
  expect(problems).toBe("");
});

it("keeps answering while the spec changes and after it is deleted", async () => {
  const listing = Array.from({ length: 30 }, async (_, index) => {
    if (index % 3 === 0) writeFileSync(join(folder, "spec/vault.yaml"), index % 2 === 0 ? vault : vault.slice(0, 400 + index * 10));
    return mcp.call("list_messages", { protocol: "vault" });
  });
  for (const { text } of await Promise.all(listing)) expect(text).toMatch(/- open \(guest → keeper\)|The spec has \d+ error/);
  removeTemporary(join(folder, "spec"));
  expect((await mcp.call("list_messages", { protocol: "vault" })).text).toContain("There is no protocol yet");
  expect(server.errors).toEqual([]);
  expect(readdirSync(folder).filter((name) => !name.startsWith("store.sqlite"))).toEqual([]);
});
