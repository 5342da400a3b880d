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
  for (const text of cards.values()) expect(text).toContain("Fix only what the issues report, keep everything else");
});

test("fields of nested objects have their own lines, with constraints; recursive types end", async () => {
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
  expect(await cardWith([field], { Tree: tree })).toContain(
    "- `trees`: array of objects, at most 3 items. All trees.\n  - `label`: string, at most 7 characters. Its label.\n  - `children` (optional): array of objects, with the same fields as `trees` of `task-request` above.\n",
  );
});

test("constraints of nullable values and of items follow the type that they belong to", async () => {
  const string = { kind: "scalar", scalar: "string" };
  const shapes = {
    link: { kind: "scalar", scalar: "url", schemes: ["https"], nullable: true },
    level: { kind: "enum", open: false, values: [{ value: "low" }, { value: "high" }], nullable: true },
    either: { kind: "union", members: [string, { kind: "scalar", scalar: "integer" }], nullable: true },
    notes: { kind: "list", max: 3, item: { ...string, max: 9 } },
  };
  const card = await cardWith(Object.entries(shapes).map(([name, shape]) => ({ name, required: true, shape })));
  expect(card).toContain("- `link`: URL (scheme `https`) or null.");
  expect(card).toContain("- `level`: `low` or `high`, or null.");
  expect(card).toContain("- `either`: string, integer or null.");
  expect(card).toContain("- `notes`: array of strings (each item: at most 9 characters), at most 3 items.");
});

const integer = { kind: "scalar", scalar: "integer" } as const;

/** An object with a constant and a field. */
const figure = (kind: string, field: string) => ({
  kind: "struct",
  open: true,
  fields: [
    { name: "kind", required: true, shape: { kind: "literal", value: kind } },
    { name: field, required: true, doc: `Its ${field}.`, shape: { ...integer, max: 9 } },
    { name: "old", required: false, decodeOnly: true, shape: integer },
  ],
});
const choice = (...kinds: string[]) => ({ by: "tag", tag: "kind", cases: kinds.map((kind, index) => [kind, index]) });

test("a union of objects lists its parts with what distinguishes them, each with its fields", async () => {
  const members = [figure("circle", "radius"), { kind: "reference", type: "Square" }];
  const shape = { kind: "union", members, objects: choice("circle", "square") };
  const fields = [
    { name: "figure", required: true, doc: "The figure.", shape },
    { name: "others", required: false, shape: { kind: "list", max: 3, item: shape } },
  ];
  expect(await cardWith(fields, { Square: figure("square", "side") })).toContain(
    `- \`figure\`: one of 2 objects, distinguished by \`kind\`. The figure.
  - If \`kind\` is \`"circle"\`: object.
    - \`radius\`: integer, at most 9. Its radius.
  - If \`kind\` is \`"square"\`: object.
    - \`side\`: integer, at most 9. Its side.
- \`others\` (optional): array, at most 3 items, each item: one of 2 objects, distinguished by \`kind\`.
  - If \`kind\` is \`"circle"\`: object.
    - \`radius\`: integer, at most 9. Its radius.
  - If \`kind\` is \`"square"\`: object, with the same fields as \`figure\` of \`task-request\` (if \`kind\` is \`"square"\`) above.
`,
  );
});

test("a named union is listed once; parts that are no objects say what they are", async () => {
  const Figure = { kind: "union", members: [{ kind: "scalar", scalar: "string", max: 4 }, figure("circle", "radius")] };
  const named = { kind: "reference", type: "Figure" };
  const fields = [
    { name: "one", required: true, shape: named },
    { name: "two", required: true, shape: { ...named, nullable: true } },
  ];
  expect(await cardWith(fields, { Figure })).toContain(
    `- \`one\`: one of 2 types, distinguished by JSON type.
  - String, at most 4 characters.
  - Object.
    - \`kind\`: \`"circle"\`.
    - \`radius\`: integer, at most 9. Its radius.
- \`two\`: one of 2 types, distinguished by JSON type, or null, as in \`one\` of \`task-request\` above.
`,
  );
});

test("a card says who waits for an acknowledgement and who sends it", () => {
  const model = models.find(({ name }) => name === "agent-mail")!;
  const sectionOf = (role: string): string =>
    cardOf(model, `agent-cards/${role}.md`).split("### HELP_REQUEST\n")[1]?.split("\n### ")[0] ?? "";
  expect(sectionOf("demigod")).toContain(" Wait for the acknowledgement.");
  expect(sectionOf("chiron")).toContain(" Acknowledge it.");
});

test("a flow says who must send the next message within what time", () => {
  const cardNamed = (name: string): string =>
    cardOf(
      models.find((model) => model.name === name)!,
      "agent-card.md",
    );
  expect(cardNamed("agent-mail")).toMatch(/^- Flow `.+ the .+'s next message should arrive within 5 minutes\./m);
  expect(cardNamed("oacp")).toContain(
    "If `body.max_runtime_s_reviewer` is set, the reviewer's next message must arrive within that many seconds after `review_request`.",
  );
});

test("a card says how to write messages in the encodings other than that of its examples", async () => {
  const also = (text: string): readonly string[] => [...text.matchAll(/^- Also allowed: (.+?)\. /gm)].map((match) => match[1] ?? "");
  for (const model of models) {
    for (const file of ["agent-card.md", ...Object.keys(model.roles).map((role) => `agent-cards/${role}.md`)])
      expect(also(cardOf(model, file)), `${model.name} ${file}`).toHaveLength(Object.keys(model.encodings).length - 1);
  }
  const base = models.find(({ encodings }) => encodings.mail !== undefined)!;
  const encodings = { json: {}, ndjson: { maxBytes: 5000 }, sse: {}, "content-length": {}, yaml: {}, mail: base.encodings.mail };
  const [card] = await emitAll([agentCardEmitter], [{ ...base, encodings } as unknown as ProtocolModel]);
  expect(also(card!.text)).toEqual(["NDJSON", "Server-sent events", "JSON with a header", "YAML", "Markdown mail"]);
  expect(card!.text).toContain("without line breaks inside it. At most 5,000 bytes per message.\n");
  // The examples and the list of mistakes are those of JSON.
  expect(card!.text).toContain("- JSON.\n");
  expect(card!.text).toContain("field names and enum values are case-sensitive");
  expect(card!.text).toContain(", in mail after ");
});

/** The card of a protocol whose only message has more fields. */
async function cardWith(added: readonly object[], types: object = {}): Promise<string> {
  const [base] = models;
  const [message] = Object.values(base!.messages);
  const shape = { ...message!.shape, fields: [...message!.shape.fields, ...added] };
  const messages = { [message!.name]: { ...message!, shape, examples: [], invalid: [] } };
  const model = { ...base!, body: "inline", types: { ...base!.types, ...types }, messages } as unknown as ProtocolModel;
  const [card] = await emitAll([agentCardEmitter], [model]);
  return card?.text ?? "";
}

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
