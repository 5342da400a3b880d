// The language server, asked by a client over the real protocol, one feature at a time.

import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type {
  CodeAction,
  CodeLens,
  CompletionItem,
  DocumentSymbol,
  FoldingRange,
  Hover,
  Location,
  TextEdit,
  WorkspaceEdit,
  WorkspaceSymbol,
} from "vscode-languageserver-protocol/node";
import { compileSpec } from "../../../generator/pipeline/compile.js";
import { editsFor, startEditor, textIn, uriOf, withEdits, type EditorClient } from "../../support/lsp-client.js";
import { startEditorInProcess } from "../../support/lsp-in-process.js";
import { readReferenceBlocks } from "../../support/reference-blocks.js";
import { removeTemporary } from "../../support/remove-temporary.js";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** The complete protocol of the language reference. */
const bakery = readReferenceBlocks().find(({ marker }) => marker.value === "protocols/bakery.yaml")!.text;

const folder = mkdtempSync(join(tmpdir(), "wirepact-lsp-"));
const path = join(folder, "spec/protocols/bakery.yaml");
let editor: EditorClient;

/** Replaces a part of the protocol that occurs exactly once. */
function bakeryWith(part: string, replacement: string): string {
  expect(bakery.split(part)).toHaveLength(2);
  return bakery.replace(part, replacement);
}

/** Writes a text into the editor; `|` is the cursor. */
async function write(marked: string): Promise<number> {
  const offset = marked.indexOf("|");
  await editor.change(path, marked.replace("|", ""));
  return offset;
}

async function completionsAt(part: string, replacement: string): Promise<readonly CompletionItem[]> {
  return editor.at<CompletionItem[]>("textDocument/completion", path, await write(bakeryWith(part, replacement)));
}

const labels = (items: readonly CompletionItem[]): readonly string[] => items.map(({ label }) => label);

beforeAll(async () => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(join(folder, "spec/wirepact.yaml"), "protocols:\n  - protocols/bakery.yaml\nlint: minimal\n");
  writeFileSync(path, bakery);
  editor = await startEditorInProcess();
  const first = editor.diagnostics(path);
  await editor.open(path);
  expect(await first).toEqual([]);
});

afterAll(async () => {
  await editor.close();
  removeTemporary(folder);
});

describe("diagnostics", () => {
  it("of every stage, with range, code and hint", async () => {
    const cases: readonly (readonly [string, string, string, string])[] = [
      ["doc: Orders bread.", "dok: Orders bread.", "parse/unknown-key", "dok"],
      ["type: Flour,", "type: Flower,", "resolve/unknown-type", "Flower"],
      ["minimal: { loaves: 2,", "minimal: { loaves: 41,", "check/example-invalid", "41"],
    ];
    for (const [part, replacement, code, underlined] of cases) {
      const next = editor.diagnostics(path);
      const text = bakeryWith(part, replacement);
      await editor.change(path, text);
      const found = (await next).find((diagnostic) => diagnostic.code === code);
      expect(found?.source, code).toBe("wirepact");
      expect(found?.codeDescription?.href, code).toMatch(/^file:.*\.md#/);
      expect(textIn(text, found!.range), code).toContain(underlined);
    }
  });

  it("stay for the other lines while a line is not valid YAML", async () => {
    const wrong = bakeryWith("type: Flour,", "type: Flower,");
    const first = editor.diagnostics(path);
    await editor.change(path, wrong);
    expect((await first).map(({ code }) => code)).toEqual(["resolve/unknown-type"]);
    const next = editor.diagnostics(path);
    await editor.change(path, wrong.replace("doc: Reports that an order is ready.", "doc: 'Reports that"));
    expect((await next).map(({ code }) => code)).toEqual(expect.arrayContaining(["parse/syntax", "resolve/unknown-type"]));
  });

  it("disappear when the mistake does", async () => {
    const next = editor.diagnostics(path);
    await editor.change(path, bakery);
    expect(await next).toEqual([]);
  });
});

describe("completion", () => {
  it("of keys, without those that are there, required ones first", async () => {
    const items = await completionsAt("    doc: Orders bread.\n", "    |\n");
    expect(labels(items)[0]).toBe("doc");
    expect(labels(items)).toEqual(expect.arrayContaining(["ack", "aliases", "conventions"]));
    expect(labels(items)).not.toContain("from");
    expect(items[0]?.textEdit).toMatchObject({ newText: "doc: " });
  });

  it("of types, messages, roles, examples, issue codes, fills and enum values", async () => {
    const cases: readonly (readonly [string, string, readonly string[]])[] = [
      ["flour: { type: Flour,", "flour: { type: |,", ["Flour", "integer", "timestamp"]],
      ["replies: [baked, refused]", "replies: [baked, |]", ["order", "refused"]],
      ["from: shop\n    to: oven\n    replies", "from: |\n    to: oven\n    replies", ["shop", "oven"]],
      ["long note: { like: full,", "long note: { like: |,", ["minimal", "full"]],
      ["set: { loaves: 0 }, issue: out-of-range", "set: { loaves: 0 }, issue: out|", ["out-of-range", "too-long"]],
      ["fill: $uuid", "fill: $|", ["$uuid", "$now", "$order_no"]],
      ["minimal: { loaves: 2, flour: rye }", "minimal: { loaves: 2, flour: | }", ["wheat", "rye"]],
      ["minimal: { loaves: 2, flour: rye }", "minimal: { loaves: 2, | }", ["flour", "note", "sender"]],
      ["thread: [order_no]", "thread: [|]", ["order_no", "message_id"]],
      ["enum: closed", "enum: |", ["open", "closed"]],
      ["dropEach: [message_id, sender, recipient, sent_at, why]", "dropEach: [message_id, |]", ["why", "sent_at"]],
    ];
    for (const [part, replacement, expected] of cases) {
      expect(labels(await completionsAt(part, replacement)), replacement).toEqual(expect.arrayContaining([...expected]));
    }
  });

  it("of what follows a mapping that is not closed yet", async () => {
    expect(labels(await completionsAt("minimal: { loaves: 2, flour: rye }", "minimal: { loaves: 2, flour: |"))).toEqual(["wheat", "rye"]);
    expect(labels(await completionsAt("      flour: { type: Flour, doc: 'The flour to use.' }", "      flour: { type: Fl|"))).toContain(
      "Flour",
    );
  });
});

describe("completion of what fits", () => {
  it("the options of the type first, and none of other types", async () => {
    const items = labels(await completionsAt("loaves: { type: integer, min: 1, max: 40,", "loaves: { type: integer, |"));
    expect(items.slice(0, 2)).toEqual(["min", "max"]);
    expect(items).toContain("nullable");
    for (const other of ["pattern", "utc", "schemes"]) expect(items).not.toContain(other);
  });

  it("brand on named strings and numbers alone, with an explanation", async () => {
    const named = (definition: string): string => `types: # named types start with a capital letter\n  BatchId: ${definition}\n`;
    const start = "types: # named types start with a capital letter\n";
    expect(labels(await completionsAt(start, named("{ type: string, |")))).toContain("brand");
    expect(labels(await completionsAt(start, named("{ list: string, |")))).not.toContain("brand");
    expect(labels(await completionsAt("loaves: { type: integer, min: 1, max: 40,", "loaves: { type: integer, |"))).not.toContain("brand");
    const offset = await write(bakeryWith(start, named("{ type: string, b|rand: true, doc: 'The ID of a batch.' }")));
    const { contents } = await editor.at<Hover>("textDocument/hover", path, offset);
    expect(contents).toMatchObject({ value: expect.stringContaining("Whether the TypeScript type is branded") as string });
  });

  it("own fields before those of the envelope in rules", async () => {
    const items = labels(
      await completionsAt(
        "    replies: [baked, refused]\n",
        "    replies: [baked, refused]\n    rules: { few: { doc: 'Few.', atLeastOne: [|] } }\n",
      ),
    );
    expect(items.slice(0, 3)).toEqual(["loaves", "flour", "note"]);
    expect(items.length).toBeGreaterThan(3);
  });

  it("no field in an example that a rule excludes beside those it has", async () => {
    const ruled = "    replies: [baked, refused]\n    rules: { one: { doc: 'One.', atMostOne: [note, flour] } }\n";
    const marked = bakeryWith("    replies: [baked, refused]\n", ruled).replace(/minimal: \{ .*/, "minimal: { note: Hot., | }");
    const items = labels(await editor.at<CompletionItem[]>("textDocument/completion", path, await write(marked)));
    expect(items).toContain("loaves");
    expect(items).not.toContain("flour");
  });

  it("replies that are not listed yet", async () => {
    const items = labels(await completionsAt("    replies: [baked, refused]\n", "    replies: [baked, |]\n"));
    expect(items).toContain("refused");
    expect(items).not.toContain("baked");
  });

  it("files that the root file does not list yet", async () => {
    const rootFile = join(folder, "spec/wirepact.yaml");
    writeFileSync(join(folder, "spec/protocols/cellar.yaml"), "protocol: cellar\n");
    const text = "protocols:\n  - protocols/bakery.yaml\n  - \n";
    await editor.open(rootFile, text);
    const items = labels(await editor.at<CompletionItem[]>("textDocument/completion", rootFile, text.length - 1));
    expect(items).toEqual(["protocols/cellar.yaml"]);
    removeTemporary(join(folder, "spec/protocols/cellar.yaml"));
    await editor.connection.sendNotification("textDocument/didClose", { textDocument: { uri: uriOf(rootFile) } });
  });

  it("numbers for a time limit", async () => {
    const flow =
      "  run: { doc: 'A run.', key: [order_no], start: order, end: [baked], deadlines: [{ after: [order], within: { seconds: | } }] }";
    const items = labels(await completionsAt("messages:\n  order:\n", `flows:\n${flow}\nmessages:\n  order:\n`));
    expect(items).toContain("loaves");
    expect(items).not.toContain("note");
  });

  it("the issues that an invalid example can have, rules first", async () => {
    const ruled = "    replies: [baked, refused]\n    rules: { few: { doc: 'Few.', atLeastOne: [note] } }\n";
    const marked = bakeryWith("    replies: [baked, refused]\n", ruled).replace(
      "{ loaves: 0 }, issue: out-of-range",
      "{ loaves: 0 }, issue: |",
    );
    const items = labels(await editor.at<CompletionItem[]>("textDocument/completion", path, await write(marked)));
    expect(items[0]).toBe("rule/few");
    expect(items).toContain("out-of-range");
    for (const other of ["late", "secret-found", "unclosed-fence", "illegal-transition"]) expect(items).not.toContain(other);
  });
});

describe("symbols", () => {
  const ask = async <T>(method: string, part: string, more?: object): Promise<T> => {
    await editor.change(path, bakery);
    return editor.at<T>(method, path, bakery.indexOf(part) + 1, more);
  };

  it("hover shows type, constraints, documentation and uses", async () => {
    const next = editor.diagnostics(path);
    await editor.change(path, bakery);
    await next;
    const { contents } = await ask<Hover>("textDocument/hover", "loaves: 2, flour: rye }");
    expect(contents).toMatchObject({ value: expect.stringContaining("between 1 and 40") as string });
    expect(contents).toMatchObject({ value: expect.stringContaining("The number of loaves.") as string });
    expect(contents).toMatchObject({ value: expect.stringMatching(/Used \d+ times/) as string });
    const key = await ask<Hover>("textDocument/hover", "replyTo: answers");
    expect(key.contents).toMatchObject({
      value: expect.stringMatching(/replied to[^]*\(file:.*language\.md#envelope-and-body\)/) as string,
    });
  });

  it("hover lists the parts of a union, and what selects them", async () => {
    const text = bakeryWith(
      "types: # named types start with a capital letter\n",
      [
        "types:",
        "  Topping: { union: [Seeds, Glaze], doc: 'What is on top.' }",
        "  Seeds: { doc: 'Seeds of a plant.', fields: { kind: { const: seeds }, plant: string } }",
        "  Glaze: { doc: 'A sweet cover.', fields: { kind: { const: glaze } } }",
        "",
      ].join("\n"),
    ).replace("    fields:\n", "    fields:\n      toppings?: { list: Topping, doc: 'The toppings.' }\n");
    const next = editor.diagnostics(path);
    await editor.change(path, text);
    await next;
    for (const part of ["Topping: {", "toppings?"]) {
      const { contents } = await editor.at<Hover>("textDocument/hover", path, text.indexOf(part) + 1);
      const parts = "One of:\n- Seeds (`kind: seeds`): Seeds of a plant.\n- Glaze (`kind: glaze`): A sweet cover.";
      expect(contents).toMatchObject({ value: expect.stringContaining(parts) as string });
    }
  });

  it("hover explains built-in types and issue codes", async () => {
    const type = await ask<Hover>("textDocument/hover", "timestamp, fill");
    expect(type.contents).toMatchObject({
      value: expect.stringMatching(/built-in type[^]*`utc`[^]*language\.md#built-in-types/) as string,
    });
    const issue = await ask<Hover>("textDocument/hover", "out-of-range }");
    expect(issue.contents).toMatchObject({ value: expect.stringContaining("(issue code)") as string });
  });

  it("definition leads from a use to the name", async () => {
    const [location] = await ask<Location[]>("textDocument/definition", "rye }");
    expect(location?.uri).toBe(uriOf(path));
    expect(bakery.split("\n")[location!.range.start.line]).toContain("rye: Dark rye flour.");
  });

  it("references are found in examples, invalid examples and lists", async () => {
    const found = await ask<Location[]>("textDocument/references", "order_no?:", { context: { includeDeclaration: true } });
    expect(found.map(({ range }) => bakery.split("\n")[range.start.line]!.trim().split(":")[0])).toEqual([
      "thread",
      "order_no?",
      "order_no",
    ]);
  });

  it("rename changes every use and keeps the spec valid", async () => {
    const edit = await ask<WorkspaceEdit>("textDocument/rename", "flour: { type", { newName: "grain" });
    const text = withEdits(bakery, editsFor(edit, path));
    expect(text.match(/\bgrain\b/g)!.length).toBeGreaterThan(4);
    writeFileSync(path, text);
    expect((await compileSpec(join(folder, "spec/wirepact.yaml"))).diagnostics).toEqual([]);
    writeFileSync(path, bakery);
  });

  it("rename rejects names that are not valid or taken", async () => {
    await expect(ask("textDocument/rename", "Flour:\n", { newName: "flour" })).rejects.toThrow("expected a capital letter");
    await expect(ask("textDocument/rename", "loaves: {", { newName: "flour" })).rejects.toThrow('a field named "flour" already exists');
  });

  it("document symbols are nested, workspace symbols are searched", async () => {
    const outline = await ask<DocumentSymbol[]>("textDocument/documentSymbol", "protocol");
    const order = outline.find(({ name }) => name === "order");
    expect(order?.children?.map(({ name }) => name)).toEqual(expect.arrayContaining(["loaves", "flour", "note", "minimal"]));
    const found = await editor.connection.sendRequest<WorkspaceSymbol[]>("workspace/symbol", { query: "flo" });
    expect(found.map(({ name }) => name)).toEqual(expect.arrayContaining(["Flour", "flour"]));
  });

  it("folding ranges cover messages", async () => {
    const ranges = await ask<FoldingRange[]>("textDocument/foldingRange", "protocol");
    const start = bakery.split("\n").indexOf("  order:");
    expect(ranges.find(({ startLine }) => startLine === start)?.endLine).toBeGreaterThan(start + 10);
  });
});

describe("edits", () => {
  it("a quick fix corrects a misspelled name", async () => {
    const text = bakeryWith("type: Flour,", "type: Flower,");
    const next = editor.diagnostics(path);
    await editor.change(path, text);
    const [diagnostic] = await next;
    const actions = await editor.connection.sendRequest<CodeAction[]>("textDocument/codeAction", {
      textDocument: { uri: uriOf(path) },
      range: diagnostic!.range,
      context: { diagnostics: [diagnostic] },
    });
    expect(actions.map(({ title }) => title)).toEqual(["change to Flour"]);
    expect(withEdits(text, editsFor(actions[0]!.edit!, path))).toBe(bakery);
  });

  it("a quick fix keeps the name of the field, and what would add an error is not offered", async () => {
    const actionsFor = async (text: string, wrong: string): Promise<readonly CodeAction[]> => {
      await editor.change(path, text);
      const line = text.slice(0, text.indexOf(wrong)).split("\n").length - 1;
      const range = { start: { line, character: 0 }, end: { line, character: 200 } };
      return editor.connection.sendRequest<CodeAction[]>("textDocument/codeAction", {
        textDocument: { uri: uriOf(path) },
        range,
        context: { diagnostics: [] },
      });
    };
    const list = bakeryWith("      loaves: {", "      others?: Flour[] # more\n      loaves: {");
    // The text is newer than the diagnostics that the editor has.
    const [action, ...more] = await actionsFor(list, "Flour[]");
    expect([action?.title, more]).toEqual(["change to [Flour]", []]);
    expect(withEdits(list, editsFor(action!.edit!, path))).toBe(list.replace("Flour[]", "[Flour]"));
    const contradicted = bakeryWith("loaves: { type: integer, min: 1, max: 40", "loaves: { type: bol");
    expect(await actionsFor(contradicted, "type: bol")).toEqual([]);
    const restored = editor.diagnostics(path);
    await editor.change(path, bakery);
    await restored;
  });

  it("a quick fix adds missing examples", async () => {
    const text = bakery.replace(/^ {4}examples:\n(?: {6}.*\n)+ {4}invalid:\n(?: {6}.*\n)+/m, "");
    writeFileSync(join(folder, "spec/wirepact.yaml"), "protocols:\n  - protocols/bakery.yaml\n");
    const next = editor.diagnostics(path);
    await editor.change(path, text);
    const missing = (await next).find(({ code }) => code === "check/example-missing");
    const actions = await editor.connection.sendRequest<CodeAction[]>("textDocument/codeAction", {
      textDocument: { uri: uriOf(path) },
      range: missing!.range,
      context: { diagnostics: [missing] },
    });
    expect(actions.map(({ title }) => title)).toEqual(["add examples of order"]);
    expect(withEdits(text, editsFor(actions[0]!.edit!, path))).toMatch(
      /^ {4}examples:\n {6}minimal: \{ .*loaves: \d+, flour: .*\}\n {6}full: /m,
    );
    writeFileSync(join(folder, "spec/wirepact.yaml"), "protocols:\n  - protocols/bakery.yaml\nlint: minimal\n");
    const restored = editor.diagnostics(path);
    await editor.change(path, bakery);
    await restored;
  });

  it("formatting is that of prettier", async () => {
    await editor.change(path, bakeryWith("    from: shop\n    to: oven\n    replies", "    from:   shop\n    to:  oven\n    replies"));
    const edits = await editor.connection.sendRequest<TextEdit[]>("textDocument/formatting", {
      textDocument: { uri: uriOf(path) },
      options: {},
    });
    expect(withEdits(editor.text(path), edits)).toContain("    from: shop\n    to: oven\n    replies");
  });

  it("code lenses count examples", async () => {
    const next = editor.diagnostics(path);
    await editor.change(path, bakery);
    await next;
    const lenses = await editor.connection.sendRequest<CodeLens[]>("textDocument/codeLens", { textDocument: { uri: uriOf(path) } });
    expect(lenses.map(({ command }) => command?.title)).toContain("2 valid, 10 invalid examples");
  });
});

it("runs as a command, and shows what changed since a release", async () => {
  cpSync(join(root, "spec"), join(folder, "other/spec"), { recursive: true });
  const copy = join(folder, "other/spec/protocols/acp-swarm.yaml");
  const program = await startEditor(join(root, "generator/bin/wirepact.js"));
  const next = program.diagnostics(copy);
  await program.open(copy, readFileSync(copy, "utf8").replace("title: ", "title: New "));
  await next;
  const lenses = await program.connection.sendRequest<CodeLens[]>("textDocument/codeLens", { textDocument: { uri: uriOf(copy) } });
  expect(lenses.map(({ command }) => command?.title)).toContainEqual(expect.stringMatching(/^patch since \d+\.\d+\.\d+: show$/));
  await program.close();
});

describe("files of types that protocols share", () => {
  const common = join(folder, "spec/types/common.yaml");

  beforeAll(async () => {
    mkdirSync(dirname(common), { recursive: true });
    writeFileSync(common, "types:\n  Shelf: { type: integer, min: 1, max: 9, doc: 'The number of a shelf.' }\n");
    writeFileSync(
      join(folder, "spec/wirepact.yaml"),
      "protocols:\n  - protocols/bakery.yaml\ntypes:\n  - types/common.yaml\nlint: minimal\n",
    );
    await editor.open(common);
  });

  it("are known in protocols", async () => {
    const using = bakeryWith("{ type: Flour, doc: 'The flour to use.' }", "{ type: Flour, doc: 'The flour to use.' }\n      shelf?: Shelf");
    const found = editor.diagnostics(path);
    await editor.change(path, using);
    expect((await found).filter(({ message }) => JSON.stringify(message).includes("Shelf"))).toEqual([]);
  });

  it("are completed in protocols, found from there, and renamed in all files", async () => {
    const marked = bakeryWith(
      "{ type: Flour, doc: 'The flour to use.' }",
      "{ type: Flour, doc: 'The flour to use.' }\n      shelf?: Sh|elf",
    );
    const offset = await write(marked);
    expect(labels(await editor.at<CompletionItem[]>("textDocument/completion", path, offset))).toContain("Shelf");
    const [location] = await editor.at<Location[]>("textDocument/definition", path, offset);
    expect([location?.uri, location?.range.start]).toEqual([uriOf(common), { line: 1, character: 2 }]);
    const edit = await editor.at<WorkspaceEdit>("textDocument/rename", path, offset, { newName: "Board" });
    expect(withEdits(editor.text(path), editsFor(edit, path))).toContain("shelf?: Board");
    expect(withEdits(editor.text(common), editsFor(edit, common))).toContain("  Board: { type: integer");
    const found = await editor.at<Location[]>("textDocument/references", path, offset, { context: { includeDeclaration: true } });
    expect(found.map(({ uri }) => uri)).toEqual([uriOf(path), uriOf(common)]);
  });

  it("complete the keys of such files, and not those of protocols", async () => {
    const text = "doc: Shared.\n\ntypes:\n  Shelf: { type: integer, min: 1, max: 9, doc: 'The number of a shelf.' }\n";
    await editor.change(common, text);
    const keys = labels(await editor.at<CompletionItem[]>("textDocument/completion", common, text.indexOf("\n\n") + 1));
    expect(keys).not.toContain("messages");
    expect(keys).not.toContain("encodings");
    const inside = text.indexOf("type: integer") + "type: ".length;
    expect(labels(await editor.at<CompletionItem[]>("textDocument/completion", common, inside))).toContain("string");
  });

  it("have diagnostics of their own", async () => {
    const firstOnes = async (): Promise<readonly { readonly message: unknown }[]> => {
      const found = await editor.diagnostics(common);
      return found.length > 0 ? found : firstOnes();
    };
    const found = firstOnes();
    await editor.change(common, "types:\n  Shelf: { type: intger, doc: 'The number of a shelf.' }\n");
    expect((await found)[0]?.message).toContain('unknown type "intger"');
  });
});
