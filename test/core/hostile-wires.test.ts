// Hostile bytes on real sockets and pipes: after each of them the connection reads the next message again, and when the peer dies in the middle of
// a message, all pending requests are rejected.

import { spawn } from "node:child_process";
import { createConnection, createServer, type AddressInfo } from "node:net";
import { runInThisContext } from "node:vm";
import { describe, expect, it, onTestFinished } from "vitest";
import { contentLength } from "../../packages/core/src/framing/content-length.js";
import { ndjsonFraming } from "../../packages/core/src/framing/ndjson.js";
import type { RpcConnectOptions, UntypedConnection } from "../../packages/core/src/rpc/connection-types.js";
import { createRpcConnect } from "../../packages/core/src/rpc/rpc-connect.js";
import { add, failureOf } from "./rpc-pair.js";
import { calculator } from "./rpc-protocol.js";

const connect = createRpcConnect(calculator, () => false, [ndjsonFraming, contentLength]) as unknown as (
  options: RpcConnectOptions<string>,
) => UntypedConnection;

type Encoding = "ndjson" | "content-length";

/** Bytes in base64, so often, and an end. */
interface Hostile {
  readonly bytes: string;
  readonly times: number;
  readonly end: string;
}

const hostile = (text: string | Uint8Array, times = 1, end = ""): Hostile => ({ bytes: Buffer.from(text).toString("base64"), times, end });

/**
 * A peer as a program, for a process or a function: answers every request, but writes the hostile bytes first. If it dies, it ends in the middle of its
 * answer.
 */
const peer = `(input, output, { encoding, hostile: { bytes, times, end }, dies }) => {
  let text = "";
  let isDead = false;
  input.on("data", (chunk) => {
    text += chunk;
    for (const [request] of text.matchAll(/\\{"jsonrpc".*?\\}\\}/g)) {
      text = text.replace(request, "");
      if (isDead) return;
      isDead = dies;
      const { id, params } = JSON.parse(request);
      const answer = JSON.stringify({ jsonrpc: "2.0", id, result: params.a + params.b });
      const frame = encoding === "ndjson" ? answer + "\\n" : "Content-Length: " + answer.length + "\\r\\n\\r\\n" + answer;
      const before = Buffer.from(bytes, "base64");
      for (let count = 0; count < times; count++) output.write(before);
      if (end !== "") output.write(end);
      if (dies) output.end(frame.slice(0, -9));
      else output.write(frame);
    }
  });
  input.on("end", () => output.end());
  input.on("error", () => undefined);
  output.on("error", () => undefined);
}`;

interface Plan {
  readonly encoding: Encoding;
  readonly hostile: Hostile;
  readonly dies: boolean;
}

/** Starts a peer behind a wire, and connects to it. */
const wires: Readonly<Record<string, (plan: Plan) => Promise<UntypedConnection>>> = {
  socket: async (plan) => {
    const play = runInThisContext(`(${peer})`) as (input: unknown, output: unknown, plan: Plan) => void;
    const server = createServer((socket) => play(socket, socket, plan)).listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    const socket = createConnection((server.address() as AddressInfo).port, "127.0.0.1");
    onTestFinished(() => {
      socket.destroy();
      server.close();
    });
    return connect({ role: "client", readable: socket, writable: socket, encoding: plan.encoding });
  },
  pipe: async (plan) => {
    const program = `(${peer})(process.stdin, process.stdout, ${JSON.stringify(plan)})`;
    const child = spawn(process.execPath, ["-e", program], { stdio: ["pipe", "pipe", "inherit"] });
    onTestFinished(() => void child.kill());
    return connect({ role: "client", readable: child.stdout, writable: child.stdin, encoding: plan.encoding });
  },
};

const half = Uint8Array.of(0xe6, 0xbc);
const cases: readonly (readonly [Encoding, string, Hostile])[] = [
  ["content-length", "a length that is no number", hostile('Content-Length: abc\r\n\r\n{"x":1}')],
  ["content-length", "bare line feeds", hostile('Content-Length: 7\n\n{"x":1}')],
  ["content-length", "carriage returns only", hostile('Content-Length: 7\r\r{"x":1}\r\n\r\n')],
  ["content-length", "carriage returns in front of a header", hostile("\r\r\r")],
  ["content-length", "two carriage returns", hostile('Content-Length: 7\r\r\n\r\r\n{"x":1}\r\n\r\n')],
  ["content-length", "a log line", hostile("Listening on standard input\n")],
  ["content-length", "a log line without an end", hostile("Listening")],
  ["content-length", "a length of 15 digits", hostile('Content-Length: 999999999999999\r\n\r\n{"x":1}')],
  ["content-length", "a length of 400 digits", hostile(`Content-Length: ${"9".repeat(400)}\r\n\r\n{"x":1}`)],
  ["content-length", "NUL bytes", hostile(new Uint8Array(50))],
  ["content-length", "a NUL byte in the length", hostile('Content-Length: 7\0\r\n\r\n{"x":1}')],
  ["content-length", "half a character at the end of a body", hostile(Buffer.concat([Buffer.from("Content-Length: 4\r\n\r\n{}"), half]))],
  ["content-length", "half a character in front of a header", hostile(half)],
  ["content-length", "10 MB of header in one line", hostile("x".repeat(10_000), 1000)],
  ["content-length", "10 MB of header lines", hostile(`X-Header: ${"y".repeat(986)}\r\n`.repeat(10), 1000)],
  ["content-length", "two lengths that differ", hostile('Content-Length: 7\r\nContent-Length: 70\r\n\r\n{"x":1}')],
  ["content-length", "two equal lengths", hostile('Content-Length: 7\r\nContent-Length: 7\r\n\r\n{"x":1}')],
  ["content-length", "lines of another framing", hostile('{"x":1}\n')],
  ["content-length", "a byte order mark", hostile("\uFEFF")],
  ["ndjson", "a log line", hostile("Listening on standard input\n")],
  ["ndjson", "an empty line", hostile("\r\n\n\r\n")],
  ["ndjson", "NUL bytes", hostile("\0\0\0\n")],
  ["ndjson", "half a character at the end of a line", hostile(Buffer.concat([Buffer.from('{"x":"'), half, Buffer.from("\n")]))],
  ["ndjson", "20 MB in one line", hostile("x".repeat(20_000), 1000, "\n")],
  ["ndjson", "messages of another framing", hostile('Content-Length: 7\r\n\r\n{"x":1}\n')],
  ["ndjson", "a byte order mark", hostile("\uFEFF\n")],
];

describe.each(Object.entries(wires))("on a %s", (_wire, open) => {
  it.each(cases)("%s: after %s, answers arrive", async (encoding, _name, bytes) => {
    const connection = await open({ encoding, hostile: bytes, dies: false });
    const ask = (term: number): unknown => connection.request(add(term, 1), { timeout: Infinity });
    expect(await ask(1)).toBe(2);
    expect(await Promise.all([ask(2), ask(3)])).toEqual([3, 4]);
  });

  it.each(cases)("%s: %s and a peer that dies reject what is pending", async (encoding, _name, bytes) => {
    const connection = await open({ encoding, hostile: bytes, dies: true });
    const asked = [1, 2, 3].map((term) => failureOf(connection.request(add(term, 1))));
    for (const failure of await Promise.all(asked)) expect(failure.reason).toBe("closed");
  });
});
