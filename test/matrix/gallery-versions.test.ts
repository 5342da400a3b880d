// Two revisions of a protocol in one package, as the gallery describes them and as their schemas are imported, which talks to the official package of either.

import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { importSpec } from "../../generator/import/import-spec.js";
import type { Schema } from "../../generator/import/node.js";
import { gallerySpecs, migrationsOf } from "../gallery/versions/gallery-specs.js";
import { worldFolder } from "../gallery/world-referee.js";
import { createProject, type GeneratedProject } from "../support/generated-project.js";
import { removeTemporary } from "../support/remove-temporary.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => removeTemporary(folder)));

/** The last program of the reference, which converts by hand. */
const reference = readFileSync(join(root, "spec/versions.md"), "utf8").split("```ts\n").at(-1)!.split("```")[0]!;

async function importSpecs(): Promise<Readonly<Record<string, string>>> {
  const textOf = async (version: string): Promise<string> => {
    const schema = JSON.parse(readFileSync(`${worldFolder}schemas/mcp-${version}.json`, "utf8")) as Schema;
    const imported = await importSpec({ schema }, { protocol: "mcp", source: `mcp-${version}.json` });
    if ("problem" in imported) throw new Error(imported.problem);
    return imported.text.replace(/^version: .*$/m, `version: ${version}`);
  };
  return {
    "wirepact.yaml": "protocols: [protocols/mcp.yaml]\nlint: minimal\n",
    "versions/mcp-2025-11-25.yaml": await textOf("2025-11-25"),
    // The schema calls this type RequestMetaObject, and the conversion makes an empty object for what it requires.
    "protocols/mcp.yaml": `${await textOf("2026-07-28")}\n${migrationsOf("mcp").replace(/^ *type RequestMetadata: .*\n/m, "")}`,
  };
}

async function makeProject(files: Readonly<Record<string, string>>): Promise<GeneratedProject> {
  const folder = mkdtempSync(join(tmpdir(), "gallery-versions-"));
  folders.push(folder);
  const [specs, programs] = [join(folder, "spec"), join(folder, "programs")];
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(specs, path)), { recursive: true });
    writeFileSync(join(specs, path), text);
  }
  cpSync(join(root, "test/gallery/versions/programs"), programs, { recursive: true });
  cpSync(join(root, "test/gallery/programs/mcp-official-server.ts"), join(programs, "mcp-official-server.ts"));
  writeFileSync(join(programs, "reference.ts"), reference.replaceAll("@acme/", "@gallery/"));
  const project = await createProject({ specs, programs, scope: "@gallery", protocols: ["mcp"], links: ["@modelcontextprotocol", "zod"] });
  folders.push(project.folder);
  project.compile("programs");
  return project;
}

test.skipIf(worldFolder !== undefined)("MCP is only imported where shared/world lies beside the clone", () => {
  console.warn("MCP was not imported: shared/world does not lie beside the clone");
});

describe.each([["described", () => gallerySpecs("mcp")] as const, ["imported", importSpecs] as const])(
  "MCP 2025-11-25 and 2026-07-28, %s",
  (how, specs) => {
    test.skipIf(how === "imported" && worldFolder === undefined)(
      "one server for the official clients of both, and a client for servers of both",
      async () => {
        const project = await makeProject(await specs());
        const content = (what: string) => [{ type: "text", text: `${what}: 250 grams` }];
        const results = { called: content("flour"), again: content("sugar") };
        const official = { tools: [["weigh", { type: "object", properties: { what: { type: "string" } } }]], ...results };
        const { own, ...clients } = JSON.parse(project.run("programs/dist/mcp.js")) as Readonly<Record<string, unknown>>;
        expect(clients).toEqual({ "2025-11-25": official, "2026-07-28": official });
        expect(own).toEqual({ supportedVersions: ["2025-11-25"], tools: ["weigh"], ...results });
      },
    );
  },
);
