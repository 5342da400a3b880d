// The front end of the generator and the comparison of releases run in browsers: bundled, they contain nothing of Node.

import { build } from "esbuild";
import { expect, it } from "vitest";

it.each([
  ["parse, resolve and check", "generator/compile-files.ts", "compileFiles"],
  ["the comparison of releases", "generator/release/compare-models.ts", "compareModels"],
  ["the job of the spec playground", "generator/site/spec-job.ts", "runSpecJob"],
  ["the protocol of the message playground", "generator/site/client/protocol.ts", "pageProtocol"],
])("%s need no Node module", async (_name, file, exported) => {
  const { metafile, outputFiles } = await build({
    stdin: { contents: `export { ${exported} } from "./${file}";`, resolveDir: process.cwd(), loader: "ts" },
    bundle: true,
    platform: "browser",
    target: "es2022",
    format: "esm",
    metafile: true,
    write: false,
    logLevel: "silent",
  });
  expect(Object.keys(metafile.inputs).length).toBeGreaterThan(10);
  expect(outputFiles[0]!.text).not.toMatch(/\b(?:require\("|Buffer\.|process\.(?!env\b))/);
});
