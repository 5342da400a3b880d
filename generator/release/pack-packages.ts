// Packs the packages of a release and checks the tarballs: the same bytes twice, and fit for use.

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { ProjectConfig } from "../config/load-config.js";
import { report } from "../diagnostics/catalog.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { ProtocolModel } from "../model/protocol-model.js";
import { checkTarball, type Tarball } from "./check-tarball.js";
import { packageFolder, type PlannedPackage } from "./plan-release.js";
import { packPackage } from "./process/npm.js";

export interface PackedPackage extends Tarball {
  readonly version: string;
  readonly integrity: string;
}

export interface PackOptions {
  readonly config: ProjectConfig;
  readonly packages: readonly PlannedPackage[];
  readonly models: readonly ProtocolModel[];
  /** Where the tarballs go. */
  readonly folder: string;
}

/** Packs every package twice; gives the tarballs, or what is wrong with them. */
export async function packPackages({
  config,
  packages,
  models,
  folder,
}: PackOptions): Promise<readonly PackedPackage[] | readonly Diagnostic[]> {
  const packed: PackedPackage[] = [];
  for (const planned of packages) {
    const { name, version, protocol } = planned;
    const [once, again] = [join(folder, "once"), join(folder, "again")];
    for (const target of [once, again]) mkdirSync(target, { recursive: true });
    const [first, second] = [
      await packPackage(packageFolder(config, planned), once),
      await packPackage(packageFolder(config, planned), again),
    ];
    if (typeof first === "string") return [report("release/package-problem", { name, tool: "npm pack", problem: first }, {})];
    if (typeof second === "string" || first.integrity !== second.integrity) return [report("release/not-reproducible", { name }, {})];
    packed.push({ name, version, file: first.file, integrity: first.integrity, model: models.find((model) => model.name === protocol) });
  }
  const problems: Diagnostic[] = [];
  for (const each of packed) problems.push(...(await checkTarball(config.out, each, packed)));
  return problems.length > 0 ? problems : packed;
}

/** Whether packing gave problems instead of tarballs. */
export const isRefused = (packed: readonly PackedPackage[] | readonly Diagnostic[]): packed is readonly Diagnostic[] =>
  packed.some((each) => "code" in each);
