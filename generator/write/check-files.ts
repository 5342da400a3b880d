// Stage 7 with `--check`: reports how the disk differs from the output of the spec, and changes nothing.

import { existsSync } from "node:fs";
import { join } from "node:path";
import { report } from "../diagnostics/catalog.js";
import type { OutputFile } from "../model/output-file.js";
import { interruptedJournals } from "../disk/journal.js";
import { manifestPath, readManifest, recoverManifest } from "./manifest.js";
import { type Conflict, planFiles, type PlanOptions } from "./plan-files.js";
import type { WriteReport } from "./write-files.js";

/** One diagnostic per file that is missing, out of date or no longer generated. */
export function checkFiles(root: string, files: readonly OutputFile[], { owns }: Pick<PlanOptions, "owns">): WriteReport {
  const listed = readManifest(root);
  const old = recoverManifest(root, listed, interruptedJournals(root, "generated"));
  const plan = planFiles(root, files, old, { force: true, owns });
  const drift = [
    ...plan.write.map(({ path }) => ({ path, state: existsSync(join(root, path)) ? differing(plan.conflicts.get(path)) : "is missing" })),
    ...plan.remove.map((path) => ({ path, state: "is no longer generated" })),
    ...plan.stale.map((path) => ({ path, state: "is no longer generated, but was edited by hand" })),
    ...plan.unchanged
      .filter((path) => plan.manifest.get(path) !== listed.get(path))
      .map((path) => ({ path, state: "is not in the manifest" })),
  ];
  const diagnostics = [
    ...plan.refusals,
    ...drift.map((facts) => report("write/drift", facts, { hint: plan.conflicts.has(facts.path) ? forceHint : undefined })),
  ];
  const unchanged = diagnostics.length === 0 ? [...plan.unchanged, manifestPath] : plan.unchanged;
  return { written: [], unchanged, deleted: [], diagnostics };
}

const forceHint = "`wirepact generate --force` overwrites it";

function differing(conflict: Conflict | undefined): string {
  if (conflict === undefined) return "is out of date";
  return conflict === "edited" ? "was edited by hand and is out of date" : "was not generated and is out of date";
}
