// Reads the package.json of a project, and refuses one that npm could not use.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "./starter-manifest.js";

/** A package.json, and how it is indented. */
export interface FoundManifest {
  /** As it is on disk. */
  readonly text: string;
  readonly manifest: Manifest;
  readonly indent: string;
}

/** The package.json of a folder, undefined when there is none, or what is wrong with it. */
export function readManifest(folder: string): FoundManifest | undefined | { readonly problem: string } {
  const path = join(folder, "package.json");
  if (!existsSync(path)) return undefined;
  const text = readFileSync(path, "utf8");
  // Some editors write a byte order mark, which npm accepts.
  const manifest = parseJson(text.replace(/^\uFEFF/, ""));
  if (!isObject(manifest)) return { problem: "is not a JSON object" };
  const problem = findProblem(manifest);
  return problem === undefined ? { text, manifest, indent: /^\s*\{\s*?\n([ \t]+)/.exec(text)?.[1] ?? "  " } : { problem };
}

function findProblem(manifest: Manifest): string | undefined {
  const tables = ["scripts", "dependencies", "devDependencies"];
  const wrong = tables.find((key) => manifest[key] !== undefined && !isTable(manifest[key]));
  if (wrong !== undefined) return `has an invalid value: ${wrong} must be an object of strings`;
  const { workspaces } = manifest;
  const folders = isObject(workspaces) ? workspaces["packages"] : workspaces;
  return isAbsent(folders) || Array.isArray(folders) ? undefined : "has an invalid value: workspaces must be an array";
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null;

const isObject = (value: unknown): value is Manifest => typeof value === "object" && value !== null && !Array.isArray(value);

const isTable = (value: unknown): boolean => isObject(value) && Object.values(value).every((each) => typeof each === "string");

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
