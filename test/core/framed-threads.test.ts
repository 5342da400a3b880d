// Threads and flows of a protocol with frames: an answer belongs to the thread of its request, whether it is a result or an error.

import { expect, test } from "vitest";
import { compileFiles } from "../../generator/pipeline/compile.js";
import { runnable } from "../../packages/core/src/codegen/all-features.js";
import { createConversation } from "../../packages/core/src/conversation/conversation.js";

const text = `protocol: desk
title: Desk
version: 1.0.0
objects: open
doc: Questions by session.
roles: { guest: Asks., clerk: Answers. }
reading: { default: strict }
encodings: { ndjson: {} }
envelope:
  thread: [params.session]
  frames:
    request: { doc: Asks., has: [method, id], tag: method, id: id, body: params, fields: { id: integer }, example: { id: 1 } }
    result: { doc: Answers., has: [result], replyTo: id, body: result, fields: { id: integer }, example: { id: 1 } }
    error: { doc: Fails., has: [error], replyTo: id, body: error, type: string, fields: { id: integer }, example: { id: 1 }, examples: { minimal: { error: no } } }
messages:
  ask:
    doc: Asks.
    from: guest
    to: clerk
    fields: { session: { type: string, doc: The session. } }
    result: { type: string, examples: { minimal: { result: Yes } } }
    examples: { minimal: { params: { session: a } } }
flows:
  session:
    doc: A session.
    key: thread
    start: ask
    steps: { ask: [ask result, error], ask result: [ask] }
    end: [error]
    transcripts: { failed: [ask, ask result, ask, error] }
    illegal: { a result first: { messages: [ask, ask], at: 1 } }
`;

const files = [
  { path: "wirepact.yaml", text: "protocols: [desk.yaml]\nlint: minimal\n" },
  { path: "desk.yaml", text },
];

const ask = (id: number, session: string) => ({ method: "ask", id, params: { session } });

test("results and errors are in the thread of their request", async () => {
  const { protocols, diagnostics } = await compileFiles(files);
  expect(diagnostics.map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
  const conversation = createConversation<object>(runnable(protocols[0]!.model));
  const messages = [ask(1, "a"), ask(2, "b"), { id: 2, result: "Yes" }, { id: 1, error: "no" }, ask(3, "b")];
  for (const message of messages) expect(conversation.feed(message).issues).toEqual([]);
  expect(conversation.threads().map(({ key, lastType, messages: members }) => [key, lastType, members.length])).toEqual([
    ["a", "error", 2],
    ["b", "ask", 3],
  ]);
  expect(conversation.runs().map(({ key, ended, expected }) => [key, ended, expected])).toEqual([
    [{ thread: "a" }, true, []],
    [{ thread: "b" }, false, ["ask result", "error"]],
  ]);
  // An error that answers nobody has no thread, and changes none.
  expect(conversation.feed({ id: 9, error: "no" }).issues[0]).toMatchObject({ code: "unknown-request" });
  expect(conversation.threads()).toHaveLength(2);
});
