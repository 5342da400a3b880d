// Generates the code of a package in memory, to see its API.

import { createRecentDrafts, openDraftCache } from "../../cache/draft-cache.js";
import { generatorStamp } from "../../cache/generator-stamp.js";
import { cacheFolder } from "../../cache/last-run.js";
import type { ProjectConfig } from "../../config/load-config.js";
import { report } from "../../diagnostics/catalog.js";
import { emitFiles, type DraftCache } from "../../emit/emit-files.js";
import { codeEmitters } from "../../emit/index.js";
import { templateFolderOf } from "../../emit/own-templates.js";
import { packageManifestEmitter } from "../../emit/package-manifest.js";
import { lowerProtocol } from "../../lower/index.js";
import type { Modules } from "../../text/declarations.js";
import type { Diagnostic } from "../../model/diagnostic.js";
import type { ProtocolModel } from "../../model/protocol-model.js";
import { outlinePackage, surfaceOf, surfaceText, type PackageSurface, type SurfaceOutline } from "./package-surface.js";

/** The files that `generate` has finished before; they are only read. */
const caches = new WeakMap<ProjectConfig, DraftCache>();

function cacheOf(config: ProjectConfig): DraftCache {
  const folder = cacheFolder(config.out);
  const cache =
    caches.get(config) ?? createRecentDrafts(openDraftCache({ folder, out: config.out }, folder === undefined ? "" : generatorStamp()));
  caches.set(config, cache);
  return cache;
}

/** The outline of the package that the project generates from a model, or why it generates none. */
export async function emitOutline(config: ProjectConfig, model: ProtocolModel): Promise<SurfaceOutline | Diagnostic> {
  const { files, diagnostics } = await emitFiles({
    protocols: [{ model, schemas: lowerProtocol(model) }],
    emitters: [packageManifestEmitter, ...codeEmitters, ...config.emitters],
    config: config.packages,
    templates: templateFolderOf(config),
    cache: cacheOf(config),
    partial: true,
  });
  return diagnostics[0] ?? outlinePackage(files);
}

/** The API of an outlined package, or why its declarations cannot be read. */
export function completeSurface(outline: SurfaceOutline, known?: Modules): PackageSurface | Diagnostic {
  const surface = surfaceOf(outline, known);
  return typeof surface === "string" ? report("release/api-unreadable", { problem: surface }, {}) : surface;
}

/** The API of the package that the project generates from a model, as it is frozen, or why it cannot be read. */
export async function emitSurfaceText(config: ProjectConfig, model: ProtocolModel): Promise<string | Diagnostic> {
  const outline = await emitOutline(config, model);
  const surface = "code" in outline ? outline : completeSurface(outline);
  return "code" in surface ? surface : surfaceText(surface);
}
