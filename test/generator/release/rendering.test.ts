// What people and programs read about a release with every level of change, with breaks that are allowed, expired and undecided; and the small
// parts that the words are made of.

import { gzipSync } from "node:zlib";
import type { Json } from "@wirepact/core";
import picocolors from "picocolors";
import { describe, expect, test } from "vitest";
import { indexSources } from "../../../generator/diagnostics/locate-diagnostics.js";
import { assessRelease, type AssessedChange, type Assessment } from "../../../generator/release/assess-release.js";
import { releaseSection } from "../../../generator/release/changelog.js";
import { listNames } from "../../../generator/compare/describe-path.js";
import { readTar } from "../../../generator/release/process/read-tar.js";
import { findMisreading, type Counterexample } from "../../../generator/release/proof/counterexample.js";
import { affectedSides, describeAffected, describeRejection, showMessage } from "../../../generator/release/render/describe-break.js";
import * as describing from "../../../generator/release/render/describe-change.js";
import { renderAssessment } from "../../../generator/release/render/render-assessment.js";
import { renderJson } from "../../../generator/release/render/render-json.js";
import { findReleaseRule } from "../../../generator/compare/rules/index.js";
import type { ProjectConfig } from "../../../generator/config/load-config.js";
import type { ReleasePlan } from "../../../generator/release/plan-release.js";
import { renderPlan } from "../../../generator/release/render/render-plan.js";
import { renderMarkdown } from "../../../generator/release/render/render-markdown.js";
import { isHigher, nextVersion, verdictOf } from "../../../generator/compare/verdict.js";
import { repairMessage } from "../../../generator/release/repair-message.js";
import type { ProtocolModel } from "../../../generator/model/protocol-model.js";
import { expectGoldenText } from "../../support/golden.js";
import { baseTexts, resolveText } from "./rule-fixture.js";
import { tinyModel } from "./tiny-model.js";

const depot = baseTexts.find((text) => text.startsWith("protocol: depot"))!;

/** Edits of the spec, all found in it. */
function edit(text: string, edits: readonly (readonly [from: string, to: string])[]): string {
  return edits.reduce((edited, [from, to]) => {
    expect(edited).toContain(from);
    return edited.replace(from, () => to);
  }, text);
}

const releases: Readonly<Record<string, string>> = {
  unchanged: depot,
  patch: edit(depot, [["doc: Send this.", "doc: Please send this."]]),
  reordered: edit(depot, [["roles: { shop: 'Orders.', depot: 'Sends.' }", "roles: { depot: 'Sends.', shop: 'Orders.' }"]]),
  minor: edit(depot, [["colour?: {", "size?: { type: integer, doc: 'Which size.' }\n      colour?: {"]]),
  major: edit(depot, [
    ["count: { type: integer, fill: 1,", "count: { type: integer, max: 9, fill: 1,"],
    ["colour?: { type: string,", "colour?: { type: string, pattern: '^[a-z]+$',"],
    ["doc: It is on its way.", "doc: It was sent."],
  ]),
  "major, with the version": edit(depot, [
    ["version: 1.0.0", "version: 2.0.0"],
    ["item: { type: string, lenient: optional,", "item: { type: integer, lenient: optional,"],
    ["item: nail, count: 3 }", "item: 5, count: 3 }"],
    ["item: nail, count: 3, colour", "item: 5, count: 3, colour"],
  ]),
  "major, shown by conversations": edit(depot, [
    ["start: [order]", "start: [order, sent]"],
    ["steps: { order: [sent], sent: [order] }", "steps: { order: [sent, order], sent: [order] }"],
  ]),
  "major, shown by old conversations": edit(depot, [
    ["start: [order]", "start: [sent]"],
    ["end: [sent]", "end: [order]"],
  ]),
  "back to an older version": edit(depot, [["version: 1.0.0", "version: 0.9.0"]]),
};

async function assess(text: string, label = "1.0.0"): Promise<Assessment> {
  return assessRelease(resolveText(text), { model: resolveText(depot).model, label }, { today: "2026-03-04", seed: 1, runs: 5 });
}

test.each(Object.keys(releases))("%s", async (name) => {
  const text = releases[name]!;
  const assessment = await assess(text);
  const { spans, model } = resolveText(text);
  const sources = indexSources([{ path: "protocol.yaml", text }], "spec/");
  const colours = picocolors.createColors(false);
  const parts = [
    renderAssessment(assessment, { colours, sources, spans }),
    renderMarkdown(assessment),
    releaseSection({ assessment, model, version: assessment.next, date: "2026-03-04" }),
    renderJson([{ assessment, spans }], [], sources),
  ];
  expectGoldenText(`release-texts/${name.replaceAll(/\W+/g, "-")}.txt`, `${parts.join("\n\n=====\n\n")}\n`);
});

test("a first release lists its messages", async () => {
  const resolved = resolveText(depot);
  const assessment = await assessRelease(resolved, undefined, { today: "2026-03-04" });
  expect(releaseSection({ assessment, model: resolved.model, version: "1.0.0", date: "2026-03-04" })).toBe(
    "## 1.0.0 (2026-03-04)\n\nFirst release: the messages `order` and `sent`.\n",
  );
  expect(describing.describeVerdict(assessment)).toBe("depot 1.0.0 (first release)");
});

test("a message that is removed is shown to its senders", async () => {
  const baseline = edit(depot, [
    [
      "  sent:\n",
      "  hint:\n    doc: A hint.\n    from: shop\n    to: depot\n    body: text\n    examples: { minimal: { content: Red. } }\n    invalid: {}\n  sent:\n",
    ],
  ]);
  const resolved = resolveText(depot);
  const options = { today: "2026-03-04", seed: 1, runs: 5 };
  const assessment = await assessRelease(resolved, { model: resolveText(baseline).model, label: "1.0.0" }, options);
  const section = releaseSection({ assessment, model: resolved.model, version: "2.0.0", date: "2026-03-04" });
  expect(section).toMatch(/### Breaking changes for senders\n\n- Message hint removed\.[^]*"type":"hint"/);
});

test("a break is described also where the message has no example", async () => {
  const text = releases["major"]!;
  const { model } = resolveText(text);
  const assessment = await assess(text);
  const messages = Object.fromEntries(Object.entries(model.messages).map(([name, message]) => [name, { ...message, examples: [] }]));
  const section = (shown: ProtocolModel): string => releaseSection({ assessment, model: shown, version: "2.0.0", date: "2026-03-04" });
  expect(section(model)).toContain("Valid now:");
  expect(section({ ...model, messages })).toMatch(/limit tightened/);
  expect(section({ ...model, messages })).not.toContain("Valid now:");
});

test("an allowance that allows nothing is reported where it is written", async () => {
  const reason = "{ enum-value-removed: { reason: Nobody uses it. } }";
  const text = edit(depot, [
    ["roles:", `allow: ${reason}\n\nroles:`],
    ["doc: Send this.", `doc: Send this.\n    allow: ${reason}`],
  ]);
  const { diagnostics } = await assess(text);
  const reported = diagnostics.map(({ code, span }) => [code, span?.start, text.slice(span?.start, span?.end)]);
  const starts = [text.indexOf("enum-value-removed"), text.lastIndexOf("enum-value-removed")];
  expect(reported).toEqual(starts.map((start) => ["release/allow-unused", start, "enum-value-removed"]));
});

test("a plan has steps if there is anything to release or to publish", () => {
  const config = { out: "/p", rootFile: "/p/spec/wirepact.yaml" } as ProjectConfig;
  const plain = { bold: (text: string): string => text } as Pick<typeof picocolors, "bold">;
  const planned = { name: "@harbour/berth", version: "1.0.0", why: "not in the registry", distTag: "latest", folder: "packages/berth" };
  const plan = (packages: readonly object[]) =>
    renderPlan({ due: [], packages, publish: true, diagnostics: [] } as unknown as ReleasePlan, config, plain);
  expect(plan([])).toEqual([]);
  expect(plan([planned])).toEqual([
    "Plan",
    "   1. build, pack twice and check 1 package",
    "   2. publish @harbour/berth 1.0.0 (not in the registry)",
  ]);
  expect(plan([planned, { ...planned, name: "@harbour/crane", distTag: "next" }])).toEqual([
    "Plan",
    "   1. build, pack twice and check 2 packages",
    "   2. publish @harbour/berth 1.0.0 (not in the registry)",
    "   3. publish @harbour/crane 1.0.0 as next (not in the registry)",
  ]);
});

describe("words", () => {
  const versions = { baseline: "1.0.0", next: "2.0.0" };

  test("examples are counted, not listed", () => {
    const rules = (added: number, removed: number) => [
      ...Array.from({ length: added }, () => ({ rule: "example-added" })),
      ...Array.from({ length: removed }, () => ({ rule: "example-removed" })),
    ];
    expect(describing.describeExamples([{ rule: "pattern-changed" }])).toBeUndefined();
    expect(describing.describeExamples(rules(2, 2))).toBe("examples: 2 added, 2 removed");
    expect(describing.describeExamples(rules(1, 0))).toBe("examples: 1 added");
    expect(describing.describeExamples(rules(0, 1))).toBe("examples: 1 removed; the next release is tested with those that are left");
  });

  test("long names and messages are cut", () => {
    expect(listNames(["a", "b", "c", "d", "e", "f"])).toBe("a, b, c, d, e, f");
    expect(listNames(["a", "b", "c", "d", "e", "f", "g", "h"])).toBe("a, b, c, d, e, f and 2 more");
    expect(showMessage({ a: "x".repeat(60) })).toBe(JSON.stringify({ a: "x".repeat(60) }));
    expect(showMessage({ a: "x".repeat(61) })).toBe('{"a":"xxxxxxxxxxxxxxxxxxxx… (61 characters)"}');
    expect(showMessage([1, 2, 3], 5)).toBe("[1,2,… (7 characters)");
    expect(showMessage([1, 2, 3], 7)).toBe("[1,2,3]");
  });

  test("a sentence begins with a capital letter, unless it begins with a name", () => {
    expect(describing.sentenceOf({ message: "field note removed", facts: { what: "ask.note" } })).toBe("Field note removed");
    expect(describing.sentenceOf({ message: "ask.note removed", facts: { what: "ask.note" } })).toBe("ask.note removed");
    expect(describing.sentenceOf({ message: "old became new", facts: { what: "new", before: "old" } })).toBe("old became new");
  });

  test("a rejection names the encoding and the mode", () => {
    const issue = { code: "wrong-type", path: ["a"], message: "a must be a string, got 1" } as const;
    const shown: Counterexample = { sender: "old", mode: "strict", message: { a: 1 }, issue, tag: "ask" };
    const say = (more: Partial<Counterexample>): string => describeRejection({ ...shown, ...more }, versions);
    expect(say({})).toBe("a must be a string, got 1");
    expect(say({ mode: "lenient", text: { encoding: "yaml", text: "a: 1" } })).toBe(
      "a must be a string, got 1 when encoded as yaml (in lenient mode)",
    );
    expect(say({ issue: undefined })).toBe("it is read as another message");
    const misread = { path: ["a", 0], sent: 1, read: undefined };
    expect(say({ issue: undefined, misread })).toBe("a[0] is 1 for 1.0.0 and absent for 2.0.0");
    expect(say({ issue: undefined, misread, sender: "new" })).toBe("a[0] is absent for 1.0.0 and 1 for 2.0.0");
    expect(say({ issue: undefined, misread: { path: [], sent: "x", read: "y" } })).toBe('it is "x" for 1.0.0 and "y" for 2.0.0');
  });

  test("code that behaves in another way is named with the reason, code that does not compile with what it does", () => {
    const breaking = { rule: "rounds-changed", breaks: [], misreads: ["source-code"], shownBy: [] } as const;
    expect(describeAffected(breaking, versions)).toEqual([`Code written for 1.0.0 breaks. ${findReleaseRule("rounds-changed")!.explain}`]);
    expect(describeAffected({ ...breaking, breaks: ["source-code"], misreads: [] }, versions)).toEqual([
      expect.stringMatching(/^Code written for 1\.0\.0 breaks if it /),
    ]);
  });

  test("a message that shows a break for senders and readers is listed once, after both", () => {
    const issue = { code: "wrong-type", path: ["a"], message: "a must be a string, got 1" } as const;
    const byOld: Counterexample = { sender: "old", mode: "strict", message: { a: 1 }, issue, tag: "ask" };
    const sides = (...shownBy: readonly Counterexample[]): readonly (readonly Counterexample[])[] =>
      affectedSides({ rule: "type-changed", breaks: ["old-senders", "old-readers"], misreads: [], shownBy }, versions).map(
        ({ messages }) => messages,
      );
    const [alike, other]: readonly Counterexample[] = [
      { ...byOld, sender: "new" },
      { ...byOld, sender: "new", message: { a: 2 } },
    ];
    expect(sides(byOld, alike!)).toEqual([[], [byOld]]);
    expect(sides(byOld, other!)).toEqual([[byOld], [other]]);
  });

  test("doubts are named", () => {
    const doubts = (change: Partial<AssessedChange>): readonly string[] => describing.describeDoubt({ unshown: [], ...change }, versions);
    expect(doubts({ undecided: "too hard" })).toEqual(["Undecided, and counted as breaking: too hard."]);
    expect(doubts({ notShown: "a store evaluates views" })).toEqual(["Not demonstrated: a store evaluates views."]);
    expect(doubts({ unshown: ["old-readers"] })).toEqual(["No message was found that shows this for readers of 1.0.0."]);
    expect(doubts({})).toEqual([]);
  });
});

test("a misreading is found where two readings differ", () => {
  expect(findMisreading({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBeUndefined();
  expect(findMisreading({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toEqual({ path: ["a", 1, "b"], sent: 2, read: 3 });
  expect(findMisreading({ a: [1] }, { a: [1, 2] })).toEqual({ path: ["a"], sent: [1], read: [1, 2] });
  expect(findMisreading({ a: 1 }, { b: 1 })).toEqual({ path: ["a"], sent: 1, read: undefined });
  expect(findMisreading({ a: null }, {})).toBeUndefined();
});

test("the level of changes decides the version", () => {
  expect(verdictOf([])).toBe("none");
  expect(verdictOf([{ level: "patch" }, { level: "major" }, { level: "minor" }])).toBe("major");
  expect([isHigher("major", "minor"), isHigher("minor", "minor"), isHigher("none", "patch")]).toEqual([true, false, false]);
  const next = (version: string): readonly string[] =>
    (["none", "patch", "minor", "major"] as const).map((level) => nextVersion(version, level));
  expect(next("1.2.3")).toEqual(["1.2.3", "1.2.4", "1.3.0", "2.0.0"]);
  expect(next("0.2.3")).toEqual(["0.2.3", "0.2.4", "0.2.4", "0.3.0"]);
  expect(next("1.2.3-rc.1")).toEqual(["1.2.3-rc.1", "1.2.4", "1.3.0", "2.0.0"]);
});

describe("a tar archive", () => {
  interface Entry {
    readonly name: string;
    readonly content: string;
    readonly kind?: string;
    readonly prefix?: string;
  }
  const entry = ({ name, content, kind = "0", prefix = "" }: Entry): Buffer => {
    const header = Buffer.alloc(512);
    header.write(name, 0);
    header.write(content.length.toString(8).padStart(11, "0"), 124);
    header.write(kind, 156);
    header.write("ustar", 257);
    header.write(prefix, 345);
    return Buffer.concat([header, Buffer.from(content), Buffer.alloc((512 - (content.length % 512)) % 512)]);
  };
  const files = (archive: Buffer): unknown => readTar(archive)?.map(({ path, bytes }) => [path, bytes.toString()]);
  const archive = Buffer.concat([
    entry({ name: "package/a.txt", content: "one" }),
    entry({ name: "folder", content: "", kind: "5" }),
    entry({ name: "b.txt", content: "x".repeat(512), prefix: "package/deep" }),
    entry({ name: "pax", content: "20 path=long/c.txt\n", kind: "x" }),
    entry({ name: "cut", content: "three" }),
    entry({ name: "d.txt", content: "" }),
    Buffer.alloc(1024),
  ]);

  test("has its regular files, compressed or not", () => {
    const expected = [
      ["package/a.txt", "one"],
      ["package/deep/b.txt", "x".repeat(512)],
      ["long/c.txt", "three"],
      ["d.txt", ""],
    ];
    expect(files(archive)).toEqual(expected);
    expect(files(gzipSync(archive))).toEqual(expected);
    expect(files(archive.subarray(0, -1024))).toEqual(expected);
  });

  test("may be empty", () => {
    expect(files(Buffer.alloc(512))).toEqual([]);
    expect(files(Buffer.alloc(511))).toBeUndefined();
  });

  test("is not any other file", () => {
    for (const text of ["", "hello", "x".repeat(600), gzipSync(Buffer.from("hello"))]) expect(files(Buffer.from(text))).toBeUndefined();
    expect(files(gzipSync(archive).subarray(0, 50))).toBeUndefined();
  });
});

test("a message is repaired with up to twelve values of an example", () => {
  const names = Array.from({ length: 14 }, (_, index) => `f${index}`);
  const tiny = tinyModel({
    open: false,
    fields: names.map((name) => ({ name, shape: { kind: "scalar", scalar: "integer" }, required: true })),
  });
  const valueOf = (wrong: number): Json => ({
    kind: "note",
    ...Object.fromEntries(names.map((name, index) => [name, index < wrong ? "x" : index])),
  });
  const note = { ...tiny.messages["note"]!, examples: [{ name: "full", value: valueOf(0) }] };
  const model = { ...tiny, messages: { note } } as ProtocolModel;
  const repaired = (wrong: number): unknown => repairMessage(model, { message: valueOf(wrong), tag: "note" });
  expect(repaired(0)).toEqual(valueOf(0));
  expect(repaired(11)).toEqual(valueOf(0));
  expect(repaired(13)).toBeUndefined();
  expect(repairMessage(model, { message: { kind: "note" }, tag: "nothing" })).toBeUndefined();
  // What the example does not have is left out.
  expect(repairMessage(model, { message: { ...(valueOf(0) as object), more: 1 }, tag: "note" })).toEqual(valueOf(0));
});

test("a repaired message has the value of a renamed field under its new name, and no removed field", () => {
  const integer = { kind: "scalar", scalar: "integer" } as const;
  const tiny = tinyModel({ open: true, fields: [{ name: "loaves", shape: integer, required: true }] });
  const note = { ...tiny.messages["note"]!, examples: [{ name: "full", value: { kind: "note", loaves: 2 } }] };
  const model = { ...tiny, messages: { note } } as ProtocolModel;
  const old = { message: { kind: "note", count: 7 }, tag: "note" };
  expect(repairMessage(model, old, { tag: "note", path: ["count"], renamed: ["loaves"] })).toEqual({ kind: "note", loaves: 7 });
  expect(repairMessage(model, old)).toEqual({ kind: "note", loaves: 2 });
});

describe("a maintainer reads", () => {
  const messageOf = ({ changes }: Assessment): readonly string[] => changes.map(({ message }) => message);

  test("that the version is too low or higher than needed", async () => {
    const tightened = ["count: { type: integer, fill: 1,", "count: { type: integer, max: 9, fill: 1,"] as const;
    const low = await assess(edit(depot, [tightened, ["version: 1.0.0", "version: 1.1.0"]]));
    expect(describing.describeVerdict(low)).toBe("depot 1.0.0 -> 1.1.0 (major, requires 2.0.0)");
    const high = await assess(
      edit(depot, [
        ["doc: Send this.", "doc: Please send this."],
        ["version: 1.0.0", "version: 3.0.0"],
      ]),
    );
    expect(describing.describeVerdict(high)).toBe("depot 1.0.0 -> 3.0.0 (patch; the spec sets 3.0.0, and 1.0.1 would be enough)");
  });

  test("which changes make the version too low, and not those that do not", async () => {
    const { diagnostics } = await assess(
      edit(depot, [
        ["doc: Send this.", "doc: Please send this."],
        ["count: { type: integer, fill: 1,", "count: { type: integer, max: 9, fill: 1,"],
        ["version: 1.0.0", "version: 1.1.0"],
      ]),
    );
    expect(diagnostics.map(({ message }) => message)).toEqual([
      "version 1.1.0 of depot is too low: the changes require 2.0.0 (bound-tightened)",
    ]);
  });

  test("only that a role was added, not that the documentation of all roles changed", async () => {
    const added = await assess(edit(depot, [["roles: { shop: 'Orders.',", "roles: { courier: 'Carries.', shop: 'Orders.',"]]));
    expect(messageOf(added)).toEqual(["role courier added"]);
    const changed = await assess(edit(depot, [["shop: 'Orders.'", "shop: 'Buys.'"]]));
    expect(messageOf(changed)).toEqual(["role shop: documentation changed"]);
  });

  test("that a release with other examples changes nothing else", async () => {
    const text = edit(depot, [["item: nail, count: 3 }", "item: nail, count: 4 }"]]);
    const assessment = await assess(text);
    const section = releaseSection({ assessment, model: resolveText(text).model, version: "1.0.1", date: "2026-03-04" });
    expect(section).toBe(
      "## 1.0.1 (2026-03-04)\n\nCompatible with 1.0.0: no changes are needed.\n\nOnly examples or the notation of the spec changed.\n",
    );
  });

  test("no advice to deprecate what was deprecated", async () => {
    const colour = /\n {6}colour\?: \{ (.*)\n/.exec(depot)!;
    const deprecated = depot.replace(
      colour[0],
      () => `\n      colour?: { deprecated: { since: 1.0.0, reason: 'Not needed.' }, ${colour[1]}\n`,
    );
    const removed = depot.replace(colour[0], () => "\n").replaceAll(/, colour: \w+/g, "");
    const { changes } = await assessRelease(
      resolveText(removed),
      { model: resolveText(deprecated).model, label: "1.0.0" },
      { today: "2026-03-04", seed: 1, runs: 5 },
    );
    expect(changes.find(({ rule }) => rule === "optional-field-removed")?.fix).toBe(
      "It was deprecated, so it can be removed in a major version.",
    );
  });
});
