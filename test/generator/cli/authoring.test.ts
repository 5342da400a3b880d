// Commands for people who write specs: drafts, corrections and renames.

import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { runCommand } from "../../support/command-line.js";
import { readReferenceBlocks } from "../../support/reference-blocks.js";
import { removeTemporary } from "../../support/remove-temporary.js";

const bakery = readReferenceBlocks().find(({ marker }) => marker.value === "protocols/bakery.yaml")!.text;

const folder = mkdtempSync(join(tmpdir(), "wirepact-authoring-"));
const path = join(folder, "spec/protocols/bakery.yaml");
const read = (): string => readFileSync(path, "utf8");
const run = (...parameters: string[]): ReturnType<typeof runCommand> => runCommand(parameters, folder);

beforeEach(() => {
  removeTemporary(join(folder, "spec"));
  mkdirSync(join(folder, "spec/protocols"), { recursive: true });
  writeFileSync(join(folder, "spec/wirepact.yaml"), "protocols:\n  - protocols/bakery.yaml\n");
  writeFileSync(path, bakery);
});
afterAll(() => removeTemporary(folder));

/** The protocol without its examples. */
const draft = bakery.replaceAll(/^ {4}(?:examples|invalid):\n(?: {6}.*\n)+/gm, "");

describe("a draft", () => {
  it("shows the first warnings of each kind, and all if that is asked for", async () => {
    const types = Array.from({ length: 8 }, (_, index) => `  Spare${index}: { doc: Nobody needs it., fields: { a: string } }\n`);
    writeFileSync(
      path,
      draft.replace(/^types:.*\n/m, (start) => start + types.join("")),
    );
    const { out } = await run("check");
    expect(out.match(/warning check\/unused-type/g)).toHaveLength(5);
    expect(out).toMatch(/^… and .*\b3 check\/unused-type\b.*; `wirepact check --all` shows them$/m);
    expect(out).toContain("check/example-missing");
    const all = (await run("check", "--all")).out;
    expect(all.match(/warning check\/unused-type/g)).toHaveLength(8);
    expect(all).not.toContain("… and");
  });

  it("without examples has warnings only and can be generated", async () => {
    expect(draft).not.toContain("minimal");
    writeFileSync(path, draft);
    const checked = await run("check");
    expect(checked.code).toBe(0);
    expect(checked.out.match(/check\/example-missing/g)).toHaveLength(3);
    expect(checked.out).not.toContain("example-no-negative");
    expect((await run("generate")).code).toBe(0);
    // The programs of the README have the required fields all the same.
    const readme = readFileSync(join(folder, "packages/bakery/README.md"), "utf8");
    expect(readme).toMatch(/createOrder\(\{[^}]*\bloaves: /);
    expect(readme).not.toMatch(/create\w+\((?:\{\})?\)/);
  });

  it("cannot be released", async () => {
    writeFileSync(path, draft);
    const { code, out, problems } = await run("release", "--dry-run");
    expect(code).toBe(1);
    expect(out + problems).toContain("error check/example-missing: order has no example");
  });
});

describe("check", () => {
  it("--errors-only leaves warnings out", async () => {
    writeFileSync(path, draft);
    expect((await run("check")).out).toContain("warning check/example-missing");
    expect((await run("check", "--errors-only")).out).not.toContain("warning");
  });

  it("--fix corrects misspelled names, quotes and locations, also those that a correction uncovers", async () => {
    const wrong = bakery
      .replace("doc: Orders bread.", "dco: Orders bread.")
      .replace("type: Flour,", "type: Flor,")
      .replace("max: 80", "max: '80'")
      .replace("replies: [baked, refused]", "replies: [bakd, refused]");
    writeFileSync(path, wrong);
    const { code, out } = await run("check", "--fix");
    expect(out).toContain("change to Flour");
    expect(code).toBe(0);
    expect(read()).toBe(bakery);
  });
});

describe("check --fix on types of other languages", () => {
  it("keeps the names of the fields", async () => {
    const wrong = bakery.replace("      loaves: {", "      labels?: map<string, string> # free\n      others?: Flour[]\n      loaves: {");
    writeFileSync(path, wrong);
    const { code, out } = await run("check", "--fix", "--errors-only");
    expect(out).toContain("fixed spec/protocols/bakery.yaml:55: change to { map: string }");
    expect(code).toBe(0);
    expect(read()).toContain("      labels?: { map: string } # free\n      others?: [Flour]\n      loaves: {");
  });

  it("does nothing that adds an error", async () => {
    // The examples say that it is a number.
    const wrong = bakery.replace("loaves: { type: integer, min: 1, max: 40", "loaves: { type: boolen");
    writeFileSync(path, wrong);
    const { code, out } = await run("check", "--fix", "--errors-only");
    expect(code).toBe(1);
    expect(out).toContain('did you mean "boolean"?');
    expect(out).not.toContain("fixed");
    expect(read()).toBe(wrong);
  });
});

describe("check --fix on a draft", () => {
  it("writes examples that are derived from the definitions, and changes nothing the second time", async () => {
    writeFileSync(path, draft);
    const { code, out } = await run("check", "--fix", "--errors-only");
    expect(code).toBe(0);
    expect(out).toContain("fixed spec/protocols/bakery.yaml: add examples of order");
    const text = read();
    expect(text.match(/^      minimal: /gm)).toHaveLength(3);
    expect(text).toMatch(/^      full: \{ .*note: .* \}$/m);
    expect((await run("check")).out).not.toContain("check/example-missing");
    await run("check", "--fix");
    expect(read()).toBe(text);
  });
});

describe("check --fix on examples that are missing", () => {
  it.each(["", ", examples: {}"])("adds them to messages in braces%s", async (written) => {
    const messages = [
      `  missing: { doc: Something is missing., fields: { item: string, grams?: integer }${written} }`,
      `  stocked: { doc: Something is there., fields: {}${written} }`,
    ];
    writeFileSync(path, ["protocol: bakery", "version: 0.1.0", "doc: A larder.", "messages:", ...messages, ""].join("\n"));
    expect((await run("check")).out).toContain("`wirepact check --fix` adds it");
    const { code, out } = await run("check", "--fix");
    expect([code, out]).toEqual([0, expect.not.stringContaining("check/example-missing") as string]);
    expect(read()).toMatch(/\?: integer \}, examples: \{ minimal: \{ item: .* \}, full: \{ item: .*, grams: 1 \} \} \}$/m);
    expect(read()).toContain("fields: {}, examples: { minimal: {} } }");
  });

  it("adds those that transcripts and invalid examples refer to, from the right sender", async () => {
    const flow = `flows:
  sale:
    doc: An order and its bread.
    key: thread
    start: order
    steps: { order: [baked] }
    end: [baked]
    transcripts: { quick: [order, baked] }
    illegal: { twice: { messages: [order, order], at: 1 } }
`;
    writeFileSync(path, draft + flow);
    // Until then, transcripts of messages without examples are no mistake.
    const checked = await run("check");
    expect([checked.code, checked.out]).toEqual([0, expect.stringContaining("`wirepact check --fix` adds it") as string]);
    expect(checked.out).not.toContain("flow sale has no");
    const { code, out } = await run("check", "--fix", "--errors-only");
    expect([code, out]).toEqual([0, expect.stringContaining("no errors") as string]);
    expect(read()).toMatch(/^ {6}minimal: \{ sender: big-oven, recipient: corner-shop/m);
    // Those of all required fields too, so that no message has too few.
    expect(read()).toContain("missing fields: { like: minimal, dropEach: [message_id, sender, recipient, sent_at, loaves, flour] }");
    expect((await run("check")).out).not.toContain("example-no-negative");
  });

  it("adds those of messages without mistakes while others have some", async () => {
    writeFileSync(
      path,
      draft.replace("type: integer, min: 1, max: 40", "typ: integer, min: 1, max: 40").replace("type: Flour,", "type: Weather,"),
    );
    const { code, out } = await run("check", "--fix", "--errors-only");
    expect([code, out]).toEqual([1, expect.stringContaining('unknown type "Weather"') as string]);
    expect(read()).toContain("type: integer, min: 1, max: 40");
    expect(read().match(/^ {6}minimal: /gm)).toHaveLength(2);
  });

  it("counts rounds from the first", async () => {
    const messages = `  taste:
    doc: Asks the shop to taste the bread.
    from: oven
    to: shop
    fields: { round: { type: integer, min: 1, max: 9, doc: 'The number of the tasting.' } }
  verdict:
    doc: Reports how the bread tastes.
    from: shop
    to: oven
    fields: { round: { type: integer, min: 1, max: 9, doc: 'The number of the tasting.' } }
flows:
  tasting:
    doc: A tasting.
    key: thread
    start: order
    steps: { order: [taste], taste: [verdict], verdict: [taste, baked] }
    end: [baked]
    rounds: { field: round, start: 1, openedBy: taste, echoedBy: verdict }
    transcripts: { twice: [order, taste, verdict, { taste: { round: 2 } }, { verdict: { round: 2 } }, baked] }
    illegal: { late: { messages: [order, { taste: { round: 3 } }], at: 1, issue: wrong-round } }
`;
    writeFileSync(path, draft + messages);
    const { code, out } = await run("check", "--fix", "--errors-only");
    expect([code, out]).toEqual([0, expect.stringContaining("no errors") as string]);
    expect(read().match(/round: 1 \}/g)).toHaveLength(2);
  });

  it("adds only `full` where that is missing", async () => {
    writeFileSync(path, bakery.replace(/^ {6}full: .*\n/m, "").replaceAll("like: full", "like: minimal"));
    expect((await run("check")).out).toContain("order has no example with note");
    await run("check", "--fix");
    expect(read()).toMatch(/^ {6}minimal: \{ loaves: 2, flour: rye \}\n {6}full: \{ .*note: /m);
  });

  it("adds those of requests, results and errors in a protocol with frames", async () => {
    const sums = readReferenceBlocks().find(({ marker }) => marker.value === "protocols/sums.yaml")!.text;
    const bare = sums.replaceAll(/^( +)(?:examples|invalid):\n(?:\1 +.*\n)+/gm, "").replace(/^flows:\n(?: .*\n)+/m, "");
    expect(bare).not.toContain("minimal");
    writeFileSync(join(folder, "spec/wirepact.yaml"), "protocols:\n  - protocols/sums.yaml\n");
    writeFileSync(
      join(folder, "spec/protocols/sums.yaml"),
      bare.replace("    result:\n      type: integer\n      doc: The sum.\n", "    result: integer\n"),
    );
    expect((await run("check", "--fix")).code).toBe(0);
    const text = readFileSync(join(folder, "spec/protocols/sums.yaml"), "utf8");
    expect(text).toMatch(/^ {4}result:\n {6}type: integer\n {6}examples:\n {8}minimal: \{ result: /m);
    expect(text).toMatch(/^ {6}minimal: \{ params: \{ numbers: /m);
    expect(text).toMatch(/^ {8}minimal: \{ error: \{ code: /m);
    expect((await run("check")).out).not.toContain("check/example-missing");
  });
});

describe("a message whose optional fields a rule requires", () => {
  it("needs no example without them", async () => {
    const rule = "    rules: { one: { atLeastOne: [note, color], doc: 'One of them is there.' } }\n";
    const text = bakery
      .replace("      note?:", "      color?: { type: string, max: 9, doc: 'The color.' }\n      note?:")
      .replace("    replies: [baked, refused]\n", `    replies: [baked, refused]\n${rule}`)
      .replaceAll("minimal: { loaves: 2, flour: rye }", "minimal: { loaves: 2, flour: rye, color: brown }");
    writeFileSync(path, text);
    expect((await run("check")).out).not.toContain("no example without optional fields");
  });
});

describe("rename", () => {
  it.each([
    ["message", "baked", "ready"],
    ["field", "order.note", "remark"],
    ["type", "Flour", "Grain"],
    ["value", "rye", "dark"],
    ["role", "shop", "store"],
  ])("%s %s", async (kind, old, name) => {
    const { code, out } = await run("rename", kind, old, name);
    expect(code).toBe(0);
    expect(out).toMatch(/bakery\.yaml: \d+ occurrences/);
    expect(read()).not.toBe(bakery);
    expect((await run("check")).out).toContain(": no errors");
  });

  it("--alias keeps the old name for decoding", async () => {
    await run("rename", "field", "note", "remark", "--alias");
    expect(read()).toContain("remark?: { aliases: [note], type: string");
    await run("rename", "value", "rye", "dark", "--alias");
    expect(read()).toContain("dark: { doc: 'Dark rye flour.', aliases: [rye] }");
    await run("rename", "message", "order", "purchase", "--alias");
    expect(read()).toContain("  purchase:\n    aliases: [order]\n    doc: Orders bread.");
    expect((await run("check", "--errors-only")).code).toBe(0);
  });

  it("--alias goes to the renamed field only", async () => {
    writeFileSync(path, bakery.replace("      why: {", "      remark?: { type: string, max: 9, doc: 'A remark.' }\n      why: {"));
    await run("rename", "field", "order.note", "remark", "--alias");
    expect(read().match(/aliases: \[note\]/g)).toHaveLength(1);
  });

  it("--migration converts the old name of a field or an enum value", async () => {
    const { out } = await run("rename", "field", "order.note", "remark", "--migration", "3.0.0");
    expect(out).toContain("with a migration to 3.0.0");
    await run("rename", "value", "rye", "dark", "--migration", "3.0.0");
    expect(read()).toContain(
      "migrations:\n  3.0.0:\n    order:\n      rename: { note: remark }\n      values:\n        flour: { rye: dark }\n",
    );
    expect((await run("check", "--errors-only")).code).toBe(0);
  });

  it("--migration and --alias are rejected where the language has none", async () => {
    const problemOf = async (...parameters: string[]): Promise<string> => (await run("rename", ...parameters)).problems;
    expect(await problemOf("message", "order", "purchase", "--migration", "3.0.0")).toContain("use --alias instead of --migration");
    expect(await problemOf("type", "Flour", "Grain", "--alias")).toContain("a type cannot have an alias");
    expect(await problemOf("field", "note", "remark", "--migration", "next")).toContain("such as 2.0.0 or 2025-06-18");
    expect(read()).toBe(bakery);
  });

  it("changes a shared type in all files, and rejects a name that a protocol has", async () => {
    const common = join(folder, "spec/common.yaml");
    writeFileSync(common, "types:\n  Shelf: { enum: closed, values: { top: 'Above.', low: 'Below.' }, doc: 'A shelf.' }\n");
    writeFileSync(join(folder, "spec/wirepact.yaml"), "protocols: [protocols/bakery.yaml]\ntypes: [common.yaml]\n");
    const using = bakery
      .replace("      note?:", "      shelf: Shelf\n      note?:")
      .replaceAll("{ loaves: 2, flour: rye", "{ loaves: 2, shelf: top, flour: rye");
    writeFileSync(path, using);
    expect((await run("rename", "type", "Shelf", "Flour")).problems).toContain('a type named "Flour" already exists');
    expect((await run("rename", "type", "Shelf", "Board")).out).toMatch(
      /common\.yaml: 1 occurrence\nprotocols\/bakery\.yaml: 1 occurrence/,
    );
    await run("rename", "value", "top", "upper");
    expect(read()).toContain("shelf: Board");
    expect(read()).toContain("shelf: upper");
    expect(readFileSync(common, "utf8")).toContain("Board: { enum: closed, values: { upper: ");
  });

  it("rejects unknown symbols and invalid or taken names, and changes nothing", async () => {
    expect((await run("rename", "field", "loavs", "rolls")).problems).toContain('unknown field "loavs"; did you mean "loaves"?');
    expect((await run("rename", "type", "Flour", "flour")).problems).toContain("is not a valid name: expected a capital letter");
    expect((await run("rename", "field", "loaves", "flour")).problems).toContain('a field named "flour" already exists');
    expect(read()).toBe(bakery);
  });
});
