// Packs the packages of a release and checks the tarballs: the same bytes twice, fit for use, and made from the released model.

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { ProjectConfig } from "../config/load-config.js";
import { report } from "../diagnostics/catalog.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { ProtocolModel } from "../model/protocol-model.js";
import { checkTarball, type Tarball } from "./check-tarball.js";
import type { PlannedPackage } from "./plan-release.js";
import { packFolders } from "./process/npm.js";
import { verifyPackage } from "./verify-package.js";

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
  const folders = packages.map((each) => each.folder);
  const [first, second] = await Promise.all(
    ["once", "again"].map((name) => {
      const target = join(folder, name);
      mkdirSync(target, { recursive: true });
      return packFolders(config.out, folders, target);
    }),
  );
  if (typeof first !== "object" || typeof second !== "object") {
    const name = packages.map((each) => each.name).join(", ");
    const problem = [first, second].find((each) => typeof each === "string") ?? "";
    return [report("release/package-problem", { name, tool: "npm pack", problem }, {})];
  }
  const differing = packages.filter((_, index) => first[index]?.integrity !== second[index]?.integrity);
  if (differing.length > 0) return differing.map(({ name }) => report("release/not-reproducible", { name }, {}));
  const packed = packages.map(({ name, version, protocol }, index): PackedPackage => {
    const { file, integrity } = first[index]!;
    return { name, version, file, integrity, model: models.find((model) => model.name === protocol) };
  });
  const problems: Diagnostic[] = [];
  for (const each of packed) problems.push(...(await checkTarball(config.out, each, packed)), ...(await checkOrigin(config, each)));
  return problems.length > 0 ? problems : packed;
}

/** Whether a generated package is what its release gives: a file left over from an earlier build would be packed with it. */
async function checkOrigin(config: ProjectConfig, { name, file, model }: PackedPackage): Promise<readonly Diagnostic[]> {
  if (model === undefined) return [];
  const { diagnostics } = await verifyPackage(config, file);
  const [first] = diagnostics;
  if (first === undefined) return [];
  const problem = `${first.message}${diagnostics.length === 1 ? "" : ` (and ${diagnostics.length - 1} more)`}; remove what was built before`;
  return [report("release/package-problem", { name, tool: "wirepact verify", problem }, {})];
}

/** Whether packing gave problems instead of tarballs. */
export const isRefused = (packed: readonly PackedPackage[] | readonly Diagnostic[]): packed is readonly Diagnostic[] =>
  packed.some((each) => "code" in each);
