// Creates a small working project: spec, configuration, package.json, tsconfig.json. Overwrites nothing.

import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { report } from "../diagnostics/catalog.js";
import { finishEdits } from "../disk/finish-edits.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { OutputFile } from "../model/output-file.js";
import type { RenderTemplate } from "../template/render-template.js";
import { openTemplates } from "../template/template.js";
import { holdsReferences } from "../write/reference-list.js";
import { replaceSources } from "../write/replace-sources.js";
import { editorFiles } from "./editor-files.js";
import { readManifest } from "./read-manifest.js";
import { starterManifest } from "./starter-manifest.js";
import { packageScripts, type PackageScripts } from "./starter-scripts.js";

export interface StarterOptions {
  /** Scope of the packages, such as `@acme`; derived from the project's name by default. */
  readonly scope?: string | undefined;
  /** Version ranges of the dependencies of the scripts. */
  readonly tools: Readonly<Record<string, string>>;
}

/** What was written, and what the next steps depend on. */
export interface StarterReport {
  readonly written: readonly string[];
  /** Names of the added scripts. */
  readonly names: PackageScripts["names"];
  /** Whether the project has its own tsconfig.json, which does not list the packages. */
  readonly hasOwnCompilation: boolean;
}

/** Path of the language schema in an installed generator, from the project. */
const languageSchema = "node_modules/@wirepact/generator/parse/idl.schema.json";

/** Writes the files of a new project into a folder; none when one of them exists already. */
export async function writeStarter(folder: string, { scope, tools }: StarterOptions): Promise<StarterReport | readonly Diagnostic[]> {
  finishEdits(folder);
  const found = readManifest(folder);
  if (found !== undefined && "problem" in found) return [report("write/bad-package-json", { path: "package.json", ...found }, {})];
  const manifest = found?.manifest;
  const name = plainName(typeof manifest?.["name"] === "string" ? manifest["name"] : basename(folder));
  const { list, compile } = planCompilation(folder);
  const render = await openTemplates();
  const files = [
    ...starterFiles(render, scope ?? scopeOf(manifest?.["name"]) ?? `@${name}`, manifest !== undefined && manifest["type"] !== "module"),
    // `generate` lists the packages here; each has its own compiler options.
    ...(list === undefined ? [] : [{ path: list, text: '{ "files": [], "references": [] }\n' }]),
  ];
  const taken = files.filter(({ path }) => existsSync(join(folder, path)));
  if (taken.length > 0) return taken.map(({ path }) => report("write/would-overwrite", { path }, { hint: elsewhere }));
  const changed = `${JSON.stringify(starterManifest(manifest, { name, tools, compile }), null, found?.indent ?? 2)}\n`;
  const { names } = packageScripts(manifest?.["scripts"], compile);
  // An existing .gitignore, workflows and the settings of editors are kept.
  const kept = [
    { path: ".gitignore", text: "node_modules/\ndist/\nsite/\n*.tsbuildinfo\n" },
    ...starterWorkflows(render, names),
    ...editorFiles(languageSchema, names.watch),
  ].filter(({ path }) => !existsSync(join(folder, path)));
  const all = [...files, ...kept, { path: "package.json", text: changed }];
  const problem = replaceSources(
    folder,
    all.map(({ path, text }) => ({ path, before: path === "package.json" ? found?.text : undefined, after: text })),
  );
  if (problem !== undefined) return [problem];
  return { written: all.map(({ path }) => path), names, hasOwnCompilation: list === "packages/tsconfig.json" };
}

const elsewhere = "use `wirepact init <folder>` to start in another folder, or move the file away";

/** The command that compiles the packages, and the file that lists them: in packages/ when the project has its own tsconfig.json. */
function planCompilation(folder: string): { readonly list?: string; readonly compile: string } {
  const path = join(folder, "tsconfig.json");
  if (!existsSync(path)) return { list: "tsconfig.json", compile: "tsc -b" };
  if (holdsReferences(readFileSync(path, "utf8"))) return { compile: "tsc -b" };
  return { list: "packages/tsconfig.json", compile: "tsc -b packages" };
}

function starterFiles(render: RenderTemplate, scope: string, isCommonJs: boolean): readonly OutputFile[] {
  const exported = isCommonJs ? "exports.config" : "export const config";
  return [
    { path: "spec/wirepact.yaml", text: render("init/wirepact.yaml", { schema: `../${languageSchema}` }) },
    { path: "spec/protocols/pantry.yaml", text: render("init/pantry.yaml", { schema: `../../${languageSchema}` }) },
    { path: "wirepact.config.js", text: render("init/wirepact.config.js", { exports: exported, scope }) },
  ];
}

/** A valid npm package name, derived from any string. */
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

/** The workflows and the action that comments. Actions of others are pinned by digest, because a tag can be moved. */
function starterWorkflows(render: RenderTemplate, { check, test }: PackageScripts["names"]): readonly OutputFile[] {
  const prepare = "npm ci --ignore-scripts";
  return [
    { path: ".github/workflows/protocols.yml", text: render("init/protocols.yml", { check, test }) },
    { path: ".github/workflows/compatibility.yml", text: render("init/compatibility.yml", { prepare }) },
    { path: ".github/workflows/release.yml", text: render("init/release.yml", { prepare, tests: "protocols.yml" }) },
    { path: ".github/actions/compatibility/action.yml", text: render("init/compatibility-action.yml", {}) },
  ];
}
