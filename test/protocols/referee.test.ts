// Three judges for every message of every protocol: the generated guard, ajv over the emitted schema, and the walker. They must agree on
// every example, every corpus message, all test data and thousands of mutants.

import { runnable } from "@wirepact/core/codegen";
import { readdirSync, readFileSync } from "node:fs";
import * as fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { Json } from "../../packages/core/src/index.js";
import { explain } from "../../packages/core/src/explain/explain.js";
import { boundaryMessages, messageArbitrary, nearMisses } from "../../packages/core/src/testing/index.js";
import { constraintsOf } from "../core/testing/constraints.js";
import { createRandom, mutate, valuePool } from "../support/mutants.js";
import { sampleSize } from "../support/sample-size.js";
import { schemaJudge } from "../support/schema-referee.js";
import { seed } from "../support/seed.js";
import { specProtocols } from "../support/spec-protocols.js";

const protocols = specProtocols();
const mutantsInAll = sampleSize(24_000);

interface Judges {
  readonly is: (value: unknown) => boolean;
  readonly guards: Readonly<Record<string, (value: unknown) => boolean>>;
  readonly bySchema: (value: unknown) => boolean;
}

function corpusValues(protocol: string): readonly unknown[] {
  const folder = new URL(`../corpus/${protocol}/`, import.meta.url);
  const expand = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(expand);
    if (typeof value !== "object" || value === null) return value;
    const repeat = (value as Record<string, unknown>)["$repeat"];
    if (Array.isArray(repeat)) return String(repeat[0]).repeat(Number(repeat[1]));
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, expand(member)]));
  };
  return readdirSync(folder).flatMap((file) => {
    const { cases } = JSON.parse(readFileSync(new URL(file, folder), "utf8")) as {
      cases: readonly Record<string, Record<string, unknown>>[];
    };
    return cases.flatMap((entry) =>
      [entry["value"], entry["strict"]?.["reads"], entry["lenient"]?.["reads"], parsed(entry["text"])].filter(Boolean).map(expand),
    );
  });
}

function parsed(text: unknown): unknown {
  try {
    return typeof text === "string" ? (JSON.parse(text) as unknown) : undefined;
  } catch {
    return undefined;
  }
}

/** How often each kind of defect was found alone. */
const tally = new Map<string, number>();

describe.each(protocols.map((model) => ({ name: model.name, model })))("the judges of $name", ({ name, model }) => {
  let judges: Judges;
  const messages = Object.values(model.messages);
  const examples = messages.flatMap((message) => message.examples.map(({ value }) => value));

  beforeAll(async () => {
    const guards = (await import(`../../packages/${name}/src/guards.ts`)) as Readonly<Record<string, (value: unknown) => boolean>>;
    judges = {
      is: guards["is"]!,
      guards: Object.fromEntries(messages.map((message) => [message.name, guards[`is${message.typeName}`]!])),
      bySchema: schemaJudge(name),
    };
  });

  /** What all three say; throws when they differ. */
  function verdict(value: unknown): boolean {
    const walked = explain(runnable(model), value);
    // A JSON Schema cannot limit the depth of a value, and a guard does not look at properties that the protocol does not name.
    if (!walked.ok && walked.issues.every(({ code }) => code === "too-deep")) return false;
    const answers = { guard: judges.is(value), schema: judges.bySchema(value), walker: walked.ok };
    if (answers.guard !== answers.walker || answers.schema !== answers.walker) {
      throw new Error(
        `${JSON.stringify(answers)} on ${JSON.stringify(value).slice(0, 2000)}\n${walked.ok ? "" : JSON.stringify(walked.issues)}`,
      );
    }
    const taken = messages.filter((message) => judges.guards[message.name]!(value)).map((message) => message.name);
    const due = walked.ok ? String((value as Record<string, unknown>)[model.tag]) : "";
    if (taken.join() !== due) throw new Error(`the guards of ${taken.join()} take what is ${due}: ${JSON.stringify(value).slice(0, 2000)}`);
    if (!walked.ok && walked.issues.length === 1) count(walked.issues[0]!.code);
    return walked.ok;
  }
  const count = (code: string): void => void tally.set(code, (tally.get(code) ?? 0) + 1);

  it("agree on every example", () => {
    for (const value of examples) expect(verdict(value), JSON.stringify(value)).toBe(true);
    // Invalid examples are judged as they arrive, so reading may have mended some of them here.
    for (const { value } of messages.flatMap((message) => message.invalid)) verdict(value);
  });

  it("agree on the corpus", () => {
    const values = corpusValues(name);
    expect(values.length).toBeGreaterThan(20);
    for (const value of values) verdict(value);
  });

  it("agree on values at the edges and just beyond, and every constraint is broken alone", () => {
    for (const { message } of boundaryMessages(runnable(model))) expect(verdict(message)).toBe(true);
    // That the near-misses break every constraint of the model is shown where they are made; here each must be noticed by all three.
    const misses = nearMisses(runnable(model));
    const constraints = messages.reduce((sum, message) => sum + constraintsOf(model, message).size, 0);
    for (const miss of misses) expect(verdict(miss.message), `${miss.name}: ${JSON.stringify(miss.message)}`).toBe(false);
    const kinds = new Map<string, number>();
    for (const { breaks } of misses) kinds.set(breaks, (kinds.get(breaks) ?? 0) + 1);
    console.log(
      `${name}: ${constraints} constraints, ${misses.length} near-misses: ${[...kinds].map(([kind, times]) => `${kind} ${times}`).join(", ")}`,
    );
    expect(misses.length).toBeGreaterThanOrEqual(constraints);
  });

  it("agree on mutants, of which a third stay valid", () => {
    const random = createRandom(seed);
    const made = fc.sample(messageArbitrary<Json>(runnable(model)), { seed, numRuns: 200 });
    const bases = [...examples, ...made.filter((message) => explain(runnable(model), message).ok)];
    const pool = valuePool(bases);
    const share = Math.ceil(
      (mutantsInAll * messages.length) / protocols.reduce((sum, other) => sum + Object.keys(other.messages).length, 0),
    );
    let valid = 0;
    for (let index = 0; index < share; index++) if (verdict(mutate(bases[index % bases.length]!, random, pool))) valid++;
    console.log(`${name}: ${share} mutants, ${valid} valid`);
    expect(valid).toBeGreaterThan(share / 3);
    expect(valid).toBeLessThan((share * 9) / 10);
  });

  it("agree on values that are not messages at all", () => {
    const strangers = [
      null,
      undefined,
      true,
      7,
      "text",
      [],
      {},
      [{}],
      { [model.tag]: 7 },
      { [model.tag]: null },
      { [model.tag]: "toString" },
      new Date(),
      () => 1,
    ];
    for (const value of strangers) {
      expect(judges.is(value)).toBe(false);
      expect(explain(runnable(model), value).ok).toBe(false);
    }
  });
});

describe("the tally", () => {
  it("has every kind of defect", () => {
    const sorted = [...tally].sort(([, a], [, b]) => b - a);
    console.log(`defects found alone:\n${sorted.map(([code, times]) => `${String(times).padStart(7)}  ${code}`).join("\n")}`);
    for (const code of ["wrong-type", "missing-field", "unknown-type", "unknown-value", "too-short", "too-long", "pattern", "format"]) {
      expect(tally.get(code) ?? 0, code).toBeGreaterThan(10);
    }
  });
});
