// A protocol with the constructs that the five protocols do not use: its package compiles, and guard, schema and walker agree on every message.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { runnable } from "@wirepact/core/codegen";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { compileSpec } from "../../generator/pipeline/compile.js";
import { emitters } from "../../generator/emit/index.js";
import { lowerProtocol } from "../../generator/lower/index.js";
import type { OutputFile } from "../../generator/model/output-file.js";
import { decodeMessage, encodeMessage } from "../../packages/core/src/codec/codec.js";
import { json } from "../../packages/core/src/encodings/json.js";
import { explain, explainType } from "../../packages/core/src/explain/explain.js";
import type { Json } from "../../packages/core/src/index.js";
import { formats, formatValues } from "../../packages/core/src/scalars/index.js";
import { boundaryMessages, messageArbitrary, nearMisses } from "../../packages/core/src/testing/index.js";
import { fromToolCall, toToolArguments } from "../../packages/core/src/tools/index.js";
import { type EmittedPackages, writePackages } from "../support/emitted-packages.js";
import { emitAll } from "../support/golden.js";
import { createRandom, mutate, valuePool } from "../support/mutants.js";
import { createReferee } from "../support/schema-referee.js";
import { seed } from "../support/seed.js";

const { protocols, diagnostics } = await compileSpec(new URL("../construct-specs/wirepact.yaml", import.meta.url).pathname);
const { model } = protocols[0]!;
const protocol = runnable(model);
const bySchema = createReferee().compile(lowerProtocol(model).bundle);
const examples = Object.values(model.messages).flatMap((message) => message.examples.map(({ value }) => value));

let files: readonly OutputFile[];
let packages: EmittedPackages;
let is: (value: unknown) => boolean;

beforeAll(async () => {
  files = await emitAll(emitters, [model]);
  packages = writePackages(files);
  ({ is } = await packages.load<{ is: typeof is }>("atlas", "guards"));
});
afterAll(() => packages.remove());

/** The one verdict of guard, schema and walker. */
function verdict(value: unknown): boolean {
  const walked = explain(protocol, value);
  const answers = [is(value), bySchema(value), walked.ok];
  if (new Set(answers).size !== 1) {
    const why = walked.ok ? "" : JSON.stringify(walked.issues.map(({ code, path }) => [code, path]));
    throw new Error(`guard, schema, walker: ${answers.join()} on ${JSON.stringify(value)} ${why}`);
  }
  return walked.ok;
}

test("the spec has no diagnostics", () => {
  expect(diagnostics.map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
});

test("the package compiles, and guards narrow the parts of unions", () => {
  const program = `import { isBlock, isImage, isPoint, isText, type AnyBlock, type Content, type Place, type Server } from "./index.js";
export const content: Content = { raw: "AA==" };
// @ts-expect-error Only one of the parts.
export const both: Content = { raw: "AA==", link: "urn:a:b" };
export const nameOf = (given: Content): string | number | undefined =>
  given.raw !== undefined ? given.media : given.link !== undefined ? given.link : "words" in given ? given.words : 0;
export const textOf = (block: AnyBlock): unknown => (block.kind === "text" ? block.text : block.kind === "image" ? block.$data : block.data);
// @ts-expect-error The kinds of others begin with an underscore.
export const own: AnyBlock = { kind: "own" };
export function show(place: Place, server: Server, value: unknown): string | number {
  if (isPoint(place)) return place.x;
  if (isText(server)) return server.text;
  if (isImage(server)) return server.$data;
  if (isBlock(value)) return value.kind === "text" ? value.text : value.$data;
  return server.command + place.name;
}
`;
  writeFileSync(join(packages.folder, "packages/atlas/src/program.ts"), program);
  packages.compile();
});

test("unions of objects and their parts have guards, which agree with the walker", async () => {
  const guards = await packages.load<Readonly<Record<string, (value: unknown) => boolean>>>("atlas", "guards");
  const types = [
    "Text",
    "Image",
    "Own",
    "AnyBlock",
    "Block",
    "Point",
    "Named",
    "Place",
    "Stdio",
    "Server",
    "EventOrPoint",
    "Contacted",
    "Numbered0",
    "Numbered",
    "Count",
    "Raw",
    "Link",
    "Either",
    "Content",
    "Command",
    "Action",
    "Target",
    "Named2",
    "Deed",
    "Built",
    "Grown",
    "Made",
  ];
  expect(new Set(Object.keys(model.types).filter((type) => `is${type}` in guards))).toEqual(new Set(types));
  const inner = (value: unknown): readonly unknown[] =>
    typeof value === "object" && value !== null ? [value, ...Object.values(value).flatMap(inner)] : [value];
  const random = createRandom(seed);
  const valid = [...examples, ...boundaryMessages<Json>(protocol).map(({ message }) => message)];
  const pool = valuePool(valid);
  const mutants = Array.from({ length: 200 }, () => mutate(valid[random(valid.length)]!, random, pool));
  const values = [...new Map([...valid, ...mutants].flatMap(inner).map((value) => [JSON.stringify(value), value])).values()];
  for (const type of types) {
    const accepted = values.filter((value) => {
      const isAccepted = guards[`is${type}`]!(value);
      expect(explainType(protocol, value, type).ok, `${type}: ${JSON.stringify(value)}`).toBe(isAccepted);
      return isAccepted;
    });
    expect(accepted.length, type).toBeGreaterThan(0);
    expect(accepted.length, type).toBeLessThan(values.length);
  }
  const hostile = new Proxy(
    {},
    {
      get: () => {
        throw new Error("no data");
      },
    },
  );
  expect(types.some((type) => guards[`is${type}`]!(hostile))).toBe(false);
});

describe("guard, schema and walker agree", () => {
  it("on examples and messages at the limits, which are valid", () => {
    for (const message of [...examples, ...boundaryMessages(protocol).map((boundary) => boundary.message)])
      expect(verdict(message), JSON.stringify(message)).toBe(true);
  });

  it("on near-misses, each of which has one issue inside the part that was meant", () => {
    for (const { message, issue, path, name } of nearMisses(protocol)) {
      expect(verdict(message), name).toBe(false);
      const walked = explain(protocol, message);
      expect(walked.ok ? [] : walked.issues.map((found) => [found.code, found.path]), `${name} ${JSON.stringify(message)}`).toEqual([
        [issue, path],
      ]);
    }
  });

  it("on arbitrary messages, which are valid, and on mutants", () => {
    const random = createRandom(seed);
    const arbitrary = fc.sample(messageArbitrary<Json>(protocol), { seed, numRuns: 300 });
    for (const message of arbitrary) expect(verdict(message), JSON.stringify(message)).toBe(true);
    const bases = [...examples, ...arbitrary];
    const pool = valuePool(bases);
    let refused = 0;
    for (let run = 0; run < 6000; run++) refused += verdict(mutate(bases[run % bases.length]!, random, pool)) ? 0 : 1;
    expect(refused).toBeGreaterThan(600);
  });
});

test("pages of messages have file names that every system takes, and links lead to them", () => {
  const paths = files.map(({ path }) => path);
  expect(paths.filter((path) => path.includes("/docs/messages/"))).toEqual([
    "generated/atlas/docs/messages/rules.md",
    "generated/atlas/docs/messages/tools-list-2.md",
    "generated/atlas/docs/messages/tools-list.md",
    "generated/atlas/docs/messages/1.md",
    "generated/atlas/docs/messages/scalars.md",
    "generated/atlas/docs/messages/integers.md",
    "generated/atlas/docs/messages/relaxed.md",
    "generated/atlas/docs/messages/cancel.md",
  ]);
  for (const { path, text } of files.filter((file) => file.path.endsWith(".md"))) {
    for (const [, target = ""] of text.matchAll(/\]\(([^)#:]+\.md)(?:#[^)]*)?\)/g)) {
      const url = new URL(target, new URL(path, "file:///"));
      expect(paths, `${path}: ${target}`).toContain(url.pathname.slice(1));
    }
  }
});

describe("decoding", () => {
  const text = (place: string): string => `{"$type":"tools-list","_meta":{"id":"m","trip":"t","n":${place}}}`;

  it.each(["9007199254740993", "-9007199254740993", "123456789012345678901"])("refuses %s, which would change", (number) => {
    const strict = decodeMessage(protocol, [json], text(number));
    expect(strict.ok ? [] : strict.issues).toMatchObject([{ code: "out-of-range", path: ["_meta", "n"], at: { line: 1 } }]);
    expect(decodeMessage(protocol, [json], text(number), { mode: "lenient" })).toMatchObject({
      ok: true,
      warnings: [{ code: "out-of-range", path: ["_meta", "n"] }],
    });
  });

  it.each(["9007199254740991", "-9007199254740992", "100000000000000000000", "1e300", "0.1234567890123456789", '"12345678901234567890"'])(
    "keeps %s",
    (number) => {
      const result = decodeMessage(protocol, [json], text(number));
      expect(result).toMatchObject({ ok: true, warnings: [] });
    },
  );

  it.each(["1e999", "-1e400", "9".repeat(400)])("refuses %s, which overflows", (number) => {
    for (const mode of ["strict", "lenient"] as const) {
      const result = decodeMessage(protocol, [json], text(number), { mode });
      expect(result.ok ? [] : result.issues).toMatchObject([{ code: "wrong-type", path: ["_meta", "n"] }]);
    }
  });

  it("takes the type from the caller", () => {
    const body = '{"_meta":{"id":"m","trip":"t"}}';
    expect(decodeMessage(protocol, [json], body).ok).toBe(false);
    expect(decodeMessage(protocol, [json], body, { type: "tools-list" })).toMatchObject({ ok: true, value: { $type: "tools-list" } });
    const other = decodeMessage(protocol, [json], text("1"), { type: "$/cancel" });
    expect(other.ok ? [] : other.issues).toMatchObject([{ code: "wrong-constant", path: ["$type"] }]);
    const unknown = decodeMessage(protocol, [json], body, { type: "nobody" });
    expect(unknown.ok ? [] : unknown.issues).toMatchObject([{ code: "unknown-type" }]);
  });

  it("gives back what was encoded, for every example and arbitrary message", () => {
    const messages = [...examples, ...fc.sample(messageArbitrary<Json>(protocol), { seed, numRuns: 100 })];
    for (const message of messages) {
      const decoded = decodeMessage(protocol, [json], encodeMessage(protocol, [json], message));
      expect(decoded.ok && decoded.value).toEqual(message);
    }
  });
});

describe("formats", () => {
  it.each(Object.entries(formatValues))("%s has fitting and unfitting values", (name, { valid, invalid }) => {
    const { fits, words } = formats[name as keyof typeof formats];
    const shape = { kind: "scalar", scalar: name as keyof typeof formats } as const;
    for (const text of Object.values(valid(shape))) expect(fits(text, shape), text).toBe(true);
    expect(Object.keys(invalid(shape))).toEqual(["format"]);
    for (const text of Object.values(invalid(shape)["format"]!)) expect(fits(text, shape), text).toBe(false);
    expect(words).toMatch(/^(?:an? |base64)/);
  });
});

describe("tools", () => {
  it.each(["plain", "strict"] as const)("give back every example from its arguments in the dialect %s", (dialect) => {
    // Unknown properties have no place in the arguments of a tool.
    const known = examples.filter((message) => !JSON.stringify(message).includes('"ext"'));
    expect(known.length).toBeGreaterThan(5);
    for (const message of known) {
      const call = toToolArguments(protocol, message, dialect);
      const result = fromToolCall(protocol, call.name, call.arguments);
      expect(result.ok ? result.value : result.issues, call.name).toEqual(message);
    }
  });
});

describe("an enum of integers", () => {
  const constants = (): string => files.find(({ path }) => path === "packages/atlas/src/constants.ts")!.text;

  it("is a constant with names, and a type", () => {
    expect(constants()).toMatch(/Severity = \{[^}]*Below: -3,[^}]*Fatal: 1,[^}]*Careful: 2,[^}]*"?4"?: 4,\s*\} as const/);
    expect(constants()).toContain("(typeof Code)[keyof typeof Code] | (number & {})");
  });

  it("names the integers in an issue", () => {
    const message = { ...(model.messages["integers"]!.examples[0]!.value as object), severity: 3 };
    const result = explain(protocol, message);
    expect(result.ok ? [] : result.issues).toMatchObject([{ message: "severity must be one of -3, 1, 2, 4, got 3" }]);
    const lenient = explain(
      { ...protocol, reading: { ...protocol.reading, lenient: { ...protocol.reading.lenient, unknownValues: "keep" } } },
      message,
      {
        mode: "lenient",
      },
    );
    expect(lenient).toMatchObject({ ok: true, value: { severity: 3 }, warnings: [{ code: "unknown-value" }] });
  });
});

test("an enum whose values look like integers says that they are strings", () => {
  const shape = { kind: "enum", open: false, values: [{ value: "1" }, { value: "2" }] } as const;
  const result = explainType({ ...protocol, types: { Level: shape } }, 1, "Level");
  expect(result.ok ? [] : result.issues).toMatchObject([{ code: "wrong-type", message: 'message must be one of "1", "2", got 1' }]);
});
