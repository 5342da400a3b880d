// Whether rules between fields can distinguish the messages of two models. Decided by trying every combination of telling values of the fields
// that the rules name.

import { isNumberName } from "@wirepact/core/describe";
import { explain, type Field, type Json, type Path, type Rule, type Shape, type StructShape } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import { isIntegerEnum } from "@wirepact/core/describe";
import type { ProtocolModel } from "../model/protocol-model.js";
import { follow } from "./follow.js";
import { readText } from "./read-text.js";

/** An object with its rules, in the model that it belongs to. */
export interface RuledObject {
  readonly model: ProtocolModel;
  readonly shape: StructShape;
  /** The rules that reject messages. */
  readonly rules: readonly Rule[];
}

/** Combinations beyond this number are not tried; the rule counts as reachable then. */
const mostCombinations = 20_000;

/** Whether an object that satisfies all of its own rules can violate another rule. */
export function canViolate({ model, shape, rules }: RuledObject, rule: Rule): boolean {
  const own = new Set(pathsOf(rule).map((path) => JSON.stringify(path)));
  const related = rules.filter((other) => pathsOf(other).some((path) => own.has(JSON.stringify(path))));
  return search(model, shape, { rule, related }) ?? search(model, shape, { rule, related: [] }) ?? true;
}

interface Question {
  readonly rule: Rule;
  /** Rules that the message must satisfy. */
  readonly related: readonly Rule[];
}

/** Whether some combination violates the rule and satisfies the others; undefined when there are too many. */
function search(model: ProtocolModel, shape: StructShape, { rule, related }: Question): boolean | undefined {
  const rules = [rule, ...related];
  const paths = distinct(rules.flatMap(pathsOf)).sort((a, b) => a.length - b.length);
  const mentioned = rules.flatMap(scalarsOf);
  const choices = paths.map((path) => ({ path, values: valuesAt(model, shape, path, mentioned) }));
  if (choices.reduce((product, { values }) => product * values.length, 1) > mostCombinations) return undefined;
  const [breaksRule, ...breaksOthers] = rules.map(violationOf);
  let combinations: readonly Json[] = [{}];
  for (const { path, values } of choices)
    combinations = combinations.flatMap((message) =>
      values.map((value) => (value === undefined ? message : withValue(message, path, value))),
    );
  return combinations.some((message) => breaksRule?.(message) === true && !breaksOthers.some((violates) => violates(message)));
}

const distinct = (paths: readonly Path[]): Path[] => [...new Map(paths.map((path) => [JSON.stringify(path), path])).values()];

const single = new Set(["field", "list", "value"]);
const several = new Set(["fields", "require", "forbid"]);

/** The fields that a rule reads. */
function pathsOf(rule: object): readonly Path[] {
  return Object.entries(rule).flatMap(([key, value]: [string, unknown]) => {
    if (single.has(key) && Array.isArray(value)) return [value as Path];
    if (several.has(key)) return value as readonly Path[];
    return key === "conditions" ? (value as readonly object[]).flatMap(pathsOf) : [];
  });
}

/** The constants that a rule compares with. */
function scalarsOf(rule: object): readonly Json[] {
  return Object.entries(rule).flatMap(([key, value]: [string, unknown]) => {
    if (key === "equals") return Array.isArray(value) ? (value as readonly Json[]) : [value as Json];
    return key === "conditions" ? (value as readonly object[]).flatMap(scalarsOf) : [];
  });
}

/** Values of a field that rules can distinguish; undefined for an absent field. */
function valuesAt(model: ProtocolModel, shape: StructShape, path: Path, mentioned: readonly Json[]): readonly (Json | undefined)[] {
  const [name, ...rest] = path;
  const field = shape.fields.find((candidate: Field) => candidate.name === name);
  if (field === undefined) return [undefined];
  const { shape: inner } = follow(model, field.shape, "");
  const ofStruct = inner.kind === "struct" ? valuesAt(model, inner, rest, mentioned) : [undefined];
  const own = rest.length === 0 ? samplesOf(model, inner, mentioned) : ofStruct;
  return field.required || own.includes(undefined) ? own : [undefined, ...own];
}

function samplesOf(model: ProtocolModel, shape: Shape, mentioned: readonly Json[]): readonly Json[] {
  const { shape: plain } = follow(model, shape, "");
  switch (plain.kind) {
    case "literal":
      return [plain.value];
    case "enum":
      return [
        ...plain.values.map(({ value }) => value),
        ...(plain.open && isIntegerEnum(plain)
          ? [Math.max(...plain.values.map(({ value }) => Number(value))) + 1]
          : plain.open
            ? textsIn(model, plain, [...mentioned, "other"])
            : []),
      ];
    case "list": {
      const items = samplesOf(model, plain.item, mentioned);
      return [...((plain.min ?? 0) > 0 ? [] : [[]]), ...items.map((item) => [item])];
    }
    case "union":
      return plain.members.flatMap((member) => samplesOf(model, member, mentioned));
    case "struct":
    case "map":
      return [{}];
    case "scalar":
      return scalarSamples(model, plain, mentioned);
  }
}

function scalarSamples(model: ProtocolModel, shape: Extract<Shape, { kind: "scalar" }>, mentioned: readonly Json[]): readonly Json[] {
  const { scalar, min, max } = shape;
  if (scalar === "boolean") return [true, false];
  const numbers = mentioned.filter((value) => typeof value === "number");
  if (isNumberName(scalar))
    return [...new Set([...numbers, min ?? 0, (min ?? 0) + 1, max ?? 2])].filter(
      (value) => value >= (min ?? -Infinity) && value <= (max ?? Infinity),
    );
  if (scalar === "timestamp") return ["2026-03-04T09:00:00Z", "2026-03-04T10:00:00Z"];
  if (scalar === "date") return ["2026-03-04", "2026-03-05"];
  const texts = textsIn(model, shape, [...mentioned, "a", "b"]);
  // A format or a pattern decides which strings are valid; two different ones stand for all.
  return texts.length > 0 ? texts : ["first", "second"];
}

const textsIn = (model: ProtocolModel, shape: Shape, texts: readonly Json[]): readonly string[] =>
  texts.filter((text): text is string => typeof text === "string" && readText(model, shape, text) === text);

function withValue(message: Json, [name, ...rest]: Path, value: Json): Json {
  const members = (typeof message === "object" && message !== null && !Array.isArray(message) ? message : {}) as {
    readonly [name: string]: Json;
  };
  const key = String(name);
  return { ...members, [key]: rest.length === 0 ? value : withValue(members[key] ?? {}, rest, value) };
}

const tagName = "x_type";

/** A function that says whether a message violates the rule, whatever its fields are. */
function violationOf(rule: Rule): (message: Json) => boolean {
  const { level: _level, lenient: _lenient, ...strict } = rule;
  const message = {
    name: "m",
    typeName: "M",
    from: [],
    to: [],
    ackRequired: false,
    shape: {
      kind: "struct" as const,
      open: true,
      fields: [{ name: tagName, shape: { kind: "literal" as const, value: "m" }, required: true }],
    },
    rules: [strict as Rule],
  };
  const policy = {
    missing: "reject",
    invalid: "reject",
    unknownValues: "reject",
    unknownTypes: "reject",
    nulls: "reject",
    bodies: "reject",
  } as const;
  const protocol = runnable({
    name: "rules",
    title: "",
    version: "1.0.0",
    roles: {},
    tag: tagName,
    body: "inline",
    envelope: [],
    parts: {},
    reading: { default: "strict", trim: false, nulls: "reject", emptyStrings: "keep", lenient: policy },
    encodings: {},
    types: {},
    messages: { m: message },
    groups: {},
    flows: {},
    views: {},
  });
  return (value) => !explain(protocol, { ...(value as object), [tagName]: "m" }).ok;
}
