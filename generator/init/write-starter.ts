// Writes a small working project: spec, configuration, package.json, tsconfig.json. Overwrites nothing.

import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { report } from "../diagnostics/catalog.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { OutputFile } from "../model/output-file.js";
import { openTemplates } from "../text/template.js";
import { replaceFiles } from "../write/write-files.js";
import { type Manifest, starterManifest } from "./starter-manifest.js";

export interface StarterOptions {
  /** Scope of the packages, such as `@acme`; made from the project's name when it is left out. */
  readonly scope?: string | undefined;
  /** Version ranges of what the project needs to be installed. */
  readonly tools: Readonly<Record<string, string>>;
}

export interface StarterReport {
  readonly written: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Where an installed generator has the schema of the language, seen from the project. */
const languageSchema = "node_modules/@wirepact/generator/parse/idl.schema.json";

/** Writes the files of a new project into a folder; nothing when one of them is there already. */
export async function writeStarter(folder: string, { scope, tools }: StarterOptions): Promise<StarterReport> {
  const manifest = readManifest(folder);
  if (manifest === undefined) return failed(report("write/bad-manifest", { path: "package.json" }, {}));
  const name = plainName(typeof manifest["name"] === "string" ? manifest["name"] : basename(folder));
  const files = await starterFiles(scope ?? scopeOf(manifest["name"]) ?? `@${name}`, manifest["type"] === "commonjs");
  const taken = files.filter(({ path }) => existsSync(join(folder, path)));
  if (taken.length > 0) return failed(...taken.map(({ path }) => report("write/would-overwrite", { path }, {})));
  const changed = `${JSON.stringify(starterManifest(manifest, { name, tools }), null, 2)}\n`;
  // A list of what git should not keep is welcome, but no reason to stop.
  const ignored = existsSync(join(folder, ".gitignore")) ? [] : [{ path: ".gitignore", text: "node_modules/\ndist/\n*.tsbuildinfo\n" }];
  const all = [...files, ...ignored, { path: "package.json", text: changed }];
  const diagnostics = replaceFiles(folder, all);
  return { written: diagnostics.length > 0 ? [] : all.map(({ path }) => path), diagnostics };
}

const failed = (...diagnostics: readonly Diagnostic[]): StarterReport => ({ written: [], diagnostics });

async function starterFiles(scope: string, isCommonJs: boolean): Promise<readonly OutputFile[]> {
  const render = await openTemplates();
  const exported = isCommonJs ? "exports.config" : "export const config";
  return [
    { path: "spec/wirepact.yaml", text: render("init/wirepact.yaml", { schema: `../${languageSchema}` }) },
    { path: "spec/protocols/pantry.yaml", text: render("init/pantry.yaml", { schema: `../../${languageSchema}` }) },
    { path: "wirepact.config.js", text: render("init/wirepact.config.js", { exports: exported, scope }) },
    // The packages bring their own options; `generate` lists them here.
    { path: "tsconfig.json", text: '{ "files": [], "references": [] }\n' },
  ];
}

/** The package.json of a folder, an empty one when there is none, or undefined when it cannot be understood. */
function readManifest(folder: string): Manifest | undefined {
  const path = join(folder, "package.json");
  if (!existsSync(path)) return {};
  try {
    const manifest: unknown = JSON.parse(readFileSync(path, "utf8"));
    return typeof manifest === "object" && manifest !== null && !Array.isArray(manifest) ? (manifest as Manifest) : undefined;
  } catch {
    return undefined;
  }
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
