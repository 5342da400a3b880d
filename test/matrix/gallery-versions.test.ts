// Two revisions of a protocol of the gallery in one package, which talks to the official package of either.

import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createProject, type GeneratedProject } from "../support/generated-project.js";
import { removeTemporary } from "../support/remove-temporary.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "gallery-versions-"));
const [specs, programs] = [join(folder, "spec"), join(folder, "programs")];
let project: GeneratedProject | undefined;

beforeAll(async () => {
  const read = (path: string): string => readFileSync(join(root, path), "utf8");
  for (const path of ["protocols", "versions"]) mkdirSync(join(specs, path), { recursive: true });
  writeFileSync(join(specs, "wirepact.yaml"), "protocols: [protocols/mcp.yaml]\n");
  writeFileSync(join(specs, "versions/mcp-2025-11-25.yaml"), read("spec/gallery/protocols/mcp.yaml"));
  const current = read("spec/gallery/protocols/mcp-2026.yaml").replace("protocol: mcp-2026", "protocol: mcp");
  writeFileSync(join(specs, "protocols/mcp.yaml"), `${current}\n${read("test/gallery/versions/mcp.yaml")}`);
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
