// The commonest mistakes of people who know another language: each is corrected without losing anything, or reported with the right form.

import { describe, expect, test } from "vitest";
import { compileFiles } from "../../../generator/pipeline/compile.js";
import { fixFiles } from "../../../generator/fixes/fix-files.js";
import { findLost } from "../../../generator/fixes/what-is-lost.js";
import type { SourceFile } from "../../../generator/model/source.js";
import { readYaml } from "../../../generator/yaml/read-yaml.js";
import { fixedMistakes, reportedMistakes, type Place } from "./mistakes.js";

const indented = (text: string, depth: number): string => text.replaceAll(/^(?=.)/gm, " ".repeat(depth));

/** A spec without errors, with a text in one of its places. */
function specWith(place: Place, text: string): readonly SourceFile[] {
  const top = place === "top" ? text : "";
  const lines = [
    "protocol: inn",
    "title: Inn",
    ...(/^version:/m.test(top) ? [] : ["version: 1.0.0"]),
    "objects: open # see the manual",
    "doc: Bookings.",
    "roles: { guest: Books., host: Hosts. }",
    "reading: { default: strict }",
    "encodings: { json: {} }",
    "envelope: { tag: kind, body: inline, fields: {}, example: {} }",
    ...(top === "" ? [] : [top]),
    ...(/^(?:definitions|types):/m.test(top)
      ? []
      : [
          "types:",
          "  Bed: { fields: { width: { type: integer } } }",
          "  Cot: { fields: { height: { type: integer } } }",
          "  Day: { fields: { tariff: { const: day } } }",
          "  Night: { fields: { tariff: { const: night } } }",
          ...(place === "types" ? [indented(text, 2)] : []),
        ]),
    "messages:",
    "  book:",
    "    doc: Books a room.",
    "    from: guest",
    "    to: host",
    ...(place === "message" ? [indented(text, 4)] : []),
    ...(place === "message" && /^(?:fields|properties):/m.test(text) ? [] : ["    fields:", "      nights: integer"]),
    ...(place === "fields" ? [indented(text, 6)] : []),
    "",
  ];
  return [
    { path: "wirepact.yaml", text: "protocols: [inn.yaml]\nlint: minimal\n" },
    { path: "inn.yaml", text: lines.join("\n") },
  ];
}

const errorsIn = async (files: readonly SourceFile[]): Promise<readonly string[]> =>
  (await compileFiles(files)).diagnostics
    .filter(({ severity }) => severity === "error")
    .map(({ message, hint }) => (hint === undefined ? message : `${message}; ${hint}`));

describe("mistakes that are corrected", () => {
  test.each(fixedMistakes.map((each) => [each.from, each.wrong, each] as const))(
    "%s: %s",
    async (_from, _wrong, { place, wrong, right }) => {
      const files = specWith(place, wrong);
      expect(await errorsIn(files)).not.toEqual([]);
      const fixed = await fixFiles(files, compileFiles);
      expect(fixed.files[1]!.text).toBe(specWith(place, right)[1]!.text);
      expect(await errorsIn(fixed.files)).toEqual([]);
      expect((await fixFiles(fixed.files, compileFiles)).done).toEqual([]);
    },
  );

  test("there are at least fifty of four languages", () => {
    expect(new Set(fixedMistakes.map(({ wrong }) => wrong)).size).toBeGreaterThan(100);
    for (const from of ["OpenAPI", "TypeScript", "protobuf", "TypeSpec"])
      expect(fixedMistakes.filter((each) => each.from === from).length).toBeGreaterThan(8);
  });

  test.each(["\r\n", "\n"])("they are corrected together, too, with %j at the end of lines", async (newline) => {
    const own = fixedMistakes.filter(({ place, wrong }) => place === "fields" && readYaml(specWith(place, wrong)[1]!).node !== undefined);
    expect(own.length).toBeGreaterThan(80);
    const numbered = (text: string, index: number): string => text.replace(/^('?)\w+/, `$1f${index}`);
    const write = (side: "wrong" | "right"): readonly SourceFile[] =>
      specWith("fields", own.map((each, index) => numbered(each[side], index)).join("\n")).map((file) => ({
        ...file,
        text: file.text.replaceAll("\n", newline),
      }));
    const fixed = await fixFiles(write("wrong"), compileFiles);
    expect(fixed.files[1]!.text).toBe(write("right")[1]!.text);
  });
});

describe("mistakes that only a person can correct", () => {
  test.each(reportedMistakes.map((each) => [each.from, each.wrong, each] as const))(
    "%s: %s",
    async (_from, _wrong, { place, wrong, says }) => {
      const files = specWith(place, wrong);
      expect((await errorsIn(files)).join("\n")).toMatch(says);
      const fixed = await fixFiles(files, compileFiles);
      expect(findLost(files[1]!.text, fixed.files[1]!.text, ["title", "description"])).toEqual([]);
      expect((await errorsIn(fixed.files)).length).toBeGreaterThan(0);
    },
  );
});
