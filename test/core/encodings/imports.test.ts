// What each door of generated code brings along when it is bundled for a browser.

import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** The sources behind a door, relative to the root. */
async function sourcesOf(door: string): Promise<readonly string[]> {
  const { metafile } = await build({
    entryPoints: [`${root}/packages/core/src/codegen/${door}.ts`],
    absWorkingDir: root,
    bundle: true,
    format: "esm",
    platform: "browser",
    metafile: true,
    write: false,
    logLevel: "silent",
  });
  return Object.keys(metafile.inputs);
}

const others = (sources: readonly string[]): readonly string[] =>
  sources.filter((source) => /yaml|mail|ndjson|streams|connect/.test(source));

describe("entry points of generated code", () => {
  it("json imports neither YAML nor mail nor streams", async () => {
    expect(others(await sourcesOf("json"))).toEqual([]);
  });

  it("ndjson imports neither YAML nor mail", async () => {
    expect((await sourcesOf("ndjson")).filter((source) => /yaml|mail/.test(source))).toEqual([]);
  });

  it("mail does not import YAML, and none of them imports js-yaml", async () => {
    expect((await sourcesOf("mail")).filter((source) => source.includes("yaml"))).toEqual([]);
    expect((await sourcesOf("yaml")).filter((source) => source.includes("node_modules"))).toEqual([]);
    expect((await sourcesOf("yaml")).filter((source) => source.includes("mail"))).toEqual([]);
  });
});
