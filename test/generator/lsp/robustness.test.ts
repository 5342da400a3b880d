// The language server under attack: whatever an editor sends, it answers the next request and stays alive.

import { spawn, type ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CompletionItem, Diagnostic, Hover, WorkspaceEdit, WorkspaceSymbol } from "vscode-languageserver-protocol/node";
import { editsFor, uriOf, withEdits, type EditorClient } from "../../support/lsp-client.js";
import { startEditorInProcess } from "../../support/lsp-in-process.js";
import { readReferenceBlocks } from "../../support/reference-blocks.js";
import { removeTemporary } from "../../support/remove-temporary.js";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const bakery = readReferenceBlocks().find(({ marker }) => marker.value === "protocols/bakery.yaml")!.text;
const folder = mkdtempSync(join(tmpdir(), "wirepact attack ä-"));
const path = join(folder, "spec/protocols/bäckerei 1.yaml");
let editor: EditorClient;

function write(name: string, text: string): string {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

/** The diagnostics of a text, once the server has seen it. */
async function diagnosticsOf(text: string): Promise<readonly Diagnostic[]> {
  const next = editor.diagnostics(path);
  await editor.change(path, text);
  return next;
}

/** Waits until the diagnostics of a file have these codes; those of what was done before may come first. */
async function expectCodes(file: string, codes: readonly string[], act: () => Promise<void>): Promise<void> {
  let next = editor.diagnostics(file);
  await act();
  while ((await next).map(({ code }) => code).join() !== codes.join()) next = editor.diagnostics(file);
}

/** Proves that the server still works. */
async function expectAlive(): Promise<void> {
  await expectCodes(path, ["resolve/unknown-type"], () => editor.change(path, bakery.replace("type: Flour,", "type: Flower,")));
  await editor.change(path, bakery);
  const items = await editor.at<CompletionItem[]>("textDocument/completion", path, bakery.indexOf("Flour,") + 1);
  expect(items.map(({ label }) => label)).toContain("Flour");
}

beforeAll(async () => {
  write("spec/wirepact.yaml", "protocols: ['protocols/bäckerei 1.yaml']\nlint: minimal\n");
  write("spec/protocols/bäckerei 1.yaml", bakery);
  editor = await startEditorInProcess();
  await editor.open(path);
});
afterAll(async () => {
  await editor.close();
  removeTemporary(folder);
});

describe("documents", () => {
  it("whose paths have spaces and letters outside ASCII", expectAlive);

  it("with Windows line ends and a byte order mark", async () => {
    const text = `\uFEFF${bakery.replaceAll("\n", "\r\n")}`;
    expect(await diagnosticsOf(text)).toEqual([]);
    const hover = await editor.at<Hover | null>("textDocument/hover", path, text.indexOf("loaves: {") + 1);
    expect(hover?.contents).toMatchObject({ value: expect.stringContaining("The number of loaves.") as string });
    const renamed = async (shown: string): Promise<string> => {
      const edit = await editor.at<WorkspaceEdit>("textDocument/rename", path, shown.indexOf("flour: {") + 1, { newName: "grain" });
      return withEdits(shown, editsFor(edit, path));
    };
    const windows = await renamed(text);
    await editor.change(path, bakery);
    expect(windows).toBe(`\uFEFF${(await renamed(bakery)).replaceAll("\n", "\r\n")}`);
    expect(windows).toContain("flour: rye }".replace("flour", "grain"));
  });

  it("with aliases that multiply, or very deep or very large ones", async () => {
    const bomb = `a: &a [x, x]\n${Array.from({ length: 40 }, (_, index) => `b${index}: &b${index} [*a, *a]`).join("\n")}\n`;
    for (const text of [bomb, "[".repeat(100_000), "- ".repeat(50_000), `${bakery}# ${"x".repeat(2_000_000)}\n`, "\0".repeat(1000)]) {
      await diagnosticsOf(text).catch(() => undefined);
      await editor.at<CompletionItem[]>("textDocument/completion", path, Math.min(5, text.length));
    }
    await expectAlive();
  });

  it("with types that refer to each other, in circles and in many ways", async () => {
    const layers = Array.from(
      { length: 40 },
      (_, index) =>
        `  A${index}: { include: [A${index + 1}, B${index + 1}], fields: {} }\n  B${index}: { union: [A${index + 1}, B${index + 1}] }`,
    );
    const circles = "  C: { union: [D, C] }\n  D: { fields: { d: D, c: { list: C } } }\n  A40: { fields: { x: C } }\n  B40: A0";
    const text = bakery
      .replace("types: # named types start with a capital letter\n", `types:\n${layers.join("\n")}\n${circles}\n`)
      .replace("flour: { type: Flour,", "flour: { type: B0,")
      .replace("minimal: { loaves: 2, flour: rye }", "minimal: { loaves: 2, flour: { x: { d: { d: { d: 1 } } } } }");
    const found = await diagnosticsOf(text);
    expect(found.length).toBeGreaterThan(0);
    await editor.at<CompletionItem[]>("textDocument/completion", path, text.indexOf("d: 1"));
    await editor.at<Hover | null>("textDocument/hover", path, text.indexOf("flour: { type: B0") + 1);
    await expectAlive();
  });

  it("that belong to no spec are left alone", async () => {
    const compose = write("docker-compose.yaml", "services:\n  web: { image: x }\n");
    const beside = write("spec/notes.yaml", "list: [1, 2]\n");
    await editor.open(compose);
    await editor.open(beside);
    for (const other of [compose, beside]) expect(await editor.at("textDocument/completion", other, 0)).toEqual([]);
    const outside = mkdtempSync(join(tmpdir(), "wirepact-outside-"));
    writeFileSync(join(outside, "x.yaml"), "a: 1\n");
    await editor.open(join(outside, "x.yaml"));
    expect(await editor.at("textDocument/hover", join(outside, "x.yaml"), 0)).toBeNull();
    removeTemporary(outside);
    for (const uri of ["untitled:Untitled-1", "git:/x.yaml", "file://other-machine/x.yaml", "file:///%00.yaml", "nonsense"]) {
      const textDocument = { uri, languageId: "yaml", version: 1, text: "protocol: x\n" };
      await editor.connection.sendNotification("textDocument/didOpen", { textDocument });
      await editor.connection.sendNotification("textDocument/didSave", { textDocument: { uri } });
      expect(await editor.connection.sendRequest("textDocument/documentSymbol", { textDocument: { uri } })).toEqual([]);
      await editor.connection.sendNotification("textDocument/didClose", { textDocument: { uri } });
    }
    await expectAlive();
  });

  it("that have no text or a path of very many folders are ignored", async () => {
    await editor.change(path, bakery);
    for (const text of [null, 7, {}, [], true]) {
      const textDocument = { uri: uriOf(path), languageId: "yaml", version: 1, text };
      await editor.connection.sendNotification("textDocument/didOpen", { textDocument });
      await editor.connection.sendNotification("textDocument/didChange", { textDocument, contentChanges: [{ text }] });
    }
    const hovered = await editor.at<Hover>("textDocument/hover", path, bakery.indexOf("Flour,") + 1);
    expect(JSON.stringify(hovered.contents)).toContain("Flour");
    const far = { uri: `file:///${"a/".repeat(50_000)}x.yaml` };
    expect(await editor.connection.sendRequest("textDocument/documentSymbol", { textDocument: far })).toEqual([]);
    await expectAlive();
  });

  it("that are deleted on disk lose their diagnostics when they are closed", async () => {
    const listed = "protocols: ['protocols/bäckerei 1.yaml', protocols/gone.yaml]\nlint: minimal\n";
    const gone = write(
      "spec/protocols/gone.yaml",
      bakery.replace("protocol: bakery", "protocol: gone").replace("type: Flour,", "type: Flower,"),
    );
    write("spec/wirepact.yaml", listed);
    await expectCodes(gone, ["resolve/unknown-type"], () => editor.open(gone));
    rmSync(gone);
    write("spec/wirepact.yaml", "protocols: ['protocols/bäckerei 1.yaml']\nlint: minimal\n");
    await expectCodes(gone, [], () => editor.connection.sendNotification("textDocument/didClose", { textDocument: { uri: uriOf(gone) } }));
    await expectAlive();
  });
});

describe("specs", () => {
  const protocolOf = (name: string): string => bakery.replace("protocol: bakery", `protocol: ${name}`);

  it("whose files are links in circles, not UTF-8, folders, too large or missing", async () => {
    const files = ["circle", "latin", "folder", "huge", "missing"].map((name) => `protocols/${name}.yaml`);
    const rootFile = write("odd/spec/wirepact.yaml", `protocols: [protocols/good.yaml, ${files.join(", ")}]\n`);
    const good = write("odd/spec/protocols/good.yaml", protocolOf("good").replace("type: Flour,", "type: Flower,"));
    symlinkSync("circle.yaml", join(dirname(good), "circle.yaml"));
    writeFileSync(join(dirname(good), "latin.yaml"), new Uint8Array([0x64, 0x3a, 0x20, 0xe9]));
    mkdirSync(join(dirname(good), "folder.yaml"));
    writeFileSync(join(dirname(good), "huge.yaml"), "# x\n".repeat(300_000));
    const found = Promise.all([editor.diagnostics(rootFile), editor.diagnostics(good)]);
    await editor.open(good);
    const [ofRoot, ofGood] = await found;
    expect(ofRoot.map(({ code }) => code)).toEqual([
      "load/unreadable",
      "load/not-utf8",
      "load/not-a-file",
      "load/file-too-large",
      "load/file-missing",
    ]);
    expect(ofGood.map(({ code }) => code)).toContain("resolve/unknown-type");
    await expectAlive();
  });

  it("of two roots do not disturb each other", async () => {
    const paths = ["first", "second"].map((name) => {
      write(`${name}/spec/wirepact.yaml`, "protocols: [protocols/shop.yaml]\nlint: minimal\n");
      return write(`${name}/spec/protocols/shop.yaml`, protocolOf("shop"));
    });
    const [first = "", second = ""] = paths;
    const opened = Promise.all(paths.map((each) => editor.diagnostics(each)));
    for (const each of paths) await editor.open(each);
    expect(await opened).toEqual([[], []]);
    const text = editor.text(first);
    const edit = await editor.at<WorkspaceEdit>("textDocument/rename", first, text.indexOf("flour: {") + 1, { newName: "grain" });
    expect(editsFor(edit, first).length).toBeGreaterThan(1);
    expect(editsFor(edit, second)).toEqual([]);
    await expectCodes(second, ["resolve/unknown-type"], () => editor.change(second, text.replace("type: Flour,", "type: Flower,")));
    await expectAlive();
  });

  it("without a configuration are found, and those whose root file vanishes are left alone", async () => {
    const rootFile = write("lonely/wirepact.yaml", "protocols: [shop.yaml]\nlint: minimal\n");
    const shop = write("lonely/shop.yaml", protocolOf("shop").replace("type: Flour,", "type: Flower,"));
    await expectCodes(shop, ["resolve/unknown-type"], () => editor.open(shop));
    rmSync(rootFile);
    const changes = [{ uri: uriOf(rootFile), type: 3 }];
    await expectCodes(shop, [], () => editor.connection.sendNotification("workspace/didChangeWatchedFiles", { changes }));
    expect(await editor.at("textDocument/hover", shop, 5)).toBeNull();
    await expectAlive();
  });

  it("can be renamed in while diagnostics are computed", async () => {
    for (let round = 0; round < 5; round++) {
      const text = bakery.replace("Orders bread.", `Orders bread ${round}.`);
      const found = editor.diagnostics(path);
      await editor.change(path, text);
      const edits = await Promise.all(
        ["grain", "meal"].map((newName) =>
          editor.at<WorkspaceEdit>("textDocument/rename", path, text.indexOf("flour: {") + 1, { newName }),
        ),
      );
      for (const edit of edits) expect(withEdits(text, editsFor(edit, path))).toContain(`Orders bread ${round}.`);
      const after = withEdits(text, editsFor(edits[0]!, path));
      await found;
      expect(await diagnosticsOf(after)).toEqual([]);
    }
    await expectAlive();
  });
});

describe("traffic", () => {
  it("of two thousand edits ends in the diagnostics of the last one", async () => {
    for (let count = 0; count < 2000; count++) {
      await editor.change(path, bakery.replace("Orders bread.", `Orders bread ${count}${count % 3 === 0 ? ": '" : "."}`));
    }
    await expectAlive();
  });

  it("of renames at the same time, and of requests that are cancelled", async () => {
    await editor.change(path, bakery);
    const rename = (name: string): Promise<WorkspaceEdit> =>
      editor.at("textDocument/rename", path, bakery.indexOf("flour: {") + 1, { newName: name });
    const edits = await Promise.all(["grain", "meal", "powder"].map(rename));
    for (const [index, edit] of edits.entries())
      expect(withEdits(bakery, editsFor(edit, path))).toContain(`${["grain", "meal", "powder"][index]}: { type: Flour`);
    const { CancellationTokenSource } = await import("vscode-jsonrpc/node");
    const cancelled = Array.from({ length: 50 }, () => {
      const source = new CancellationTokenSource();
      const answer = editor.connection.sendRequest<WorkspaceSymbol[]>("workspace/symbol", { query: "" }, source.token);
      source.cancel();
      return answer.catch((error: unknown) => error);
    });
    expect(await Promise.all(cancelled)).toHaveLength(50);
    await expectAlive();
  });

  it("with positions and ranges outside the text", async () => {
    await editor.change(path, bakery);
    const textDocument = { uri: uriOf(path) };
    for (const position of [
      { line: 1e9, character: 1e9 },
      { line: -1, character: -5 },
      { line: 3, character: 1e6 },
    ]) {
      for (const method of ["completion", "hover", "definition", "prepareRename"])
        await editor.connection.sendRequest(`textDocument/${method}`, { textDocument, position });
    }
    await expectAlive();
  });
});

describe("the program", () => {
  const start = (): ChildProcess => spawn(process.execPath, [join(root, "generator/bin/wirepact.js"), "lsp"], { stdio: "pipe" });
  const message = (content: string): string => `Content-Length: ${Buffer.byteLength(content)}\r\n\r\n${content}`;
  const request = (id: number, method: string, params: object): string => message(JSON.stringify({ jsonrpc: "2.0", id, method, params }));

  it("answers behind messages that are not JSON-RPC, and ends with its input", async () => {
    const child = start();
    let out = "";
    child.stdout!.on("data", (chunk: Buffer) => (out += chunk.toString()));
    const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
    child.stdin!.write(message("{ not json"));
    child.stdin!.write(message("[1, 2, 3]"));
    child.stdin!.write(message('"text"'));
    child.stdin!.write(message('{"jsonrpc":"2.0","id":{},"method":7}'));
    child.stdin!.write(request(1, "initialize", { processId: null, rootUri: null, capabilities: {} }));
    child.stdin!.write(request(2, "textDocument/hover", { nonsense: true }));
    child.stdin!.write(request(3, "no/such/method", {}));
    child.stdin!.write(request(4, "workspace/symbol", { query: "x" }));
    await expect.poll(() => out).toContain('"id":4');
    expect(out).toContain('"serverInfo":{"name":"wirepact"}');
    child.stdin!.end();
    expect(await ended).not.toBeNull();
  });

  it("ends when a header makes no sense", async () => {
    const child = start();
    let problems = "";
    child.stderr!.on("data", (chunk: Buffer) => (problems += chunk.toString()));
    const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
    child.stdin!.on("error", () => {});
    child.stdin!.write("Content-Length: many\r\n\r\n{}");
    child.stdin!.write("GET / HTTP/1.1\r\n\r\n");
    child.stdin!.end();
    expect(await ended).not.toBeNull();
    expect(problems).not.toContain("node_modules");
    expect(readFileSync(path, "utf8")).toBe(bakery);
  });
});
