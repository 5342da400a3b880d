// Every difference is named as what it is: what monitors and connections do is no documentation, and a verdict always has a change.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { Change } from "../../../generator/compare/change.js";
import { compareModels } from "../../../generator/compare/compare-models.js";
import type { ProtocolModel } from "../../../generator/model/protocol-model.js";
import { baseTexts, resolveText } from "./rule-fixture.js";

type Edits = Readonly<Record<string, string>>;

const read = (spec: string): string =>
  baseTexts.find((text) => text.startsWith(`protocol: ${spec}\n`)) ??
  readFileSync(fileURLToPath(new URL(`adversarial/specs/${spec}.yaml`, import.meta.url)), "utf8");

/** The changes after replacements in a spec, and those undone; `prepared` are made before. */
function changesIn(spec: string, edits: Edits, prepared: Edits = {}): readonly [done: readonly Change[], undone: readonly Change[]] {
  const replace = (text: string, all: Edits): string =>
    Object.entries(all).reduce((changed, [from, to]) => {
      expect(changed.split(from), from).toHaveLength(2);
      return changed.replace(from, () => to);
    }, text);
  const old = replace(read(spec), prepared);
  const [before, after] = [old, replace(old, edits)].map((text) => resolveText(text).model) as [ProtocolModel, ProtocolModel];
  return [compareModels(before, after).changes, compareModels(after, before).changes];
}

const named = ({ level, message, undecided }: Change): string => `${level} ${message}${undecided === undefined ? "" : ` (${undecided})`}`;

const found = (spec: string, edits: Edits, prepared?: Edits): readonly string[] => changesIn(spec, edits, prepared)[0].map(named);

const hurry = "- { after: [berth], within: 2h, doc: Ships are in a hurry. }";

const deadlines: readonly (readonly [string, string, readonly string[]])[] = [
  ["another document", hurry.replace("Ships", "Boats"), ["patch flow berthing.deadlines: documentation changed"]],
  [
    "a hint beside it",
    `${hurry}\n      - { after: [berth], within: 1h, level: hint, doc: Be nice. }`,
    ["minor deadline after berth in flow berthing shortened from no deadline to 3600 s (hint)"],
  ],
  [
    "a second one",
    `${hurry}\n      - { after: [berth], within: 1h, doc: Be quick. }`,
    ["major deadline after berth in flow berthing shortened from no deadline to 3600 s"],
  ],
  [
    "only a hint",
    hurry.replace("2h,", "2h, level: hint,"),
    ["minor deadline after berth in flow berthing extended from 7200 s to 7200 s (hint)"],
  ],
  [
    "one after the end",
    `${hurry}\n      - { after: [moved], within: 1h, doc: Never. }`,
    ["patch flow berthing.deadlines changed, with no effect on messages, conversations or the API"],
  ],
];

test.each(deadlines)("a deadline: %s", (_, after, expected) => {
  const flow = /^ {2}(\w+):\n(?: {4}.*\n)*? {4}deadlines:/m.exec(read("harbor"))?.[1] ?? "";
  expect(found("harbor", { [hurry]: after })).toEqual(expected.map((each) => each.replaceAll("berthing", flow)));
});

test("the text of a failure, also in a union of problems", () => {
  const problems = { "unparsable: { code: -32700, message: Parse error }": "unparsable: { code: -32700, message: Not JSON }" };
  expect(found("dial", problems)).toEqual(["minor the error for unparsable changed"]);
  const before = `Problem:
    doc: What went wrong.
    fields:
      code: { type: integer, doc: The kind. }
      message: { type: string, doc: In words. }`;
  const after = `General: { doc: General., fields: { code: { type: integer, doc: Code. }, message: { type: string, doc: Text. } } }
  Special: { doc: Special., fields: { code: { const: 7, doc: Code. }, limit: { type: integer, doc: Limit. } } }
  Problem: { union: [General, Special], tag: code, otherwise: General, doc: Trouble. }`;
  expect(found("dial", problems, { [before]: after })).toEqual(["minor the error for unparsable changed"]);
  expect(found("dial", { "code: -32700, message: Parse error": "code: -32701, message: Parse error" })).toEqual([
    "major the error for unparsable changed",
  ]);
  const one = "unparsable: { code: -32700, message: Parse error }";
  const several = (other: number): string => `unparsable: [${one.replace("unparsable: ", "")}, { code: ${other}, message: Too large }]`;
  const changed = ["minor the error for unparsable changed"];
  expect(found("dial", { [one]: several(-32_701) })).toEqual(changed);
  expect(found("dial", { [several(-32_701)]: several(-32_702) }, { [one]: several(-32_701) })).toEqual(changed);
});

test("tags of other messages, with one that shows the difference", () => {
  expect(found("relay", { "pattern: '^x-'": "pattern: '^[xy]-'" })).toEqual([
    'major messages with other tags, such as "y-", are now accepted',
  ]);
  expect(found("relay", { "pattern: '^x-'": "pattern: '^x-[a-z]'" })).toEqual([
    expect.stringMatching(/^major messages with other tags, such as "x-.*", are no longer accepted$/) as string,
  ]);
  // Where readers keep unknown types anyway, they also keep these.
  const kept = { "\nreading: { default: strict }": "\nreading: { default: lenient, lenient: { unknownTypes: keep } }" };
  expect(found("relay", { "pattern: '^x-'": "pattern: '^[xy]-'" }, kept)).toEqual([
    'minor messages with other tags, such as "y-", are now accepted',
  ]);
});

test("whatever has no effect is listed too", () => {
  expect(found("harbor", { "union: [Quay, Anchor], otherwise": "union: [Anchor, Quay], otherwise" })).toEqual([
    "patch Spot changed, with no effect on messages, conversations or the API",
  ]);
});

const track = "track?: { type: path, inside: warn,";
const green = "green: { doc: The green flag., deprecated: { since: 1.0.0, reason: Not needed., use: blue } }";
const oil = "no-oil-without-crew: { doc: Oil needs a crew., when: { cargo: oil }, require: [crew] }";
const cook = "    reserved: [cook]";
const sailors = `${cook}\n    rules: { sailors: { doc: Sailors., when: { captain: Ann }, require: [hands] } }`;
const backreference = String.raw`pattern: '^(a|b+)\1$'`;
const movedTo = (definition: string): Edits => ({ [sailors]: cook, [oil]: `${oil}\n      ${definition}` });
const perhapsMoved = "(the rule moved to another object, where it may have the same effect)";
const insideRoot = (type: string): Named => [
  `a ${type} that is a path inside the root folder from now on`,
  { [`track?: { type: ${type},`]: "track?: { type: path, inside: require," },
  [
    "major ASK.track: limit tightened from no minimum to at least 1 character",
    "major ASK.track: format now requires a path inside the root folder",
  ],
  [
    "major ASK.track: limit loosened from at least 1 character to no minimum",
    "major ASK.track: format no longer requires a path inside the root folder",
  ],
  { [track]: `track?: { type: ${type},` },
];

type Named = readonly [what: string, edits: Edits, done: readonly string[], undone: readonly string[], prepared?: Edits];

const inHarbour: readonly Named[] = [
  [
    "the document of a view",
    { "doc: Who came.": "doc: Who has come." },
    ["patch view arrivals: documentation changed"],
    ["patch view arrivals: documentation changed"],
  ],
  [
    "when something may be removed",
    { [green]: green.replace("blue }", "blue, notBefore: 3.0.0 }") },
    ["patch Flag.green: may be removed from 3.0.0 on; before: any time"],
    ["patch Flag.green: may be removed from any time on; before: 3.0.0"],
  ],
  insideRoot("string"),
  insideRoot("text"),
  [
    "a string that is a time in UTC from now on, of which no other format is required",
    { "track?: { type: string,": "track?: { type: timestamp, utc: true," },
    ["major ASK.track: type narrowed from string to RFC 3339 timestamp"],
    ["major ASK.track: type widened from RFC 3339 timestamp to string"],
    { [track]: "track?: { type: string," },
  ],
  [
    "a limit beside a pattern that cannot be compared",
    { [backreference]: `${backreference}, max: 4` },
    ["major ASK.port: limit tightened from no maximum to at most 4 characters"],
    ["major ASK.port: limit loosened from at most 4 characters to no maximum"],
    { "pattern: '^[A-Z]{3}$'": backreference },
  ],
  [
    "two rules instead of one, of which the first is the same under another name",
    { [oil]: ["crew-first", "crew-second"].map((name) => oil.replace("no-oil-without-crew", name)).join("\n      ") },
    ["major rule no-oil-without-crew renamed to crew-first", "minor rule crew-second of ASK added (no message shows the difference)"],
    ["major rule crew-second of ASK removed (no message shows the difference)", "major rule crew-first renamed to no-oil-without-crew"],
  ],
  [
    "a rule that also requires what is always there",
    { [oil]: oil.replace("[crew]", "[crew, ship]") },
    ["patch rule no-oil-without-crew of ASK changed (no message shows the difference)"],
    ["patch rule no-oil-without-crew of ASK changed (no message shows the difference)"],
  ],
  [
    "a rule of the same name and kind in another object",
    movedTo("sailors: { doc: S., when: { place: x }, require: [seal] }"),
    [`major rule sailors of ASK added ${perhapsMoved}`, `major rule sailors of Crew removed ${perhapsMoved}`],
    [`major rule sailors of Crew added ${perhapsMoved}`, `major rule sailors of ASK removed ${perhapsMoved}`],
    { [cook]: sailors },
  ],
  [
    "a rule of another kind in another object",
    movedTo("sailors: { doc: S., differ: [place, seal] }"),
    ["major rule sailors of ASK added", "major rule sailors of Crew removed"],
    ["major rule sailors of Crew added", "major rule sailors of ASK removed"],
    { [cook]: sailors },
  ],
  [
    "a rule of another name in another object",
    movedTo("sailor: { doc: S., when: { place: x }, require: [seal] }"),
    ["major rule sailor of ASK added", "major rule sailors of Crew removed"],
    ["major rule sailors of Crew added", "major rule sailor of ASK removed"],
    { [cook]: sailors },
  ],
];
for (const [what, edits, done, undone, prepared] of inHarbour) {
  test(what, () => {
    expect(changesIn("harbour", edits, prepared).map((changes) => changes.map(named))).toEqual([done, undone]);
  });
}

test("a field that perhaps replaces another one is named, unless there are several", () => {
  const seal = "seal?: { type: string, doc: 'Its seal.' }";
  const advice = (fields: string): readonly (string | undefined)[] =>
    changesIn("harbour", { [seal]: fields }).map((changes) => changes.find(({ rule }) => rule === "optional-field-removed")?.fix);
  const stamp = seal.replace("seal?", "stamp?");
  expect(advice(stamp)).toEqual([
    expect.stringContaining("If `stamp` is meant to replace it, add `aliases: [seal]`"),
    expect.stringContaining("If `seal` is meant to replace it, add `aliases: [stamp]`"),
  ]);
  const [severalAdded] = advice(`${stamp}\n      ${seal.replace("seal?", "mark?")}`);
  expect(severalAdded).toMatch(/^Keep the field and mark it as `deprecated`/);
});
