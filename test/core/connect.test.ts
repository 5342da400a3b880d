import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { once } from "node:events";
import { ReadableStream, TransformStream } from "node:stream/web";
import { describe, expect, expectTypeOf, it } from "vitest";
import { type Connect, createConnect } from "../../packages/core/src/streams/connect.js";
import { ndjson } from "../../packages/core/src/encodings/ndjson.js";
import { InvalidMessageError } from "../../packages/core/src/errors.js";
import { ferry, isFerry } from "./encodings/small-protocols.js";

interface Sail {
  readonly kind: "sail";
  readonly port: string;
}
interface Moor {
  readonly kind: "moor";
  readonly at: string;
}

/** The ferry with room for long lines. */
const wide = { ...ferry, encodings: { ndjson: { maxBytes: 65_536 } } };
const connect: Connect<{
  receivedBy: { readonly captain: Moor; readonly harbour: Sail };
  sentBy: { readonly captain: Sail; readonly harbour: Moor };
  tag: "kind";
}> = createConnect(wide, isFerry, ndjson);

/** A harbour in a separate process: answers each `sail` with a `moor`, in pieces of seven bytes, and says goodbye when its input ends. */
const harbour = `
  let rest = "";
  const answer = (message) => {
    const line = Buffer.from(JSON.stringify(message) + "\\r\\n");
    for (let start = 0; start < line.length; start += 7) process.stdout.write(line.subarray(start, start + 7));
  };
  process.stdin.setEncoding("utf8");
  process.stdin.on("data", (chunk) => {
    const lines = (rest + chunk).split("\\n");
    rest = lines.pop();
    for (const line of lines) {
      const { port } = JSON.parse(line);
      if (port === "die") process.kill(process.pid, "SIGKILL");
      else answer({ kind: "moor", at: port === "echo" ? "quay" : "é" + port.length });
    }
  });
  process.stdin.on("end", () => process.stdout.write(JSON.stringify({ kind: "moor", at: "goodbye" })));
`;

const startHarbour = (): ChildProcessWithoutNullStreams => spawn(process.execPath, ["-e", harbour]);

it("an unknown role is rejected immediately", () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  expect(() => connect({ readable, writable, role: "captian" as "captain" })).toThrow('unknown role "captian"; did you mean "captain"?');
});

it.each([undefined, null, 5, "__proto__", "toString"])("%o is not a role", (role) => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  expect(() => connect({ readable, writable, role: role as unknown as "captain" })).toThrow("unknown role");
});

it("an unknown message type is rejected, even if objects inherit a property of that name", async () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const line = connect({ readable, writable, role: "captain" });
  for (const kind of ["constructor", "__proto__", "toString", 5, null, {}, { toString: 1 }, Object.create(null), Symbol("sail")]) {
    await expect(line.send({ kind } as unknown as Sail)).rejects.toThrow(InvalidMessageError);
  }
});

describe("a connection to a child process", () => {
  it("talks in both directions, with long lines, until both sides are done", async () => {
    const child = startHarbour();
    const exit = once(child, "exit");
    const line = connect({ readable: child.stdout, writable: child.stdin, role: "captain" });
    const arrived: string[] = [];
    const reading = (async (): Promise<void> => {
      for await (const result of line) arrived.push(result.ok ? result.value.at : result.issues.map(({ code }) => code).join());
    })();
    for (let index = 0; index < 50; index++) await line.send({ kind: "sail", port: index % 10 === 9 ? "x".repeat(65_000) : "echo" });
    await line.close();
    await reading;
    expect(arrived).toEqual([...Array.from({ length: 50 }, (_, index) => (index % 10 === 9 ? "é65000" : "quay")), "goodbye"]);
    expect(await exit).toEqual([0, null]);
    await expect(line.send({ kind: "sail", port: "late" })).rejects.toThrow("closed");
  });

  it("ends when the other side is killed, and sending then fails without ending this process", async () => {
    const child = startHarbour();
    const exit = once(child, "exit");
    const line = connect({ readable: child.stdout, writable: child.stdin, role: "captain" });
    await line.send({ kind: "sail", port: "echo" });
    await line.send({ kind: "sail", port: "die" });
    const arrived = [];
    for await (const result of line) arrived.push(result);
    expect(arrived).toMatchObject([{ ok: true, line: 1, value: { kind: "moor", at: "quay" } }]);
    expect(await exit).toEqual([null, "SIGKILL"]);
    await expect(
      (async () => {
        for (let index = 0; index < 100; index++) await line.send({ kind: "sail", port: "anyone?" });
      })(),
    ).rejects.toThrow();
    await line.close();
  });
});

describe("a connection in one process", () => {
  it("runs over web streams", async () => {
    const there = new TransformStream<Uint8Array, Uint8Array>();
    const back = new TransformStream<Uint8Array, Uint8Array>();
    const captain = connect({ readable: back.readable, writable: there.writable, role: "captain" });
    const port = connect({ readable: there.readable, writable: back.writable, role: "harbour" });
    const serving = (async (): Promise<void> => {
      for await (const result of port) if (result.ok) await port.send({ kind: "moor", at: `pier ${result.value.port}` });
      await port.close();
    })();
    const sent = Promise.all([captain.send({ kind: "sail", port: "1" }), captain.send({ kind: "sail", port: "2" })]).then(() =>
      captain.close(),
    );
    const arrived = [];
    for await (const result of captain) arrived.push(result.ok && result.value.at);
    await Promise.all([serving, sent]);
    expect(arrived).toEqual(["pier 1", "pier 2"]);
  });

  it("rejects messages that the role must not send, and invalid ones", async () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const line = connect({ readable, writable, role: "captain" });
    const moor = { kind: "moor", at: "quay" } as unknown as Sail;
    await expect(line.send(moor)).rejects.toMatchObject({ issues: [{ code: "wrong-role", path: ["kind"] }] });
    await expect(line.send({ kind: "sail", port: "" })).rejects.toThrow(InvalidMessageError);
  });

  it("rejects messages that the role does not receive, and continues", async () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const written = writable.getWriter();
    const lines = ['{"kind":"moor","at":"quay"}', '{"kind":"sail","port":"1"}', '{"kind":"moor","at":"pier"}'].join("\n");
    void written.write(new TextEncoder().encode(lines)).then(() => written.close());
    const line = connect({ readable, writable: new TransformStream<Uint8Array, Uint8Array>().writable, role: "captain" });
    const arrived = [];
    for await (const result of line) {
      if (result.ok) expectTypeOf(result.value).toEqualTypeOf<Moor>();
      arrived.push(result.ok ? result.value.at : [result.line, result.issues.map(({ code, message }) => [code, message])]);
    }
    expect(arrived).toEqual(["quay", [2, [["wrong-role", "captain must not receive sail; only harbour may"]]], "pier"]);
  });

  it("ends the stream when the loop is left", async () => {
    let isCancelled = false;
    const readable = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('{"kind":"moor","at":"quay"}\n')),
      cancel: () => void (isCancelled = true),
    });
    const line = connect({ readable, writable: new TransformStream<Uint8Array, Uint8Array>().writable, role: "captain" });
    let count = 0;
    for await (const result of line) if (result.ok || ++count === 10) break;
    expect([isCancelled, count]).toEqual([true, 0]);
  });
});
