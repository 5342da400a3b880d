// Tools of protocols with requests and results: answers are tied to the request that they answer, and the model providers' own transforms
// leave the schemas of every protocol of the gallery as they are.

import { transformJSONSchema } from "@anthropic-ai/sdk/lib/transform-json-schema";
import { createConversation, type ProtocolDescriptor } from "@wirepact/core";
import { runnable, sameJson } from "@wirepact/core/codegen";
import { createTools, fromToolCall, hasTool, nextMessages, toToolArguments } from "@wirepact/core/tools";
import { toStrictJsonSchema } from "openai/lib/transform";
import { describe, expect, it } from "vitest";
import { lowerTools } from "../../generator/lower/tools/lower-tools.js";
import type { MessageModel, ProtocolModel } from "../../generator/model/protocol-model.js";
import { galleryRoot } from "../gallery/gallery.js";
import { modelsOf } from "../support/golden.js";
import { specProtocols } from "../support/spec-protocols.js";
import { withoutLiteralTypes } from "../support/tool-schemas.js";

const framed = modelsOf("framed-specs/wirepact.yaml").map((model) => runnable(model));
const models = [...framed, ...specProtocols(galleryRoot).map((model) => runnable(model))];
const calculator = framed.find(({ name }) => name === "calculator")!;
const debug = framed.find(({ name }) => name === "debugger")!;

/** The example of a request that an example of a result answers: with the same ID. */
function requestOf(model: ProtocolModel, { answers, frame }: MessageModel, result: object): unknown {
  const request = model.messages[answers ?? ""];
  const replyTo = model.frames?.find(({ name }) => name === frame)?.replyTo;
  const id = model.frames?.find(({ name }) => name === request?.frame)?.id;
  const example = request?.examples[0]?.value as object | undefined;
  return example === undefined ? undefined : { ...example, [id ?? ""]: (result as Record<string, unknown>)[replyTo ?? ""] };
}

/** A message without the fields that builders fill in when they are left out. */
function withoutAdded({ shape }: MessageModel, original: object, built: object): object {
  const filled = new Set(shape.fields.filter(({ fill, computed }) => fill !== undefined || computed !== undefined).map(({ name }) => name));
  return Object.fromEntries(Object.entries(built).filter(([name]) => Object.hasOwn(original, name) || !filled.has(name)));
}

/** Why an example does not come back as it was. */
const misses: Readonly<Record<string, string>> = {
  "dap initialize result minimal": "an optional body without fields is left out",
  "dap error minimal": "an optional body without fields is left out",
};

describe.each(models.map((model) => [model.name, model] as const))("the tools of %s", (_, model) => {
  const tools = lowerTools(model);

  it("exist for every message that can be sent, under safe names", () => {
    const sendable = Object.values(model.messages).filter((message) => hasTool(model, message));
    expect(tools.map(({ message }) => message)).toEqual(sendable.map(({ name }) => name));
    const generic = Object.values(model.messages).filter((message) => !hasTool(model, message));
    expect(generic.every(({ frame, answers }) => answers === undefined && frame !== undefined)).toBe(true);
    expect(tools.map(({ name }) => name).filter((name) => !/^[a-zA-Z0-9_-]{1,64}$/.test(name))).toEqual([]);
  });

  it("are left as they are by the transforms of OpenAI and Anthropic", () => {
    const strict = tools.filter((tool) => !sameJson(toStrictJsonSchema(structuredClone(tool.strict) as never), tool.strict));
    expect(strict.map(({ name }) => name)).toEqual([]);
    const plain = tools.filter(
      (tool) => !sameJson(withoutLiteralTypes(transformJSONSchema(structuredClone(tool.plain) as never)), withoutLiteralTypes(tool.plain)),
    );
    expect(plain.map(({ name }) => name)).toEqual([]);
  });

  it.each(["strict", "plain"] as const)("carry every example in the dialect %s, with the request that it answers", (dialect) => {
    const missed = Object.values(model.messages)
      .filter((message) => hasTool(model, message))
      .flatMap((message) =>
        message.examples
          .filter(({ value }) => {
            const request = requestOf(model, message, value as object);
            const call = toToolArguments(model, value, dialect, request);
            const result = fromToolCall(model, call.name, JSON.stringify(call.arguments), request === undefined ? {} : { request });
            return !result.ok || !sameJson(withoutAdded(message, value as object, result.value as object), value);
          })
          .map(({ name }) => `${model.name} ${message.name} ${name}`),
      );
    expect(missed).toEqual(Object.keys(misses).filter((name) => name.startsWith(`${model.name} `)));
  });
});

const ask = (id: number, method = "add"): object => ({ jsonrpc: "2.0", id, method, params: { a: 1, b: 2 } });
const issuesOf = (protocol: ProtocolDescriptor, ...[name, given, options]: [string, unknown, object]): readonly string[] => {
  const result = fromToolCall(protocol, name, given, options);
  return result.ok ? [] : result.issues.map(({ code, message }) => `${message} [${code}]`);
};

describe("an error", () => {
  it("is sent by the roles that receive requests, to those that send them", () => {
    const errorOf = (name: string) => {
      const { messages, frames = [] } = models.find((model) => model.name === name)!;
      const { from, to } = messages[frames.find(({ kind }) => kind === "error")!.name]!;
      return { from, to };
    };
    expect(errorOf("a2a")).toEqual({ from: ["agent"], to: ["client"] });
    expect(errorOf("mcp")).toEqual({ from: ["client", "server"], to: ["client", "server"] });
    expect(errorOf("debugger").from).toEqual(["adapter"]);
  });
});

describe("an answer", () => {
  it("takes its ID from the request", () => {
    expect(fromToolCall(calculator, "add_result", { result: 3 }, { request: ask(7) })).toMatchObject({
      ok: true,
      value: { jsonrpc: "2.0", id: 7, result: 3 },
    });
    expect(fromToolCall(calculator, "error", { code: 1, message: "no" }, { request: ask(7) })).toMatchObject({
      ok: true,
      value: { jsonrpc: "2.0", id: 7, error: { code: 1, message: "no" } },
    });
  });

  it("takes what it shares with the envelope of the request", () => {
    const request = { seq: 4, type: "request", command: "launch", arguments: { program: "main.js" } };
    const failed = fromToolCall(debug, "failure", { message: "not found" }, { request });
    expect(failed).toMatchObject({ ok: true, value: { request_seq: 4, command: "launch", success: false, message: "not found" } });
    const tool = lowerTools(debug).find(({ name }) => name === "failure");
    expect(tool?.plain["required"]).toEqual(["message"]);
  });

  it("must be the one that the request expects, under its ID", () => {
    expect(issuesOf(calculator, "ask_result", { result: "Seven" }, { request: ask(7) })).toEqual([
      'unexpected "ask result" in reply to "add", which expects add result [unexpected-reply]',
    ]);
    expect(issuesOf(calculator, "add_result", { id: 8, result: 3 }, { request: ask(7) })).toEqual(["id must be 7, got 8 [wrong-constant]"]);
    expect(issuesOf(calculator, "add_result", { result: 0.5 }, { request: ask(7) })).toEqual([
      "result must be an integer, got 0.5 [wrong-type]",
    ]);
    expect(issuesOf(calculator, "add_result", { result: 3 }, { request: ask(7), role: "client" })).toEqual([
      "client must not send add result; only server may [wrong-role]",
    ]);
    expect(issuesOf(calculator, "add_result", { result: 3 }, {})[0]).toMatch(/^id is required/);
    expect(() => fromToolCall(calculator, "add_result", { result: 3 }, { request: { id: 7 } })).toThrow("must be a request of calculator");
  });

  it("is tied to an open request of the conversation", () => {
    const conversation = createConversation(calculator);
    const answer = (given: object, role = "server") => issuesOf(calculator, "add_result", given, { conversation, role });
    expect(answer({ result: 3 })).toEqual(['"add result" does not answer any open request [unknown-request]']);
    conversation.feed(ask(1), { from: "client" });
    expect(fromToolCall(calculator, "add_result", { result: 3 }, { conversation })).toMatchObject({ value: { id: 1, result: 3 } });
    const failed = fromToolCall(calculator, "error", { code: 1, message: "no" }, { conversation, role: "server" });
    expect(failed).toMatchObject({ ok: true, value: { id: 1, error: { code: 1, message: "no" } } });
    conversation.feed(ask(2), { from: "client" });
    expect(answer({ result: 3 })).toEqual(["id is required (one of 1, 2) [missing-field]"]);
    expect(answer({ id: 3, result: 3 })).toEqual(["id answers 3, but no open request has this ID; answer 1 or 2 [unknown-request]"]);
    // The number 2 and the text "2" are different IDs.
    expect(answer({ id: "2", result: 3 })).toHaveLength(1);
    expect(answer({ id: 2, result: 3 })).toEqual([]);
    conversation.feed({ jsonrpc: "2.0", id: 2, result: 3 }, { from: "server" });
    expect(answer({ id: 2, result: 3 })).toHaveLength(1);
    expect(issuesOf(calculator, "error", { id: { value: null }, code: 1, message: "?" }, { conversation })).toEqual([]);
  });

  it("is offered to the side that has to give it, while a request is open", () => {
    const conversation = createConversation(calculator);
    const { toolsFor } = createTools(calculator, lowerTools(calculator));
    const offered = (role: string) => toolsFor({ role, dialect: "plain", conversation }).map(({ name }) => name);
    expect(offered("server")).not.toContain("add_result");
    expect(offered("server")).not.toContain("error");
    conversation.feed({ jsonrpc: "2.0", id: 1, method: "wait", params: {} }, { from: "client" });
    expect(offered("server")).toEqual(expect.arrayContaining(["wait_result", "error"]));
    expect(offered("server")).not.toContain("add_result");
    expect(offered("client")).not.toContain("wait_result");
    expect(nextMessages(calculator, conversation, "server")).toContainEqual({
      message: "wait result",
      reasons: ["It answers wait with the ID 1."],
    });
  });

  it("without its request has no tool call", () => {
    expect(() => toToolArguments(calculator, { jsonrpc: "2.0", id: 1, result: 3 })).toThrow("a result needs the request that it answers");
  });
});
