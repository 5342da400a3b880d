// Flows inside flows: which run a message belongs to, what an end does to what is inside, and what is reported of messages out of place.

import { describe, expect, test } from "vitest";
import { compileFiles } from "../../generator/pipeline/compile.js";
import { runnable } from "../../packages/core/src/codegen/all-features.js";
import { createConversation, type Conversation } from "../../packages/core/src/conversation/conversation.js";
import type { ProtocolDescriptor } from "../../packages/core/src/protocol.js";
import { fromToolCall } from "../../packages/core/src/tools/from-tool-call.js";
import { nextMessages } from "../../packages/core/src/tools/next-messages.js";
import { expectLinear } from "../support/growth.js";

/** Runs with texts and tool calls, and results inside calls, as AG-UI has them. The inner flows are written first on purpose. */
const spec = (runKey: string, textKeys = "") => `protocol: stream
version: 1.0.0
roles: { agent: Works., client: Watches. }
envelope:
  tag: type
  body: inline
  time: at
  fields: { at?: { type: timestamp, doc: When. }, run?: { type: string, doc: The run. }, author?: { type: string, sensitive: true, doc: Who. } }
messages:
${["RUN_STARTED", "RUN_FINISHED"].map((tag) => `  ${tag}: { doc: A run., from: agent, to: client, fields: {} }`).join("\n")}
${["TEXT_START", "TEXT_CONTENT", "TEXT_END", "CALL_START", "CALL_END", "PART_START", "PART_END"]
  .map(
    (tag) =>
      `  ${tag}: { doc: A part., from: agent, to: client, fields: { id: { type: string, doc: The ID. }, sub?: { type: string, doc: The subagent. } } }`,
  )
  .join("\n")}
flows:
  part: { doc: A part of a call., inside: call, key: [id], start: PART_START, steps: { PART_START: [PART_END] }, end: [PART_END] }
  text: { doc: A text., inside: run, key: [id], start: TEXT_START, steps: { TEXT_START: [TEXT_CONTENT, TEXT_END], TEXT_CONTENT: [TEXT_CONTENT, TEXT_END] }, end: [TEXT_END], same: [sub, author]${textKeys} }
  call: { doc: A call., inside: run, open: allow, key: connection, start: CALL_START, steps: { CALL_START: [CALL_END] }, end: [CALL_END] }
  run: { doc: A run., key: ${runKey}, start: RUN_STARTED, steps: { RUN_STARTED: [RUN_FINISHED] }, end: [RUN_FINISHED] }
`;

async function compile(text: string): Promise<ProtocolDescriptor> {
  const files = [
    { path: "wirepact.yaml", text: "protocols: [stream.yaml]\nlint: minimal\n" },
    { path: "stream.yaml", text },
  ];
  const { protocols, diagnostics } = await compileFiles(files);
  expect(diagnostics.map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
  return runnable(protocols[0]!.model);
}

type Conv = Conversation<object>;
const one = async (): Promise<Conv> => createConversation<object>(await compile(spec("connection")));
const many = async (): Promise<Conv> => createConversation<object>(await compile(spec("[run]")));
const feed = (conversation: Conv, type: string, fields: object = {}): readonly string[] =>
  conversation.feed({ type, ...fields }).issues.map(({ code }) => code);

describe("one run at a time", () => {
  test("what is inside is only allowed while the run is open", async () => {
    const conversation = await one();
    expect(conversation.feed({ type: "TEXT_START", id: "a" }).issues).toEqual([
      {
        code: "outside-flow",
        path: ["type"],
        message: '"TEXT_START" is only allowed inside the flow run, and no run of it that the message belongs to is open',
        expected: "run",
      },
    ]);
    expect(feed(conversation, "RUN_STARTED")).toEqual([]);
    expect(feed(conversation, "TEXT_START", { id: "a" })).toEqual([]);
    expect(feed(conversation, "TEXT_START", { id: "b" })).toEqual([]);
    expect(feed(conversation, "TEXT_CONTENT", { id: "a" })).toEqual([]);
    expect(feed(conversation, "TEXT_CONTENT", { id: "c" })).toEqual(["illegal-transition"]);
    expect(feed(conversation, "TEXT_END", { id: "a" })).toEqual([]);
    expect(feed(conversation, "TEXT_END", { id: "b" })).toEqual([]);
    expect(feed(conversation, "RUN_FINISHED")).toEqual([]);
    expect(feed(conversation, "TEXT_START", { id: "a" })).toEqual(["outside-flow"]);
    expect(feed(conversation, "RUN_STARTED")).toEqual([]);
    expect(feed(conversation, "TEXT_START", { id: "a" })).toEqual([]);
  });

  test("a run must not end while something is open inside it, unless the spec allows it", async () => {
    const conversation = await one();
    for (const [type, id] of [["RUN_STARTED"], ["TEXT_START", "b"], ["TEXT_START", "a"], ["CALL_START", "c"]] as const)
      expect(feed(conversation, type, { id })).toEqual([]);
    expect(conversation.feed({ type: "RUN_FINISHED" }).issues.map(({ code, message }) => [code, message])).toEqual([
      ["unfinished-flow", '"RUN_FINISHED" ends the flow run while runs inside it are open: text (id "a"), text (id "b")'],
    ]);
    expect(conversation.runs().map(({ flow, ended }) => [flow, ended])).toEqual([
      ["run", true],
      ["text", true],
      ["text", true],
      ["call", true],
    ]);
    expect(feed(conversation, "RUN_STARTED")).toEqual([]);
    expect(feed(conversation, "RUN_FINISHED")).toEqual([]);
  });

  test("a message that starts a run and one inside it is in both", async () => {
    const both = spec("connection").replace(
      "start: CALL_START, steps: {",
      "start: [CALL_START, RUN_STARTED], steps: { RUN_STARTED: [CALL_END],",
    );
    const conversation = createConversation<object>(await compile(both));
    for (const type of ["RUN_STARTED", "CALL_END", "RUN_FINISHED"]) expect(feed(conversation, type)).toEqual([]);
    expect(conversation.runs().map(({ flow, parent, ended }) => [flow, parent?.flow, ended])).toEqual([
      ["run", undefined, true],
      ["call", "run", true],
    ]);
  });

  test("an end reaches what is deeper inside", async () => {
    const conversation = await one();
    expect(feed(conversation, "RUN_STARTED")).toEqual([]);
    expect(feed(conversation, "PART_START", { id: "p" })).toEqual(["outside-flow"]);
    expect(feed(conversation, "CALL_START", { id: "c" })).toEqual([]);
    expect(feed(conversation, "PART_START", { id: "p" })).toEqual([]);
    expect(conversation.runs().at(-1)).toMatchObject({
      flow: "part",
      key: { id: "p" },
      parent: { flow: "call", key: {}, parent: { flow: "run", key: {}, parent: undefined } },
    });
    // The call may be open when the run ends, its part must not.
    expect(feed(conversation, "RUN_FINISHED")).toEqual(["unfinished-flow"]);
    expect(conversation.runs().every(({ ended }) => ended)).toBe(true);
    expect(feed(conversation, "PART_END", { id: "p" })).toEqual(["outside-flow"]);
  });

  test("fields under `same` repeat the value of the start, and sensitive values are not shown", async () => {
    const conversation = await one();
    feed(conversation, "RUN_STARTED");
    feed(conversation, "TEXT_START", { id: "a", sub: "s1", author: "secret-1" });
    expect(feed(conversation, "TEXT_CONTENT", { id: "a" })).toEqual([]);
    expect(feed(conversation, "TEXT_CONTENT", { id: "a", sub: "s1", author: "secret-1" })).toEqual([]);
    expect(conversation.feed({ type: "TEXT_CONTENT", id: "a", sub: "s2", author: "secret-2" }).issues).toEqual([
      {
        code: "mismatch",
        path: ["sub"],
        message: 'sub must be "s1" to match the "TEXT_START" of the text, got "s2"',
        expected: "s1",
        received: "s2",
      },
      { code: "mismatch", path: ["author"], message: 'author must be the same to match the "TEXT_START" of the text, got another value' },
    ]);
    feed(conversation, "TEXT_START", { id: "b" });
    expect(conversation.feed({ type: "TEXT_END", id: "b", sub: "s2" }).issues.map(({ message }) => message)).toEqual([
      'sub must be absent to match the "TEXT_START" of the text, got "s2"',
    ]);
  });

  test("what is expected includes what may start inside, and no end while something must end first", async () => {
    const conversation = await one();
    const expected = (flow: string) => conversation.runs().find((run) => run.flow === flow)?.expected;
    feed(conversation, "RUN_STARTED");
    expect(expected("run")).toEqual(["RUN_FINISHED", "TEXT_START", "CALL_START"]);
    feed(conversation, "CALL_START", { id: "c" });
    expect(expected("run")).toEqual(["RUN_FINISHED", "TEXT_START"]);
    expect(expected("call")).toEqual(["CALL_END", "PART_START"]);
    feed(conversation, "TEXT_START", { id: "a" });
    expect(expected("run")).toEqual(["TEXT_START"]);
    feed(conversation, "TEXT_END", { id: "a" });
    feed(conversation, "RUN_FINISHED");
    expect(expected("run")).toEqual([]);
  });

  test("tools offer what fits inside, and say what must come first", async () => {
    const protocol = await compile(spec("connection"));
    const conversation = createConversation<object>(protocol);
    const offered = () => nextMessages(protocol, conversation, "agent").map(({ message }) => message);
    const issues = (type: string, fields: object) => {
      const built = fromToolCall(protocol, type, fields, { conversation, role: "agent" });
      return built.ok ? [] : built.issues.map(({ code, expected }) => [code, expected]);
    };
    expect(offered()).toEqual(["RUN_STARTED"]);
    expect(issues("TEXT_START", { id: "a" })).toEqual([["outside-flow", ["RUN_STARTED"]]]);
    feed(conversation, "RUN_STARTED");
    expect(offered()).toEqual(["RUN_FINISHED", "TEXT_START", "CALL_START"]);
    feed(conversation, "TEXT_START", { id: "a" });
    expect(offered()).toEqual(["TEXT_START", "TEXT_CONTENT", "TEXT_END", "CALL_START"]);
    const [[code, expected] = []] = issues("RUN_FINISHED", {});
    expect(code).toBe("illegal-transition");
    expect(expected).toContain("TEXT_END");
  });
});

describe("several runs at a time", () => {
  test("a message belongs to the run whose key it carries, to the only open one, or to the one where its own run is", async () => {
    const conversation = await many();
    feed(conversation, "RUN_STARTED", { run: "r1" });
    expect(feed(conversation, "TEXT_START", { id: "a" })).toEqual([]);
    feed(conversation, "RUN_STARTED", { run: "r2" });
    expect(conversation.feed({ type: "TEXT_START", id: "x" }).issues.map(({ code, message }) => [code, message])).toEqual([
      ["ambiguous-flow", '"TEXT_START" may belong to several open runs of the flow run'],
    ]);
    // The same key in another run.
    expect(feed(conversation, "TEXT_START", { id: "a", run: "r2" })).toEqual([]);
    expect(feed(conversation, "TEXT_CONTENT", { id: "a" })).toEqual(["ambiguous-flow"]);
    expect(feed(conversation, "TEXT_START", { id: "b", run: "r2" })).toEqual([]);
    expect(feed(conversation, "TEXT_CONTENT", { id: "b" })).toEqual([]);
    expect(feed(conversation, "TEXT_START", { id: "c", run: "r3" })).toEqual(["outside-flow"]);
    expect(
      conversation
        .runs()
        .filter(({ flow }) => flow === "text")
        .map(({ key, parent }) => [key, parent?.key]),
    ).toEqual([
      [{ id: "a" }, { run: "r1" }],
      [{ id: "a" }, { run: "r2" }],
      [{ id: "b" }, { run: "r2" }],
    ]);
    expect(feed(conversation, "RUN_FINISHED", { run: "r2" })).toEqual(["unfinished-flow"]);
    expect(feed(conversation, "TEXT_CONTENT", { id: "a" })).toEqual([]);
  });

  test("a message that arrives late is applied where it belongs, and the rest anew", async () => {
    const conversation = await many();
    const at = (second: number) => `2026-01-01T00:00:0${second}Z`;
    feed(conversation, "RUN_STARTED", { run: "r", at: at(1) });
    const text = conversation.feed({ type: "TEXT_CONTENT", id: "a", at: at(3) });
    const end = conversation.feed({ type: "RUN_FINISHED", run: "r", at: at(6) });
    expect([text, end].map(({ issues }) => issues.map(({ code }) => code))).toEqual([["illegal-transition"], []]);
    feed(conversation, "TEXT_START", { id: "a", at: at(2) });
    expect([text, end].map(({ issues }) => issues.map(({ code }) => code))).toEqual([[], ["unfinished-flow"]]);
    expect(conversation.runs().map(({ flow, ended }) => [flow, ended])).toEqual([
      ["run", true],
      ["text", true],
    ]);
    feed(conversation, "TEXT_END", { id: "a", at: at(4) });
    expect([text, end].map(({ issues }) => issues.length)).toEqual([0, 0]);
    feed(conversation, "RUN_FINISHED", { run: "r", at: at(5) });
    expect(end.issues.map(({ code }) => code)).toEqual(["illegal-transition"]);
  });
});

test("a run is remembered as long as something happens inside it", async () => {
  const protocol = await compile(spec("connection"));
  const conversation = createConversation<object>(protocol, { maxMessages: 20 });
  feed(conversation, "RUN_STARTED");
  for (let index = 0; index < 60; index++) {
    expect(feed(conversation, "TEXT_START", { id: `t${index}` })).toEqual([]);
    expect(feed(conversation, "TEXT_END", { id: `t${index}` })).toEqual([]);
  }
  expect(conversation.runs().length).toBeLessThan(25);
  expect(feed(conversation, "RUN_FINISHED")).toEqual([]);
});

test("what was forgotten is not reported as open at the end", async () => {
  const protocol = await compile(spec("[run]"));
  const conversation = createConversation<object>(protocol, { maxMessages: 10 });
  feed(conversation, "RUN_STARTED", { run: "r1" });
  feed(conversation, "TEXT_START", { id: "old", run: "r1" });
  for (let index = 0; index < 20; index++) {
    feed(conversation, "TEXT_START", { id: `t${index}`, run: "r1" });
    feed(conversation, "TEXT_END", { id: `t${index}`, run: "r1" });
  }
  expect(feed(conversation, "RUN_FINISHED", { run: "r1" })).toEqual([]);
});

test("time grows with the number of messages, however many runs are open", async () => {
  const protocol = await compile(spec("[run]", ", open: allow"));
  const stream = (size: number): readonly object[] => {
    const indexes = Array.from({ length: size }, (_, index) => index);
    return [
      ...indexes.flatMap((index) => [
        { type: "RUN_STARTED", run: `r${index}` },
        { type: "TEXT_START", id: `t${index}`, run: `r${index}` },
        { type: "TEXT_CONTENT", id: `t${index}` },
        { type: "TEXT_START", id: "same" },
      ]),
      ...indexes.map((index) => ({ type: "RUN_FINISHED", run: `r${index}` })),
    ];
  };
  expectLinear(100, stream, (messages) => {
    const conversation = createConversation<object>(protocol, { maxMessages: Infinity });
    for (const message of messages) conversation.feed(message);
    return conversation.findings();
  });
  // All inside one run, which ends at last.
  const texts = (size: number): readonly object[] => [
    { type: "RUN_STARTED", run: "r" },
    ...Array.from({ length: size }, (_, index) => ({ type: "TEXT_START", id: `t${index}` })),
    { type: "RUN_FINISHED", run: "r" },
  ];
  expectLinear(200, texts, (messages) => {
    const conversation = createConversation<object>(protocol, { maxMessages: Infinity });
    for (const message of messages) conversation.feed(message);
    return conversation.runs();
  });
});
