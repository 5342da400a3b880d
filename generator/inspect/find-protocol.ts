// Finds the protocol for reading messages: a protocol of the spec, or an installed package.

import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { nearestName, type ProtocolDescriptor } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import type { SpanTable } from "../model/protocol-model.js";
import type { SourceFile } from "../model/source.js";
import { findSpec } from "../config/find-spec.js";
import { spokenIn, spokenOf, type SpokenProtocols } from "./spoken-protocols.js";
import { resolveNamed } from "../pipeline/resolve-named.js";

/** A protocol; one of a spec has the positions of its parts. */
export interface LocatedProtocol {
  readonly protocol: ProtocolDescriptor;
  readonly spans?: SpanTable | undefined;
  /** The root file of the spec, and the texts of its files. */
  readonly root?: string | undefined;
  readonly files?: readonly SourceFile[] | undefined;
  /** The other versions that it speaks. */
  readonly spoken?: SpokenProtocols | undefined;
}

export type FoundProtocol = ({ readonly ok: true } & LocatedProtocol) | { readonly ok: false; readonly problem: string };

/** The protocol with this name, from the spec or else from an installed package; without a name, the only protocol of the spec. */
export async function findProtocol(
  name: string | undefined,
  { spec: named, folder }: { readonly spec?: string | undefined; readonly folder: string },
): Promise<FoundProtocol> {
  const spec = await findSpec(folder, named);
  if (typeof spec !== "string") return { ok: false, problem: spec.message };
  const root = resolve(folder, spec);
  const known: string[] = [];
  if (existsSync(root)) {
    const { models, broken } = readModels(root, name);
    const match = name === undefined && models.length === 1 ? models[0] : models.find(({ protocol }) => protocol.name === name);
    if (match !== undefined) return { ok: true, ...match, root };
    known.push(...models.map(({ protocol }) => protocol.name));
    if (broken > 0)
      return { ok: false, problem: `the spec ${spec} has ${broken} ${broken === 1 ? "error" : "errors"}; run \`wirepact check\` first` };
  }
  if (name === undefined) return { ok: false, problem: describeChoice(known, spec) };
  return (await importProtocol(name, folder)) ?? { ok: false, problem: describeUnknown(name, known, spec) };
}

/** The models of a spec, or of one protocol of it, without the checks of examples and style, which reading messages does not need. */
function readModels(root: string, name: string | undefined): { readonly models: readonly LocatedProtocol[]; readonly broken: number } {
  const { protocols, diagnostics, files } = resolveNamed(root, { names: name === undefined ? undefined : [name] });
  return {
    models: protocols.map(({ model, spans }) => ({ protocol: runnable(model), spans, files, spoken: spokenIn(model) })),
    broken: diagnostics.filter(({ severity }) => severity === "error").length,
  };
}

async function importProtocol(name: string, folder: string): Promise<FoundProtocol | undefined> {
  const found = findPackage(name, { folder, besideProgram: true });
  if (found === undefined) return undefined;
  try {
    const module = (await found.load()) as { readonly protocol?: ProtocolDescriptor; readonly versions?: readonly string[] };
    // A package has only the parts of the run time that its own code needs.
    if (module.protocol?.messages === undefined) return { ok: false, problem: `the package ${found.name} does not export a protocol` };
    const { features: _, ...protocol } = module.protocol;
    return { ok: true, protocol: runnable(protocol), spoken: await spokenOf(module, found.load) };
  } catch (error) {
    return { ok: false, problem: `the package ${found.name} cannot be loaded: ${(error as Error).message}` };
  }
}

/** A package that is installed: its name, the path of one of its exports, and a way to import one. */
export interface InstalledPackage {
  readonly name: string;
  readonly resolve: (subpath?: string) => string;
  readonly load: (subpath?: string) => Promise<unknown>;
}

export interface PackagePlaces {
  /** The folder of the project. */
  readonly folder: string;
  /** Whether packages that are installed beside this program count, too. */
  readonly besideProgram: boolean;
}

/** The package of a protocol, which the project has installed. */
export function findPackage(name: string, { folder, besideProgram }: PackagePlaces): InstalledPackage | undefined {
  const scoped = name.startsWith("@") || name.includes("/") ? name : `@wirepact/${name}`;
  const own = createRequire(resolve(folder, "package.json"));
  const candidates = [
    [name, own] as const,
    [scoped, own] as const,
    ...(besideProgram ? [[scoped, createRequire(import.meta.url)] as const] : []),
  ];
  const found = candidates.find(([candidate, require]) => isInstalled(candidate, require));
  if (found === undefined) return undefined;
  const [candidate, require] = found;
  const path = (subpath = ""): string => require.resolve(candidate + subpath);
  return { name: candidate, resolve: path, load: async (subpath) => import(pathToFileURL(path(subpath)).href) };
}

function isInstalled(name: string, require: NodeJS.Require): boolean {
  try {
    return require.resolve(name) !== name;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== "MODULE_NOT_FOUND";
  }
}

function describeChoice(known: readonly string[], spec: string): string {
  if (known.length > 0) return `--protocol is required, one of ${known.join(", ")}`;
  return `--protocol is required (the name of an installed package); there is no spec at ${spec}; name one with --spec`;
}

function describeUnknown(name: string, known: readonly string[], spec: string): string {
  const nearest = nearestName(name, known);
  const hint = nearest === undefined ? "" : `; did you mean "${nearest}"?`;
  if (known.length > 0)
    return `unknown protocol "${name}"${hint} (the spec has ${known.join(", ")}, and no installed package has this name)`;
  return `unknown protocol "${name}": there is no spec at ${spec} and no installed package with this name; name a spec with --spec, or run the command in its project`;
}
