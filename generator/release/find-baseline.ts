// Finds the older release that a spec is compared with: the last one, or the one that the user names.

import { existsSync, rmSync } from "node:fs";
import { basename, dirname, extname, join, resolve } from "node:path";
import { compileSpec } from "../pipeline/compile.js";
import type { ProjectConfig } from "../config/load-config.js";
import { report } from "../diagnostics/catalog.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { ProtocolModel } from "../model/protocol-model.js";
import { readFrozenSurface, readReleasedModel, releasedVersions, releaseFile, releasesFolder } from "./frozen/release-files.js";
import { checkOutFolder, commitOf } from "./process/git.js";
import { findPredecessor, isPrerelease } from "./versions.js";

/** An older model and its name in messages. */
export interface Baseline {
  readonly model: ProtocolModel;
  /** `1.0.0`, or the file or commit it comes from. */
  readonly label: string;
  /** The frozen API of its package. */
  readonly surface?: string | undefined;
  /** All released versions, the oldest first. */
  readonly released?: readonly string[];
  /** The released model with the version of the spec, where that is a pre-release. */
  readonly preview?: ProtocolModel;
}

/** The older release of a protocol, given its version in the spec; undefined when there is none yet. */
export type FindBaseline = (protocol: string, version: string) => Promise<Baseline | Diagnostic | undefined>;

/** Returns a function that finds the older release of a protocol; `against` is a version, a file or a commit, by default the last release. */
export function openBaselines(config: ProjectConfig, folder: string, against: string | undefined): FindBaseline {
  const releases = releasesFolder(config.rootFile);
  if (against === undefined) return (protocol, version) => Promise.resolve(lastRelease(releases, protocol, version));
  if (/^v?(?:\d+\.\d+\.\d+|\d{4}-\d{2}-\d{2})/.test(against))
    return (protocol) => Promise.resolve(release(releases, protocol, against.replace(/^v/, "")));
  const file = resolve(folder, against);
  if (existsSync(file)) return fromFile(file, against);
  let models: Promise<readonly ProtocolModel[] | undefined> | undefined;
  return async (protocol) => {
    models ??= modelsAt(config, against);
    const found = await models;
    if (found === undefined) return report("release/unknown-baseline", { against }, {});
    const model = found.find(({ name }) => name === protocol);
    return model === undefined ? undefined : { model, label: `${model.version} at ${against}` };
  };
}

/** The release that a version follows. */
function lastRelease(releases: string, protocol: string, version: string): Baseline | Diagnostic | undefined {
  const released = releasedVersions(releases, protocol);
  const followed = findPredecessor(released, version) ?? released.at(0);
  if (followed === undefined) return undefined;
  const found = release(releases, protocol, followed);
  const preview = isPrerelease(version) && released.includes(version) ? release(releases, protocol, version) : undefined;
  if ("code" in found) return found;
  if (preview !== undefined && "code" in preview) return preview;
  return { ...found, released, ...(preview === undefined ? {} : { preview: preview.model }) };
}

function release(releases: string, protocol: string, version: string): Baseline | Diagnostic {
  const path = releaseFile(releases, protocol, version);
  if (!existsSync(path)) {
    return report("release/unknown-version", { protocol, version, known: releasedVersions(releases, protocol) }, {});
  }
  const found = labelled(readReleasedModel(path, `releases/${protocol}/${version}.json`), version, protocol);
  return "code" in found ? found : { ...found, surface: readFrozenSurface(releases, protocol, version) };
}

function labelled(model: ProtocolModel | Diagnostic, label: string, protocol: string): Baseline | Diagnostic {
  if ("code" in model) return model;
  return model.name === protocol ? { model, label } : report("release/other-protocol", { name: protocol, baseline: model.name }, {});
}

/** Nothing is checked of a release: its models are all that is compared. */
const onlyModels = { findings: [] } as const;

function fromFile(file: string, shown: string): FindBaseline {
  if (extname(file) === ".json") return (protocol) => Promise.resolve(labelled(readReleasedModel(file, shown), shown, protocol));
  return async (protocol) => {
    const { protocols, diagnostics } = await compileSpec(file, onlyModels);
    const broken = protocols.length === 0 ? diagnostics.find(({ severity }) => severity === "error") : undefined;
    if (broken !== undefined) return report("release/corrupt-baseline", { file: shown, problem: broken.message }, {});
    const found = protocols.find(({ model }) => model.name === protocol);
    return found === undefined ? undefined : { model: found.model, label: shown };
  };
}

/** The models of the spec as it was at a commit. */
async function modelsAt({ rootFile }: ProjectConfig, name: string): Promise<readonly ProtocolModel[] | undefined> {
  const commit = await commitOf(dirname(rootFile), name);
  const folder = commit === undefined ? undefined : await checkOutFolder(dirname(rootFile), commit);
  if (folder === undefined) return undefined;
  try {
    return (await compileSpec(join(folder, basename(rootFile)), onlyModels)).protocols.map(({ model }) => model);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
