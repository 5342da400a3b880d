// Packs the extension as a .vsix file, which is a ZIP archive: `node generator/dist/vscode/pack.js [file]`.

import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { crc32, deflateRawSync } from "node:zlib";
import { build } from "esbuild";

/** The sources are next to `dist/`, or here if the sources themselves are run. */
const folder = import.meta.url.includes("/dist/") ? "../../vscode/" : "./";

const source = (name: string): string => fileURLToPath(new URL(folder + name, import.meta.url));

interface ArchiveFile {
  readonly path: string;
  readonly content: Buffer;
}

/** The extension as a .vsix archive. */
export async function packExtension(): Promise<Buffer> {
  const { outputFiles } = await build({
    entryPoints: [source("extension.ts")],
    bundle: true,
    minify: true,
    platform: "node",
    target: "node20",
    format: "cjs",
    external: ["vscode"],
    write: false,
  });
  const manifest = readFileSync(source("manifest.json"), "utf8");
  const { name, version, publisher, displayName, description, engines } = JSON.parse(manifest) as Readonly<Record<string, string>> & {
    readonly engines: { readonly vscode: string };
  };
  const files: readonly (readonly [string, string | Uint8Array])[] = [
    ["extension.vsixmanifest", vsixManifest({ name, version, publisher, displayName, description, engine: engines.vscode })],
    ["[Content_Types].xml", contentTypes],
    ["extension/package.json", manifest],
    ["extension/extension.js", outputFiles[0]!.contents],
    ["extension/readme.md", readFileSync(source("README.md"))],
    ["extension/LICENSE.txt", readFileSync(source("../LICENSE"))],
    ["extension/snippets/spec.json", readFileSync(source("snippets/spec.json"))],
  ];
  return createArchive(files.map(([path, content]) => ({ path, content: Buffer.from(content as Uint8Array) })));
}

const escapeXml = (text: string | undefined): string =>
  (text ?? "").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

function vsixManifest(
  facts: Readonly<Record<"name" | "version" | "publisher" | "displayName" | "description" | "engine", string | undefined>>,
): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id="${escapeXml(facts.name)}" Version="${escapeXml(facts.version)}" Publisher="${escapeXml(facts.publisher)}" />
    <DisplayName>${escapeXml(facts.displayName)}</DisplayName>
    <Description xml:space="preserve">${escapeXml(facts.description)}</Description>
    <Categories>Programming Languages,Linters,Formatters,Snippets</Categories>
    <License>extension/LICENSE.txt</License>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value="${escapeXml(facts.engine)}" />
    </Properties>
  </Metadata>
  <Installation>
    <InstallationTarget Id="Microsoft.VisualStudio.Code" />
  </Installation>
  <Dependencies />
  <Assets>
    <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true" />
    <Asset Type="Microsoft.VisualStudio.Services.Content.Details" Path="extension/readme.md" Addressable="true" />
    <Asset Type="Microsoft.VisualStudio.Services.Content.License" Path="extension/LICENSE.txt" Addressable="true" />
  </Assets>
</PackageManifest>
`;
}

const contentTypes = `<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
  <Default Extension=".json" ContentType="application/json" />
  <Default Extension=".js" ContentType="application/javascript" />
  <Default Extension=".md" ContentType="text/markdown" />
  <Default Extension=".txt" ContentType="text/plain" />
  <Default Extension=".vsixmanifest" ContentType="text/xml" />
</Types>
`;

/** January 1, 1980, the first date of the format, so that the same files give the same archive. */
const date = 0x21;

/** A ZIP archive with compressed files. */
function createArchive(files: readonly ArchiveFile[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { path, content } of files) {
    const name = Buffer.from(path);
    const packed = deflateRawSync(content);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt16LE(date, 8);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const head = Buffer.concat([Buffer.from("PK\u0003\u0004"), facts, name, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from("PK\u0001\u0002"), Buffer.from([20, 0]), facts, rest, name]));
    parts.push(head);
    offset += head.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(entries.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, entries, Buffer.from("PK\u0005\u0006"), end]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const target = process.argv[2] ?? fileURLToPath(new URL("../wirepact.vsix", import.meta.url));
  writeFileSync(target, await packExtension());
}
