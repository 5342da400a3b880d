// `wirepact import --update`: a newer schema is merged into an edited protocol.

import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { isSameNode } from "../../../generator/import/compare-nodes.js";
import { mergeSpecs } from "../../../generator/import/merge-specs.js";
import { readTree } from "../../../generator/yaml/read-yaml.js";
import { runCommand } from "../../support/command-line.js";
import { removeTemporary } from "../../support/remove-temporary.js";
import { published } from "./published.js";

const base = mkdtempSync(join(tmpdir(), "wirepact-update-"));
let folder = base;
let count = 0;
beforeEach(() => {
  folder = join(base, String(count++));
  mkdirSync(folder);
});
afterAll(() => removeTemporary(base));

const run = (...parameters: string[]): ReturnType<typeof runCommand> => runCommand(parameters, folder);
const read = (path: string): string => readFileSync(join(folder, path), "utf8");

function write(path: string, content: unknown): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), typeof content === "string" ? content : JSON.stringify(content));
}

const event = (type: string, properties: object, required: readonly string[] = Object.keys(properties)): object => ({
  type: "object",
  description: `Something was ${type}.`,
  properties: { type: { const: type }, ...properties },
  required: ["type", ...required],
});

const text = { type: "string" };
const schemaOf = (definitions: Readonly<Record<string, object>>, types: object): object => ({
  $schema: "https://json-schema.org/draft/2020-12/schema",
  oneOf: Object.keys(definitions).map((name) => ({ $ref: `#/$defs/${name}` })),
  $defs: { ...definitions, ...types },
});

const Place = { type: "object", description: "A place.", properties: { name: text, floor: { type: "integer" } }, required: ["name"] };
const first = schemaOf(
  {
    Opened: event("opened", { title: text, place: { $ref: "#/$defs/Place" } }),
    Closed: event("closed", { reason: text }),
    Lost: event("lost", {}),
  },
  { Place, Color: { enum: ["red", "blue"], description: "A color." } },
);
const second = schemaOf(
  {
    Opened: event("opened", { title: { type: "string", maxLength: 80 }, place: { $ref: "#/$defs/Place" }, urgent: { type: "boolean" } }),
    Closed: event("closed", { reason: { type: "integer" } }),
    Moved: event("moved", { to: { $ref: "#/$defs/Place" } }),
  },
  { Place: { ...Place, properties: { ...Place.properties, room: text } } },
);

const spec = "spec/protocols/desk.yaml";

async function importFirst(): Promise<void> {
  write("first.json", first);
  write("second.json", second);
  expect((await run("import", "first.json", "--name", "desk")).code).toBe(0);
  expect(read(`${spec}.imported`)).toBe(read(spec));
}

const edit = (from: string | RegExp, to: string): void => {
  const before = read(spec);
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  write(spec, after);
};

const nodeOf = (path: string, content: string) => readTree({ path, text: content }).node!;

describe("an imported protocol", () => {
  it("that was not edited becomes what the newer schema is imported as", async () => {
    await importFirst();
    const { code, out } = await run("import", "second.json", "--update", spec);
    expect(code).toBe(0);
    expect(out).toContain("0 in conflict");
    expect(out).toContain("messages/moved");
    write("fresh/second.json", second);
    expect((await run("import", "fresh/second.json", "--name", "desk", "--spec", "fresh/wirepact.yaml")).code).toBe(0);
    expect(isSameNode(nodeOf("a", read(spec)), nodeOf("b", read("fresh/protocols/desk.yaml")))).toBe(true);
    expect(read(`${spec}.imported`)).toBe(read("fresh/protocols/desk.yaml"));
    expect((await run("check", "--errors-only")).out).toContain(": no errors");
  });

  it("keeps edits, comments and additions, and follows the schema elsewhere", async () => {
    await importFirst();
    edit("doc: A place.", "doc: A place in the house. # Asked for by the porter.");
    // What import writes itself contradicts nobody.
    edit("\ndoc: Imported from first.json.", "\ndoc: What happens at the desk.");
    edit(
      /^messages:\n/m,
      "messages:\n  # Ours alone.\n  rung:\n    doc: Somebody rang.\n    from: sender\n    to: receiver\n    fields: {}\n",
    );
    const { code, out } = await run("import", "second.json", "--update", spec);
    expect(code).toBe(0);
    const merged = read(spec);
    for (const part of [
      "doc: A place in the house. # Asked for by the porter.",
      "doc: What happens at the desk.",
      "# Ours alone.",
      "rung:",
      "room?:",
      "urgent:",
      "moved:",
      "max: 80",
    ])
      expect(merged).toContain(part);
    expect(merged).not.toContain("lost:");
    expect(out).toContain("messages/lost");
    expect((await run("check", "--errors-only")).out).toContain(": no errors");
    const again = await run("import", "second.json", "--update", spec);
    expect(again.out).toContain("Nothing changed.");
    expect(read(spec)).toBe(merged);
  });

  it("keeps comments in parts that the schema changes or does not have any more", async () => {
    await importFirst();
    const commented = read(spec)
      .replace(/^( *)reason: string$/m, "$1reason: string # Why, in a word: # or two.")
      .replace(/^( *)title: string$/m, "$1# What the porter says.\n$1title: string")
      .replace(/^( {2}lost:\n)/m, "$1    # Nobody looks for it.\n")
      .replace(/^( {2}Color:)/m, "  # Only these two.\n$1");
    write(spec, commented);
    const { code, out } = await run("import", "second.json", "--update", spec, "--format", "json");
    expect([code, (JSON.parse(out) as { readonly conflicts: unknown }).conflicts]).toEqual([
      1,
      [{ path: "types/Color" }, { path: "messages/lost" }],
    ]);
    expect(read(spec)).toMatch(/^( *)# Why, in a word: # or two\.\n\1reason: integer$/m);
    expect(read(spec)).toMatch(/^( *)# What the porter says\.\n\1title: \{ type: string, max: 80 \}$/m);
    expect(read(spec)).toContain("# Nobody looks for it.\n");
    expect((await run("check", "--errors-only")).out).toContain(": no errors");
    const merged = read(spec);
    expect((await run("import", "second.json", "--update", spec)).out).toContain("Nothing changed.");
    expect(read(spec)).toBe(merged);
  });

  it("follows types and messages that were renamed by hand", async () => {
    await importFirst();
    for (const [kind, old, name] of [
      ["type", "Place", "Spot"],
      ["message", "opened", "unlocked"],
    ] as const)
      expect((await run("rename", kind, old, name)).code).toBe(0);
    edit(/doc: A place\./, "doc: A spot in the house.");
    expect((await run("import", "second.json", "--update", spec)).code).toBe(0);
    expect((await run("import", "second.json", "--update", spec)).out).toContain("Nothing changed.");
    const merged = read(spec);
    expect(merged).toMatch(/^ {2}Spot:\n {4}doc: A spot in the house\.\n {4}fields:\n(?: {6}.*\n)* {6}room\?: string$/m);
    expect(merged).toMatch(/^ {2}unlocked:\n(?: {4}.*\n)*? {6}urgent\??: boolean$/m);
    expect(merged).toMatch(/^ {6}to: Spot$/m);
    expect(merged).not.toMatch(/Place|opened:/);
    expect((await run("check", "--errors-only")).out).toContain(": no errors");
  });

  it("marks and lists what both sides changed, and keeps the edit", async () => {
    await importFirst();
    edit(/reason: string/, "reason: { type: string, max: 20 }");
    edit(/doc: Something was lost\./, "doc: It is gone.");
    const { code, out } = await run("import", "second.json", "--update", spec, "--format", "json");
    expect(code).toBe(1);
    const { conflicts } = JSON.parse(out) as { readonly conflicts: readonly { readonly path: string }[] };
    expect(conflicts.map(({ path }) => path)).toEqual(["messages/closed/fields/reason", "messages/lost"]);
    const merged = read(spec);
    expect(merged).toContain("# import: conflict: the schema now has reason: integer\n      reason: { type: string, max: 20 }");
    expect(merged).toContain("# import: conflict: the schema does not have this any more\n  lost:");
    expect((await run("check", "--errors-only")).out).toContain(": no errors");
  });

  it("takes the schema that it was imported from where nothing is recorded", async () => {
    await importFirst();
    const recorded = `${spec}.imported`;
    removeTemporary(join(folder, recorded));
    const failed = await run("import", "second.json", "--update", spec);
    expect(failed.problems).toContain(
      `${recorded}, which records what was imported, does not exist; name the schema that it was imported from with --base`,
    );
    expect(existsSync(join(folder, recorded))).toBe(false);
    expect((await run("import", "second.json", "--update", spec, "--base", "first.json")).code).toBe(0);
    expect(read(spec)).toContain("moved:");
  });

  it("is left alone if it cannot be merged", async () => {
    await importFirst();
    write(spec, "protocol: desk\nmessages: {{\n");
    expect((await run("import", "second.json", "--update", spec)).problems).toContain("the spec is not valid YAML");
    expect(read(spec)).toBe("protocol: desk\nmessages: {{\n");
    expect((await run("import", "second.json", "--update", "spec/protocols/dsk.yaml")).problems).toContain("does not exist");
    expect((await run("import", "third.json", "--update", spec)).code).toBe(1);
  });
});

it("a whole protocol that was not edited becomes its next version: ACP v1 and v2", async () => {
  for (const version of ["v1", "v2"]) write(`${version}.json`, published.find(({ name }) => name === `acp-${version} of the SDK`)!.read!());
  expect((await run("import", "v1.json", "--name", "acp")).code).toBe(0);
  const acp = "spec/protocols/acp.yaml";
  const imported = read(acp);
  const edited = imported
    .replace("doc: Where agents can be reached", "")
    .replace(/^types:\n/m, "types:\n  # Ours.\n  Mood: { type: string, doc: How we feel. }\n");
  write(acp, edited);
  const { code, out } = await run("import", "v2.json", "--update", acp, "--format", "json");
  expect(JSON.parse(out)).toMatchObject({ conflicts: [] });
  expect(code).toBe(0);
  const merged = nodeOf("merged", read(acp).replace("  # Ours.\n  Mood: { type: string, doc: How we feel. }\n", ""));
  expect(isSameNode(merged, nodeOf("newer", read(`${acp}.imported`)))).toBe(true);
  expect((await run("check", "--errors-only")).out).toContain(": no errors");
});

const revisions = ["2025-11-25", "2026-07-28"].map((revision) => published.find(({ name }) => name === `mcp-${revision}`)!.read);

it.skipIf(revisions[0] === undefined)("an edited MCP 2025-11-25 becomes 2026-07-28, which speaks the older revision", async () => {
  const [older, newer] = ["spec/versions/mcp.yaml", "spec/protocols/mcp.yaml"] as const;
  revisions.forEach((schema, index) => write(`${index}.json`, schema!()));
  expect((await run("import", "0.json", "--name", "mcp")).code).toBe(0);
  const imported = read(newer);
  const own = "failures:\n  # Ours.\n  undeclared: { code: -32601, message: $details }\n";
  const edited = read(newer)
    .replace(/^version: .*$/m, "version: 2025-11-25")
    .replace("client: The client.", "client: Connects an application.")
    .replace("failures:\n", own)
    .replace(/^ {2}ping:\n {4}doc: .*$/m, "  ping:\n    doc: Is anybody there?");
  write(older, edited);
  write(newer, edited);
  const { code, out } = await run("import", "1.json", "--update", newer, "--format", "json");
  // A message that was edited and is gone is a conflict; everything else of 141 changes is merged.
  expect(JSON.parse(out)).toMatchObject({ conflicts: [{ path: "messages/ping" }] });
  expect(code).toBe(1);
  // Wherever a line is edited, also where the newer schema has all of it on one line.
  const lines = [...imported.matchAll(/^ +(?:doc: |\S+ \{ type: string, doc: )[A-Z]\w+ .*$/gm)];
  for (const [line] of lines.filter((_, index) => index % 12 === 1)) {
    const ours = line.replace(/doc: \w+/, "doc: Ours");
    const each = mergeSpecs({ base: imported, edited: imported.replace(line, ours), newer: read(`${newer}.imported`) });
    expect(each, line).toMatchObject({ text: expect.stringContaining("doc: Ours") });
  }
  const merged = read(newer).replace(/^ *# import: conflict:.*\n( *#.*\n)*/gm, "");
  expect(merged).toContain(own);
  expect(merged).toContain("Connects an application.");
  const versions = [
    "speaks: { 2025-11-25: { spec: versions/mcp.yaml } }",
    "negotiation: [{ request: initialize, offer: params.protocolVersion, answer: result.protocolVersion }]",
    "migrations: { 2026-07-28: { server/discover: { from: initialize, by: hand }, server/discover result: { by: hand } } }",
  ];
  write(newer, `${merged.replace("version: 2025-11-25", "version: 2026-07-28").trimEnd()}\n${versions.join("\n")}\n`);
  expect((await run("check", "--errors-only")).out).toContain(": no errors");
});

it("lists of words to which both sides added something have both", () => {
  const of = (union: string): string => `types:\n  A:\n    union: ${union}\n    doc: x\n`;
  const merged = mergeSpecs({ base: of("[B, C]"), edited: of("[B, C, Own]"), newer: of("[B, D]") });
  expect(merged).toMatchObject({ text: of("[B, Own, D]"), conflicts: [] });
});
