import { describe, expect, test } from "vitest";
import { resolveText } from "../../support/resolve-text.js";

const spec = (examples: string) => `
envelope:
  tag: kind
  body: content
  id: id
  fields:
    id: { type: string, doc: "Identifies it." }
    late?: { type: boolean, doc: "Came late." }
  example: { id: m-09 }
messages:
  letter:
    doc: A letter.
    from: writer
    to: reader
    fields:
      fixed: { const: yes-it-is, doc: "Always the same." }
      stamp: Stamp
      inner?: { doc: "Inside.", fields: { tags: [string] } }
${examples}
`;

const whole = (content: object, envelope: object = {}) => ({
  kind: "letter",
  id: "m-09",
  ...envelope,
  content: { fixed: "yes-it-is", ...content },
});

describe("valid examples", () => {
  const letter = resolveText(
    spec(`
    examples:
      minimal: { stamp: red }
      full: { stamp: red, late: true, inner: { tags: [a, b] }, extra: 1 }
      longer: { like: full, set: { stamp: { $repeat: ab, times: 3 }, inner.tags.1: z }, drop: [extra, late] }
      listed: { like: minimal, set: { inner: { tags: { $repeat: [x], times: 2 } } } }
    variations:
      - { like: minimal, field: stamp, values: [blue, green] }
    invalid: {}
`),
  ).model.messages["letter"]!;
  const valueOf = (name: string) => letter.examples.find((example) => example.name === name)?.value;

  test("the envelope's example, the tag and constants are filled in, in the order of the shape", () => {
    expect(valueOf("minimal")).toEqual(whole({ stamp: "red" }));
    expect(JSON.stringify(valueOf("minimal"))).toBe('{"kind":"letter","id":"m-09","content":{"fixed":"yes-it-is","stamp":"red"}}');
  });

  test("envelope names go to the envelope, others to the body, known or not", () => {
    expect(valueOf("full")).toEqual(whole({ stamp: "red", inner: { tags: ["a", "b"] }, extra: 1 }, { late: true }));
  });

  test("an example starts from another one, with dotted names and repeats", () => {
    expect(valueOf("longer")).toEqual(whole({ stamp: "ababab", inner: { tags: ["a", "z"] } }));
    expect(valueOf("listed")).toEqual(whole({ stamp: "red", inner: { tags: ["x", "x"] } }));
  });

  test("a variation gives one example per value", () => {
    expect(valueOf("minimal, stamp blue")).toEqual(whole({ stamp: "blue" }));
    expect(valueOf("minimal, stamp green")).toEqual(whole({ stamp: "green" }));
  });
});

describe("invalid examples", () => {
  const { model, spans } = resolveText(
    spec(`
    examples:
      minimal: { stamp: red }
      full: { stamp: red, inner: { tags: [] } }
    invalid:
      something missing: { like: full, dropEach: [id, stamp, inner.tags] }
      no body: { like: minimal, drop: [content] }
      wrong stamp: { like: minimal, set: { stamp: 5 }, issue: wrong-type }
      wrong tag: { like: full, set: { inner.tags: [1] }, issue: wrong-type, at: [inner, tags, 0] }
      whole path: { like: full, set: { inner.tags: [1] }, issue: wrong-type, at: [content, inner, tags, 0] }
      other type: { like: minimal, set: { kind: leter }, issue: unknown-type }
`),
  );
  const at = (name: string) => model.messages["letter"]?.invalid.find((example) => example.name === name);

  test("the location of a rule's issue is that of the rule, unless it is stated", () => {
    const { model: ruled } = resolveText(
      spec(`
    rules:
      late-inner: { doc: "Red letters have something inside.", when: { stamp: red }, require: [inner] }
    examples:
      minimal: { stamp: blue }
    invalid:
      nothing inside: { like: minimal, set: { stamp: red, late: true }, issue: rule/late-inner }
      stated: { like: minimal, set: { stamp: red }, issue: rule/late-inner, at: stamp }
`),
    );
    expect(ruled.messages["letter"]?.invalid.map((example) => example.at)).toEqual([
      ["content", "inner"],
      ["content", "stamp"],
    ]);
  });

  test("dropEach creates one example per field, with the location of the field", () => {
    expect(at("something missing: id")).toEqual({
      name: "something missing: id",
      value: { kind: "letter", content: { fixed: "yes-it-is", stamp: "red", inner: { tags: [] } } },
      issue: "missing-field",
      at: ["id"],
    });
    expect(at("something missing: inner.tags")).toMatchObject({
      value: whole({ stamp: "red", inner: {} }),
      at: ["content", "inner", "tags"],
    });
    expect(spans.declaredAt("messages/letter/invalid/something missing: stamp")).toBe(
      "messages/letter/invalid/something missing/dropEach/1",
    );
  });

  test("the location defaults to the single edited field", () => {
    expect(at("no body")).toMatchObject({ value: { kind: "letter", id: "m-09" }, issue: "missing-field", at: ["content"] });
    expect(at("wrong stamp")?.at).toEqual(["content", "stamp"]);
    expect(at("wrong tag")?.at).toEqual(["content", "inner", "tags", 0]);
    expect(at("whole path")?.at).toEqual(["content", "inner", "tags", 0]);
    expect(at("other type")).toMatchObject({ value: { kind: "leter" }, at: ["kind"] });
  });
});

describe("wire examples", () => {
  const wire = resolveText(
    spec(`
    examples:
      minimal: { stamp: red }
    invalid: {}
    wire:
      as text: { json: '{}', reads: { stamp: red, id: m1 }, warnings: [wrapped] }
      edited: { like: minimal, set: { stamp: 5, late: null }, reads: { stamp: '5' }, mode: lenient }
      refused: { like: minimal, set: { stamp: 5 }, issue: wrong-type }
`),
  ).model.messages["letter"]!.wire;

  test("an encoded example decodes to the stated fields only", () => {
    expect(wire[0]).toEqual({
      name: "as text",
      mode: "strict",
      input: { encoding: "json", text: "{}" },
      expect: { ok: true, reads: { kind: "letter", id: "m1", content: { fixed: "yes-it-is", stamp: "red" } }, warnings: ["wrapped"] },
    });
  });

  test("an edited example decodes to the example, with the stated fields instead of the edits", () => {
    expect(wire[1]).toEqual({
      name: "edited",
      mode: "lenient",
      input: { value: whole({ stamp: 5 }, { late: null }) },
      expect: { ok: true, reads: whole({ stamp: "5" }), warnings: [] },
    });
    expect(wire[2]?.expect).toEqual({ ok: false, issue: "wrong-type", at: ["content", "stamp"] });
  });
});

describe("transcripts", () => {
  const { model } = resolveText(
    `${spec(`
    examples:
      minimal: { stamp: red }
      full: { stamp: blue }
    invalid: {}
`)}
transcripts:
  three: [letter, letter, { letter: { like: full, late: true } }]
  repeated: [letter, { letter: { id: m-09 } }]
  wrong: { messages: [letter, letter], awaits: [letter], warnings: [late], at: 1, issue: wrong-round }
`,
  );
  const [three, repeated, wrong] = model.transcripts;

  test("messages get unique, deterministic ids", () => {
    expect(three?.messages).toEqual([
      whole({ stamp: "red" }),
      whole({ stamp: "red" }, { id: "m-10" }),
      whole({ stamp: "blue" }, { id: "m-11", late: true }),
    ]);
  });

  test("a stated id is kept, even if it is used twice", () => {
    expect(repeated?.messages).toEqual([whole({ stamp: "red" }, { id: "m-10" }), whole({ stamp: "red" })]);
  });

  test("the expected state of the monitor", () => {
    expect(wrong).toMatchObject({ awaits: ["letter"], warnings: ["late"], fault: { at: 1, issue: "wrong-round" } });
  });
});
