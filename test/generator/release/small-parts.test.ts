// Small parts of the comparison of releases, at the edges of what they promise.

import type { Shape } from "@wirepact/core";
import { describe, expect, it } from "vitest";
import { compareModels } from "../../../generator/compare/compare-models.js";
import { aliasChanges } from "../../../generator/compare/aliases.js";
import { pairModels } from "../../../generator/compare/pair-models.js";
import { describePath } from "../../../generator/compare/describe-path.js";
import { readText } from "../../../generator/compare/read-text.js";
import type { ProtocolModel } from "../../../generator/model/protocol-model.js";
import { modelsOf } from "../../support/golden.js";
import { baseTexts, readFixture, resolveText } from "./rule-fixture.js";
import { tinyModel } from "./tiny-model.js";

describe("the place of a change", () => {
  it.each([
    ["messages/ASK", "ASK"],
    ["messages/ASK/rules/one-of", "rule one-of of ASK"],
    ["types/Crew/rules/one-of", "rule one-of of Crew"],
    ["messages/ASK/fields/crew/fields/captain", "ASK.crew.captain"],
    ["types/Crew/list", "Crew[]"],
    ["types/Crew/map/fields/name", "Crew{}.name"],
    ["types/Level/values/high", "Level.high"],
    ["types/Level/values", "Level"],
    ["types/Crew/extras/fields/x", "Crew (other properties).x"],
    ["types/Crew/union/1/fields/x", "Crew (alternative 2).x"],
    ["envelope/fields/id", "envelope.id"],
    ["envelope/order/fields", "envelope.order"],
    ["flows/review/rules", "flow review.rules"],
    ["groups/answers", "group answers"],
    ["encodings/json/maxBytes", "encodings.json.maxBytes"],
    ["version", "version"],
  ])("%s is called %s", (path, expected) => {
    expect(describePath(path)).toBe(expected);
  });
});

describe("what a reader makes of a string", () => {
  const scalar = (name: string, settings: object = {}): Shape => ({ kind: "scalar", scalar: name, ...settings }) as Shape;
  const level: Shape = { kind: "enum", open: false, values: [{ value: "high", aliases: ["up"] }, { value: "low" }] };
  it.each<[Shape, string, string | undefined]>([
    [scalar("any"), "x", "x"],
    [scalar("string"), "", ""],
    [scalar("text"), "a\nb", "a\nb"],
    [scalar("line"), "ab", "ab"],
    [scalar("line"), "a\nb", undefined],
    [scalar("path"), "a/b", "a/b"],
    [scalar("path"), "", undefined],
    [scalar("integer"), "5", undefined],
    [scalar("timestamp"), "2026-03-04T09:00:00Z", undefined],
    [scalar("string", { min: 2, max: 3 }), "a", undefined],
    [scalar("string", { min: 2, max: 3 }), "ab", "ab"],
    [scalar("string", { min: 2, max: 3 }), "abc", "abc"],
    [scalar("string", { min: 2, max: 3 }), "abcd", undefined],
    [scalar("string", { max: 1 }), "😀", "😀"],
    [scalar("string", { pattern: String.raw`^\p{Lu}$` }), "Ä", "Ä"],
    [scalar("string", { pattern: String.raw`^\p{Lu}$` }), "ä", undefined],
    [{ kind: "literal", value: "x" }, "x", "x"],
    [{ kind: "literal", value: "x" }, "y", undefined],
    [level, "up", "high"],
    [level, "low", "low"],
    [level, "middle", undefined],
    [{ ...level, open: true }, "middle", "middle"],
    [{ kind: "union", members: [level, scalar("string")] }, "up", "high"],
    [{ kind: "union", members: [scalar("integer"), level] }, "x", undefined],
  ])("%j and %j", (shape, text, expected) => {
    expect(readText({}, shape, text)).toBe(expected);
  });
});

describe("a field of the envelope that is gone", () => {
  const depot = baseTexts.find((text) => text.startsWith("protocol: depot"))!;
  const inEnvelope = (name: string): string =>
    depot.replace("    round?: {", `    ${name}?: { type: string, doc: 'A note.' }\n    round?: {`);
  const inBody = (name: string): string =>
    depot.replace("      colour?: {", `      ${name}?: { type: string, doc: 'A note.' }\n      colour?: {`);
  const found = (old: string, current: string): readonly string[] =>
    compareModels(resolveText(old).model, resolveText(current).model).changes.map(({ rule, message }) => `${rule}: ${message}`);

  it("has moved if the body has a field of the same name, and of no other", () => {
    expect(found(inEnvelope("note"), inBody("note"))).toContainEqual(expect.stringMatching(/^field-moved: .*note/));
    expect(found(inEnvelope("note"), inBody("remark"))).not.toContainEqual(expect.stringMatching(/^field-moved/));
    expect(found(inEnvelope("note"), inBody("remark"))).toContainEqual(expect.stringMatching(/^optional-field-added: .*remark/));
  });

  it("is not reported as removed where it has moved", () => {
    const note = (name: string): string => `${name}?: { type: string, doc: 'A note.' }`;
    const inOrders = depot.replace(/ {4}body: text\n.*\n/, "    examples: { minimal: {} }\n");
    const inEnvelopes = (...names: readonly string[]): string =>
      inOrders.replace("    round?: {", `${names.map((name) => `    ${note(name)}\n`).join("")}    round?: {`);
    const inBodies = (...names: readonly string[]): string => {
      const fields = `    fields: { ${names.map((name) => note(name)).join(", ")} }\n`;
      const both = names.map((name) => `      ${note(name)}\n`).join("");
      return inOrders
        .replace("      colour?: {", `${both}      colour?: {`)
        .replace("    examples: { minimal: {} }\n", `${fields}    examples: { minimal: {} }\n`);
    };
    const changes = found(inEnvelopes("note", "place", "mark"), inBodies("note", "place"));
    expect(changes.filter((each) => /^optional-field-(?:removed|added): /.test(each))).toEqual([
      "optional-field-removed: envelope.mark: optional field removed",
    ]);
    expect(new Set(changes.map((each) => /^field-moved: .*(note|place|mark)/.exec(each)?.[1] ?? ""))).toEqual(
      new Set(["note", "place", ""]),
    );
  });
});

describe("the settings of mail messages", () => {
  const { old, new: current } = readFixture("subject-precedence-changed");

  it("are not compared with those of a release without mail messages", () => {
    const { mail, ...others } = old.encodings;
    const without = { ...old, encodings: { json: {}, ...others } };
    const rules = (before: ProtocolModel, after: ProtocolModel) => compareModels(before, after).changes.map(({ rule }) => rule);
    expect(mail).toBeDefined();
    expect(rules(old, without)).toContain("encoding-removed");
    expect(rules(without, old)).toContain("encoding-added");
    expect([...rules(old, without), ...rules(without, old)]).not.toContain("mail-part-changed");
  });

  it("are shown with a subject that is read in another way", () => {
    const change = compareModels(old, current).changes.find(({ rule }) => rule === "subject-precedence-changed");
    expect(change?.message).toBe('a subject with "ask grant" is now read as GRANT instead of ASK');
  });

  it("are found by their place in the model", () => {
    const subject = readFixture("subject-form-added");
    const path = "encodings/mail/subjects";
    expect(compareModels(subject.old, subject.new).changes).toMatchObject([{ paths: { old: path, new: path } }]);
  });

  it("name the part that has another property", () => {
    const { mail } = old.encodings;
    const parts = { ...mail!.parts, subject: "headline" };
    const moved = { ...old, encodings: { ...old.encodings, mail: { ...mail!, parts } } };
    expect(compareModels(old, moved).changes.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^the subject of a mail message moved from property \S+ to headline$/),
    ]);
  });
});

describe("the errors that connections send by themselves", () => {
  const model = modelsOf("framed-specs/wirepact.yaml").find(({ failures }) => failures?.invalidMessage !== undefined);
  const levelsOf = (failures: object): readonly string[] =>
    compareModels(model!, { ...model!, failures })
      .changes.filter(({ rule }) => rule === "failure-changed")
      .map(({ message, level }) => `${message}: ${level}`);
  it("may change their words, but not what code recognizes them by", () => {
    const { failures = {} } = model!;
    const { invalidMessage, ...others } = failures;
    const before = invalidMessage as { readonly code: number; readonly message: string };
    expect(levelsOf(failures)).toEqual([]);
    const said = "the error for invalidMessage changed";
    expect(levelsOf({ ...failures, invalidMessage: { ...before, message: "Other words" } })).toEqual([`${said}: minor`]);
    expect(levelsOf({ ...failures, invalidMessage: { ...before, code: -32_000 } })).toEqual([`${said}: major`]);
    expect(levelsOf({ ...failures, invalidMessage: { ...before, data: "more" } })).toEqual([`${said}: major`]);
    expect(levelsOf({ ...failures, invalidMessage: "Other words" })).toEqual([`${said}: major`]);
    expect(levelsOf(others)).toEqual([`${said}: major`]);
  });

  it("may be new", () => {
    const { invalidMessage: _gone, ...others } = model!.failures ?? {};
    const { changes } = compareModels({ ...model!, failures: others }, model!);
    expect(changes.filter(({ rule }) => rule === "failure-changed").map(({ level }) => level)).toEqual(["minor"]);
  });
});

describe("an alias that was added", () => {
  const string: Shape = { kind: "scalar", scalar: "string" };
  const crew = (fields: Extract<Shape, { readonly kind: "struct" }>["fields"]): Shape => ({ kind: "struct", open: true, fields });
  const added = (before: Shape, after: Shape) => {
    const [old, current] = [before, after].map((shape) => tinyModel({ open: true, fields: [{ name: "crew", shape, required: true }] }));
    return aliasChanges(pairModels(old!, current!)).added.map(({ alias, use }) => ({ alias, use }));
  };

  it("of a field stands where the field stands", () => {
    const mates = (aliases: object): Shape => crew([{ name: "mate", shape: string, required: true, ...aliases }]);
    const captain = (aliases: object): Shape => crew([{ name: "first", shape: mates(aliases), required: true }]);
    expect(added(captain({}), captain({ aliases: ["helper"] }))).toEqual([
      { alias: "helper", use: { tag: "note", path: ["crew", "first", "mate"], renamed: ["crew", "first", "helper"] } },
    ]);
  });

  it("of an enum value leaves the names of fields as they are", () => {
    const level = (aliases: object): Shape => ({ kind: "enum", open: false, values: [{ value: "high", ...aliases }] });
    expect(added(level({}), level({ aliases: ["up"] }))).toEqual([{ alias: "up", use: { tag: "note", path: ["crew"] } }]);
  });
});
