// Agent cards: one per role with only its messages, the constraints of nested objects, and one mistake per message.

import { expect, test } from "vitest";
import { agentCardEmitter } from "../../../generator/emit/agent-card.js";
import type { ProtocolModel } from "../../../generator/model/protocol-model.js";
import { emitAll } from "../../support/golden.js";
import { specProtocols } from "../../support/spec-protocols.js";

const models = specProtocols();
const cards = new Map(
  (await Promise.all(models.map(async (model) => emitAll([agentCardEmitter], [model])))).flat().map(({ path, text }) => [path, text]),
);
const cardOf = ({ name }: ProtocolModel, file: string): string => cards.get(`packages/${name}/${file}`) ?? "";
const headings = (text: string, level: string): readonly string[] =>
  [...text.matchAll(new RegExp(`^${level} (.+)$`, "gm"))].map((match) => match[1] ?? "");

test("every role has a card with the messages that it sends and receives, and no others", () => {
  for (const model of models) {
    for (const role of Object.keys(model.roles)) {
      const card = cardOf(model, `agent-cards/${role}.md`);
      const [before = "", received = ""] = card.split("\n## Messages that you receive\n");
      const sent = before.split("\n## Messages that you send\n")[1] ?? "";
      const messages = Object.values(model.messages);
      const names = (given: readonly { readonly name: string }[]): readonly string[] => given.map(({ name }) => name);
      expect(headings(sent, "###"), `${model.name} ${role}`).toEqual(names(messages.filter(({ from }) => from.includes(role))));
      expect(headings(received, "###"), `${model.name} ${role}`).toEqual(
        names(messages.filter(({ from, to }) => to.includes(role) && !from.includes(role))),
      );
    }
  }
});

test("a card of a role leaves out the flows that do not concern it", () => {
  const model = models.find(({ flows }) => Object.keys(flows).length > 1)!;
  const flowsOf = (file: string): readonly string[] =>
    [...cardOf(model, file).matchAll(/^- Flow `([^`]+)`/gm)].map((match) => match[1] ?? "");
  expect(flowsOf("agent-card.md")).toEqual(Object.keys(model.flows));
  const shown = Object.keys(model.roles).map((role) => flowsOf(`agent-cards/${role}.md`).join());
  expect(shown).toEqual(expect.arrayContaining(["", ...Object.keys(model.flows)]));
});

test("every message has one mistake with its correction", () => {
  for (const model of models) {
    const card = cardOf(model, "agent-card.md");
    const names = Object.keys(model.messages);
    for (const [index, name] of names.entries()) {
      const [, section = ""] = card.split(`\n## ${name}\n`).flatMap((part) => part.split(`\n## ${names[index + 1]}\n`)[0] ?? "");
      expect(section, `${model.name} ${name}`).toMatch(/^- Wrong: .+ Issue: `.+`\n- Right: .+$/m);
    }
  }
});

test("a card says how to repair a message that was rejected", () => {
  for (const text of cards.values()) expect(text).toContain("Fix only what the issues name, keep everything else");
});

test("fields of nested objects have their own lines, with constraints; recursive types end", async () => {
  const [base] = models;
  const [message] = Object.values(base!.messages);
  const tree = {
    kind: "struct",
    open: true,
    fields: [
      { name: "label", doc: "Its label.", required: true, shape: { kind: "scalar", scalar: "string", max: 7 } },
      { name: "children", required: false, shape: { kind: "list", item: { kind: "reference", type: "Tree" } } },
    ],
  } as const;
  const field = {
    name: "trees",
    doc: "All trees.",
    required: true,
    shape: { kind: "list", max: 3, item: { kind: "reference", type: "Tree" } },
  };
  const shape = { ...message!.shape, fields: [...message!.shape.fields, field] };
  const model = {
    ...base!,
    body: "inline",
    types: { ...base!.types, Tree: tree },
    messages: { [message!.name]: { ...message!, shape, examples: [], invalid: [] } },
  } as unknown as ProtocolModel;
  const [card] = await emitAll([agentCardEmitter], [model]);
  expect(card?.text).toContain(
    "- `trees`: array of objects, at most 3 items. All trees.\n  - `label`: string, at most 7 characters. Its label.\n  - `children` (optional): array of Tree.\n",
  );
});

test("a mistake in a sensitive field is never shown", async () => {
  const secret = "hunter2-hunter2";
  const model = models.find(({ messages }) => JSON.stringify(messages).includes('"sensitive":true'))!;
  const changed = JSON.parse(JSON.stringify(model)) as ProtocolModel;
  for (const message of Object.values(changed.messages)) {
    const at = pathOfSensitive(message.shape.fields, []);
    if (at === undefined) continue;
    const value = structuredClone(message.examples[0]!.value) as Record<string, unknown>;
    let holder = value;
    for (const step of at.slice(0, -1)) holder = holder[step] as Record<string, unknown>;
    holder[at.at(-1)!] = secret;
    (message as { invalid: unknown }).invalid = [{ name: "secret", value, issue: "wrong-type", at }];
  }
  const texts = (await emitAll([agentCardEmitter], [changed])).map(({ text }) => text).join("");
  expect(texts).not.toContain(secret);
});

type Fields = ProtocolModel["messages"][string]["shape"]["fields"];

function pathOfSensitive(fields: Fields, path: readonly string[]): readonly string[] | undefined {
  for (const { name, sensitive, shape } of fields) {
    if (sensitive === true) return [...path, name];
    const inner = shape.kind === "struct" ? pathOfSensitive(shape.fields, [...path, name]) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
}
