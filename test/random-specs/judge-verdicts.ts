// Guard, walker and both schemas say the same about every message, and what they say is right for samples and near-misses.

import { withoutOthers } from "../../packages/core/src/frames/other-messages.js";
import { explain } from "../../packages/core/src/explain/explain.js";
import type { Json } from "../../packages/core/src/index.js";
import { asType } from "../../packages/core/src/frames/frames.js";
import { createRandom, mutate, valuePool } from "../support/mutants.js";
import { createReferee } from "../support/schema-referee.js";
import { Fault, type Subject } from "./subject.js";

type Check = (value: unknown) => boolean;

/** Everyone who judges a message by itself. */
export function judgesOf({ model, protocol, output, load }: Subject): Readonly<Record<string, Check>> {
  // Messages that the protocol does not define are kept, but they are none of its messages.
  const own = withoutOthers(protocol);
  const schemaOf = (file: string, draft: "2020-12" | "draft-07"): Check => {
    const text = output.find(({ path }) => path === `packages/${model.name}/${file}`)!.text;
    const judge = createReferee(draft).compile(JSON.parse(text) as object);
    return (value) => {
      try {
        return judge(value);
      } catch (error) {
        // It cannot compare items that have a property `valueOf` or `toString`.
        if (error instanceof TypeError && /valueOf|toString/.test(error.message)) return explain(own, value).ok;
        throw error;
      }
    };
  };
  const validate = load("validation")["validate"] as (value: unknown) => { readonly ok: boolean };
  return {
    walker: (value) => explain(own, value).ok,
    guard: load("guards")["is"] as Check,
    ...(protocol.others === undefined ? { validate: (value: unknown) => validate(value).ok } : {}),
    schema: schemaOf("schema.json", "2020-12"),
    draft07: schemaOf("schema.draft-07.json", "draft-07"),
  };
}

const show = (value: unknown): string => JSON.stringify(value)?.slice(0, 600) ?? String(value);

/** Compares the verdicts on all messages and mutants. */
export function judgeVerdicts(subject: Subject): void {
  const { model, protocol, valid, misses, seed } = subject;
  const judges = Object.entries(judgesOf(subject));
  const agree = (value: unknown, what: string): boolean => {
    const verdicts = judges.map(([name, judge]) => [name, judge(value)] as const);
    if (new Set(verdicts.map(([, verdict]) => verdict)).size > 1) {
      const result = explain(protocol, value);
      const why = result.ok ? "" : ` ${result.issues.map(({ code, path }) => `${code} at ${path.join(".")}`).join(", ")}`;
      throw new Fault("verdicts", `${verdicts.map(([name, verdict]) => `${name} ${verdict}`).join(", ")} on ${what}: ${show(value)}${why}`);
    }
    return verdicts[0]![1];
  };
  for (const { type, name, message } of valid) {
    const own = explain(protocol, message, asType(model.messages[type]!));
    if (!own.ok) {
      const why = own.issues.map((issue) => `${issue.code} ${issue.message}`).join("; ");
      throw new Fault("samples", `the sample ${name} of ${type} is not valid: ${why}: ${show(message)}`);
    }
    agree(message, `${name} of ${type}`);
  }
  for (const { type, name, message, issue, path } of misses) {
    const own = explain(protocol, message, asType(model.messages[type]!));
    const found = own.ok ? [] : own.issues.map((each) => [each.code, each.path]);
    if (JSON.stringify(found) !== JSON.stringify([[issue, path]])) {
      throw new Fault(
        "near-misses",
        `${name} of ${type} has ${JSON.stringify(found)} and not ${JSON.stringify([issue, path])}: ${show(message)}`,
      );
    }
    agree(message, `${name} of ${type}`);
  }
  const random = createRandom(seed);
  const bases = valid.map(({ message }) => message);
  const pool = valuePool(bases);
  for (let run = 0; run < 150; run += 1) agree(mutate(bases[random(bases.length)] as Json, random, pool), "a mutant");
}
