// Finds the protocol for reading messages: a protocol of the spec, or an installed package.

import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { nearestName, type ProtocolDescriptor } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import { findSpec } from "../config/find-spec.js";
import { loadSpec } from "../load/load-spec.js";
import { parseSpec } from "../parse/parse-spec.js";
import { resolveSpec } from "../resolve/resolve-spec.js";

export type FoundProtocol = { readonly ok: true; readonly protocol: ProtocolDescriptor } | { readonly ok: false; readonly problem: string };

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
    const { models, broken } = readModels(root);
    const match = name === undefined && models.length === 1 ? models[0] : models.find((model) => model.name === name);
    if (match !== undefined) return { ok: true, protocol: match };
    known.push(...models.map((model) => model.name));
    if (broken > 0)
      return { ok: false, problem: `the spec ${spec} has ${broken} ${broken === 1 ? "error" : "errors"}; run \`wirepact check\` first` };
  }
  if (name === undefined) return { ok: false, problem: describeChoice(known, spec) };
  return (await importProtocol(name, folder)) ?? { ok: false, problem: describeUnknown(name, known, spec) };
}

/** The models of a spec, without the checks of examples and style, which reading messages does not need. */
function readModels(root: string): { readonly models: readonly ProtocolDescriptor[]; readonly broken: number } {
  const loaded = loadSpec(root);
  const parsed = parseSpec(loaded.files);
  const resolved = parsed.syntax === undefined ? { protocols: [], diagnostics: [] } : resolveSpec(parsed.syntax);
  const diagnostics = [...loaded.diagnostics, ...parsed.diagnostics, ...resolved.diagnostics];
  return {
    models: resolved.protocols.map(({ model }) => runnable(model)),
    broken: diagnostics.filter(({ severity }) => severity === "error").length,
  };
}

async function importProtocol(name: string, folder: string): Promise<FoundProtocol | undefined> {
  const require = createRequire(resolve(folder, "package.json"));
  for (const candidate of name.startsWith("@") || name.includes("/") ? [name] : [name, `@wirepact/${name}`]) {
    try {
      const module = (await import(pathToFileURL(require.resolve(candidate)).href)) as { readonly protocol?: ProtocolDescriptor };
      if (module.protocol?.messages !== undefined) return { ok: true, protocol: module.protocol };
      return { ok: false, problem: `the package ${candidate} does not export a protocol` };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "MODULE_NOT_FOUND")
        return { ok: false, problem: `the package ${candidate} cannot be loaded: ${(error as Error).message}` };
    }
  }
  return undefined;
}

function describeChoice(known: readonly string[], spec: string): string {
  if (known.length > 0) return `--protocol is required, one of ${known.join(", ")}`;
  return `--protocol is required (the name of an installed package); there is no spec at ${spec}`;
}

function describeUnknown(name: string, known: readonly string[], spec: string): string {
  const nearest = nearestName(name, known);
  const hint = nearest === undefined ? "" : `; did you mean "${nearest}"?`;
  if (known.length > 0)
    return `unknown protocol "${name}"${hint} (the spec has ${known.join(", ")}, and no installed package has this name)`;
  return `unknown protocol "${name}": there is no spec at ${spec} and no installed package with this name`;
}
