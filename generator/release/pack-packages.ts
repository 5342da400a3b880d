// Packs the packages of a release and checks the tarballs: they are reproducible, work for users, and match the released model.

import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ProjectConfig } from "../config/load-config.js";
import { report } from "../diagnostics/catalog.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { ProtocolModel } from "../model/protocol-model.js";
import { billFile, billOfMaterials } from "./bill-of-materials.js";
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
  /** The folder that the tarballs are written to. */
  readonly folder: string;
}

/** Packs every package twice; returns the tarballs, or their problems. */
export async function packPackages({
  config,
  packages,
  models,
  folder,
}: PackOptions): Promise<readonly PackedPackage[] | readonly Diagnostic[]> {
  const bills = writeBills(config.out, packages);
  const folders = packages.map((each) => each.folder);
  const [first, second] = await Promise.all(
    ["first", "second"].map((name) => {
      const target = join(folder, name);
      mkdirSync(target, { recursive: true });
      return packFolders(config.out, folders, target);
    }),
  ).finally(() => bills.forEach((path) => rmSync(path)));
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

/** Writes the bills of materials of packages that are not generated and list one among their files; that of a protocol is part of its release. */
function writeBills(project: string, packages: readonly PlannedPackage[]): readonly string[] {
  const date = new Date().toISOString().slice(0, 10);
  const wanting = packages.filter(({ folder, protocol }) => protocol === undefined && listsBill(join(project, folder)));
  return wanting.map(({ folder }) => {
    const path = join(project, folder, billFile);
    writeFileSync(path, billOfMaterials({ project, folder, date }));
    return path;
  });
}

function listsBill(folder: string): boolean {
  const { files } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { readonly files?: readonly string[] };
  return files?.includes(billFile) === true;
}

/** Checks that a generated package matches its release: a file of an earlier build would be packed with it. */
async function checkOrigin(config: ProjectConfig, { name, file, model }: PackedPackage): Promise<readonly Diagnostic[]> {
  if (model === undefined) return [];
  const { diagnostics } = await verifyPackage(config, file);
  const [first] = diagnostics;
  if (first === undefined) return [];
  const problem = `${first.message}${diagnostics.length === 1 ? "" : ` (and ${diagnostics.length - 1} more)`}; delete the files of earlier builds`;
  return [report("release/package-problem", { name, tool: "wirepact verify", problem }, {})];
}

/** Whether packing returned problems instead of tarballs. */
export const hasProblems = (packed: readonly PackedPackage[] | readonly Diagnostic[]): packed is readonly Diagnostic[] =>
  packed.some((each) => "code" in each);
