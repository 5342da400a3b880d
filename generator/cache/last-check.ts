// Remembers the last check that found nothing, with a digest of all it read, so that the same spec is not judged twice.

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ProtocolCounts } from "../cli/check-report.js";
import { configFile, misnamedConfigFiles } from "../config/config-file.js";
import type { SourceFile } from "../model/source.js";
import { generatorStamp } from "./generator-stamp.js";
import { cacheFolder } from "./last-run.js";

interface LastCheck {
  /** Every file of the spec. */
  readonly paths: readonly string[];
  readonly digest: string;
  readonly protocols: readonly ProtocolCounts[];
}

const checkFile = "last-check.json";

/** What the last check of the project in a folder counted, when another one would come to the same. */
export function findLastCheck(project: string): readonly ProtocolCounts[] | undefined {
  const folder = cacheFolder(project);
  if (folder === undefined) return undefined;
  try {
    const { paths, digest, protocols } = JSON.parse(readFileSync(join(folder, checkFile), "utf8")) as LastCheck;
    const files = paths.map((path) => ({ path, text: readFileSync(path, "utf8") }));
    return digestOf(project, files) === digest ? protocols : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers a check of the configured spec that found nothing; the files have their whole paths. */
export function keepLastCheck(project: string, files: readonly SourceFile[], protocols: readonly ProtocolCounts[]): void {
  const folder = cacheFolder(project);
  if (folder === undefined) return;
  try {
    const check: LastCheck = { paths: files.map(({ path }) => path), digest: digestOf(project, files), protocols };
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, checkFile), JSON.stringify(check));
  } catch {
    // The next check does the work again.
  }
}

/**
 * Of the build that judges, of the day, because what a spec allows may expire, of the project, because a copy of it has files of its own, of the
 * configuration, which says where the spec is, and of the spec.
 */
function digestOf(project: string, files: readonly SourceFile[]): string {
  const hash = createHash("sha256").update(generatorStamp()).update(new Date().toISOString().slice(0, 10)).update(`\n${project}\n`);
  const config = join(project, configFile);
  hash.update(existsSync(config) ? readFileSync(config) : misnamedConfigFiles.filter((name) => existsSync(join(project, name))).join("\n"));
  for (const { path, text } of files) hash.update(`\n${path}\n`).update(text);
  return hash.digest("hex");
}
