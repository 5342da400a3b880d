// The shape of the code base: who may import whom, what stands where, and that nothing but the spec knows a protocol.

import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import config from "./vitest.config.js";

const root = fileURLToPath(new URL("..", import.meta.url));

function filesBelow(folder: string, ending: RegExp): string[] {
  const found: string[] = [];
  for (const name of readdirSync(join(root, folder))) {
    const path = join(folder, name);
    if (name === "node_modules" || name === "dist") continue;
    if (statSync(join(root, path)).isDirectory()) found.push(...filesBelow(path, ending));
    else if (ending.test(name)) found.push(path);
  }
  return found;
}

const read = (path: string): string => readFileSync(join(root, path), "utf8");
const handWritten = ["generator", "packages/core", "packages/store", "packages/channel"]
  .flatMap((folder) => filesBelow(folder, /\.ts$/))
  .filter((path) => !isCompiled(path));

/** Modules that only the build writes. */
const isBuildProduct = (target: string): boolean => target === "generator/compiled-templates";

/** Precompiled artefacts that a test of their own keeps up to date. */
function isCompiled(path: string): boolean {
  return read(path).slice(0, 200).includes("@generated");
}

function importsOf(path: string, which: "all" | "values" = "all"): string[] {
  return [...read(path).matchAll(/^(?:import|export)\s(type\s)?[^;]*?from\s+"([^"]+)";|\bimport\("([^"]+)"\)/gmu)]
    .filter((match) => which === "all" || match[1] === undefined)
    .map((match) => match[2] ?? match[3] ?? "");
}

/** Imported file of this repository, relative to its root, without the ending. */
function localImports(path: string, which: "all" | "values" = "all"): string[] {
  return importsOf(path, which)
    .filter((target) => target.startsWith("."))
    .map((target) => relative(root, resolve(root, dirname(path), target)).replace(/\.(js|ts)$/, ""));
}

/** The folder of the generator, or of other sources, that a file is in, or `(root)`. */
function folderOf(path: string, sources = "generator/"): string | undefined {
  if (!path.startsWith(sources)) return undefined;
  const [folder, ...rest] = path.slice(sources.length).split("/");
  return rest.length === 0 ? "(root)" : folder;
}

/** The folders in the order of a section of the generator's README: each may import those above it. */
const foldersIn = (section: string): readonly string[] =>
  [
    ...read("generator/README.md")
      .split(`### ${section}\n`)[1]!
      .split("###")[0]!
      .matchAll(/^\| (?:`([a-z]+)`|(\(root\))) /gm),
  ].map((row) => row[1] ?? row[2] ?? "");

const folders = foldersIn("Folders");
const [coreSources, coreFolders] = ["packages/core/src/", foldersIn("Folders of core")];

describe("module boundaries", () => {
  it("has the fixed top level", () => {
    const visible = readdirSync(root).filter(
      (name) => !name.startsWith(".") && !["node_modules", "coverage", "packed", "site"].includes(name),
    );
    const allowed =
      "CONTRIBUTING.md LICENSE README.md generated generator package-lock.json package.json packages spec templates test tsconfig.json";
    expect(visible.filter((name) => !allowed.split(" ").includes(name))).toEqual([]);
  });

  it("lists every folder of the generator in its README", () => {
    const present = handWritten.flatMap((path) => folderOf(path) ?? []).filter((folder) => folder !== "(root)");
    expect(new Set(folders)).toEqual(new Set(present));
  });

  it("lets a folder of the generator import only those above it in the README, so that there is no cycle", () => {
    const wrong = handWritten.flatMap((path) => {
      const own = folderOf(path);
      if (own === undefined || own === "(root)") return [];
      return localImports(path)
        .filter((target) => !isBuildProduct(target))
        .filter((target) => {
          const other = folderOf(target);
          return other === "(root)" || (other !== undefined && folders.indexOf(other) > folders.indexOf(own));
        })
        .map((target) => `${path} -> ${target}`);
    });
    expect(wrong).toEqual([]);
  });

  it("lists every folder of core in the README", () => {
    const present = handWritten.flatMap((path) => folderOf(path, coreSources) ?? []);
    expect(new Set(coreFolders)).toEqual(new Set(present));
  });

  it("lets a folder of core import only those above it in the README, so that there is no cycle", () => {
    const entryPoint = `${coreSources}index`;
    const wrong = handWritten.flatMap((path) => {
      const own = folderOf(path, coreSources);
      if (own === undefined || path === `${entryPoint}.ts`) return [];
      const namesTypes = /src\/(?:features|protocol)\.ts$/.test(path);
      return localImports(path, namesTypes ? "values" : "all")
        .filter((target) => target === entryPoint || coreFolders.indexOf(folderOf(target, coreSources)!) > coreFolders.indexOf(own))
        .map((target) => `${path} -> ${target}`);
    });
    expect(wrong).toEqual([]);
  });

  it("lets release rules depend on nothing but the comparison of models", () => {
    const rules = handWritten.filter((path) => path.startsWith("generator/compare/rules/"));
    expect(rules.length).toBeGreaterThan(9);
    const allowed = /^generator\/(?:compare|model)\//;
    expect(rules.flatMap((path) => localImports(path).filter((target) => !allowed.test(target)))).toEqual([]);
  });

  it("never lets core or store import the generator", () => {
    const wrong = handWritten
      .filter((path) => path.startsWith("packages/"))
      .flatMap((path) => importsOf(path).filter((target) => target.includes("generator")));
    expect(wrong).toEqual([]);
  });

  it("lets what tests share import no tests", () => {
    const shared = filesBelow("test/support", /\.ts$/);
    expect(shared.length).toBeGreaterThan(50);
    const wrong = shared.flatMap((path) => localImports(path).filter((target) => /^test\/(?!support\/|vitest)/.test(target)));
    expect(wrong).toEqual([]);
  });

  it("keeps emitters apart from each other", () => {
    const emitters = [...read("generator/emit/index.ts").matchAll(/from "\.\/([^"]+)\.js"/g)].map((match) => `generator/emit/${match[1]}`);
    expect(emitters.length).toBeGreaterThan(8);
    const wrong = emitters.flatMap((emitter) =>
      localImports(`${emitter}.ts`)
        .filter((target) => target !== "generator/emit/emitter" && emitters.includes(target))
        .map((target) => `${emitter} -> ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it("gives each library one home", () => {
    const homes: Readonly<Record<string, RegExp>> = {
      "ts-morph": /^generator\/text\/(?:typescript-file|declarations)\.ts$/,
      handlebars: /^generator\/template\//,
      prettier: /^generator\/text\//,
      "@eslint-community/regexpp": /^generator\/patterns\//,
      "js-yaml": /^generator\/yaml\//,
      "fast-check": /^(packages\/core\/src\/testing\/|generator\/release\/)/,
    };
    const wrong = handWritten.flatMap((path) =>
      importsOf(path)
        .filter((target) => homes[target] !== undefined && !homes[target].test(path))
        .map((target) => `${path} -> ${target}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe("the files", () => {
  it("are named in kebab-case", () => {
    expect(handWritten.filter((path) => !/(^|\/)[a-z0-9]+([-.][a-z0-9]+)*\.ts$/.test(path))).toEqual([]);
  });

  it("start with a comment about their purpose", () => {
    expect(handWritten.filter((path) => !/^(#!.*\n)?(\/\/ |\/\*\*? )\S/.test(read(path)))).toEqual([]);
  });

  it("stay short: hardly any above 300 lines", () => {
    const long = handWritten.map((path) => ({ path, lines: read(path).split("\n").length })).filter(({ lines }) => lines > 320);
    expect(long).toEqual([]);
  });

  it("are counted: lines per folder, without generated files", () => {
    const lines = new Map<string, number>();
    for (const path of handWritten) {
      const area = path.replace(/^(generator\/[a-z]+|packages\/core\/src\/[a-z]+|packages\/[a-z]+|generator)\/.*/, "$1");
      lines.set(area, (lines.get(area) ?? 0) + read(path).split("\n").length - 1);
    }
    const total = [...lines.values()].reduce((sum, count) => sum + count, 0);
    process.stdout.write(`${[...lines].map(([area, count]) => `${area} ${count}`).join(", ")}\n${total} hand-written lines\n`);
    expect([...lines.values()].every((count) => count > 0)).toBe(true);
  });

  it("use no `any`, no TypeScript enum, no default export and no class but errors", () => {
    const smells =
      /\bas any\b|(?<!agents): any\b|<any>|^\s*(export )?(const )?enum |^export default|^(export )?(abstract )?class (?!\w*Error\b)/m;
    expect(handWritten.filter((path) => smells.test(read(path).replace(/\/\/.*$/gm, "")))).toEqual([]);
  });
});

describe("protocol knowledge", () => {
  it("is only in the spec", () => {
    const specs = filesBelow("spec/protocols", /\.yaml$/);
    const names = specs.flatMap((path) => {
      const text = read(path);
      const messages = [...(/^messages:\n([\s\S]*?)(?=^\S)/m.exec(`${text}\nend:`)?.[1] ?? "").matchAll(/^ {2}([A-Za-z0-9_-]+):/gm)].map(
        (match) => match[1] ?? "",
      );
      return [/^protocol: (\S+)/m.exec(text)?.[1] ?? "", ...messages];
    });
    expect(names.length).toBeGreaterThan(specs.length);
    // Plain English words that are also message types say nothing about knowing a protocol.
    const telling = names.filter((name) => /[-_]/.test(name));
    const wrong = handWritten.flatMap((path) => {
      const code = read(path)
        .replace(/^\s*(\/\/|\*|\/\*\*).*$/gm, "")
        .replace(/\bfrom "\.[^"]*"/g, "");
      return telling.filter((name) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(code)).map((name) => `${path}: ${name}`);
    });
    expect(wrong).toEqual([]);
  });
});

it("tests take every part of the run time from its sources, not from an earlier build", () => {
  const { alias } = config.resolve as { readonly alias: readonly { readonly find: string | RegExp; readonly replacement: string }[] };
  for (const name of ["core", "store", "channel"]) {
    const { exports } = JSON.parse(read(`packages/${name}/package.json`)) as { readonly exports: Readonly<Record<string, unknown>> };
    for (const part of Object.keys(exports).filter((path) => path !== "./package.json")) {
      const module = `@wirepact/${name}${part.slice(1)}`;
      const found = alias.find(({ find }) => (typeof find === "string" ? find === module : find.test(module)));
      const path = found === undefined ? module : module.replace(found.find, found.replacement);
      expect(path, module).toMatch(new RegExp(`packages/${name}/src/.*[.]ts$`));
      expect(statSync(path).isFile()).toBe(true);
    }
  }
});

it("tests remove folders in one way only, which rejects folders that are not temporary", () => {
  // Programs of consumers cannot import it.
  const others = filesBelow("test", /\.(ts|mjs)$/).filter((path) => !/^test\/(golden|packed\/programs)\/|remove-temporary\.ts$/.test(path));
  expect(others.length).toBeGreaterThan(200);
  expect(others.filter((path) => /\b(?:rm|rmSync|rmdir|rmdirSync)\([^;]*recursive/.test(read(path)))).toEqual([]);
});
