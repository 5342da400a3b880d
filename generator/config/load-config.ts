// The project's configuration: `wirepact.config.js`, with defaults for everything it leaves out.

import { existsSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { report } from "../diagnostics/catalog.js";
import { didYouMean } from "../text/did-you-mean.js";
import { errorLocation, showLocation } from "../text/error-location.js";
import type { Emitter } from "../emit/emitter.js";
import type { ReadHook } from "../load/read-source.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { PackageConfig } from "../model/package-config.js";
import { configFile, defaultSpec, licenseFiles, misnamedConfigFiles } from "./config-file.js";
import { importConfig, type ImportOptions } from "./import-config.js";
import { type MetadataConfig, packageMetadata } from "./package-metadata.js";

/** The object that `wirepact.config.js` exports as `config`; paths are relative to the file. */
export interface WirepactConfig extends MetadataConfig {
  /** Root file of the spec. */
  readonly spec?: string;
  /** Folder below which `packages/` and `generated/` are written. */
  readonly out?: string;
  /** Scope of the packages, such as `@acme`. */
  readonly scope?: string;
  readonly license?: string;
  /** Whether the published packages are public, or restricted to users with access. */
  readonly access?: Access;
  /** Folder with templates that replace the built-in ones of the same name. */
  readonly templates?: string;
  /** Emitters that run after the built-in ones. */
  readonly emitters?: readonly Emitter[];
}

export type Access = "public" | "restricted";

/** The configuration with all defaults filled in. */
export interface ProjectConfig {
  readonly rootFile: string;
  readonly out: string;
  readonly access: Access;
  readonly templates: string | undefined;
  readonly emitters: readonly Emitter[];
  readonly packages: PackageConfig;
}

const stringKeys = ["spec", "out", "scope", "license", "repository", "author", "homepage", "bugs", "access", "templates"] as const;

export interface ConfigOptions extends ImportOptions {
  /** Root file of the spec, in place of the configured one. */
  readonly spec?: string | undefined;
  /** Called before a file is read or looked for. */
  readonly onRead?: ReadHook;
}

/** Reads the configuration of the project in a folder. */
export async function loadConfig(
  folder: string,
  { spec, onRead = () => {}, ...options }: ConfigOptions = {},
): Promise<ProjectConfig | Diagnostic> {
  const path = join(folder, configFile);
  const given = spec === undefined ? {} : { spec };
  for (const name of [configFile, ...misnamedConfigFiles, "package.json", ...licenseFiles]) onRead(join(folder, name));
  if (!existsSync(path)) {
    const misnamed = misnamedConfigFiles.find((name) => existsSync(join(folder, name)));
    // Ignoring it would silently drop its settings.
    return misnamed === undefined
      ? decide(folder, given, onRead)
      : report("write/config-name", { file: misnamed, expected: configFile }, {});
  }
  try {
    const config = await importConfig(folder, options);
    const found = findProblem(config);
    if (found === undefined) return decide(folder, { ...(config as WirepactConfig), ...given }, onRead);
    return report("write/config", { file: configFile, problem: found.problem }, { hint: found.hint });
  } catch (error) {
    const { problem, hint } = describeFailure(error);
    const file = await shownFile(folder, error);
    return report("write/config", { file, problem: `failed: ${problem}` }, { hint });
  }
}

/** The file with the line and column of an error, as far as they are known. */
async function shownFile(folder: string, error: unknown): Promise<string> {
  const location = errorLocation(error);
  if (location !== undefined) return showLocation(location, resolve(folder));
  if (!(error instanceof SyntaxError)) return configFile;
  // Node does not say where a module has a syntax error.
  const { formatText } = await import("../text/format.js");
  const { text, fault } = await formatText(configFile, readFileSync(join(folder, configFile), "utf8"));
  return fault === undefined ? configFile : `${configFile}:${fault.line}:${fault.offset - text.lastIndexOf("\n", fault.offset - 1)}`;
}

/** Why the file failed. Node suggests to rename a CommonJS file, but then it would not be found. */
function describeFailure(error: unknown): Problem {
  const problem = error instanceof Error ? error.message : String(error);
  const word = /^(\w+) is not defined in ES module scope/.exec(problem)?.[1];
  if (word === undefined) return { problem };
  return {
    problem: `"type": "module" in package.json makes it an ES module, where \`${word}\` is not defined`,
    hint: "use `import` and `export const config = { … }`",
  };
}

interface Problem {
  readonly problem: string;
  readonly hint?: string | undefined;
}

function findProblem(config: unknown): Problem | undefined {
  if (typeof config !== "object" || config === null) return { problem: "must export an object named `config`" };
  const properties = config as Readonly<Record<string, unknown>>;
  const known = [...stringKeys, "keywords", "emitters"];
  const unknown = Object.keys(properties).find((key) => !known.includes(key));
  if (unknown !== undefined)
    return { problem: `has the unknown key "${unknown}", expected one of ${known.join(", ")}`, hint: didYouMean(unknown, known) };
  const wrong = stringKeys.find((key) => properties[key] !== undefined && typeof properties[key] !== "string");
  if (wrong !== undefined) return { problem: `has an invalid value: ${wrong} must be a string` };
  const { scope, access, keywords = [], emitters = [] } = properties;
  if (access !== undefined && access !== "public" && access !== "restricted")
    return { problem: 'has an invalid value: access must be "public" or "restricted"' };
  if (!Array.isArray(keywords) || keywords.some((word) => typeof word !== "string"))
    return { problem: "has an invalid value: keywords must be an array of strings" };
  if (scope !== undefined && !isScope(scope as string)) return { problem: 'has an invalid value: scope must be a scope such as "@acme"' };
  if (!Array.isArray(emitters)) return { problem: "has an invalid value: emitters must be an array" };
  const odd = emitters.findIndex((emitter) => !isEmitter(emitter));
  if (odd !== -1) return { problem: `has an invalid value: emitters[${odd}] must be an object with the string name and the function emit` };
  return (emitters as readonly Emitter[]).map(findEmitterProblem).find((problem) => problem !== undefined);
}

/** What is wrong with the optional properties of an emitter. */
function findEmitterProblem({ name, emitShared, subpath }: Emitter): Problem | undefined {
  if (emitShared !== undefined && typeof emitShared !== "function")
    return { problem: `has an invalid value: emitShared of the emitter ${name} must be a function` };
  if (subpath === undefined) return undefined;
  const { name: module, peers } = (subpath ?? {}) as { readonly name?: unknown; readonly peers?: unknown };
  if (typeof module === "string" && typeof peers === "object" && peers !== null) return undefined;
  return { problem: `has an invalid value: subpath of the emitter ${name} must be an object with name and peers` };
}

function isEmitter(value: unknown): value is Emitter {
  const { name, emit } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return typeof name === "string" && typeof emit === "function";
}

/** Whether a string is a scope of package names, such as `@acme`. */
export const isScope = (text: string): boolean => /^@[a-z0-9][a-z0-9._-]*$/.test(text);

/** Fills in everything that the configuration leaves out. */
function decide(folder: string, config: WirepactConfig, onRead: ReadHook): ProjectConfig {
  const spec = config.spec ?? defaultSpec;
  const out = resolve(folder, config.out ?? ".");
  const corePackage = join(out, "packages/core/package.json");
  onRead(corePackage);
  const manifest = readJson(join(folder, "package.json"));
  const license = config.license ?? (typeof manifest["license"] === "string" ? manifest["license"] : "UNLICENSED");
  // LICENSE is the text of the project's license; it is only copied when the packages have the same one.
  const licenseText = license === (manifest["license"] ?? config.license) ? readLicense(folder) : undefined;
  return {
    rootFile: resolve(folder, spec),
    out,
    access: config.access ?? "public",
    templates: config.templates === undefined ? undefined : resolve(folder, config.templates),
    emitters: config.emitters ?? [],
    packages: {
      scope: config.scope ?? "@wirepact",
      license,
      ...(licenseText === undefined ? {} : { licenseText }),
      metadata: packageMetadata(config, manifest),
      specFolder: dirname(spec).replaceAll("\\", "/"),
      coreVersion: `^${coreVersion()}`,
      coreInWorkspace: readJson(corePackage)["name"] === "@wirepact/core",
    },
  };
}

function readLicense(folder: string): string | undefined {
  const paths = licenseFiles.map((name) => join(folder, name));
  const path = paths.find((file) => statSync(file, { throwIfNoEntry: false })?.isFile() === true);
  return path === undefined ? undefined : readFileSync(path, "utf8").replaceAll("\r\n", "\n");
}

function readJson(path: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
}

function coreVersion(): string {
  return (createRequire(import.meta.url)("@wirepact/core/package.json") as { readonly version: string }).version;
}
