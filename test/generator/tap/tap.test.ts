// The built `wirepact tap` between real programs: bytes pass unchanged whatever they are, the command's end is the tap's end, and what was said is on record.

import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer, request as startRequest, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { removeTemporary } from "../../support/remove-temporary.js";
import { sampleSize } from "../../support/sample-size.js";
import { seeded } from "../../support/seed.js";

const wirepact = fileURLToPath(new URL("../../../generator/bin/wirepact.js", import.meta.url));
const spec = fileURLToPath(new URL("../../../spec/wirepact.yaml", import.meta.url));
const gallery = fileURLToPath(new URL("../../../spec/gallery/wirepact.yaml", import.meta.url));
let folder = "";
const running: ChildProcessWithoutNullStreams[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tap-"));
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill("SIGKILL");
});
afterAll(() => removeTemporary(folder));

interface Finished {
  readonly code: number | null;
  readonly output: Buffer;
  readonly view: string;
}

function start(parameters: readonly string[]): { readonly child: ChildProcessWithoutNullStreams; readonly finished: Promise<Finished> } {
  const child = spawn(process.execPath, [wirepact, "tap", ...parameters], { cwd: folder });
  running.push(child);
  child.stdin.on("error", () => undefined);
  const [output, view]: [Buffer[], Buffer[]] = [[], []];
  child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => view.push(chunk));
  const finished = (async () => {
    const [code] = (await once(child, "close")) as [number | null];
    return { code, output: Buffer.concat(output), view: Buffer.concat(view).toString() };
  })();
  return { child, finished };
}

/** Runs a program of JavaScript behind the tap, with an input that ends. */
function tapped(program: string, input: string | Buffer, ...options: readonly string[]): Promise<Finished> {
  const { child, finished } = start([...usual, ...options, "--", process.execPath, "-e", program]);
  child.stdin.end(input);
  return finished;
}

const usual = ["--spec", spec, "-p", "acp-swarm", "--role", "container"];
const echo = "process.stdin.pipe(process.stdout)";

const envelope = { timestamp: "2026-03-02T08:00:00Z", swarmId: "5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e", containerId: "c-1" };
const task = {
  type: "task-request",
  ...envelope,
  payload: { taskFilePath: "a.json", branchName: "main", repoUrl: "https://git.example/a", envVars: { TOKEN: "tell nobody" } },
};
const progress = { type: "progress-update", ...envelope, payload: { storyId: "US-001", status: "in_progress", output: "" } };
const done = { type: "completion", ...envelope, payload: { status: "completed", prUrl: null, errors: [] } };
const line = (message: unknown): string => `${JSON.stringify(message)}\n`;
/** A container that answers the first line with these messages. */
const answering = (...messages: readonly unknown[]): string =>
  `process.stdin.once("data", () => { process.stdout.write(${JSON.stringify(messages.map(line).join(""))}); process.stdin.destroy(); })`;

describe("bytes", () => {
  it("pass unchanged in both directions, in chunks of any size and whatever they are", async () => {
    const chunks = fc.array(fc.uint8Array({ minLength: 1, maxLength: 4000 }), { minLength: 1, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(chunks, async (parts) => {
        const { child, finished } = start([...usual, "--", process.execPath, "-e", echo]);
        for (const part of parts) if (!child.stdin.write(part)) await once(child.stdin, "drain");
        child.stdin.end();
        const { output, code } = await finished;
        expect(output.equals(Buffer.concat(parts))).toBe(true);
        expect(code).toBe(0);
      }),
      seeded(sampleSize(40)),
    );
  });

  it("pass when there are many of them and the reader is slow", async () => {
    const many = Buffer.alloc(20 * 1024 * 1024, line(progress));
    const { child, finished } = start([...usual, "--view", join(folder, "much.txt"), "--", process.execPath, "-e", echo]);
    child.stdout.pause();
    child.stdin.end(many);
    await once(child.stdout, "readable");
    child.stdout.resume();
    expect((await finished).output.equals(many)).toBe(true);
  });
});

describe("the view", () => {
  it("shows type, time and size of every message, and the issues of what is wrong", async () => {
    const wrong = { ...progress, payload: { ...progress.payload, status: "done" } };
    const { view, code } = await tapped(answering(wrong, progress, done), line(task));
    expect(code).toBe(0);
    const [first, second, issue, third, fourth, end] = view.trimEnd().split("\n");
    expect(first).toMatch(/^ *\d+ ms -> ok task-request \d+ B$/);
    expect(second).toMatch(/^ *\d+ ms <- ✗ {2}progress-update \d+ B$/);
    expect(issue).toMatch(/^ +error .*payload\.status must be one of .*, got "done" \[unknown-value\]$/);
    expect(third).toMatch(/<- ok progress-update/);
    expect(fourth).toMatch(/<- ok completion/);
    expect(end).toBe("tap: 4 messages, 1 with issues");
  });

  it("shows what comes too early or from the wrong party", async () => {
    const { view } = await tapped(answering(task), line(progress));
    expect(view).toMatch(/-> ✗ {2}progress-update .*\n +error .*wrong-role/);
    expect(view).toMatch(/<- ✗ {2}task-request .*\n +error .*wrong-role/);
  });

  it("shows how long an answer took, and judges it by its request", async () => {
    const request = line({ jsonrpc: "2.0", id: 7, method: "ping" });
    const program = `process.stdin.once("data", () => { process.stdout.write(${JSON.stringify(line({ jsonrpc: "2.0", id: 7, result: { _meta: 3 } }))}); process.stdin.destroy(); })`;
    const { child, finished } = start(["--spec", gallery, "-p", "mcp", "--role", "server", "--", process.execPath, "-e", program]);
    child.stdin.end(request);
    const { view } = await finished;
    expect(view).toMatch(/-> ok ping #7 \d+ B/);
    expect(view).toMatch(/<- ✗ {2}ping result #7 in \d+ ms \d+ B\n +error .*result\._meta must be an object, got 3/);
  });

  it("goes to a file with --view, so that standard error stays the command's", async () => {
    const file = join(folder, "view.txt");
    const { view } = await tapped(`${echo}; process.stderr.write("mine")`, line(task), "--view", file);
    expect(view).toBe("mine");
    expect(readFileSync(file, "utf8")).toContain("-> ok task-request");
  });
});

describe("the end", () => {
  it("has the exit code of the command, or 1 with --fail if a message had an issue", async () => {
    expect((await tapped("process.exitCode = 7", "")).code).toBe(7);
    expect((await tapped(echo, "nonsense\n")).code).toBe(0);
    expect((await tapped(echo, "nonsense\n", "--fail")).code).toBe(1);
    expect((await tapped(answering(progress, done), line(task), "--fail")).code).toBe(0);
  });

  it.runIf(process.platform !== "win32")("passes signals on, and a command that a signal ends has 128 and its number", async () => {
    const { child, finished } = start([
      ...usual,
      "--",
      process.execPath,
      "-e",
      "process.stdout.write('up\\n'); setInterval(() => {}, 1e6)",
    ]);
    await once(child.stdout, "data");
    child.kill("SIGTERM");
    expect((await finished).code).toBe(143);
  });

  it.runIf(process.platform !== "win32")("comes when the client is gone", async () => {
    const { child, finished } = start([...usual, "--", process.execPath, "-e", 'setInterval(() => process.stdout.write("x\\n"), 5)']);
    await once(child.stdout, "data");
    child.stdout.destroy();
    await finished;
    expect(child.exitCode).not.toBeNull();
  });

  it("names a command that cannot be started, and wrong use", async () => {
    const { child, finished } = start([...usual, "--", "no-such-command-here"]);
    child.stdin.end();
    expect(await finished).toMatchObject({
      code: 2,
      view: expect.stringContaining('cannot start "no-such-command-here": no such command'),
    });
    const cases: readonly (readonly [readonly string[], string])[] = [
      [
        ["-p", "acp-swarm", "--role", "containr", "--", "cat"],
        'unknown role "containr" in --role, expected one of orchestrator, container; did you mean "container"?',
      ],
      [["-p", "acp-swarm", "--", "cat"], "--role is required, one of orchestrator, container"],
      [["-p", "acp-swarm", "--role", "container"], "name the command to tap after --"],
      [["-p", "acp-swarm", "--role", "container", "--listen", "0", "--", "cat"], "use either a command or --listen with --to, not both"],
      [["-p", "acp-swarm", "--role", "container", "--listen", "0", "--to", "http://example.com/"], "must be a server on this machine"],
      [
        ["-p", "oacp", "--role", "author", "--", "cat"],
        "oacp has several roles besides author; name the one of the other party with --peer",
      ],
      [["-p", "oacp", "--role", "author", "--peer", "reviewer", "--", "cat"], "oacp has no encoding for streams; it has yaml"],
    ];
    for (const [parameters, expected] of cases) {
      const { finished: ended } = start(["--spec", spec, ...parameters]);
      expect(await ended).toMatchObject({ code: 2, view: expect.stringContaining(expected) });
    }
  });
});

describe("the recording", () => {
  it("has every message with its sender and time, no sensitive value, and is for its owner only", async () => {
    const file = join(folder, "run.ndjson");
    const secret = `ghp_${"a".repeat(36)}`;
    const spoken = { ...progress, payload: { ...progress.payload, output: `uses ${secret}` } };
    await tapped(`process.stdout.write("log ${secret}\\n"); ${answering(spoken, done)}`, line(task), "--record", file);
    const text = readFileSync(file, "utf8");
    const records = text
      .trimEnd()
      .split("\n")
      .map((each) => JSON.parse(each) as { from: string; message?: { type: string }; text?: string });
    expect(records.map(({ from, message, text: other }) => `${from} ${message?.type ?? other}`).toSorted()).toEqual([
      "container [redacted]",
      "container completion",
      "container progress-update",
      "orchestrator task-request",
    ]);
    expect(text).not.toContain("tell nobody");
    expect(text).not.toContain(secret);
    if (process.platform !== "win32") expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it("can be followed by `wirepact transcript`, by the order of arrival", async () => {
    const file = join(folder, "followed.ndjson");
    const ahead = { ...progress, timestamp: "2028-01-01T00:00:00Z" };
    await tapped(answering(ahead, done), line(task), "--record", file);
    const child = spawn(process.execPath, [wirepact, "transcript", "--spec", spec, "-p", "acp-swarm", file]);
    const said: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => said.push(chunk));
    const [code] = (await once(child, "close")) as [number];
    expect(Buffer.concat(said).toString()).toContain("3 messages, 0 invalid, 0 errors, 0 warnings; 1 run, 1 ended");
    expect(code).toBe(0);
  });

  it.runIf(existsSync("/dev/full"))("that cannot be written is said once, and nothing else changes", async () => {
    const { view, output, code } = await tapped(echo, line(task).repeat(3), "--record", "/dev/full");
    expect(view.match(/tap: cannot write \/dev\/full/g)).toHaveLength(1);
    expect(output.toString()).toBe(line(task).repeat(3));
    expect(code).toBe(0);
  });
});

describe("HTTP", () => {
  it("passes requests, answers and event streams on, and checks their messages", async () => {
    const seen: { readonly headers: unknown; readonly body: string }[] = [];
    const server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on("data", (part: Buffer) => parts.push(part));
      request.on("end", () => {
        const body = Buffer.concat(parts).toString();
        seen.push({ headers: request.headers, body });
        if (request.url === "/stream") {
          response.writeHead(200, { "content-type": "text/event-stream" });
          response.write(`data: ${JSON.stringify(progress)}\n\n`);
          response.end(`data: ${JSON.stringify(done)}\n\n`);
        } else response.writeHead(202, { "content-type": "application/json", "x-kept": "yes" }).end(JSON.stringify(progress));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const target = `http://127.0.0.1:${(server.address() as AddressInfo).port}/box`;
    writeFileSync(join(folder, "http.txt"), "");
    const { child, finished } = start([...usual, "--listen", "0", "--to", target]);
    let said = "";
    const url = await new Promise<string>((resolve) =>
      child.stderr.on("data", (chunk: Buffer) => {
        said += chunk.toString();
        const [, found] = /connect clients to (\S+)/.exec(said) ?? [];
        if (found !== undefined) resolve(found);
      }),
    );
    const answer = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", "x-mine": "1" },
      body: JSON.stringify(task),
    });
    expect([answer.status, answer.headers.get("x-kept"), await answer.json()]).toEqual([202, "yes", progress]);
    expect(seen[0]).toMatchObject({ headers: { "x-mine": "1", host: new URL(target).host }, body: JSON.stringify(task) });
    const events = await fetch(new URL("/stream", url), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "not json",
    });
    expect(await events.text()).toBe(`data: ${JSON.stringify(progress)}\n\ndata: ${JSON.stringify(done)}\n\n`);
    // A page of another site whose name leads to this machine.
    const [refused] = (await once(startRequest(url, { headers: { host: "pages.example" } }).end(), "response")) as [IncomingMessage];
    expect([refused.statusCode, seen.length]).toEqual([403, 2]);
    refused.resume();
    server.close();
    server.closeAllConnections();
    expect((await fetch(url)).status).toBe(502);
    child.kill("SIGINT");
    const { view, code } = await finished;
    expect(code).toBe(0);
    expect(view).toMatch(/-> ok task-request/);
    expect(view.match(/<- ok progress-update/g)).toHaveLength(2);
    expect(view).toMatch(/<- ok completion/);
    expect(view).toMatch(/-> ✗ {2}\? 8 B/);
    expect(view).toContain("tap: 5 messages, 1 with issues");
  });
});
