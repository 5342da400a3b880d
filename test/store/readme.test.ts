// The examples of the README compile as TypeScript, and its program prints what the README says.

import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, parse, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, expect, it } from "vitest";
import { bundleProgram } from "../support/bundle-program.js";
import { findPostgres, startPostgres } from "../support/postgres.js";
import { removeTemporary } from "../support/remove-temporary.js";

const run = promisify(execFile);
const root = fileURLToPath(new URL("../..", import.meta.url));
const readme = readFileSync(join(root, "packages/store/README.md"), "utf8");
const folder = mkdtempSync(join(tmpdir(), "wirepact-readme-"));
symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
const elsewhere = mkdtempSync(join(tmpdir(), "wirepact-readme-"));
afterAll(() => {
  removeTemporary(folder);
  removeTemporary(elsewhere);
});

/** The text between the first fence of a kind after a heading or sentence. */
function fenced(after: string, kind: string): string {
  const start = readme.indexOf(`\`\`\`${kind}\n`, readme.indexOf(after)) + kind.length + 4;
  return readme.slice(start, readme.indexOf("\n```", start) + 1);
}

async function bundle(): Promise<string> {
  const program = join(folder, "trip.ts");
  writeFileSync(program, `// The program of the README.\n${fenced("a test runs this program", "js")}`);
  return bundleProgram(relative(root, program));
}

it("has a program that prints what the README says, with SQLite", async () => {
  const { stdout, stderr } = await run(process.execPath, [await bundle()], {
    cwd: elsewhere,
    env: { ...process.env, NODE_NO_WARNINGS: "1" },
  });
  expect(stdout).toBe(fenced("It prints:", ""));
  expect(stderr).toBe("");
});

it("has a program that prints the same with PostgreSQL", async () => {
  const programs = findPostgres();
  if (programs === undefined) return console.log("no PostgreSQL server is installed: the README's program is tried with SQLite only");
  const server = await startPostgres(programs);
  try {
    const { stdout } = await run(process.execPath, [await bundle(), server.url], { cwd: elsewhere });
    expect(stdout).toBe(fenced("It prints:", ""));
  } finally {
    server.stop();
  }
});

it("has only examples that compile as strict TypeScript", async () => {
  const examples = [...readme.matchAll(/^```(?:js|ts)\n([\s\S]*?)^```$/gm)].map(([, code = ""]) => code);
  expect(examples.length).toBeGreaterThan(1);
  for (const [index, code] of examples.entries()) writeFileSync(join(folder, `example-${index}.ts`), code);
  const settings = {
    extends: join(root, "test/tsconfig.json"),
    compilerOptions: {
      rootDir: parse(root).root,
      noUnusedLocals: false,
      // The sources and not what was built, so that the test does not depend on a build.
      paths: {
        "@wirepact/core/codegen/*": [join(root, "packages/core/src/codegen/*.ts")],
        "@wirepact/core/codegen": [join(root, "packages/core/src/codegen/index.ts")],
        "@wirepact/*": [join(root, "packages/*/src/index.ts")],
      },
    },
    include: ["example-*.ts"],
    exclude: [],
    references: [],
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(settings));
  const outcome = await run(process.execPath, [join(root, "node_modules/typescript-7/bin/tsc"), "-p", folder]).catch(
    (error: unknown) => error as { stdout: string },
  );
  expect(outcome.stdout).toBe("");
});

it("lists every error code", () => {
  const source = readFileSync(join(root, "packages/store/src/errors.ts"), "utf8");
  const codes = [...source.matchAll(/^ {2}\| "([a-z-]+)"/gm)].map(([, code]) => code);
  expect(codes.length).toBeGreaterThan(15);
  expect(codes.filter((code) => !readme.includes(`\`${code}\``))).toEqual([]);
});
