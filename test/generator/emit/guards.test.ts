// Guards of a spec with every construct, as the golden folder has them: guard, schema and walker agree on its edges, misses and mutants.

import { runnable } from "@wirepact/core/codegen";
import { runInNewContext } from "node:vm";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { regexLiteral } from "../../../generator/emit/guards/guard-names.js";
import { scalars } from "../../../generator/scalars/index.js";
import { uuidPattern } from "../../../packages/core/src/scalars/identifiers.js";
import { lowerProtocol } from "../../../generator/lower/index.js";
import { explain } from "../../../packages/core/src/explain/explain.js";
import * as core from "../../../packages/core/src/codegen/index.js";
import type { Json, ScalarShape } from "../../../packages/core/src/index.js";
import { boundaryMessages, messageArbitrary, nearMisses } from "../../../packages/core/src/testing/index.js";
import { is, isLesson, isOrder } from "../../golden/workshop/packages/workshop/src/guards.js";
import { modelsOf } from "../../support/golden.js";
import { createRandom, mutate, valuePool } from "../../support/mutants.js";
import { createReferee } from "../../support/schema-referee.js";

const [model] = modelsOf("golden-specs/workshop/wirepact.yaml");
const bySchema = createReferee().compile(lowerProtocol(model!).bundle);
const examples = Object.values(model!.messages).flatMap((message) => message.examples.map(({ value }) => value));

function verdict(value: unknown): boolean {
  const walked = explain(runnable(model!), value);
  const answers = [is(value), bySchema(value), walked.ok];
  if (new Set(answers).size !== 1) throw new Error(`guard, schema, walker: ${answers.join()} on ${JSON.stringify(value)}`);
  return walked.ok;
}

describe("guards", () => {
  it("take every edge and no near-miss", () => {
    for (const { message } of boundaryMessages(runnable(model!))) expect(verdict(message)).toBe(true);
    const misses = nearMisses(runnable(model!));
    for (const miss of misses) expect(verdict(miss.message), miss.name).toBe(false);
    const kinds = new Set(misses.map(({ breaks }) => breaks));
    for (const kind of [
      "closed",
      "computed",
      "enum",
      "fraction",
      "inside",
      "keys",
      "line",
      "max",
      "min",
      "schemes",
      "unique",
      "utc",
      "version",
      "whole",
    ]) {
      expect([...kinds], kind).toContain(kind);
    }
  });

  it("agree with schema and walker on mutants", () => {
    const random = createRandom(7);
    const bases = [...examples, ...fc.sample(messageArbitrary<Json>(runnable(model!)), { seed: 7, numRuns: 60 })];
    const pool = valuePool(bases);
    let valid = 0;
    for (let index = 0; index < 4000; index++) if (verdict(mutate(bases[index % bases.length]!, random, pool))) valid++;
    expect(valid).toBeGreaterThan(800);
    expect(valid).toBeLessThan(3600);
  });

  it("never throw, and look at own kinds only", () => {
    const strange = [
      null,
      undefined,
      0,
      "order",
      [],
      Object.create(null),
      new Map(),
      Symbol.iterator,
      () => "order",
      Object.assign([], examples[0]),
    ];
    for (const value of strange) expect([is(value), isOrder(value), isLesson(value)]).toEqual([false, false, false]);
    expect(is(Object.assign(Object.create(null) as object, examples[0]))).toBe(true);
  });

  it("treat undefined members as absent, and numbers that JSON lacks as wrong", () => {
    const [order] = examples as readonly Record<string, Record<string, unknown>>[];
    const withContent = (content: object): unknown => ({ ...order, content: { ...order!["content"], ...content } });
    expect(is(withContent({ share: undefined, labels: undefined }))).toBe(true);
    for (const number of [Number.NaN, Number.POSITIVE_INFINITY]) {
      expect([
        is(withContent({ share: number })),
        is(withContent({ prices: { leg: number } })),
        is(withContent({ since_epoch: number })),
      ]).toEqual([false, false, false]);
    }
  });
});

describe("regular expressions in generated code", () => {
  it.each(["^a/b$", "[/]", "\\/", "^\\[/\\]$", "a\\\\/", "[\\]/]"])("mean the same as a literal: %s", (source) => {
    const literal = regexLiteral(source, String);
    const made = runInNewContext(literal) as RegExp;
    for (const text of ["a/b", "/", "[/]", "a\\/", "]", "x"]) expect(made.test(text)).toBe(new RegExp(source, "u").test(text));
  });

  it("are made at run time when a literal cannot hold them", () => {
    expect(regexLiteral("", String)).toBe('/*@__PURE__*/ new RegExp("", "u")');
    expect(regexLiteral("a\nb", String)).toBe('/*@__PURE__*/ new RegExp("a\\nb", "u")');
  });
});

/** Runs the condition that a guard has for a scalar over a text. */
function conditionOf(shape: ScalarShape): { readonly code: string; readonly fits: (text: string) => boolean } {
  const { conditions } = scalars[shape.scalar].guard(shape, "text", {
    use: (name) => `core.${name}`,
    global: String,
    regex: (source) => regexLiteral(source, String),
  });
  const code = conditions.join(" && ");
  return { code, fits: (text) => runInNewContext(code, { text, core }) as boolean };
}

describe("conditions that stand for a pattern", () => {
  it.each(["\\.json$", "\\+\\$$", "ab$", "^ab$", "a?b$", "a|b$", "[.]b$", ".b$", "\\db$", "\\bb$", "b\\$", "\\S"])(
    "say the same: %s",
    (pattern) => {
      const { fits } = conditionOf({ kind: "scalar", scalar: "string", pattern });
      for (const text of [
        "",
        "b",
        "ab",
        "a.json",
        ".json",
        "json",
        ".json\n",
        "x+$",
        "+$",
        "7b",
        "\\db",
        "\\b",
        "b$",
        "😀b",
        " b",
        " ",
        "\t\n\r ",
        "\u00a0\u2028\ufeff",
        "\u00a0x",
        "😀",
        "\ud83d",
        "\u007f",
        "\u0000",
      ]) {
        expect(fits(text), text).toBe(new RegExp(pattern, "u").test(text));
      }
    },
  );

  it("compare the end if the pattern demands nothing else", () => {
    expect(conditionOf({ kind: "scalar", scalar: "string", pattern: "\\.json$" }).code).toBe('text.endsWith(".json")');
    expect(conditionOf({ kind: "scalar", scalar: "string", pattern: "^\\.json$" }).code).toBe("/^\\.json$/u.test(text)");
  });

  it.each([{}, { version: 4 }, { prefix: "m.-" }, { version: 4, prefix: "m.-" }] as const)("know UUIDs: %o", (rules) => {
    const shape = { kind: "scalar", scalar: "uuid", ...rules } as const;
    const { fits } = conditionOf(shape);
    const random = "5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4E";
    const timed = "5F0c1f0e-8c1d-1a53-1d7e-2b6f0a1c3d4e";
    const texts = [random, timed].flatMap((text) => [
      text,
      `m.-${text}`,
      `mx-${text}`,
      ...Array.from(text, (_, index) => text.slice(0, index) + text.slice(index + 1)),
      ...Array.from(text, (_, index) => `${text.slice(0, index)}g${text.slice(index + 1)}`),
      ...Array.from(text, (_, index) => `${text.slice(0, index)}0${text.slice(index)}`),
    ]);
    for (const text of texts) expect(fits(text), text).toBe(new RegExp(uuidPattern(shape), "u").test(text));
    expect(texts.filter(fits).length).toBeGreaterThan(0);
  });
});
