// Stage 7 with `--check`: says how the disk differs from what the spec gives, and changes nothing.

import { existsSync } from "node:fs";
import { join } from "node:path";
import { report } from "../diagnostics/catalog.js";
import type { OutputFile } from "../model/output-file.js";
import { manifestPath, readManifest } from "./manifest.js";
import { type Hand, planFiles, type PlanOptions } from "./plan-files.js";
import type { WriteReport } from "./write-files.js";

/** One diagnostic per file that is missing, different or no longer wanted. */
export function checkFiles(root: string, files: readonly OutputFile[], { owns }: Pick<PlanOptions, "owns">): WriteReport {
  const old = readManifest(root);
  const plan = planFiles(root, files, old, { force: true, owns });
  const drift = [
    ...plan.write.map(({ path }) => ({ path, state: existsSync(join(root, path)) ? differing(plan.handmade.get(path)) : "is missing" })),
    ...plan.remove.map((path) => ({ path, state: "is no longer generated" })),
    ...plan.abandoned.map((path) => ({ path, state: "is no longer generated, but was edited by hand" })),
    ...plan.unchanged
      .filter((path) => plan.manifest.get(path) !== old.get(path))
      .map((path) => ({ path, state: "is not in the manifest" })),
  ];
  const diagnostics = [
    ...plan.refusals,
    ...drift.map((facts) => report("write/drift", facts, { hint: plan.handmade.has(facts.path) ? forceHint : undefined })),
  ];
  const unchanged = diagnostics.length === 0 ? [...plan.unchanged, manifestPath] : plan.unchanged;
  return { written: [], unchanged, deleted: [], diagnostics };
}

/** How to get rid of what was made by hand. */
const forceHint = "`wirepact generate --force` overwrites it";

function differing(hand: Hand | undefined): string {
  if (hand === undefined) return "is not what the spec gives";
  return hand === "edited" ? "was edited by hand and is not what the spec gives" : "was not generated and is not what the spec gives";
}
