// The conversations that are tried with the monitors of two releases.

import type { EnvelopeParts, Json } from "@wirepact/core";
import { expect, test } from "vitest";
import type { ProtocolModel, Transcript } from "../../../generator/model/protocol-model.js";
import { conversationsOf } from "../../../generator/release/proof/conversations.js";
import { tinyModel } from "./tiny-model.js";

const modelOf = (parts: EnvelopeParts, transcript: Omit<Transcript, "name" | "warnings">): ProtocolModel => ({
  ...tinyModel({ open: true, fields: [] }),
  parts,
  transcripts: [{ name: "usual", warnings: [], ...transcript }],
});

const tried = (parts: EnvelopeParts, ...messages: readonly Json[]): readonly Json[] => {
  const model = modelOf(parts, { messages });
  return conversationsOf(model, model).flatMap((talk) => talk.map(({ message }) => message));
};

test("have the senders that a transcript states", () => {
  const messages = [{ kind: "note" }, { kind: "note" }];
  const model = modelOf({}, { messages, senders: ["one", null] });
  const [own] = conversationsOf(model, model);
  expect(own).toEqual([
    { message: { kind: "note" }, type: "note", from: "one" },
    { message: { kind: "note" }, type: "note" },
  ]);
});

test("have replies to the message before, also if the sample is not a reply", () => {
  expect(tried({ id: ["id"], replyTo: ["answers"] }, { kind: "note", id: "a" })).toContainEqual({ kind: "note", id: "a-2", answers: "a" });
});

test("have no replies if messages do not name what they answer", () => {
  expect(tried({ id: ["id"] }, { kind: "note", id: "a" })).toContainEqual({ kind: "note", id: "a-2" });
});

test("have nested parts only in objects that a message has", () => {
  const parts = { id: ["id"], replyTo: ["head", "answers"] };
  expect(tried(parts, { kind: "note", id: "a", head: {} })).toContainEqual({ kind: "note", id: "a-2", head: { answers: "a" } });
  expect(tried(parts, { kind: "note", id: "a" }).filter((message) => JSON.stringify(message).includes("head"))).toEqual([]);
});
