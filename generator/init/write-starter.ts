// Writes a small working project: spec, configuration, package.json, tsconfig.json. Overwrites nothing.

import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { report } from "../diagnostics/catalog.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { OutputFile } from "../model/output-file.js";
import { openTemplates } from "../text/template.js";
import { replaceFiles } from "../write/write-files.js";
import { holdsReferences } from "../write/reference-list.js";
import { readManifest } from "./read-manifest.js";
import { starterManifest } from "./starter-manifest.js";
import { packageScripts, type PackageScripts } from "./starter-scripts.js";

export interface StarterOptions {
  /** Scope of the packages, such as `@acme`; made from the project's name when it is left out. */
  readonly scope?: string | undefined;
  /** Version ranges of what the project needs to be installed. */
  readonly tools: Readonly<Record<string, string>>;
}

/** What was written, and how to go on. */
export interface StarterReport {
  readonly written: readonly string[];
  /** What the scripts for the packages are called. */
  readonly names: PackageScripts["names"];
  /** Whether the project compiles code of its own, with a tsconfig.json that knows nothing of the packages. */
  readonly hasOwnCompilation: boolean;
}

/** Where an installed generator has the schema of the language, seen from the project. */
const languageSchema = "node_modules/@wirepact/generator/parse/idl.schema.json";

/** Writes the files of a new project into a folder; nothing when one of them is there already. */
export async function writeStarter(folder: string, { scope, tools }: StarterOptions): Promise<StarterReport | readonly Diagnostic[]> {
  const found = readManifest(folder);
  if (found !== undefined && "problem" in found) return [report("write/bad-manifest", { path: "package.json", ...found }, {})];
  const manifest = found?.manifest;
  const name = plainName(typeof manifest?.["name"] === "string" ? manifest["name"] : basename(folder));
  const { list, compile } = planCompilation(folder);
  const files = [
    ...(await starterFiles(scope ?? scopeOf(manifest?.["name"]) ?? `@${name}`, manifest !== undefined && manifest["type"] !== "module")),
    // The packages bring their own options; `generate` lists them here.
    ...(list === undefined ? [] : [{ path: list, text: '{ "files": [], "references": [] }\n' }]),
  ];
  const taken = files.filter(({ path }) => existsSync(join(folder, path)));
  if (taken.length > 0) return taken.map(({ path }) => report("write/would-overwrite", { path }, { hint: elsewhere }));
  const changed = `${JSON.stringify(starterManifest(manifest, { name, tools, compile }), null, found?.indent ?? 2)}\n`;
  // A list of what git should not keep is welcome, but no reason to stop.
  const ignored = existsSync(join(folder, ".gitignore")) ? [] : [{ path: ".gitignore", text: "node_modules/\ndist/\n*.tsbuildinfo\n" }];
  const all = [...files, ...ignored, { path: "package.json", text: changed }];
  const diagnostics = replaceFiles(folder, all);
  if (diagnostics.length > 0) return diagnostics;
  const { names } = packageScripts(manifest?.["scripts"], compile);
  return { written: all.map(({ path }) => path), names, hasOwnCompilation: list === "packages/tsconfig.json" };
}

const elsewhere = "`wirepact init <folder>` starts in a folder of its own; or move the file away";

/** How the packages are compiled, and the file that is to list them: beside a tsconfig.json of the project's own it stands in packages/. */
function planCompilation(folder: string): { readonly list?: string; readonly compile: string } {
  const path = join(folder, "tsconfig.json");
  if (!existsSync(path)) return { list: "tsconfig.json", compile: "tsc -b" };
  if (holdsReferences(readFileSync(path, "utf8"))) return { compile: "tsc -b" };
  return { list: "packages/tsconfig.json", compile: "tsc -b packages" };
}

async function starterFiles(scope: string, isCommonJs: boolean): Promise<readonly OutputFile[]> {
  const render = await openTemplates();
  const exported = isCommonJs ? "exports.config" : "export const config";
  return [
    { path: "spec/wirepact.yaml", text: render("init/wirepact.yaml", { schema: `../${languageSchema}` }) },
    { path: "spec/protocols/pantry.yaml", text: render("init/pantry.yaml", { schema: `../../${languageSchema}` }) },
    { path: "wirepact.config.js", text: render("init/wirepact.config.js", { exports: exported, scope }) },
  ];
}

/** A name that npm accepts, made from any. */
function plainName(name: string): string {
  const plain = name
    .replace(/^@[^/]*\//, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9._-]+/g, "-")
    .replace(/^[^a-z0-9]+/, "")
    .replace(/-+$/, "");
  return plain === "" ? "protocols" : plain;
}

const scopeOf = (name: unknown): string | undefined => (typeof name === "string" ? /^(@[^/]+)\//.exec(name)?.[1] : undefined);
