// Finds the protocol that messages are read by: one of the spec at hand, or an installed package. Reads; reports by result, never prints.

import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { nearestName, type ProtocolDescriptor } from "@wirepact/core";
import { findSpec } from "../config/find-spec.js";
import { importModule } from "../import-module.js";
import { loadSpec } from "../load/load-spec.js";
import { parseSpec } from "../parse/parse-spec.js";
import { resolveSpec } from "../resolve/resolve-spec.js";

export type FoundProtocol = { readonly ok: true; readonly protocol: ProtocolDescriptor } | { readonly ok: false; readonly problem: string };

/** The protocol of this name: from the spec if there is one, else the package of this name as seen from the folder. A spec's only one needs no name. */
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
  return (await importProtocol(name, folder)) ?? { ok: false, problem: describeMiss(name, known, spec) };
}

/** The models of a spec. Whether its examples hold and its style is right does not matter to who only reads messages by it. */
function readModels(root: string): { readonly models: readonly ProtocolDescriptor[]; readonly broken: number } {
  const loaded = loadSpec(root);
  const parsed = parseSpec(loaded.files);
  const resolved = parsed.syntax === undefined ? { protocols: [], diagnostics: [] } : resolveSpec(parsed.syntax);
  const diagnostics = [...loaded.diagnostics, ...parsed.diagnostics, ...resolved.diagnostics];
  return {
    models: resolved.protocols.map(({ model }) => model),
    broken: diagnostics.filter(({ severity }) => severity === "error").length,
  };
}

async function importProtocol(name: string, folder: string): Promise<FoundProtocol | undefined> {
  const require = createRequire(resolve(folder, "package.json"));
  for (const candidate of name.startsWith("@") || name.includes("/") ? [name] : [name, `@wirepact/${name}`]) {
    try {
      const module = await importModule<{ readonly protocol?: ProtocolDescriptor }>(pathToFileURL(require.resolve(candidate)).href);
      if (module.protocol?.messages !== undefined) return { ok: true, protocol: module.protocol };
      return { ok: false, problem: `the package ${candidate} exports no protocol` };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "MODULE_NOT_FOUND")
        return { ok: false, problem: `the package ${candidate} cannot be loaded: ${(error as Error).message}` };
    }
  }
  return undefined;
}

function describeChoice(known: readonly string[], spec: string): string {
  if (known.length > 0) return `say with --protocol which protocol it is; the spec has ${known.join(", ")}`;
  return `say with --protocol which protocol it is, by the name of an installed package; there is no spec at ${spec}`;
}

function describeMiss(name: string, known: readonly string[], spec: string): string {
  const nearest = nearestName(name, known);
  const hint = nearest === undefined ? "" : `; did you mean ${nearest}?`;
  if (known.length > 0)
    return `there is no protocol ${name}${hint} (the spec has ${known.join(", ")}; no installed package has that name either)`;
  return `there is no protocol ${name}: no spec at ${spec}, and no installed package of that name`;
}
