// Parties behind HTTP and behind folders: what answers right fails nothing, and what refuses by the status alone is not taken for silence.

import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, describe, expect, it } from "vitest";
import { startFolders } from "../../../generator/party/folder-party.js";
import { problemOfHost, startHttp } from "../../../generator/party/http-party.js";
import type { StartParty } from "../../../generator/party/party.js";
import { findWhole } from "../../../generator/party/stream-framing.js";
import { createPlayer, type PlayerOptions } from "../../../generator/play/player.js";
import type { ConformReport } from "../../../generator/conform/result.js";
import { runnable } from "../../../packages/core/src/codegen/all-features.js";
import type { Framing } from "../../../packages/core/src/framing/framing.js";
import type { ProtocolDescriptor } from "../../../packages/core/src/protocol.js";
import { galleryProtocol } from "../../gallery/gallery.js";
import { removeTemporary } from "../../support/remove-temporary.js";
import { specProtocols } from "../../support/spec-protocols.js";
import { conformWith, withVerdict } from "./played-party.js";

const folder = mkdtempSync(join(tmpdir(), "conform-"));
const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close().closeAllConnections();
  removeTemporary(folder);
});

/** A party that answers each text at once. */
function createAnswers(options: Omit<PlayerOptions, "write" | "end" | "later">): (body: string | Uint8Array) => readonly string[] {
  let said: string[] = [];
  const later = (_: number, task: () => void): void => task();
  const player = createPlayer({ ...options, later, write: (text) => void said.push(text), end: () => undefined });
  player.start();
  return (body) => {
    said = [];
    player.take({ number: 0, content: body });
    return said;
  };
}

async function wholeOf(protocol: ProtocolDescriptor): Promise<Framing> {
  const whole = await findWhole(protocol, undefined);
  if (!whole.ok) throw new Error(whole.problem);
  return whole.framing;
}

const mcp = runnable(galleryProtocol("mcp"));

/** A server of MCP with sessions. With `isBare`, an invalid message is refused by its status alone. */
async function serve(form: "json" | "sse", isBare = false): Promise<URL> {
  const framing = await wholeOf(mcp);
  const sessions = new Map<string, ReturnType<typeof createAnswers>>();
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const id = request.headers["mcp-session-id"]?.toString() ?? String(sessions.size + 1);
      const answer = sessions.get(id) ?? createAnswers({ protocol: mcp, role: "server", peer: "client", framing });
      sessions.set(id, answer);
      const answers = answer(body);
      response.setHeader("mcp-session-id", id);
      if (isBare && answers.some((each) => each.includes('"error"'))) return response.writeHead(400).end();
      if (answers.length === 0) return response.writeHead(202).end();
      response.setHeader("content-type", form === "sse" ? "text/event-stream" : "application/json");
      return response.end(form === "sse" ? answers.map((each) => `: note\nretry: 5\ndata: ${each}\n\n`).join("") : answers[0]);
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`);
}

const few = /^(?:initialize |ping |answers|output|request ID|text)/;

async function conformServer(url: URL, startLimit?: number): Promise<ConformReport> {
  const framing = await wholeOf(mcp);
  const http = { url, headers: {}, echoed: ["Mcp-Session-Id"], listens: false, patience: 60_000 };
  const start: StartParty = (events) => startHttp(http, framing, events);
  return conformWith({ protocol: mcp, role: "server", only: few, start: startLimit }, { start, framing, isStream: false });
}

describe("a server", () => {
  it.each(["json", "sse"] as const)("fails nothing if it is right: %s", async (form) => {
    const report = await conformServer(await serve(form));
    expect(withVerdict(report, "fail", "lax", "open", "skipped")).toEqual([]);
    expect(report.counts.pass).toBeGreaterThan(60);
  });

  it("that rejects by the status alone is lax", async () => {
    const report = await conformServer(await serve("json", true));
    expect(withVerdict(report, "fail")).toEqual([]);
    const lax = report.results.filter(({ verdict }) => verdict === "lax");
    expect([...new Set(lax.map(({ got }) => got))]).toEqual(["HTTP 400"]);
  });

  it("that answers with a status alone, whatever it is asked, is reported once", async () => {
    const server = createServer((request, response) => void request.resume().on("end", () => response.writeHead(401).end("no token\n")));
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await expect(conformServer(url, 100)).rejects.toThrow("the party answers requests only with HTTP 401 no token");
  });

  it("must be on this machine, unless its host is named", async () => {
    expect(await problemOfHost(new URL("http://localhost:1/"), [])).toBeUndefined();
    expect(await problemOfHost(new URL("http://[::1]:1/"), [])).toBeUndefined();
    expect(await problemOfHost(new URL("http://192.0.2.1/"), [])).toContain("--allow-host 192.0.2.1");
    expect(await problemOfHost(new URL("http://192.0.2.1/"), ["192.0.2.1"])).toBeUndefined();
    expect(await problemOfHost(new URL("ftp://localhost/"), [])).toContain("must begin with http:");
  });

  it("that is not there is reported once", async () => {
    const url = await serve("json");
    servers.pop()!.close().closeAllConnections();
    await expect(conformServer(url)).rejects.toThrow(/cannot be reached/);
  });
});

describe("folders", () => {
  it("carry messages as files: a reviewer of OACP fails nothing", async () => {
    const protocol = runnable(specProtocols().find(({ name }) => name === "oacp")!);
    const framing = await wholeOf(protocol);
    const [inbox, outbox] = [join(folder, "inbox"), join(folder, "outbox")];
    const roles = { protocol, role: "reviewer", peer: "author" };
    const timer = setInterval(answerFiles(inbox, outbox, createAnswers({ ...roles, framing })), 5);
    const start: StartParty = (events) => startFolders({ inbox, outbox }, framing, events);
    const report = await conformWith({ ...roles, only: /^(?:review_request|output|text)/ }, { start, framing, isStream: false });
    clearInterval(timer);
    expect(withVerdict(report, "fail", "lax")).toEqual([]);
    expect(report.counts.pass).toBeGreaterThan(20);
    expect(readdirSync(inbox).every((name) => name.endsWith(".yaml"))).toBe(true);
  });
});

/** Answers the files of a folder that are new with files of another one. */
function answerFiles(inbox: string, outbox: string, answer: ReturnType<typeof createAnswers>): () => void {
  const seen = new Set<string>();
  return () => {
    if (!existsSync(inbox)) return;
    for (const name of readdirSync(inbox).toSorted()) {
      if (seen.has(name) || name.startsWith(".")) continue;
      seen.add(name);
      for (const [index, text] of answer(readFileSync(join(inbox, name), "utf8")).entries()) {
        const path = join(outbox, `${name}-${index}.yaml`);
        writeFileSync(`${path}.tmp`, text);
        renameSync(`${path}.tmp`, path);
      }
    }
  };
}
