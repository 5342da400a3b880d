// The front end of the generator and the comparison of releases run in browsers: bundled, they contain nothing of Node.

import { build } from "esbuild";
import { expect, it } from "vitest";
import { standIns, withoutProcess } from "../../generator/dist/build-site-scripts.js";
import type { EmitInput, Emitter } from "../../generator/emit/emitter.js";
import { typesEmitter } from "../../generator/emit/types.js";
import { lowerProtocol } from "../../generator/lower/index.js";
import { galleryRoot } from "../gallery/gallery.js";
import { specProtocols } from "../support/spec-protocols.js";

it.each([
  ["parse, resolve and check", "generator/pipeline/compile-files.ts", "compileFiles"],
  ["the comparison of releases", "generator/compare/compare-models.ts", "compareModels"],
  ["the jobs of the spec playground", "generator/site/spec-job.ts", "createSpecJobs"],
  ["the jobs of the message and conversation playgrounds", "generator/site/client/page-jobs.ts", "createWorkerJobs"],
])("%s need no Node module", async (_name, file, exported) => {
  const { metafile, outputFiles } = await build({
    stdin: { contents: `export { ${exported} } from "./${file}";`, resolveDir: process.cwd(), loader: "ts" },
    bundle: true,
    platform: "browser",
    target: "es2022",
    format: "esm",
    metafile: true,
    write: false,
    // Those that the scripts of the site are built with.
    plugins: [standIns],
    define: withoutProcess,
    logLevel: "silent",
  });
  expect(Object.keys(metafile.inputs).length).toBeGreaterThan(10);
  // A property of that name, such as lodash looks for before it uses it, is no import.
  expect(outputFiles[0]!.text).not.toMatch(/(?<![.\w])(?:require\("|Buffer\.|process\.(?!env\b))/);
});

it("the types that pages show are those of the packages", async () => {
  const { outputFiles } = await build({
    stdin: { contents: 'export { typesEmitter } from "./generator/emit/types.ts";', resolveDir: process.cwd(), loader: "ts" },
    bundle: true,
    platform: "browser",
    format: "esm",
    write: false,
    plugins: [standIns],
    define: withoutProcess,
  });
  const inPages = (await import(`data:text/javascript,${encodeURIComponent(outputFiles[0]!.text)}`)) as { typesEmitter: Emitter };
  // One with inline bodies, one with a body of its own, and one with frames, unions and recursive types.
  const chosen = [...specProtocols(), ...specProtocols(galleryRoot)].filter(({ name }) => ["oacp", "acp-swarm", "mcp"].includes(name));
  expect(chosen).toHaveLength(3);
  for (const model of chosen) {
    const input = { model, schemas: lowerProtocol(model), config: { specFolder: "spec" } } as unknown as EmitInput;
    expect(await inPages.typesEmitter.emit(input), model.name).toEqual(await typesEmitter.emit(input));
  }
});
