// Loads the modules of an emitted package without a disk: each is turned into a function, and imports of the run time lead to the sources.

import { compileFunction } from "node:vm";
import * as core from "@wirepact/core";
import * as codegen from "@wirepact/core/codegen";
import * as frames from "@wirepact/core/codegen/frames";
import * as json from "@wirepact/core/codegen/json";
import * as mail from "@wirepact/core/codegen/mail";
import * as ndjson from "@wirepact/core/codegen/ndjson";
import * as versions from "@wirepact/core/codegen/versions";
import * as yaml from "@wirepact/core/codegen/yaml";
import * as testing from "@wirepact/core/testing";
import * as tools from "@wirepact/core/tools";
import { transform } from "esbuild";
import * as jsYaml from "js-yaml";
import type { OutputFile } from "../../generator/model/output-file.js";

type Module = Readonly<Record<string, unknown>>;

const runTime: Readonly<Record<string, Module>> = {
  "@wirepact/core": core,
  "@wirepact/core/codegen": codegen,
  "@wirepact/core/codegen/frames": frames,
  "@wirepact/core/codegen/json": json,
  "@wirepact/core/codegen/mail": mail,
  "@wirepact/core/codegen/ndjson": ndjson,
  "@wirepact/core/codegen/versions": versions,
  "@wirepact/core/codegen/yaml": yaml,
  "@wirepact/core/testing": testing,
  "@wirepact/core/tools": tools,
  "js-yaml": jsYaml,
};

/** The modules of a package by name, each run when it is first asked for. */
export async function loadPackage(files: readonly OutputFile[], protocol: string): Promise<(name: string) => Module> {
  const folder = `packages/${protocol}/src/`;
  const sources = files.filter(({ path }) => path.startsWith(folder) && path.endsWith(".ts"));
  const codes = new Map(
    await Promise.all(
      sources.map(async ({ path, text }) => {
        const { code } = await transform(text, { loader: "ts", format: "cjs", target: "node20" });
        return [path.slice(folder.length, -".ts".length), code] as const;
      }),
    ),
  );
  const loaded = new Map<string, Module>();
  const load = (name: string): Module => {
    const known = loaded.get(name);
    if (known !== undefined) return known;
    const code = codes.get(name);
    if (code === undefined) throw new Error(`the package has no module ${name}`);
    const module = { exports: {} as Module };
    loaded.set(name, module.exports);
    const find = (path: string): Module => runTime[path] ?? load(path.replace(/^\.\.?\/(.*)\.js$/, "$1"));
    compileFunction(code, ["module", "exports", "require"])(module, module.exports, find);
    loaded.set(name, module.exports);
    return module.exports;
  };
  return load;
}
