// The protocols that the server offers, read again whenever the spec has changed.

import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { areUnchanged, markFiles, type Marks } from "../cache/file-marks.js";
import type { ReadHook } from "../load/read-source.js";
import type { Compilation } from "../pipeline/compile-files.js";
import { resolveNamed } from "../pipeline/resolve-named.js";
import { configFile } from "../config/config-file.js";
import type { ProjectConfig } from "../config/load-config.js";
import { indexSources, type Sources } from "../diagnostics/locate-diagnostics.js";
import { writtenVersion } from "../describe/written-version.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { ProtocolModel } from "../model/protocol-model.js";
import { createConfigReader } from "../watch/config-reader.js";
import { servePackage, serveModel, type ServedProtocol } from "./served-protocol.js";

export interface LibraryOptions {
  readonly folder: string;
  /** Root file of the spec, in place of the configured one. */
  readonly spec: string | undefined;
  /** Only these protocols: of the spec, or installed packages. */
  readonly names: readonly string[] | undefined;
  /** Protocols of the spec that support this version are served in it. */
  readonly protocolVersion: string | undefined;
  /** The role whose view of the protocols is served. */
  readonly role: string | undefined;
  /** The folder of the spec as it is shown. */
  readonly shownFolder: (specFolder: string) => string;
}

/** The protocols at one moment. */
export interface ProtocolLibrary {
  readonly protocols: readonly ServedProtocol[];
  /** What `wirepact check` says about the spec. */
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: Sources;
  /** Whether there is a root file. */
  readonly hasSpec: boolean;
  /** Names that were asked for and cannot be served, in words. */
  readonly problems: readonly string[];
  /** Files and folders whose changes may change the library. */
  readonly watched: readonly string[];
}

/** Opens the library of the protocols that are served, and that of the whole spec, checked, which few calls need. */
export function openLibraries(options: LibraryOptions): { readonly [name in "library" | "wholeLibrary"]: () => Promise<ProtocolLibrary> } {
  const { names } = options;
  return {
    library: openLibrary(options, async (rootFile, onRead) => resolveNamed(rootFile, { names, onRead })),
    wholeLibrary: openLibrary(options, async (rootFile, onRead) => {
      const { compileSpec } = await import("../pipeline/compile.js");
      return compileSpec(rootFile, { onRead });
    }),
  };
}

type Compile = (rootFile: string, onRead: ReadHook) => Promise<Omit<Compilation, "partial">>;

/** The result gives the current content, and reads the spec only if it has changed. */
function openLibrary(options: LibraryOptions, compile: Compile): () => Promise<ProtocolLibrary> {
  const readConfig = createConfigReader(options.folder, options.spec);
  const packages = new Map<string, Promise<ServedProtocol | string | undefined>>();
  const loadPackage: Loading["loadPackage"] = async (name, places) => {
    const loading = packages.get(name) ?? servePackage(name, { ...places, folder: options.folder, role: options.role });
    packages.set(name, loading);
    const loaded = await loading;
    // A package that is missing may be installed later.
    if (typeof loaded !== "object") packages.delete(name);
    return loaded;
  };
  let current: { readonly marks: Marks | undefined; readonly library: Promise<ProtocolLibrary> } | undefined;
  return async () => {
    if (current?.marks !== undefined && areUnchanged(current.marks)) return current.library;
    const files = markFiles();
    for (const name of [configFile, "package.json"]) files.add(join(options.folder, name));
    const library = readConfig().then(async (read) =>
      readLibrary(options, {
        loaded: "code" in read ? read : read.config,
        loadPackage,
        compile: async (rootFile) => compile(rootFile, files.add),
      }),
    );
    // While it is being read, other calls wait for the same reading.
    current = { marks: {}, library };
    try {
      return await library;
    } finally {
      current = { marks: files.finish(), library };
    }
  };
}

interface Loading {
  readonly loaded: ProjectConfig | Diagnostic;
  readonly loadPackage: (name: string, places: { readonly besideProgram: boolean }) => Promise<ServedProtocol | string | undefined>;
  readonly compile: (rootFile: string) => ReturnType<Compile>;
}

async function readLibrary(options: LibraryOptions, { loaded, loadPackage, compile }: Loading): Promise<ProtocolLibrary> {
  const { names } = options;
  const spec =
    "rootFile" in loaded
      ? await readSpec(loaded, compile, options)
      : { diagnostics: [loaded], files: [], models: [], hasSpec: true, problems: [] };
  const wanted = spec.models.filter(({ protocol }) => names === undefined || names.includes(protocol.name));
  const others = (names ?? installedPackages(options.folder)).filter((name) => !wanted.some(({ protocol }) => protocol.name === name));
  const isBroken = spec.diagnostics.some(({ severity }) => severity === "error");
  // A protocol of a spec with errors is missing only for now.
  const isExpected = isBroken && spec.hasSpec;
  const found = await Promise.all(others.map(async (name) => ({ name, served: await loadPackage(name, { besideProgram: !isExpected }) })));
  const served = found.flatMap((each) => (typeof each.served === "object" ? [each.served] : []));
  const missing = found.flatMap(({ name, served: problem }) => {
    if (typeof problem === "string") return [problem];
    return problem === undefined && names !== undefined && !isExpected ? [describeMissing(name, spec.models, spec.hasSpec)] : [];
  });
  const root = "rootFile" in loaded ? options.shownFolder(dirname(loaded.rootFile)) : "";
  return {
    protocols: withoutRepeats([...wanted, ...served]),
    diagnostics: spec.hasSpec || served.length === 0 ? spec.diagnostics : [],
    sources: indexSources(spec.files, root),
    hasSpec: spec.hasSpec,
    problems: [...missing, ...spec.problems],
    watched: [
      join(options.folder, configFile),
      join(options.folder, "package.json"),
      ...("rootFile" in loaded ? [dirname(loaded.rootFile)] : []),
    ],
  };
}

/** A protocol of the spec goes before an installed package with the same protocol. */
function withoutRepeats(served: readonly ServedProtocol[]): readonly ServedProtocol[] {
  return [...new Map(served.toReversed().map((each) => [each.protocol.name, each])).values()].toReversed();
}

async function readSpec(config: ProjectConfig, compile: Loading["compile"], { role, protocolVersion }: LibraryOptions) {
  const { protocols, diagnostics, files } = await compile(config.rootFile);
  const isBroken = diagnostics.some(({ severity }) => severity === "error");
  const current = isBroken ? [] : protocols.map(({ model }) => model);
  const wanted = current.map((model) => (protocolVersion === undefined ? model : inVersion(model, protocolVersion)));
  const models = await Promise.all(wanted.map((model, index) => serveModel(model ?? current[index]!, config, role)));
  const problems =
    current.length === 0 || wanted.some((model) => model !== undefined)
      ? []
      : [`no protocol of the spec supports the version "${protocolVersion}"`];
  return { diagnostics, files, models, hasSpec: existsSync(config.rootFile), problems };
}

/** The model of a version that a protocol supports; undefined if it does not support that one. */
function inVersion(model: ProtocolModel, wanted: string): ProtocolModel | undefined {
  if (wanted === model.version || wanted === String(writtenVersion(model, model.version))) return model;
  return Object.entries(model.speaks ?? {}).find(
    ([version]) => wanted === version || wanted === String(writtenVersion(model, version)),
  )?.[1].model;
}

/** The dependencies of the project that are packages of a protocol. */
function installedPackages(folder: string): readonly string[] {
  const manifest = readJson(join(folder, "package.json"));
  const require = createRequire(join(folder, "package.json"));
  const names = ["dependencies", "devDependencies"].flatMap((kind) => Object.keys(manifest[kind] ?? {}));
  return [...new Set(names)].filter((name) => {
    try {
      return readJson(require.resolve(`${name}/package.json`))["wirepact"] !== undefined;
    } catch {
      return false;
    }
  });
}

function readJson(path: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
}

function describeMissing(name: string, models: readonly ServedProtocol[], hasSpec: boolean): string {
  const known = models.map(({ protocol }) => protocol.name);
  const spec = hasSpec ? `the spec has ${known.join(", ") || "no protocols"}` : "there is no spec";
  return `unknown protocol "${name}": ${spec}, and no installed package has this name`;
}
