// A project whose `wirepact generate` is killed: every second kill hits a change of the spec, the others a first run.

import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { KillReport } from "./kill-portions.js";
import { killAtRandom } from "./kill-process.js";
import { removeTemporary } from "./remove-temporary.js";

const command = fileURLToPath(new URL("../../generator/bin/wirepact.js", import.meta.url));
const spec = fileURLToPath(new URL("../golden-specs/workshop", import.meta.url));
const specFile = "spec/protocols/workshop.yaml";

/** Kills runs and expects that the next run completes each; throws with what is wrong otherwise. */
export async function killGenerate(kills: number, random: () => number): Promise<KillReport> {
  const folder = mkdtempSync(join(tmpdir(), "killed-"));
  try {
    cpSync(spec, join(folder, "spec"), { recursive: true });
    mkdirSync(join(folder, "node_modules"));
    const text = readFileSync(join(folder, specFile), "utf8");
    const variants = [text, text.replace("What it costs.", "What it may cost.").replace("protocol: workshop", "protocol: atelier")];
    const expected = variants.map((variant) => {
      writeFileSync(join(folder, specFile), variant);
      const begun = performance.now();
      generate(folder);
      return { files: readOutput(folder), time: performance.now() - begun };
    });
    let [killed, interrupted] = [0, 0];
    for (let round = 0; round < kills; round++) {
      const { files, time } = expected[round % 2]!;
      writeFileSync(join(folder, specFile), variants[round % 2]!);
      if (random() < 0.3) for (const name of ["packages", "generated"]) removeTemporary(join(folder, name));
      // Writing is a small part of a run, so most kills aim at it.
      const atWriting = existsSync(join(folder, "generated")) && random() < 0.7;
      const aim = atWriting ? { within: 40, afterChangeIn: join(folder, "generated") } : { within: time * 1.1 };
      if (await killAtRandom([command, "generate"], { folder, random, ...aim })) killed++;
      if (leftovers(folder).length > 0) interrupted++;
      generate(folder);
      const problem = differenceOf(readOutput(folder), files) ?? leftovers(folder)[0];
      if (problem !== undefined) throw new Error(`after kill ${round + 1}: ${problem}`);
    }
    return { killed, interrupted };
  } finally {
    removeTemporary(folder);
  }
}

/** Runs the command to its end, without --force. */
function generate(folder: string): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, "generate"], { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(`generate failed: ${stdout}${stderr}`);
}

type Output = ReadonlyMap<string, string>;

function readOutput(folder: string): Output {
  const entries = ["packages", "generated"].flatMap((name) =>
    readdirSync(join(folder, name), { recursive: true, withFileTypes: true }).map((entry): [string, string] => {
      const path = join(entry.parentPath, entry.name);
      return [path, entry.isFile() ? readFileSync(path, "utf8") : ""];
    }),
  );
  return new Map(entries);
}

function differenceOf(found: Output, expected: Output): string | undefined {
  const paths = [...new Set([...found.keys(), ...expected.keys()])];
  const path = paths.find((each) => found.get(each) !== expected.get(each));
  if (path === undefined) return undefined;
  return `${path} ${found.has(path) ? (expected.has(path) ? "differs" : "is left over") : "is missing"}`;
}

const leftovers = (folder: string): readonly string[] =>
  ["packages", "generated"]
    .filter((name) => existsSync(join(folder, name)))
    .flatMap((name) => readdirSync(join(folder, name), { recursive: true, encoding: "utf8" }))
    .filter((path) => /\.tmp$|\.writing-/.test(path));
