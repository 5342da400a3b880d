// One run reports the mistakes of all stages, as far as they do not depend on each other, and never a consequence of another mistake.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkProtocol } from "../../../generator/check/check-protocol.js";
import { compileFiles } from "../../../generator/pipeline/compile.js";
import type { Diagnostic } from "../../../generator/model/diagnostic.js";
import { withDependents } from "../../../generator/recovery/dependent-parts.js";
import type { SourceFile, Span, YamlMap, YamlNode } from "../../../generator/model/source.js";
import { readTree } from "../../../generator/yaml/read-yaml.js";
import { readReferenceBlocks } from "../../support/reference-blocks.js";
import { seeded } from "../../support/seed.js";

const blocks = readReferenceBlocks();

function protocolOf(name: string): SourceFile {
  const path = `protocols/${name}.yaml`;
  return { path, text: blocks.find(({ marker }) => marker.kind === "file" && marker.value === path)!.text };
}

async function diagnosticsOf(file: SourceFile): Promise<readonly Diagnostic[]> {
  const root = { path: "wirepact.yaml", text: `protocols: [${file.path}]\n` };
  return (await compileFiles([root, file])).diagnostics;
}

const show = ({ code, message }: Diagnostic): string => `${code}: ${message}`;

const bakery = protocolOf("bakery");

async function bakeryFindings(...replacements: readonly (readonly [string, string])[]): Promise<readonly string[]> {
  let { text } = bakery;
  for (const [part, replacement] of replacements) {
    expect(text.split(part), part).toHaveLength(2);
    text = text.replace(part, replacement);
  }
  return (await diagnosticsOf({ ...bakery, text })).map(show);
}

const unknownKey = ["doc: Reports that an order is ready.", "dok: Reports that an order is ready."] as const;
const unknownType = ["type: Flour,", "type: Flower,"] as const;
const wrongExample = ["why: 'No rye left.' }", "why: '' }"] as const;

describe("one run", () => {
  test("reports the mistakes of all stages", async () => {
    const found = await bakeryFindings(unknownKey, unknownType, [
      "dropEach: [message_id, sender, recipient, sent_at, why]",
      "drop: [wy], issue: format",
    ]);
    expect(found.map((each) => each.split(":")[0])).toEqual(["resolve/unknown-type", "parse/unknown-key", "resolve/drops-nothing"]);
  });

  test("checks the examples of messages without mistakes", async () => {
    const found = await bakeryFindings(unknownKey, wrongExample);
    expect(found).toEqual(expect.arrayContaining([expect.stringMatching(/^check\/example-invalid: .*why/) as string]));
  });

  test("reports what is wrong behind a missing head", async () => {
    const found = await bakeryFindings(["version: 1.0.0\n", ""], unknownType);
    expect(found).toEqual(['parse/missing-key: "version" is required in a protocol', 'resolve/unknown-type: unknown type "Flower"']);
  });

  test("reports a removed part once, not where it is used", async () => {
    expect(await bakeryFindings(["enum: closed", "enum: closd"])).toEqual([expect.stringMatching(/^parse\//)]);
    expect(await bakeryFindings(["  order:\n    doc: Orders bread.", "  order:\n    dco: Orders bread."])).toEqual(
      expect.not.arrayContaining([expect.stringMatching(/^(?:resolve|check)\//)]),
    );
  });
});

/** Spans of all keys and scalars. */
function* spansIn(node: YamlNode): Generator<Span> {
  if (node.kind === "scalar") yield node.span;
  else if (node.kind === "list") for (const item of node.items) yield* spansIn(item);
  else
    for (const { keySpan, value } of node.entries) {
      yield keySpan;
      yield* spansIn(value);
    }
}

const stages = ["parse", "resolve", "check"];
const stageOf = ({ code }: Diagnostic): number => stages.indexOf(code.slice(0, code.indexOf("/")));

describe("a single mistake in a valid protocol is reported by one stage only", () => {
  test.each(["bakery", "letters", "sums", "relaxed", "notes", "post"])("%s", async (name) => {
    const file = protocolOf(name);
    const places = [...spansIn(readTree(file).node!)];
    await fc.assert(
      fc.asyncProperty(fc.nat(places.length - 1), fc.constantFrom("x", "", "[7]", "'9'", "zz: 1", "Zz"), async (index, text) => {
        const { start, end } = places[index]!;
        const changed = (text === "x" ? file.text.slice(start, end) : "") + text;
        const found = await diagnosticsOf({ ...file, text: file.text.slice(0, start) + changed + file.text.slice(end) });
        const first = Math.min(...found.map(stageOf));
        const isHere = ({ span }: Diagnostic): boolean => span !== undefined && span.start <= start + changed.length && span.end >= start;
        // Another valid name is a mistake of those parts that still use the old one, whichever stage finds it.
        if (first < stages.indexOf("check") && found.filter((each) => stageOf(each) === first).every(isHere))
          expect(found.filter((each) => stageOf(each) > first).map(show)).toEqual([]);
      }),
      seeded(12),
    );
  });
});

test("checks for errors only report all errors of a full check, and no warnings of rules", async () => {
  const text = bakery.text.replace(...wrongExample);
  const { protocols } = await compileFiles([
    { path: "wirepact.yaml", text: `lint: strict\nprotocols: [${bakery.path}]\n` },
    { ...bakery, text },
  ]);
  const [protocol] = protocols;
  const all = await checkProtocol(protocol!);
  const errors = all.filter(({ severity }) => severity === "error").map(show);
  const found = await checkProtocol(protocol!, { errorsOnly: true });
  expect(errors).not.toEqual([]);
  expect(found.filter(({ severity }) => severity === "error").map(show)).toEqual(errors);
  expect(all.length).toBeGreaterThan(errors.length);
  expect(found.length).toBeLessThan(all.length);
});

test("what depends on a part is found at once", () => {
  const text = [
    "types: { A: { type: string }, B: { fields: { a: A } }, C: { fields: { a: { type: string, doc: A } } } }",
    "messages: { m: { fields: { b: { list: B } } }, n: { replies: [m], fields: {} }, o: { fields: {}, examples: { minimal: {} }, invalid: { x: { like: minimal } } } }",
    "groups: { g: [m, o] }",
    "flows: { f: { steps: { g: {} } }, other: { steps: { o: {} } } }",
  ].join("\n");
  const root = readTree({ path: "x.yaml", text }).node as YamlMap;
  const found = (...path: readonly string[]): readonly string[] => withDependents(root, [path]).map((each) => each.join("/"));
  expect(found("types", "A").toSorted()).toEqual(["flows/f", "groups/g", "messages/m", "messages/n", "types/A", "types/B"]);
  expect(found("types", "C")).toEqual(["types/C"]);
  expect(found("messages", "o", "examples", "minimal")).toEqual(["messages/o/examples/minimal", "messages/o/invalid/x"]);
});
