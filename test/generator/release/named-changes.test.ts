// Every difference is named as what it is: what monitors and connections do is no documentation, and a verdict always has a change.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { compareModels } from "../../../generator/compare/compare-models.js";
import { resolveText } from "./rule-fixture.js";

const read = (spec: string): string => readFileSync(fileURLToPath(new URL(`adversarial/specs/${spec}.yaml`, import.meta.url)), "utf8");

/** What is found after replacements in a spec; `prepared` are made before. */
function found(spec: string, edits: Readonly<Record<string, string>>, prepared: Readonly<Record<string, string>> = {}): readonly string[] {
  const replace = (text: string, all: Readonly<Record<string, string>>): string =>
    Object.entries(all).reduce((changed, [from, to]) => {
      expect(changed.split(from), from).toHaveLength(2);
      return changed.replace(from, to);
    }, text);
  const old = replace(read(spec), prepared);
  const { changes } = compareModels(resolveText(old).model, resolveText(replace(old, edits)).model);
  return changes.map(({ level, message }) => `${level} ${message}`);
}

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
