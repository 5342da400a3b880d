// `npm run test:mutants`: changes single tokens of the sources, one at a time, and counts how many changes the tests notice.
// `MUTANTS` sets the size of the sample, `SEED` repeats a run, `FILES` tries only the part of the sample whose paths contain it,
// `PATIENCE` is the processor time in seconds after which a mutant counts as a survivor, `RETRY` tries only the survivors of the last run.
// A run that was ended is continued when it is started again with its seed.

import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { removeTemporary } from "../support/remove-temporary.js";
import { equivalentMutants } from "./equivalent-mutants.js";
import { findMutants, type Mutant } from "./find-mutants.js";
import { sampleMutants } from "./sample-mutants.js";
import { mutatedFiles, testsFor } from "./suites.js";
import { tryMutants } from "./try-mutants.js";

const requiredPercent = 95;
const root = fileURLToPath(new URL("../..", import.meta.url));
const seed = Number(process.env["SEED"] ?? Date.now() % 1_000_000);
const count = Number(process.env["MUTANTS"] ?? 500);
const only = process.env["FILES"] ?? "";
const cache = join(root, "node_modules/.cache/wirepact-mutants");
const survivorFile = join(cache, "survivors.json");
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

type Place = Pick<Mutant, "file" | "lineText" | "original" | "replacement">;

const isAmong = (places: readonly Place[], mutant: Mutant): boolean =>
  places.some(
    ({ file, lineText, original, replacement }) =>
      file === mutant.file && lineText === mutant.lineText && original === mutant.original && replacement === mutant.replacement,
  );

/** The mutants that survived the last run of each file. */
function lastSurvivors(): readonly Place[] {
  return existsSync(survivorFile) ? (JSON.parse(readFileSync(survivorFile, "utf8")) as readonly Place[]) : [];
}

const mutants = mutatedFiles(root).flatMap((file) => findMutants(file, readFileSync(join(root, file), "utf8")));
const stale = equivalentMutants.filter(({ file, lineText }) => !readFileSync(join(root, file), "utf8").includes(lineText));
for (const { file, lineText } of stale) console.log(`equivalent-mutants.ts: the line is no longer in ${file}: ${lineText}`);

const isRetry = process.env["RETRY"] !== undefined;
const last = lastSurvivors();
const candidates = isRetry ? mutants.filter((mutant) => isAmong(last, mutant)) : sampleMutants(mutants, count, seed);
const chosen = candidates.filter(({ file }) => file.includes(only));
const tried = chosen.filter((mutant) => !isAmong(equivalentMutants, mutant));
console.log(`${mutants.length} mutants, sample of ${chosen.length} with SEED=${seed}, ${chosen.length - tried.length} of them equivalent`);

// The same sample of the same sources has the same folder.
const folder = join(
  tmpdir(),
  `wirepact-mutants-${createHash("sha256")
    .update(root + JSON.stringify(tried))
    .digest("hex")
    .slice(0, 12)}`,
);
const survivors = await tryMutants(tried, {
  root,
  folder,
  costFile: join(cache, "costs.json"),
  seed,
  testsFor: (file) => testsFor(root, file),
  isThorough: isRetry,
  log: (line) => console.log(line),
});
removeTemporary(folder);
const others = last.filter(({ file }) => !file.includes(only));
writeFileSync(survivorFile, JSON.stringify([...others, ...survivors.map(({ mutant }) => mutant)]));

const percent = tried.length === 0 ? 100 : (100 * (tried.length - survivors.length)) / tried.length;
if (survivors.length > 0) {
  const lines = survivors.map(
    ({ mutant: { file, line, original, replacement, lineText }, note }) =>
      `  ${file}:${line} ${original} → ${replacement} (${note})\n    ${lineText}`,
  );
  console.log(`\nSurvivors:\n${lines.toSorted().join("\n")}`);
}
console.log(
  `\n${tried.length - survivors.length} of ${tried.length} mutants killed: ${percent.toFixed(1)} % (at least ${requiredPercent} % required), SEED=${seed}`,
);
if (percent < requiredPercent || stale.length > 0) process.exitCode = 1;
