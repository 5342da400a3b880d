import { runnable } from "@wirepact/core/codegen";
import { describe, expect, test } from "vitest";
import { explain } from "../../../packages/core/src/explain/explain.js";
import type { Field, Path, Rule, Shape } from "../../../packages/core/src/index.js";
import { boundaryMessages, type NearMiss, nearMisses } from "../../../packages/core/src/testing/vectors.js";
import { specProtocols } from "../../support/spec-protocols.js";
import { tinyModel } from "../../generator/release/tiny-model.js";
import { constraintsOf } from "./constraints.js";
import { sampler } from "./sampler-protocol.js";

const protocols = [...specProtocols().map(runnable), sampler];
const messages = protocols.flatMap((protocol) =>
  Object.values(protocol.messages).map((message) => ({ protocol, message, label: `${protocol.name} ${message.name}` })),
);

/** A path as `constraintsOf` writes it; `message` stands for the whole. */
function placeOf(path: Path): string {
  const place = path.map((step) => (typeof step === "number" ? "[]" : `.${step}`)).join("");
  return place === "" ? "message" : place.replace(/^\./, "");
}

/** The constraint that a near-miss breaks, by the place of its value rather than that of its issue. */
function broken({ path, breaks, issue }: NearMiss): string {
  if (issue.startsWith("rule/")) return breaks;
  const inner = ["closed", "keys", "unique"].includes(breaks);
  return `${placeOf(inner ? path.slice(0, -1) : path)} ${breaks}`;
}

describe("near-misses", () => {
  test.each(messages)("of $label have exactly the one issue they name", ({ protocol, message }) => {
    const misses = nearMisses(protocol, message.name);
    const judged = misses.map((miss) => {
      const result = explain(protocol, miss.message);
      return { name: miss.name, issues: result.ok ? [] : result.issues.map(({ code, path }) => ({ code, path })) };
    });
    expect(judged).toEqual(misses.map(({ name, issue, path }) => ({ name, issues: [{ code: issue, path }] })));
    expect(new Set(misses.map(({ name }) => name)).size).toBe(misses.length);
  });

  test.each(messages)("of $label break every constraint of the descriptor", ({ protocol, message }) => {
    // Entries of maps stand under a key of their own choice.
    const reached = new Set(nearMisses(protocol, message.name).map(broken));
    const wanted = [...constraintsOf(protocol, message)].map((constraint) => constraint.replaceAll("{}", ".key"));
    const keyless = new Set([...reached].map((constraint) => withoutKeys(constraint, wanted)));
    expect(wanted.filter((constraint) => !keyless.has(constraint))).toEqual([]);
    expect([...keyless].filter((constraint) => !wanted.includes(constraint))).toEqual([]);
  });
});

/** The same constraint with the key of a map entry written as the list of wanted ones writes it. */
function withoutKeys(constraint: string, wanted: readonly string[]): string {
  if (wanted.includes(constraint)) return constraint;
  const renamed = constraint.replace(/\.[^. ]+(?= [a-z]+$)/, ".key");
  return wanted.includes(renamed) ? renamed : constraint;
}

describe("boundary messages", () => {
  test.each(messages)("of $label are valid", ({ protocol, message }) => {
    const faults = boundaryMessages(protocol, message.name).flatMap(({ name, message: value }) => {
      const result = explain(protocol, value);
      return result.ok ? [] : [{ name, issues: result.issues.map((issue) => issue.message) }];
    });
    expect(faults).toEqual([]);
  });

  test.each(messages)("of $label reach every bound that a near-miss crosses", ({ protocol, message }) => {
    const constraints = constraintsOf(protocol, message);
    const isComputed = (miss: NearMiss): boolean => constraints.has(`${placeOf(miss.path)} computed`);
    const bounds = nearMisses(protocol, message.name).filter((miss) => ["min", "max"].includes(miss.breaks) && !isComputed(miss));
    const reached = new Set(boundaryMessages(protocol, message.name).map(({ path, reaches }) => JSON.stringify([path, reaches])));
    const missed = bounds.filter(({ path, breaks }) => !reached.has(JSON.stringify([path, breaks])));
    // A list that has its least number of items when it is plain is reached by every other message.
    expect(missed.map(({ name }) => name).filter((name) => !/too few|too short/.test(name))).toEqual([]);
  });

  test.each(messages)("of $label leave out each optional field once", ({ protocol, message }) => {
    const absent = boundaryMessages(protocol, message.name).filter(({ reaches }) => reaches === "absent");
    const optional = message.shape.fields.filter(({ required }) => !required).map(({ name }) => name);
    expect(optional.filter((name) => !absent.some(({ path }) => path.length === 1 && path[0] === name))).toEqual([]);
  });
});

test.each([{}, { negated: true }] as const)("a field that a rule demands deep inside has what it needs around it: %j", (negation) => {
  const text: Shape = { kind: "scalar", scalar: "string" };
  const optional = (name: string, shape: Shape): Field => ({ name, shape, required: false });
  const inner: Shape = { kind: "struct", open: false, fields: [optional("c", text), { name: "d", shape: text, required: true }] };
  const outer: Shape = { kind: "struct", open: false, fields: [optional("b", inner)] };
  const rule: Rule = {
    kind: "conditions",
    name: "deep",
    conditions: [{ field: ["on"], equals: true }],
    ...negation,
    require: [["a", "b", "c"]],
    at: ["a"],
  };
  const on: Field = { name: "on", shape: { kind: "scalar", scalar: "boolean" }, required: true };
  const protocol = runnable(tinyModel({ open: false, fields: [on, optional("a", outer)], rules: [rule] }));
  const made = boundaryMessages(protocol).map(({ message }) => message);
  expect(made.length).toBeGreaterThan(3);
  expect(made.filter((message) => !explain(protocol, message).ok)).toEqual([]);
});

test.each([
  ["2026-03-04", "date", "stated: another date", "2000-01-01"],
  ["2.1.0", "semver", "stated: another major version", "3.0.0"],
] as const)("a message of another version than %s is a near-miss", (version, scalar, name, other) => {
  const stated: Field = { name: "stated", shape: { kind: "scalar", scalar }, required: true };
  const protocol = runnable({ ...tinyModel({ open: false, fields: [stated] }), version, parts: { version: ["stated"] } });
  expect(nearMisses(protocol).filter(({ breaks }) => breaks === "version")).toMatchObject([{ name, message: { stated: other } }]);
});

test("vectors are the same every time", () => {
  for (const { protocol, message } of messages.slice(0, 3)) {
    expect(nearMisses(protocol, message.name)).toEqual(nearMisses(protocol, message.name));
    expect(boundaryMessages(protocol, message.name)).toEqual(boundaryMessages(protocol, message.name));
  }
});

test("an unknown tag is a programming error", () => {
  expect(() => nearMisses(sampler, "toString")).toThrow(/sampler has no message "toString"/);
});
