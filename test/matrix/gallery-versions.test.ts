// Two revisions of a protocol of the gallery in one package, which talks to the official package of either.

import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { gallerySpecs } from "../gallery/versions/gallery-specs.js";
import { createProject, type GeneratedProject } from "../support/generated-project.js";
import { removeTemporary } from "../support/remove-temporary.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "gallery-versions-"));
const [specs, programs] = [join(folder, "spec"), join(folder, "programs")];
let project: GeneratedProject | undefined;

beforeAll(async () => {
  for (const [path, text] of Object.entries(gallerySpecs("mcp"))) {
    mkdirSync(dirname(join(specs, path)), { recursive: true });
    writeFileSync(join(specs, path), text);
  }
  cpSync(join(root, "test/gallery/versions/programs"), programs, { recursive: true });
  cpSync(join(root, "test/gallery/programs/mcp-official-server.ts"), join(programs, "mcp-official-server.ts"));
  project = await createProject({ specs, programs, scope: "@gallery", protocols: ["mcp"], links: ["@modelcontextprotocol", "zod"] });
  project.compile("programs");
});
afterAll(() => {
  for (const each of [folder, project?.folder]) if (each !== undefined) removeTemporary(each);
});

test("MCP 2025-11-25 and 2026-07-28: one server for the official clients of both, and a client for servers of both", () => {
  const content = (what: string) => [{ type: "text", text: `${what}: 250 grams` }];
  const results = { called: content("flour"), again: content("sugar") };
  const official = { tools: [["weigh", { type: "object", properties: { what: { type: "string" } } }]], ...results };
  const { own, ...clients } = JSON.parse(project!.run("programs/dist/mcp.js")) as Readonly<Record<string, unknown>>;
  expect(clients).toEqual({ "2025-11-25": official, "2026-07-28": official });
  expect(own).toEqual({ supportedVersions: ["2025-11-25"], tools: ["weigh"], ...results });
});
