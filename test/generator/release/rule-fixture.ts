// Fixtures of the release rules: the example of each rule, and variants of it, as edits of the specs in `base-specs`.

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { ProtocolModel, ResolvedProtocol } from "../../../generator/model/protocol-model.js";
import type { SourceFile } from "../../../generator/model/source.js";
import { parseSpec } from "../../../generator/parse/parse-spec.js";
import { findReleaseRule, releaseRules } from "../../../generator/compare/rules/index.js";
import { undo, type Example } from "../../../generator/compare/rules/release-rule.js";
import { resolveSpec } from "../../../generator/resolve/resolve-spec.js";
import { expectedEffects } from "./expected-effects.js";

const folder = fileURLToPath(new URL("base-specs/", import.meta.url));

interface FixtureSource {
  readonly rule: string;
  readonly example: Example;
  /** `<level> <affected…>`, and `forbidden` or `careful`. */
  readonly expected: string;
  /** The rule that finds the edit undone, unless it is the mirror of the rule. */
  readonly undone?: string;
}

export interface RuleFixture {
  readonly rule: string;
  readonly level: string;
  /** Who is affected, and `forbidden` or `careful`. */
  readonly remarks: readonly string[];
  /** The rule that finds the edit undone. */
  readonly undone: string | undefined;
  readonly old: ProtocolModel;
  readonly new: ProtocolModel;
}

const exampleOf = (id: string): Example => findReleaseRule(id)!.example;

const renamedShip = (aliases: string): string =>
  `name: { aliases: [${aliases}], type: line, mail: { label: Ship, also: [Vessel] }, doc: 'Name of the ship.' }`;

const bale = (count: string): string => `one-material: { doc: A bale has one material at most., ${count}: [wool, straw] }`;
const baleRules = `rules:\n  ${bale("atMostOne")}\nextras: { values: { union: [string, integer] } }`;
const baleExtras = (values: string): string => `extras: { values: ${values} }`;

/** Edits for which a rule decides otherwise than for its own example. */
const variants: Readonly<Record<string, FixtureSource>> = {
  "enum-value-added, open enum": {
    rule: "enum-value-added",
    example: {
      before: "values: { grain: 'For bread.', oil: 'For engines.' }",
      after: "values: { grain: 'For bread.', oil: 'For engines.', coal: 'For stoves.' }",
    },
    expected: "minor",
  },
  "enum-value-renamed, back": {
    rule: "enum-value-renamed",
    example: undo(exampleOf("enum-value-renamed")),
    expected: "major old-senders source-code",
  },
  "field-renamed, by a migration": {
    rule: "field-renamed",
    example: {
      before: `${exampleOf("field-renamed").before}\n…\n0.9.0: { ASK: { rename: { boat: ship } } }`,
      after: `${renamedShip("vessel")}\n…\n0.9.0: { ASK: { rename: { boat: ship } } }\n1.0.0: { ASK: { rename: { ship: name } } }`,
    },
    expected: "major old-senders old-readers source-code",
    undone: "required-field-removed",
  },
  "message-renamed, back": {
    rule: "message-renamed",
    example: undo(exampleOf("message-renamed")),
    expected: "major old-senders source-code",
  },
  "optional-field-added, beside typed unknown properties": {
    rule: "optional-field-added",
    example: {
      before: "wool?: { type: integer, min: 0, doc: The weight of the wool. }",
      after: "wool?: { type: integer, min: 0, doc: The weight of the wool. }\ntwine?: { type: string, doc: What it is tied with. }",
    },
    expected: "major old-senders",
  },
  "optional-field-added, with the type of unknown properties": {
    rule: "optional-field-added",
    example: {
      before: "wool?: { type: integer, min: 0, doc: The weight of the wool. }",
      after:
        "wool?: { type: integer, min: 0, doc: The weight of the wool. }\ntwine?: { union: [string, integer], doc: What it is tied with. }",
    },
    expected: "minor",
  },
  "optional-field-added, open object": {
    rule: "optional-field-added",
    example: {
      before: "cargo?: { type: Cargo, doc: 'Its cargo.' }",
      after: "cargo?: { type: Cargo, doc: 'Its cargo.' }\nsails?: { type: integer, doc: 'How many sails it has.' }",
    },
    expected: "minor",
  },
  "reading-laxer, nulls": {
    rule: "reading-laxer",
    example: {
      before: "reading: { default: lenient, trim: true, lenient: { missing: body } }",
      after: "reading: { default: lenient, trim: true, nulls: optional, lenient: { missing: body } }",
    },
    expected: "minor",
  },
  "rule-added, on a type": {
    rule: "rule-added",
    example: { before: baleExtras("{ union: [string, integer] }"), after: baleRules },
    expected: "major old-senders",
  },
  "rule-changed, on a type": {
    rule: "rule-changed",
    example: { before: bale("atMostOne"), after: bale("exactlyOne") },
    expected: "major old-senders",
  },
  "rule-removed, on a type": {
    rule: "rule-removed",
    example: { before: baleRules, after: baleExtras("{ union: [string, integer] }") },
    expected: "major old-readers",
  },
  "subject-form-added, only accepted": {
    rule: "subject-form-added",
    example: {
      before: "subjects: ['[{berth}] {kind}', '{kind}']",
      after: "subjects: ['[{berth}] {kind}', '{kind}', '{kind} for {berth}']",
    },
    expected: "minor",
  },
  "type-narrowed, other properties": {
    rule: "type-narrowed",
    example: { before: baleExtras("any"), after: baleExtras("{ union: [string, integer] }") },
    expected: "major old-senders",
  },
  "type-narrowed, union member": {
    rule: "type-narrowed",
    example: {
      before: "side?: { union: [{ type: string }, { type: number }], doc: 'Where it moors.' }",
      after: "side?: { union: [{ type: string }, { type: integer }], doc: 'Where it moors.' }",
    },
    expected: "major old-senders",
  },
  "written-subject-changed, other order": {
    rule: "written-subject-changed",
    example: { before: "subjects: ['[{berth}] {kind}', '{kind}']", after: "subjects: ['{kind}', '[{berth}] {kind}']" },
    expected: "major old-senders",
  },
};

/** Without the encoding that became the default, nothing is left of it. */
const undoneExamples: Readonly<Record<string, string>> = { "default-encoding-changed": "encoding-removed" };

const examples = Object.fromEntries(
  releaseRules.map(({ id, example, mirror }): [string, FixtureSource] => {
    const undone = undoneExamples[id] ?? mirror;
    return [id, { rule: id, example, expected: expectedEffects[id] ?? "", ...(undone === undefined ? {} : { undone }) }];
  }),
);

const fixtures: Readonly<Record<string, FixtureSource>> = { ...examples, ...variants };

/** Names of all fixtures. */
export const fixtureNames: readonly string[] = Object.keys(fixtures);

const resolvedTexts = new Map<string, ResolvedProtocol>();

/** The model of a spec; throws when it has errors. */
export function resolveText(text: string): ResolvedProtocol {
  const resolved = resolvedTexts.get(text) ?? resolveAnew(text);
  resolvedTexts.set(text, resolved);
  return resolved;
}

/** The spec of an older version that a spec speaks, which has the same messages. */
function spokenFile(text: string): readonly SourceFile[] {
  const [line, version, path] = /^speaks: \{ (\S+): \{ (?:as: \S+ )?spec: (\S+) \} \}$/m.exec(text) ?? [];
  return line === undefined ? [] : [{ path: path!, text: text.replace(line, "").replace(/^version: .*$/m, `version: ${version}`) }];
}

function resolveAnew(text: string): ResolvedProtocol {
  const [protocol] = resolveFiles([
    { path: "wirepact.yaml", text: "protocols: [protocol.yaml]\n" },
    { path: "protocol.yaml", text },
    ...spokenFile(text),
  ]);
  return protocol!;
}

/** The protocols of a project, the root file of which comes first; throws when it has errors. */
export function resolveFiles(files: readonly SourceFile[]): readonly ResolvedProtocol[] {
  const parsed = parseSpec(files);
  const resolved = parsed.syntax === undefined ? undefined : resolveSpec(parsed.syntax);
  const problems = [...parsed.diagnostics, ...(resolved?.diagnostics ?? [])].filter(({ severity }) => severity === "error");
  const protocols = resolved?.protocols ?? [];
  if (protocols.length === 0 || problems.length > 0) throw new Error(problems.map(({ code, message }) => `${code}: ${message}`).join("\n"));
  return protocols;
}

/** The specs that examples are edits of. */
export const baseTexts: readonly string[] = readdirSync(folder).map((file) => readFileSync(`${folder}${file}`, "utf8"));

/** The base spec that has frames. */
export const framedProtocol = (): ProtocolModel => resolveText(baseTexts.find((text) => text.includes("\n  frames:\n"))!).model;

/** The models of one fixture and what is expected of them. */
export function readFixture(name: string): RuleFixture {
  const fixture = known.get(name) ?? makeFixture(name);
  known.set(name, fixture);
  return fixture;
}

/** The fixtures that were asked for; nobody changes them. */
const known = new Map<string, RuleFixture>();

function makeFixture(name: string): RuleFixture {
  const { rule, example, expected, undone = findReleaseRule(rule)?.mirror } = fixtures[name]!;
  const [level = "", ...remarks] = expected.split(" ");
  const [old, current] = applyExample(example).map((text) => resolveText(text).model);
  return { rule, level, remarks, undone, old: old!, new: current! };
}

/** The specs before and after an example: one of its sides is part of a base spec, where the other one replaces it. */
export function applyExample({ before, after }: Example): readonly [string, string] {
  const [oldParts, newParts] = [before.split("\n…\n"), after.split("\n…\n")];
  // One side may be part of the other, so the longer one is searched first.
  const oldFirst = before.length >= after.length;
  for (const oldStands of [oldFirst, !oldFirst]) {
    const [from, to] = oldStands ? [oldParts, newParts] : [newParts, oldParts];
    for (const base of baseTexts) {
      const edited = replaceParts(base, from, to);
      if (edited !== undefined) return oldStands ? [base, edited] : [edited, base];
    }
  }
  throw new Error(`no base spec contains the example\n${before}`);
}

/** The text with each part, found once at any indentation, replaced; undefined when a part is missing or ambiguous. */
function replaceParts(base: string, from: readonly string[], to: readonly string[]): string | undefined {
  return from.reduce<string | undefined>((text, part, index) => {
    if (text === undefined) return undefined;
    const indents = [0, 2, 4, 6].filter((indent) => text.includes(`\n${indented(part, indent)}\n`));
    const [indent] = indents;
    if (indent === undefined || indents.length > 1) return undefined;
    const pieces = text.split(`\n${indented(part, indent)}\n`);
    return pieces.length === 2 ? pieces.join(`\n${indented(to[index] ?? "", indent)}\n`) : undefined;
  }, base);
}

const indented = (part: string, indent: number): string => part.replaceAll(/^/gm, " ".repeat(indent));
