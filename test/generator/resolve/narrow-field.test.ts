// A field with the name of an included one replaces it at its place and takes over what it does not say itself.

import { describe, expect, test } from "vitest";
import { compileFiles } from "../../../generator/pipeline/compile.js";
import { occurrencesOf, familyOf, symbolAt } from "../../../generator/resolve/symbols/symbol-queries.js";
import { indexProtocol, nothingShared } from "../../../generator/resolve/symbols/index-symbols.js";
import { readTree } from "../../../generator/yaml/read-yaml.js";
import { resolveText, specFiles } from "../../support/resolve-text.js";

const types = `
types:
  Discussion:
    doc: A discussion.
    fields:
      title?: { type: string, max: 80, default: None, sensitive: true, aliases: [name], originalName: Title, doc: The title. }
      state: { enum: closed, values: { open: Open., closed: Closed. }, doc: The state. }
      answered?: { type: timestamp, nullable: true, doc: When it was answered. }
  Answered:
    doc: A discussion with an answer.
    include: [Discussion]
    fields:
      votes: { type: integer, doc: The votes. }
      answered: { type: timestamp }
      state: { const: closed, doc: Always closed. }
      title?: { type: string, min: 1, max: 40 }
  Titled: { doc: With a title., include: [Discussion, Answered2], fields: { title: { type: string, max: 20 } } }
  Answered2: { doc: Has an equal field., fields: { answered?: { type: timestamp, nullable: true, doc: When it was answered. } } }
messages:
  letter: { doc: A letter., from: writer, to: reader, fields: { answered: Answered, titled: Titled } }
`;

describe("a narrowed field", () => {
  const { model } = resolveText(types);
  const fieldsOf = (type: string) => {
    const shape = model.types[type];
    return shape?.kind === "struct" ? shape.fields : [];
  };

  test("replaces the included one at its place, with what that one says about it", () => {
    expect(fieldsOf("Answered")).toEqual([
      {
        name: "title",
        required: false,
        shape: { kind: "scalar", scalar: "string", min: 1, max: 40 },
        doc: "The title.",
        default: "None",
        sensitive: true,
        aliases: ["name"],
        originalName: "Title",
      },
      { name: "state", required: true, shape: { kind: "literal", value: "closed" }, doc: "Always closed." },
      { name: "answered", required: true, shape: { kind: "scalar", scalar: "timestamp" }, doc: "When it was answered." },
      { name: "votes", required: true, shape: { kind: "scalar", scalar: "integer" }, doc: "The votes." },
    ]);
  });

  test("has no default where it is required, and equal fields of two included types are one", () => {
    expect(fieldsOf("Titled").map(({ name, required, default: usual }) => [name, required, usual])).toEqual([
      ["title", true, undefined],
      ["state", true, undefined],
      ["answered", false, undefined],
    ]);
  });

  test("is renamed together with the included one", () => {
    const file = specFiles(types).find(({ path }) => path.endsWith("post.yaml"))!;
    const index = indexProtocol({ file, node: readTree(file).node! }, nothingShared);
    const at = file.text.indexOf("answered?:");
    const [symbol] = symbolAt(index, file.path, at)!.symbols;
    const definitions = occurrencesOf(index, familyOf(index, [symbol!.id])).filter(({ isDefinition }) => isDefinition);
    expect(definitions.map(({ span }) => file.text.slice(span.start, span.end))).toEqual(["answered", "answered", "answered"]);
  });
});

describe("a rule that comes with an included type", () => {
  const errorsOf = async (narrowed: string): Promise<readonly string[]> => {
    const text = `
types:
  Parcel: { doc: A parcel., fields: { kind: { type: string, max: 9, doc: Kind. }, seal?: { type: string, max: 9, doc: Seal. } }, rules: { sealed: { doc: Sealed., when: { kind: x }, forbid: [seal] } } }
  Narrow: { doc: A narrower one., include: [Parcel], fields: ${narrowed} }
messages:
  letter: { doc: A letter., from: writer, to: reader, fields: { parcel: Parcel, narrow: Narrow } }
`;
    const { diagnostics } = await compileFiles(specFiles(text));
    return diagnostics.filter(({ severity }) => severity === "error").map(({ message }) => message);
  };

  test("may always hold, but must be possible", async () => {
    expect(await errorsOf("{ kind: { const: y } }")).toEqual([]);
    expect(await errorsOf("{ kind: { const: x }, seal: { type: string, max: 3 } }")).toEqual([
      'no message can satisfy the rule "sealed": seal is required and cannot be omitted',
    ]);
  });
});
