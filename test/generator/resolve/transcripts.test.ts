// Transcripts of protocols with frames: requests get unique ids, and answers those of what they answer.

import { expect, test } from "vitest";
import { compileFiles } from "../../../generator/pipeline/compile.js";

const spec = (transcript: string): string => `protocol: talk
title: Talk
version: 1.0.0
objects: open
doc: Both sides ask.
roles: { one: Asks., other: Asks too. }
reading: { default: strict }
encodings: { ndjson: {} }
envelope:
  frames:
    request: { doc: Asks., has: [method, id], tag: method, id: id, body: params, fields: { id: { union: [integer, string] } }, example: { id: 1 } }
    result: { doc: Answers., has: [result], replyTo: id, body: result, fields: { id: { union: [integer, string] } }, example: { id: 1 } }
    error: { doc: Fails., has: [error], replyTo: id, body: error, type: string, fields: { id: { union: [integer, string] } }, example: { id: 1 }, examples: { minimal: { error: no } } }
messages:
  count: { doc: Counts., from: one, to: other, body: none, result: { type: integer, examples: { minimal: { result: 1 } } }, examples: { minimal: {} } }
  ping: { doc: Pings., from: [one, other], to: [one, other], body: none, result: { type: 'null', examples: { minimal: { result: null } } }, examples: { minimal: {} } }
  watch: { doc: Watches., from: one, to: other, body: none, result: { stream: integer, examples: { minimal: { result: 1 } } }, examples: { minimal: { id: w } } }
transcripts:
  played: ${transcript}
`;

async function play(transcript: string) {
  const { protocols, diagnostics } = await compileFiles([
    { path: "wirepact.yaml", text: "protocols: [talk.yaml]\nlint: minimal\n" },
    { path: "talk.yaml", text: spec(transcript) },
  ]);
  return { played: protocols[0]?.model.transcripts[0], found: diagnostics.map(({ message }) => message) };
}

const idsOf = (messages: readonly unknown[] = []): readonly unknown[] =>
  messages.map((message) => (message as { readonly id: unknown }).id);

test("requests have different ids, and answers those of their requests", async () => {
  const { played, found } = await play(
    "[count, count, watch, watch result, count result, watch, watch result, count result, watch result]",
  );
  expect(found).toEqual([]);
  expect(idsOf(played?.messages)).toEqual([1, 2, "w", "w", 1, "w-2", "w", 2, "w"]);
  expect(played?.types?.[3]).toBe("watch result");
});

test("an error answers the oldest request, and ids that are stated stay", async () => {
  const { played, found } = await play(
    "[count, { count: { id: 7 } }, error, { count result: { id: 7 } }, { count: { id: 1 } }, count result]",
  );
  expect(found).toEqual([]);
  expect(idsOf(played?.messages)).toEqual([2, 7, 2, 7, 1, 1]);
});

test("the role of a message that both sides send is stated", async () => {
  expect((await play("[ping]")).found).toEqual([expect.stringContaining('pass the role that sent it as "from"')]);
  const { played, found } = await play(
    "[{ ping: { from: one } }, { ping: { from: other } }, { ping result: { from: other } }, { ping result: { from: one } }]",
  );
  expect(found).toEqual([]);
  expect(played?.senders).toEqual(["one", "other", "other", "one"]);
  expect((await play("[{ ping: { from: oen } }]")).found).toEqual(['unknown role "oen"']);
});

test("a transcript that differs names the message", async () => {
  expect((await play("[count, { count result: { id: 5 } }]")).found).toEqual([
    expect.stringContaining("fails at message 2 (count result)"),
  ]);
});
