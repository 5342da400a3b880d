// Checks a tarball as a user would install it: with publint and attw where the project has them, and by installing and using it.

import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Json } from "@wirepact/core";
import { report } from "../diagnostics/catalog.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { ProtocolModel } from "../model/protocol-model.js";
import { carriedVersion } from "../text/version-text.js";
import { readTar } from "./process/read-tar.js";
import { runCommand } from "./process/run-command.js";
import { findInstalled } from "./workspace.js";

export interface Tarball {
  readonly name: string;
  readonly file: string;
  /** The model of a protocol's package. */
  readonly model?: ProtocolModel | undefined;
}

/** Every problem of a tarball. It may depend on the others. */
export async function checkTarball(project: string, tarball: Tarball, others: readonly Tarball[]): Promise<readonly Diagnostic[]> {
  const problem = (tool: string, text: string): Diagnostic =>
    report("release/package-problem", { name: tarball.name, tool, problem: text }, {});
  const [linted, typed, used] = await Promise.all([
    runTool(project, "publint", ["run", tarball.file, "--strict"]),
    hasExports(tarball)
      ? runTool(project, "@arethetypeswrong/cli", [tarball.file, "--profile", "esm-only", "--no-color", "--no-emoji"])
      : undefined,
    useTarball(project, tarball, others),
  ]);
  return [
    ...(linted === undefined ? [] : [problem("publint", linted)]),
    ...(typed === undefined ? [] : [problem("attw", typed)]),
    ...(used === undefined ? [] : [problem("a first use", used)]),
  ];
}

/** The output of a tool of the project that found problems; undefined when it found none or is not installed. */
async function runTool(project: string, tool: string, parameters: readonly string[]): Promise<string | undefined> {
  const found = findProgram(project, tool);
  if (found === undefined) return undefined;
  const { code, out, problems } = await runCommand(process.execPath, [found, ...parameters], { folder: project });
  return code === 0 ? undefined : lastLines(`${out}\n${problems}`);
}

function findProgram(project: string, tool: string): string | undefined {
  const folder = join(project, "node_modules", tool);
  if (!existsSync(join(folder, "package.json"))) return undefined;
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    readonly bin?: string | Readonly<Record<string, string>>;
  };
  const path = typeof bin === "string" ? bin : Object.values(bin ?? {})[0];
  return path === undefined ? undefined : join(folder, path);
}

/** What a program said in the end, without the lines of a stack trace, which would hide the error. */
const lastLines = (text: string): string =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !/^(?:at |\^+$|Node\.js v)/.test(line))
    .slice(-3)
    .join(" ");

interface Manifest {
  readonly name: string;
  readonly exports?: unknown;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const manifestOf = ({ file }: Tarball): Manifest => {
  const packed = readTar(readFileSync(file))?.find(({ path }) => path === "package/package.json");
  return JSON.parse(packed?.bytes.toString("utf8") ?? "{}") as Manifest;
};

const hasExports = (tarball: Tarball): boolean => manifestOf(tarball).exports !== undefined;

/** Installs the tarball into an empty folder, imports it, and validates its own examples; returns the problem. */
async function useTarball(project: string, tarball: Tarball, others: readonly Tarball[]): Promise<string | undefined> {
  if (!hasExports(tarball)) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "wirepact-first-use-"));
  try {
    install(project, folder, tarball, others);
    writeFileSync(join(folder, "examples.json"), JSON.stringify(listExamples(tarball.model)));
    writeFileSync(join(folder, "use.mjs"), program(tarball));
    const { code, out, problems } = await runCommand(process.execPath, ["use.mjs"], { folder });
    return code === 0 ? undefined : lastLines(`${problems}\n${out}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface TriedExample {
  readonly message: Json;
  /** The request that a result answers, by which it is checked. */
  readonly answers?: string | undefined;
}

/** The valid and the invalid examples of a protocol. */
function listExamples(model: ProtocolModel | undefined): Readonly<Record<"valid" | "invalid", readonly TriedExample[]>> {
  const list = (kind: "examples" | "invalid"): readonly TriedExample[] =>
    Object.values(model?.messages ?? {}).flatMap(({ answers, [kind]: examples }) =>
      examples.map(({ value: message }) => ({ message, answers })),
    );
  return { valid: list("examples"), invalid: list("invalid") };
}

/** Unpacks the tarball and its dependencies; dependencies that were not packed are linked from the project. */
function install(project: string, folder: string, tarball: Tarball, others: readonly Tarball[]): void {
  const target = join(folder, "node_modules", tarball.name);
  if (existsSync(target)) return;
  for (const { path, bytes } of readTar(readFileSync(tarball.file)) ?? []) {
    const file = join(target, path.replace(/^package\//, ""));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  for (const name of Object.keys(manifestOf(tarball).dependencies ?? {})) {
    const packed = others.find((other) => other.name === name);
    const link = join(folder, "node_modules", name);
    if (packed !== undefined) install(project, folder, packed, others);
    else if (!existsSync(link)) {
      const found = findInstalled(project, name);
      if (found === undefined) continue;
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(found, link, "junction");
    }
  }
}

/** A program that imports the package and, for a protocol, validates every example. */
function program({ name, model }: Tarball): string {
  const imported = `const used = await import(${JSON.stringify(name)});`;
  if (model === undefined) return imported;
  return `${imported}
import { readFileSync } from "node:fs";
const { valid, invalid } = JSON.parse(readFileSync("examples.json", "utf8"));
for (const { message, ...options } of valid) {
  if (!used.is(message) || !used.validate(message, options).ok) throw new Error("rejects its own example " + JSON.stringify(message).slice(0, 200));
}
for (const { message, ...options } of invalid) {
  if (used.decode(message, { mode: "strict", ...options }).ok) throw new Error("accepts an invalid example: " + JSON.stringify(message).slice(0, 200));
}
if (used.protocol.version !== ${JSON.stringify(carriedVersion(model.version))}) throw new Error("has the version " + used.protocol.version);
`;
}
