// How fast the guards of two clones accept the messages of the five protocols, in turn within one process: `npm run bench:compare -- ../older-clone`, or
// `-- ../older-clone oacp` for one protocol. The other clone must be built.

import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { withLoops, type Judge } from "./contestants/contestant.js";
import { best, bestRatio, geometricMean, measureInTurn } from "./measure.js";
import { importModule, writeModule } from "./peers.js";
import { printTable, show } from "./table.js";
import { copies, makeCases, protocols } from "./validators/cases.js";

const given = process.argv.slice(2);
const [other, ...asked] = given.filter((word) => word !== "--quick");
if (other === undefined) throw new Error("Usage: npm run bench:compare -- <folder of another clone> [<protocol> …] [--quick]");
const folders = { here: fileURLToPath(new URL("../..", import.meta.url)), other: resolve(other) };
const rounds = given.includes("--quick") ? 15 : 61;
const span = { round: 3, warm: 100 };

/** The guards and loops of a protocol, from the built package of a clone. */
async function loadJudge(clone: keyof typeof folders, protocol: string): Promise<Judge> {
  const entry = join(folders[clone], "packages", protocol, "dist/index.js");
  if (!existsSync(entry)) throw new Error(`${entry} does not exist: run "npm run build" in ${folders[clone]}.`);
  const text = `import { is, validate } from ${JSON.stringify(entry)};\nexport { is };\nexport const issues = (value) => validate(value).issues ?? [];\n`;
  return importModule(writeModule(`${clone}-${protocol}.mjs`, withLoops(text)));
}

const results: { readonly name: string; readonly nanoseconds: number; readonly ratio: number }[] = [];
for (const protocol of asked.length === 0 ? protocols : asked) {
  const here = await loadJudge("here", protocol);
  const before = await loadJudge("other", protocol);
  const cases = makeCases(protocol);
  // Whoever reads a protocol sees all its messages, so all have been seen before the first is timed.
  for (const { name, good } of cases)
    for (const [clone, { accept }] of Object.entries({ here, other: before }))
      for (let run = 0; run < 50; run++) if (accept(good) !== good.length) throw new Error(`The guards of "${clone}" reject ${name}.`);
  for (const { name, good } of cases) {
    const times = measureInTurn({ here: () => here.accept(good), other: () => before.accept(good) }, rounds, span);
    results.push({ name, nanoseconds: (best(times["here"] ?? []) / copies) * 1e6, ratio: bestRatio(times, "here", "other") });
  }
}
const ratios = results.map(({ ratio }) => ratio);
printTable(
  `Accept: speed of this clone, ${folders.other} = 1`,
  ["", "time", "speed"],
  [
    ...results.map(({ name, nanoseconds, ratio }) => [name, `${show(nanoseconds)} ns`, show(ratio)]),
    ["geometric mean", "", show(geometricMean(ratios))],
    ["least", "", show(Math.min(...ratios))],
  ],
);
