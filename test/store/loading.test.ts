// Importing the store loads no driver and no other back end; without a driver the error says what to install.

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { afterAll, describe, expect, it } from "vitest";
import { takeSources } from "../support/take-sources.js";
import { removeTemporary } from "../support/remove-temporary.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "wirepact-loading-"));
afterAll(() => removeTemporary(folder));

/** Which modules a bundler puts into the first file for an entry, without what is imported later. */
async function firstLoad(entry: string): Promise<readonly string[]> {
  const result = await build({
    stdin: {
      contents: `import * as everything from ${JSON.stringify(join(root, "packages/store/src", entry))}; console.log(everything);`,
      resolveDir: root,
    },
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    outdir: join(folder, "out"),
    metafile: true,
    plugins: [takeSources],
    write: false,
    external: ["pg", "@photostructure/sqlite", "node:sqlite"],
  });
  const outputs = result.metafile.outputs;
  const loaded = new Set<string>();
  const visit = (name: string): void => {
    for (const input of Object.keys(outputs[name]?.inputs ?? {})) loaded.add(input);
    for (const { path, kind } of outputs[name]?.imports ?? []) if (kind === "import-statement" && outputs[path] !== undefined) visit(path);
  };
  visit(Object.keys(outputs).find((name) => outputs[name]?.entryPoint !== undefined) ?? "");
  return [...loaded];
}

describe("importing", () => {
  it("the store loads neither database", async () => {
    const modules = await firstLoad("index.ts");
    expect(modules.filter((name) => /store\/src\/(sqlite|postgres)\//.test(name))).toEqual([]);
    expect(modules.some((name) => name.endsWith("memory/memory-backend.ts"))).toBe(true);
  });

  it("one database loads not the other", async () => {
    expect((await firstLoad("sqlite/index.ts")).filter((name) => /store\/src\/(postgres|memory)\//.test(name))).toEqual([]);
    expect((await firstLoad("postgres/index.ts")).filter((name) => /store\/src\/(sqlite|memory)\//.test(name))).toEqual([]);
  });

  it("never names a driver where a bundler or a compiler would look for it", () => {
    for (const file of ["sqlite/driver.ts", "postgres/open-postgres-store.ts"]) {
      expect(readFileSync(join(root, "packages/store/src", file), "utf8")).not.toMatch(
        /(from|import\() ?"(pg|@photostructure\/sqlite|node:sqlite)"/,
      );
    }
  });
});

describe("without a driver", () => {
  it("memory works and the others say what to install", async () => {
    await build({
      stdin: { contents: `export * from ${JSON.stringify(join(root, "packages/store/src/index.ts"))};`, resolveDir: root },
      bundle: true,
      format: "esm",
      platform: "node",
      plugins: [takeSources],
      outfile: join(folder, "bare", "store.mjs"),
    });
    mkdirSync(join(folder, "bare"), { recursive: true });
    const program = `
      import { auditProtocol, createMemoryStore, openStore } from "./store.mjs";
      const errors = [];
      for (const address of ["x.db", "postgres://a@b/c"]) await openStore(address, { protocol: auditProtocol }).then((store) => store.close(), ({ code, message }) => errors.push([code, message]));
      console.log(JSON.stringify({ counted: await createMemoryStore({ protocol: auditProtocol }).count(), errors }));`;
    writeFileSync(join(folder, "bare", "program.mjs"), program);
    const printed = JSON.parse(execFileSync(process.execPath, ["program.mjs"], { cwd: join(folder, "bare"), encoding: "utf8" })) as {
      counted: number;
      errors: string[][];
    };
    expect(printed.counted).toBe(0);
    expect(printed.errors.at(-1)).toEqual(["driver-missing", expect.stringMatching(/npm install pg/)]);
    // Newer releases of Node.js have a SQLite of their own.
    const [major = 0] = process.versions.node.split(".").map(Number);
    if (major < 22) expect(printed.errors[0]).toEqual(["driver-missing", expect.stringMatching(/npm install @photostructure\/sqlite/)]);
  });
});
