// `allow` is accepted where the changed part is written: on fields, results and errors of messages in frames too, and around them.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { assessRelease } from "../../../generator/release/assess-release.js";
import { resolveText } from "./rule-fixture.js";

const spec = readFileSync(fileURLToPath(new URL("adversarial/specs/dial.yaml", import.meta.url)), "utf8");

/** Replaces a text that occurs once. */
function edit(text: string, from: string, to: string): string {
  expect(text.split(from), from).toHaveLength(2);
  return text.replace(from, to);
}

async function diagnosticsOf(before: string, after: string): Promise<readonly string[]> {
  const baseline = { model: resolveText(before).model, label: "1.0.0" };
  const { diagnostics, changes } = await assessRelease(resolveText(after), baseline, { today: "2026-03-04", runs: 0 });
  expect(changes.some(({ level }) => level === "major")).toBe(true);
  return diagnostics.map(({ code }) => code);
}

const allow = "allow: { bound-tightened: Nobody sends more. }";
/** The text that gets a limit, the same with the limit, and the places where the limit can be allowed: a text and what is put behind it. */
const cases: readonly (readonly [name: string, before: string, after: string, places: readonly string[]])[] = [
  [
    "a field of the body",
    "a: { type: integer,",
    "a: { type: integer, max: 9,",
    ["a: { type: integer, max: 9, ", "doc: Adds numbers.\n    "],
  ],
  [
    "a field of streamed results",
    "n: { type: integer,",
    "n: { type: integer, max: 9,",
    ["n: { type: integer, max: 9, ", "result:\n      stream: { ", "doc: Counts.\n    "],
  ],
  ["a result", "result: string\n", "result: { type: string, max: 9 }\n", ["result: { type: string, ", "doc: Asks for a name.\n    "]],
  [
    "the body of errors",
    "type: Problem\n",
    "type: { fields: { code: { type: integer, max: -9, doc: The kind. }, message: { type: string, doc: In words. } } }\n",
    ["code: { type: integer, max: -9, ", "doc: The answer to a request that failed.\n      "],
  ],
];

test.each(cases)("%s", async (_, before, after, places) => {
  const prepared = before.includes("Problem") ? edit(spec, before, after.replace(", max: -9", "")) : spec;
  const tightened = before.includes("Problem")
    ? edit(prepared, "code: { type: integer, doc: The kind. }, ", "code: { type: integer, max: -9, doc: The kind. }, ")
    : edit(prepared, before, after);
  expect(await diagnosticsOf(prepared, tightened)).toEqual(["release/version-too-low"]);
  for (const place of places) {
    const isFlow = place.endsWith(", ") || place.endsWith("{ ");
    const allowed = edit(tightened, place, `${place}${allow}${isFlow ? ", " : `\n${/ *$/.exec(place)?.[0] ?? ""}`}`);
    expect(await diagnosticsOf(prepared, allowed), place).toEqual([]);
  }
  // Elsewhere, it allows nothing and is reported as unused.
  const elsewhere = edit(tightened, "doc: Something happened.\n", `doc: Something happened.\n    ${allow}\n`);
  expect(await diagnosticsOf(prepared, elsewhere)).toEqual(["release/version-too-low", "release/allow-unused"]);
});
