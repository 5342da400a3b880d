// The project's configuration: `wirepact.config.js` where there is one, and what holds without it.

import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { report } from "../diagnostics/catalog.js";
import { didYouMean } from "../diagnostics/did-you-mean.js";
import { programFolder, type Emitter, type PackageConfig } from "../emit/emitter.js";
import { importModule } from "../import-module.js";
import type { Diagnostic } from "../model/diagnostic.js";
import { configFile, defaultSpec, licenseFiles, misnamedConfigFiles } from "./config-file.js";

/** What a `wirepact.config.js` may export as `config`; paths are relative to the file. */
export interface WirepactConfig {
  /** Root file of the spec. */
  readonly spec?: string;
  /** Folder below which `packages/` and `generated/` are written. */
  readonly out?: string;
  /** Scope of the packages, such as `@acme`. */
  readonly scope?: string;
  readonly license?: string;
  /** Address of the repository. */
  readonly repository?: string;
  /** Folder with templates that replace the built-in ones of the same name. */
  readonly templates?: string;
  /** Emitters that run after the built-in ones. */
  readonly emitters?: readonly Emitter[];
}

/** The configuration with everything decided. */
export interface ProjectConfig {
  readonly rootFile: string;
  readonly out: string;
  readonly templates: string | undefined;
  readonly emitters: readonly Emitter[];
  readonly packages: PackageConfig;
}

const texts = ["spec", "out", "scope", "license", "repository", "templates"] as const;

/** Reads the configuration of the project in a folder; node runs the file again only for another `version`, and `spec` goes before its own. */
export async function loadConfig(
  folder: string,
  { version = 0, spec }: { readonly version?: number; readonly spec?: string | undefined } = {},
): Promise<ProjectConfig | Diagnostic> {
  const path = join(folder, configFile);
  const given = spec === undefined ? {} : { spec };
  if (!existsSync(path)) {
    const misnamed = misnamedConfigFiles.find((name) => existsSync(join(folder, name)));
    // What it decides would be lost without a word.
    return misnamed === undefined ? decide(folder, given) : report("write/config-name", { file: misnamed, expected: configFile }, {});
  }
  try {
    const module = await importModule<{ readonly config?: unknown; readonly default?: unknown }>(
      `${pathToFileURL(path).href}${version === 0 ? "" : `?version=${version}`}`,
    );
    const config = module.config ?? module.default;
    const found = findProblem(config);
    if (found === undefined) return decide(folder, { ...(config as WirepactConfig), ...given });
    return report("write/config", { file: configFile, problem: found.problem }, { hint: found.hint });
  } catch (error) {
    const { problem, hint } = describeFailure(error);
    return report("write/config", { file: configFile, problem: `cannot be run: ${problem}` }, { hint });
  }
}

/** Why the file failed; node would have a CommonJS file renamed, and then it would not be found. */
function describeFailure(error: unknown): Problem {
  const problem = error instanceof Error ? error.message : String(error);
  const word = /^(\w+) is not defined in ES module scope/.exec(problem)?.[1];
  if (word === undefined) return { problem };
  return {
    problem: `"type": "module" in package.json makes it an ES module, where there is no \`${word}\``,
    hint: "an ES module takes in others by `import`, and gives with `export const config = { … }`",
  };
}

interface Problem {
  readonly problem: string;
  readonly hint?: string | undefined;
}

function findProblem(config: unknown): Problem | undefined {
  if (typeof config !== "object" || config === null) return { problem: "must export an object named `config`" };
  const members = config as Readonly<Record<string, unknown>>;
  const known = [...texts, "emitters"];
  const unknown = Object.keys(members).find((key) => !known.includes(key));
  if (unknown !== undefined) return { problem: `has no key "${unknown}"; known are ${known.join(", ")}`, hint: didYouMean(unknown, known) };
  const wrong = texts.find((key) => members[key] !== undefined && typeof members[key] !== "string");
  if (wrong !== undefined) return { problem: `has a value for ${wrong} that is not a text` };
  const { scope, emitters = [] } = members;
  if (scope !== undefined && !isScope(scope as string)) return { problem: "has a scope that is not like @name" };
  if (!Array.isArray(emitters)) return { problem: "has emitters that are not a list" };
  const odd = emitters.findIndex((emitter) => !isEmitter(emitter));
  if (odd !== -1) return { problem: `has an emitter (number ${odd + 1}) that is not an object with a name and a function emit` };
  return (emitters as readonly Emitter[]).map(findEmitterProblem).find((problem) => problem !== undefined);
}

/** What is wrong with the parts of an emitter that may be left out. */
function findEmitterProblem({ name, emitShared, subpath }: Emitter): Problem | undefined {
  if (emitShared !== undefined && typeof emitShared !== "function")
    return { problem: `has the emitter ${name} with an emitShared that is not a function` };
  if (subpath === undefined) return undefined;
  const { name: module, peers } = (subpath ?? {}) as { readonly name?: unknown; readonly peers?: unknown };
  if (typeof module === "string" && typeof peers === "object" && peers !== null) return undefined;
  return { problem: `has the emitter ${name} with a subpath that is not an object with a name and peers` };
}

function isEmitter(value: unknown): value is Emitter {
  const { name, emit } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return typeof name === "string" && typeof emit === "function";
}

/** Whether a text is a scope of package names, such as `@acme`. */
export const isScope = (text: string): boolean => /^@[a-z0-9][a-z0-9._-]*$/.test(text);

function decide(folder: string, config: WirepactConfig): ProjectConfig {
  const spec = config.spec ?? defaultSpec;
  const out = resolve(folder, config.out ?? ".");
  const manifest = readJson(join(folder, "package.json"));
  const url = config.repository ?? repositoryUrl(manifest["repository"]);
  const license = config.license ?? (typeof manifest["license"] === "string" ? manifest["license"] : "MIT");
  // The text in the project's folder is that of its own license, whatever the packages have; where package.json names none, the configuration does.
  const licenseText = license === (manifest["license"] ?? config.license) ? readLicense(folder) : undefined;
  return {
    rootFile: resolve(folder, spec),
    out,
    templates: config.templates === undefined ? undefined : resolve(folder, config.templates),
    emitters: config.emitters ?? [],
    packages: {
      scope: config.scope ?? "@wirepact",
      license,
      ...(licenseText === undefined ? {} : { licenseText }),
      ...(url === undefined ? {} : { repository: { type: "git", url } }),
      specFolder: dirname(spec).replaceAll("\\", "/"),
      coreVersion: `^${coreVersion()}`,
      coreInWorkspace: readJson(join(out, "packages/core/package.json"))["name"] === "@wirepact/core",
      programs: namesIn(join(out, programFolder)),
    },
  };
}

function readLicense(folder: string): string | undefined {
  const paths = licenseFiles.map((name) => join(folder, name));
  const path = paths.find((file) => statSync(file, { throwIfNoEntry: false })?.isFile() === true);
  return path === undefined ? undefined : readFileSync(path, "utf8").replaceAll("\r\n", "\n");
}

function namesIn(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder).toSorted() : [];
}

function readJson(path: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
}

function repositoryUrl(repository: unknown): string | undefined {
  if (typeof repository === "string") return repository;
  const url = (repository as { readonly url?: unknown } | undefined)?.url;
  return typeof url === "string" ? url : undefined;
}

function coreVersion(): string {
  return (createRequire(import.meta.url)("@wirepact/core/package.json") as { readonly version: string }).version;
}
