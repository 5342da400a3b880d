// The VS Code extension as an archive: every entry can be read, and the manifest refers to files that are there.

import { crc32, inflateRawSync } from "node:zlib";
import { Script } from "node:vm";
import { expect, it } from "vitest";
import { packExtension } from "../../../generator/vscode/pack.js";
import { editorFiles } from "../../../generator/init/editor-files.js";

/** The files of a ZIP archive, found by its directory as every reader does. */
function readArchive(archive: Buffer): ReadonlyMap<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from("PK\u0005\u0006"));
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let count = archive.readUInt16LE(end + 10); count > 0; count--) {
    expect(archive.readUInt32LE(at)).toBe(0x02_01_4b_50);
    const [sum, packed, size] = [16, 20, 24].map((offset) => archive.readUInt32LE(at + offset)) as [number, number, number];
    const length = archive.readUInt16LE(at + 28);
    const name = archive.toString("utf8", at + 46, at + 46 + length);
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const content = inflateRawSync(archive.subarray(start, start + packed));
    expect(content).toHaveLength(size);
    expect(crc32(content)).toBe(sum);
    files.set(name, content);
    at += 46 + length + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  expect(at).toBe(end);
  return files;
}

interface Manifest {
  readonly main: string;
  readonly name: string;
  readonly publisher: string;
  readonly contributes: {
    readonly snippets: readonly { readonly path: string }[];
    readonly problemMatchers: readonly { readonly pattern: { readonly regexp: string } }[];
  };
}

it("the extension is packed with everything that its manifest names", async () => {
  const files = readArchive(await packExtension());
  const manifest = JSON.parse(files.get("extension/package.json")!.toString()) as Manifest;
  const named = [manifest.main, ...manifest.contributes.snippets.map(({ path }) => path)];
  for (const path of named) expect([...files.keys()]).toContain(`extension/${path.replace("./", "")}`);
  const assets = [
    ...files
      .get("extension.vsixmanifest")!
      .toString()
      .matchAll(/Path="([^"]+)"/g),
  ].map(([, path = ""]) => path);
  for (const path of assets) expect([...files.keys()]).toContain(path);
  const program = files.get("extension/extension.js")!.toString();
  expect(() => new Script(program)).not.toThrow();
  expect([...program.matchAll(/require\("([^"]+)"\)/g)].map(([, name = ""]) => name)).toContain("vscode");
});

it("its problem matcher and that of `init` read what `check` prints", async () => {
  const files = readArchive(await packExtension());
  const { contributes, name, publisher } = JSON.parse(files.get("extension/package.json")!.toString()) as Manifest;
  const tasks = editorFiles("schema.json", "watch").find(({ path }) => path.endsWith("tasks.json"))!.text;
  const { regexp } = contributes.problemMatchers[0]!.pattern;
  expect(tasks).toContain(JSON.stringify(regexp));
  const found = new RegExp(regexp).exec('spec/protocols/bakery.yaml:53:22 error resolve/unknown-type: unknown type "Flor"');
  expect(found?.slice(1)).toEqual(["spec/protocols/bakery.yaml", "53", "22", "error", "resolve/unknown-type", 'unknown type "Flor"']);
  const recommended = editorFiles("schema.json", "watch").find(({ path }) => path.endsWith("extensions.json"))!.text;
  expect(recommended).toContain(`${publisher}.${name}`);
});
