// Messages with a tag that the protocol does not define: kept as they came where the spec says so, with a type and their own guard.

import { runnable } from "@wirepact/core/codegen";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { compileSpec } from "../../generator/pipeline/compile.js";
import { emitters } from "../../generator/emit/index.js";
import { type EmittedPackages, writePackages } from "../support/emitted-packages.js";
import { emitAll } from "../support/golden.js";

const { protocols, diagnostics } = await compileSpec(new URL("../construct-specs/wirepact.yaml", import.meta.url).pathname);
const [radio, relay] = ["radio", "relay"].map((name) => protocols.find(({ model }) => model.name === name)!.model);

interface Result {
  readonly ok: boolean;
  readonly value?: unknown;
  readonly warnings?: readonly { readonly code: string }[];
  readonly issues?: readonly { readonly code: string; readonly path: readonly unknown[] }[];
}

interface Package {
  readonly is: (value: unknown) => boolean;
  readonly validate: (value: unknown, options?: object) => Result;
  readonly decode: (input: unknown, options?: object) => Result;
  readonly encode: (message: unknown, options?: object) => string;
  readonly [name: `assert${string}`]: (value: unknown) => void;
  readonly [name: `isOther${string}`]: (value: unknown) => boolean;
}

interface Relay {
  readonly connect: (options: {
    readonly role: string;
    readonly readable: PassThrough;
    readonly writable: PassThrough;
  }) => AsyncIterable<unknown> & {
    readonly request: (message: object, options?: object) => Promise<unknown>;
    readonly send: (message: object) => Promise<void>;
  };
  readonly createResultMessage: (request: object, body: unknown) => object;
  readonly createConversation: () => {
    readonly feed: (message: object, options: { readonly from?: string }) => { readonly issues: readonly { readonly code: string }[] };
  };
}

let packages: EmittedPackages;
let own: { readonly radio: Package; readonly relay: Package };

beforeAll(async () => {
  packages = writePackages(await emitAll(emitters, [radio!, relay!]));
  own = { radio: await packages.load<Package>("radio"), relay: await packages.load<Package>("relay") };
});
afterAll(() => packages.remove());

it("the specs have no diagnostics, and the packages compile with the types of other messages", () => {
  expect(diagnostics.map(({ message }) => message)).toEqual([]);
  const program = `import { decode, encode, isOtherMessage, type Message, type OtherMessage } from "./index.js";
const result = decode("");
if (result.ok) {
  const message: Message | OtherMessage = result.value;
  if (isOtherMessage(message)) encode(message);
  else if (message.kind === "call") console.log(message.data.name);
  // @ts-expect-error Messages of other types are no \`Message\`.
  const known: Message = result.value;
  void known;
}
export const other: OtherMessage = { kind: "x-weather", id: "m2", data: [1] };
`;
  writeFileSync(join(packages.folder, "packages/radio/src/program.ts"), program);
  const asking = `import { connect, createPingRequest, createResultMessage, decode, isOtherRelayed, validate, type DecodeOptions, type OtherRelayed } from "./index.js";
declare const streams: { readable: AsyncIterable<Uint8Array>; writable: WritableStream<Uint8Array> };
const one = connect({ role: "one", ...streams });
export const known: Promise<number> = one.request(createPingRequest());
export const kept: Promise<unknown> = one.request({ method: "_ext/do", id: 7 });
const other: OtherRelayed = { method: "_ext/do", id: 7 };
void [validate({}, { answers: other }), validate({}, { answers: () => other }), decode("", { answers: other })];
const counted = decode("", { answers: createPingRequest() });
if (counted.ok) counted.value.result.toFixed();
export const options: DecodeOptions = { answers: () => other };
// @ts-expect-error A result is not a request.
void one.request({ id: 7, result: 1 });
export async function answer(): Promise<void> {
  const other = connect({ role: "other", ...streams });
  for await (const result of other)
    if (result.ok && isOtherRelayed(result.value)) await other.send(createResultMessage(result.value, { done: true }));
}
`;
  writeFileSync(join(packages.folder, "packages/relay/src/program.ts"), asking);
  packages.compile();
});

const kept = [
  ["radio", { kind: "x-weather", id: "m2", data: { wind: [1, null] }, more: true }],
  ["relay", { method: "_ext/do", id: 7, params: [1] }],
  ["relay", { method: "_ext/tell", params: null, trace: "t" }],
] as const;

describe.each(kept)("%s keeps %j", (name, message) => {
  const guard = (): ((value: unknown) => boolean) => (name === "radio" ? own.radio.isOtherMessage! : own.relay.isOtherRelayed!);

  it.each(["strict", "lenient"])("in %s mode, and writes it again", (mode) => {
    const decoded = own[name].decode(JSON.stringify(message), { mode });
    expect(decoded).toEqual({ ok: true, value: message, warnings: [] });
    expect(JSON.parse(own[name].encode(decoded.value))).toEqual(message);
    expect(own[name].validate(message)).toEqual({ ok: true, value: message, warnings: [] });
  });

  it("as a message of its own type", () => {
    expect(own[name].is(message)).toBe(false);
    expect(guard()(message)).toBe(true);
    expect(() => (name === "radio" ? own.radio.assertMessage!(message) : own.relay.assertRelayed!(message))).toThrow("unknown");
  });
});

it.each([
  ["radio", { kind: "y-weather", id: "m2" }, "unknown-type", ["kind"]],
  ["radio", { kind: "x-weather" }, "missing-field", ["id"]],
  ["radio", { kind: "x-weather", id: "m2", channel: 81 }, "out-of-range", ["channel"]],
  ["relay", { method: "ext", id: 7 }, "unknown-type", ["method"]],
  ["relay", { method: "_ext", id: 0 }, "out-of-range", ["id"]],
] as const)("%s refuses %j", (name, message, code, path) => {
  expect(own[name].decode(message)).toMatchObject({ ok: false, issues: [{ code, path }] });
  const guard = name === "radio" ? own.radio.isOtherMessage! : own.relay.isOtherRelayed!;
  expect(guard(message)).toBe(false);
  expect(() => own[name].encode(message)).toThrow();
});

it("rejects a type other than the requested one, and reads an alias of a known tag as that tag", () => {
  expect(own.radio.decode({ kind: "x-weather", id: "m" }, { type: "call" })).toMatchObject({
    ok: false,
    issues: [{ code: "unknown-type" }],
  });
  const call = { id: "m", data: { name: "Anna" } };
  expect(own.radio.decode({ kind: "x-call", ...call })).toMatchObject({ ok: true, value: { kind: "call" } });
  expect(own.radio.isOtherMessage!({ kind: "x-call", ...call })).toBe(false);
  expect(own.radio.decode({ kind: " x-weather ", id: "m" })).toMatchObject({ ok: true });
});

it("lenient mode keeps messages of unknown type in a known frame if the spec allows it", () => {
  const unknown = own.relay.decode({ method: "shout", params: { a: 1 } }, { mode: "lenient" });
  expect(unknown).toMatchObject({ ok: true, value: { method: "UNKNOWN", params: { a: 1 } }, warnings: [{ code: "unknown-type" }] });
  expect(own.relay.decode({ nothing: 1 }, { mode: "lenient" })).toMatchObject({ ok: false });
  expect(own.relay.decode({ method: "shout" })).toMatchObject({ ok: false, issues: [{ code: "unknown-type" }] });
});

it("a model that runs without a package keeps them too", async () => {
  const { explain } = await import("../../packages/core/src/explain/explain.js");
  expect(explain(runnable(radio!), { kind: "x-weather", id: "m" })).toMatchObject({ ok: true });
});

describe("requests that the protocol does not define", () => {
  const asked = { method: "_ext/do", id: 7, params: [1] };

  it("are sent and answered over a connection, with a result of any kind", async () => {
    const { connect, createResultMessage } = await packages.load<Relay>("relay");
    const [toOne, toOther] = [new PassThrough(), new PassThrough()];
    const one = connect({ role: "one", readable: toOne, writable: toOther });
    const other = connect({ role: "other", readable: toOther, writable: toOne });
    const answers = [one.request(asked), one.request({ ...asked, id: 8 }, { timeout: 20 })];
    for await (const arrived of other) {
      expect(arrived).toEqual({ ok: true, value: asked, warnings: [] });
      await other.send(createResultMessage(asked, { done: true }));
      break;
    }
    expect(await answers[0]).toEqual({ done: true });
    await expect(answers[1]).rejects.toMatchObject({ reason: "timeout" });
    expect(() => one.request({ method: "_ext/tell" })).toThrow("request() takes a message");
    expect(() => one.request({ method: "ext/do", id: 9 })).toThrow("request() takes a message");
  });

  describe.each([
    ["as it was sent", asked],
    ["by its tag", asked.method],
    ["by a function", () => asked],
  ])("given to `answers` %s", (_how, answers) => {
    const result = { id: 7, result: { done: [true] } };

    it("their results can be of any kind", () => {
      expect(own.relay.validate(result, { answers })).toEqual({ ok: true, value: result, warnings: [] });
      expect(own.relay.decode(JSON.stringify(result), { answers })).toEqual({ ok: true, value: result, warnings: [] });
      expect(own.relay.decode(JSON.stringify(result), { answers, mode: "lenient" })).toMatchObject({ ok: true, value: result });
      expect(own.relay.decode({ id: "x", result: 1 }, { answers })).toMatchObject({
        ok: false,
        issues: [{ code: "wrong-type", path: ["id"] }],
      });
    });
  });

  it("are answered by results only", () => {
    expect(own.relay.validate(asked, { answers: asked })).toMatchObject({ ok: false });
    expect(own.relay.validate({ id: 1, result: 3 }, { answers: "ping" })).toMatchObject({ ok: true });
    expect(own.relay.validate({ id: 1, result: "3" }, { answers: () => "ping" })).toMatchObject({
      ok: false,
      issues: [{ path: ["result"] }],
    });
  });

  it.each([{ method: "ext/do", id: 7 }, { method: "_ext/tell" }, { id: 7, result: 1 }, "ext/do", "log"])(
    "%j is a mistake of the caller, also where it comes from a function",
    (request) => {
      const result = { id: 7, result: 1 };
      expect(() => own.relay.validate(result, { answers: request })).toThrow("relay has no request");
      expect(() => own.relay.validate(result, { answers: () => request })).toThrow("relay has no request");
      expect(() => own.relay.decode(JSON.stringify(result), { answers: () => request })).toThrow("relay has no request");
      expect(() => own.relay.decode(result, { answers: () => request })).toThrow("relay has no request");
    },
  );

  it("what the function throws reaches the caller", () => {
    const answers = (): never => {
      throw new RangeError("out of requests");
    };
    expect(() => own.relay.decode('{"id":7,"result":1}', { answers })).toThrow(new RangeError("out of requests"));
    expect(own.relay.decode('{"method":"_ext/do","id":7}', { answers })).toMatchObject({ ok: true });
  });

  it("are answered once in a conversation, by the other side", async () => {
    const { createConversation } = await packages.load<Relay>("relay");
    const codes = (messages: readonly (readonly [object, string?])[]): readonly string[] => {
      const conversation = createConversation();
      return messages.flatMap(([message, from]) => {
        const { issues } = conversation.feed(message, from === undefined ? {} : { from });
        return issues.length === 0 ? ["-"] : issues.map(({ code }) => code);
      });
    };
    const answer = { id: 7, result: "done" };
    expect(
      codes([
        [asked, "one"],
        [answer, "other"],
        [answer, "other"],
      ]),
    ).toEqual(["-", "-", "unknown-request"]);
    expect(codes([[asked], [answer], [answer]])).toEqual(["-", "-", "unknown-request"]);
    expect(
      codes([
        [asked, "one"],
        [answer, "one"],
      ]),
    ).toEqual(["-", "unknown-request"]);
    expect(
      codes([
        [asked, "one"],
        [{ method: "_ext/more", id: 7 }, "one"],
      ]),
    ).toEqual(["-", "duplicate-request"]);
    expect(
      codes([
        [asked, "other"],
        [{ method: "ping", id: 7 }, "one"],
        [{ id: 7, result: 1 }, "other"],
      ]),
    ).toEqual(["-", "-", "-"]);
  });
});
