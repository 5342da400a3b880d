// Checks what an emitter returned: emitters of other people are plain JavaScript and may return anything.

import { posix } from "node:path";
import { report } from "../diagnostics/catalog.js";
import type { EmitterRun } from "../diagnostics/catalog/emit.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { OutputDraft } from "../model/output-file.js";
import type { OwnRendering } from "./own-templates.js";

/** A draft and the emitter that returned it. */
export interface GivenDraft extends EmitterRun {
  readonly draft: OutputDraft;
  /** The output of the project's own templates for it, or for the other drafts of the same call. */
  readonly renderings?: readonly OwnRendering[];
}

/** The drafts, or all problems of what the emitter returned. */
export function checkDrafts(given: unknown, run: EmitterRun): readonly GivenDraft[] | readonly Diagnostic[] {
  if (!Array.isArray(given)) {
    return [report("emit/bad-output", { ...run, found: describe(given), expected: "an array of files" }, { hint: fileHint(run) })];
  }
  const problems = given.flatMap((draft: unknown, index) => checkDraft(draft, index + 1, run));
  return problems.length > 0 ? problems : (given as readonly OutputDraft[]).map((draft) => ({ ...run, draft }));
}

function checkDraft(draft: unknown, number: number, run: EmitterRun): readonly Diagnostic[] {
  const wrong = (found: string, expected: string): readonly Diagnostic[] => [
    report("emit/bad-output", { ...run, found, expected }, { hint: fileHint(run) }),
  ];
  if (typeof draft !== "object" || draft === null) return wrong(describe(draft), `an object with path and text as file ${number}`);
  const { path, text, module } = draft as Readonly<Record<string, unknown>>;
  if (typeof path !== "string" || path === "") return wrong(describe(path), `a string as the path of file ${number}`);
  const problem = findNameProblem(path);
  if (problem !== undefined) return wrong(JSON.stringify(abbreviate(path)), `a path ${problem}`);
  if (!isAllowed(path, run)) return [refusePath(path, run)];
  if (module === undefined) return typeof text === "string" ? [] : wrong(describe(text), `a string as the text of ${path}`);
  return isModule(module) ? [] : wrong(describe(module), `an object with source, imports and statements as the module of ${path}`);
}

/** What keeps a path from being one on every file system: a control character, or a name that is too long. */
function findNameProblem(path: string): string | undefined {
  if (/\p{Cc}/u.test(path)) return "without control characters";
  return path.split("/").some((name) => Buffer.byteLength(name) > longestName) ? `with names of at most ${longestName} bytes` : undefined;
}

/** The most bytes that a file name has on common file systems. */
const longestName = 255;

const abbreviate = (path: string): string => (path.length > 100 ? `${path.slice(0, 60)}…${path.slice(-30)}` : path);

/** Folders that belong to other tools, at any depth. */
const foreignFolders = new Set([".git", "node_modules"]);

/** Written by the last stage itself. */
const manifest = "generated/manifest.json";

/** The folders that an emitter may write to. */
const folders = ({ protocol }: EmitterRun): readonly string[] =>
  protocol === undefined ? ["packages/", "generated/"] : [`packages/${protocol}/`, `generated/${protocol}/`];

function isAllowed(path: string, run: EmitterRun): boolean {
  const isPlain = posix.normalize(path) === path && !path.includes("\\") && !path.endsWith("/");
  const steps = path.toLowerCase().split("/");
  return (
    isPlain &&
    folders(run).some((folder) => path.startsWith(folder)) &&
    !steps.some((step) => step === ".." || foreignFolders.has(step)) &&
    path.toLowerCase() !== manifest
  );
}

function refusePath(path: string, run: EmitterRun): Diagnostic {
  const plain = posix.normalize(path.replaceAll("\\", "/")).replace(/\/$/, "");
  const name = plain.slice(plain.lastIndexOf("/") + 1);
  const near = [plain, `${folders(run)[0] ?? ""}${name}`].find((other) => isAllowed(other, run));
  const hint = near === undefined ? undefined : `did you mean "${near}"?`;
  return report("emit/path-refused", { ...run, path, folders: folders(run) }, { hint });
}

/** Whether a value has the properties of a module. */
function isModule(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { source, imports, reexports = [], statements } = value as Readonly<Record<string, unknown>>;
  return (
    typeof source === "string" &&
    isArrayOf(imports, (each) => typeof each["from"] === "string" && isNames(each["names"])) &&
    isArrayOf(reexports, (each) => typeof each["from"] === "string" && (each["names"] === undefined || isNames(each["names"]))) &&
    Array.isArray(statements) &&
    statements.every((statement) => typeof statement === "string" || isDeclaration(statement))
  );
}

const isNames = (value: unknown): boolean => Array.isArray(value) && value.every((name) => typeof name === "string");

const isArrayOf = (value: unknown, holds: (each: Readonly<Record<string, unknown>>) => boolean): boolean =>
  Array.isArray(value) && value.every((each) => typeof each === "object" && each !== null && holds(each as Record<string, unknown>));

function isDeclaration(value: unknown): boolean {
  const { kind, name, type, value: initial } = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof name !== "string") return false;
  return kind === "constant" ? typeof initial === "string" : kind === "type" && typeof type === "string";
}

const fileHint = ({ protocol = "mail" }: EmitterRun): string => `a file is like { path: "packages/${protocol}/NOTES.md", text: "…" }`;

/** The type of a value in words. */
function describe(value: unknown): string {
  if (value === undefined || value === null) return String(value);
  if (Array.isArray(value)) return "an array";
  if (value instanceof Promise) return "a promise";
  if (typeof value === "string") return value === "" ? "an empty string" : "a string";
  if (typeof value === "object") return "an object";
  return `${/^[aeiou]/.test(typeof value) ? "an" : "a"} ${typeof value}`;
}
