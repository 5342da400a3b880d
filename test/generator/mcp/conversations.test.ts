// What the server remembers of conversations is limited, in their number and in the size of their messages.

import { expect, it } from "vitest";
import { createConversations } from "../../../generator/mcp/conversations.js";
import { ToolError } from "../../../generator/mcp/tool.js";
import { reviewProtocol as protocol } from "../../core/review-protocol.js";

const text = "x".repeat(2_000_000);
const message = (id: number): object => ({ type: "question", id: `q${id}`, from: "ada", to: "grace", thread: "t", text });

it("holds a limited number of characters, until a conversation ends", () => {
  const conversations = createConversations();
  const feed = (name: string, id: number): unknown => conversations.feed(protocol, name, { message: message(id), from: undefined });
  for (let id = 0; id < 20; id++) feed(id % 2 === 0 ? "one" : "two", id);
  // What is not kept does not count.
  for (let again = 0; again < 10; again++) expect(feed("one", 0)).toMatchObject({ duplicate: true });
  for (let id = 20; id < 24; id++) feed(id % 2 === 0 ? "one" : "two", id);
  expect(() => feed("three", 24)).toThrow(ToolError);
  expect(() => feed("three", 24)).toThrow(
    /^all conversations together may have at most 50000000 characters, and they have 4800\d{4}; end one/,
  );
  expect(conversations.list(protocol)).toEqual(["one", "two"]);
  expect(conversations.find(protocol, "one").size).toBe(12);
  expect(conversations.close(protocol, "two")).toBe(true);
  expect(feed("three", 24)).toMatchObject({ duplicate: false });
});
