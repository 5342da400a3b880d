import { describe, expect, test } from "vitest";
import { resolveText } from "../../support/resolve-text.js";

const wrapped = `
envelope:
  tag: kind
  body: { field: content, max: 500 }
  object: closed
  id: id
  sender: from.name
  thread: [thread]
  fields:
    id: { type: string, fill: $uuid, doc: "Identifies it." }
    thread?: { type: string, fill: $id, doc: "Its thread." }
    from: { doc: "Who wrote it.", fields: { name: { type: string, doc: "A name." } } }
  rules:
    signed: { doc: "Red stamps are signed.", when: { stamp: red }, require: [thread] }
  example: { id: m1, from: { name: Ann } }
`;

const messages = `
messages:
  letter:
    doc: A letter.
    from: writer
    to: [reader, writer]
    ack: required
    replies: [answers]
    conventions: { thread: request }
    envelope: { fields: { thread: { type: string, doc: "Always there." }, post?: { type: string, doc: "The office." } } }
    fields:
      stamp: Stamp
      again?: { type: Stamp, computed: { by: stamp }, doc: "Once more." }
    rules:
      far: { doc: "Not the same.", differ: [from.name, stamp] }
    examples: { minimal: { thread: t1, stamp: red } }
    invalid: {}
  note:
    doc: A note.
    from: writer
    to: reader
    body: text
    lenient: { aliases: [memo] }
    examples: { minimal: { content: "Hello." } }
    invalid: {}
groups:
  answers: { doc: "Answers.", members: [note] }
  everything: { doc: "All.", members: [letter, answers] }
views:
  all: { doc: "All.", agents: any, messages: [everything] }
`;

const { model, spans } = resolveText(`${wrapped}${messages}`);
const letter = model.messages["letter"]!;
const note = model.messages["note"]!;

describe("whole messages", () => {
  test("tag first, then the envelope, then the body", () => {
    expect(letter.shape.fields.map(({ name }) => name)).toEqual(["kind", "id", "thread", "from", "post", "content"]);
    expect(letter.shape.fields[0]?.shape).toEqual({ kind: "literal", value: "letter" });
    expect(letter.shape.open).toBe(false);
    expect(letter.shape.fields.at(-1)?.shape).toMatchObject({ kind: "struct", open: true, fields: [{ name: "stamp" }, { name: "again" }] });
    expect(note.shape.fields.at(-1)?.shape).toEqual({ kind: "scalar", scalar: "text", max: 500, countsTrimmed: true });
  });

  test("a message narrows envelope fields in place and appends new ones", () => {
    expect(letter.shape.fields[2]).toMatchObject({ name: "thread", required: true });
    expect(note.shape.fields[2]).toMatchObject({ name: "thread", required: false });
    expect(model.envelope).toEqual(["id", "thread", "from", "post"]);
  });

  test("names become paths", () => {
    expect(model.parts).toEqual({ id: ["id"], sender: ["from", "name"], thread: [["thread"]] });
    expect(letter.rules).toEqual([
      {
        kind: "condition",
        name: "signed",
        doc: "Red stamps are signed.",
        at: ["thread"],
        field: ["content", "stamp"],
        equals: "red",
        require: [["thread"]],
      },
      {
        kind: "differ",
        name: "far",
        doc: "Not the same.",
        at: ["content", "stamp"],
        fields: [
          ["from", "name"],
          ["content", "stamp"],
        ],
      },
    ]);
    expect(letter.shape.fields.at(-1)?.shape).toMatchObject({ fields: [{}, { computed: { by: ["content", "stamp"] } }] });
    expect(note.shape.fields[2]?.fill).toEqual({ kind: "field", path: ["id"] });
  });

  test("a rule of the envelope applies to messages that have its fields", () => {
    expect(note.rules).toEqual([]);
  });

  test("groups are expanded to their messages", () => {
    expect(letter.replies).toEqual(["note"]);
    expect(model.groups["everything"]?.members).toEqual(["letter", "note"]);
    expect(model.views["all"]?.messages).toEqual(["letter", "note"]);
  });

  test("roles, acks, echoes and aliases", () => {
    expect(letter).toMatchObject({
      from: ["writer"],
      to: ["reader", "writer"],
      ackRequired: true,
      echoes: [["thread"]],
      typeName: "Letter",
    });
    expect(note.replies).toBeUndefined();
    expect(note.lenientAliases).toEqual(["memo"]);
  });

  test("reading defaults to strict without changes", () => {
    expect(model.reading).toEqual({
      default: "strict",
      trim: false,
      nulls: "reject",
      emptyStrings: "keep",
      lenient: { missing: "reject", invalid: "reject", unknownValues: "reject", unknownTypes: "reject", nulls: "reject", bodies: "reject" },
    });
    expect(resolveText("reading: { default: lenient, nulls: optional }").model.reading.lenient.nulls).toBe("optional");
  });
});

describe("spans", () => {
  test("refer to the definition of a shared field", () => {
    expect(spans.declaredAt("messages/note/fields/id/fill")).toBe("envelope/fields/id/fill");
    expect(spans.declaredAt("messages/letter/fields/thread")).toBe("messages/letter/envelope/fields/thread");
    expect(spans.declaredAt("messages/letter/fields/stamp")).toBe("messages/letter/fields/stamp");
  });

  test("fall back to the nearest parent in the source", () => {
    expect(spans.spanOf("messages/letter/fields/stamp/nothing/here")).toEqual(spans.spanOf("messages/letter/fields/stamp"));
    expect(spans.keySpanOf("no/such/place")).toEqual(spans.keySpanOf(""));
  });
});

test.each([
  ["tag", "valueOf", "inline"],
  ["body", "type", "toString"],
])("a %s with a name that every object inherits is refused", (_part, tag, body) => {
  const envelope = `envelope:\n  tag: ${tag}\n  body: ${body}\n  id: id\n  fields:\n    id: { type: uuid, fill: $uuid, doc: "Identifies the message." }\n  example:\n    id: 5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e\n`;
  expect(() => resolveText(envelope)).toThrow("parse/unsafe-name");
});
