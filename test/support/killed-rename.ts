// A spec of several files in which `wirepact rename` is killed at random moments.

import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { crane } from "./harbour-spec.js";
import type { KillReport } from "./kill-portions.js";
import { killAtRandom } from "./kill-process.js";
import { removeTemporary } from "./remove-temporary.js";

const command = fileURLToPath(new URL("../../generator/bin/wirepact.js", import.meta.url));
const protocols = Array.from({ length: 40 }, (_, index) => `p${index}`);

const protocol = (name: string, field: string): string =>
  crane.replace("protocol: crane", `protocol: ${name}`).replaceAll(/\btons\b/g, field);

/** Kills runs of the command, and expects that the next command finds the field renamed in all files or in none. */
export async function killRename(kills: number, random: () => number): Promise<KillReport> {
  const folder = mkdtempSync(join(tmpdir(), "killed-rename-"));
  const spec = join(folder, "spec");
  const file = (name: string): string => join(spec, `${name}.yaml`);
  try {
    mkdirSync(spec);
    writeFileSync(file("wirepact"), `lint: minimal\nprotocols:\n${protocols.map((name) => `  - ${name}.yaml\n`).join("")}`);
    let [killed, interrupted] = [0, 0];
    for (let round = 0; round < kills; round++) {
      for (const name of protocols) writeFileSync(file(name), protocol(name, "tons"));
      const isKilled = await killAtRandom([command, "rename", "field", "tons", "load"], {
        folder,
        random,
        within: random() < 0.2 ? 1000 : 15,
        ...(random() < 0.9 ? { afterChangeIn: spec } : {}),
      });
      if (isKilled) killed++;
      const left = readdirSync(spec).filter((name) => /\.tmp$|\.writing-/.test(name));
      if (left.length > 0) interrupted++;
      const { status, stdout, stderr } = spawnSync(process.execPath, [command, "check"], { cwd: folder, encoding: "utf8" });
      if (status !== 0) throw new Error(`after kill ${round + 1}: ${stdout}${stderr}`);
      const renamed = protocols.filter((name) => readFileSync(file(name), "utf8") === protocol(name, "load"));
      const kept = protocols.filter((name) => readFileSync(file(name), "utf8") === protocol(name, "tons"));
      if (![renamed.length, kept.length].includes(protocols.length))
        throw new Error(`after kill ${round + 1}: ${renamed.length} files are renamed, ${kept.length} are not`);
      if (readdirSync(spec).length !== protocols.length + 1) throw new Error(`after kill ${round + 1}: ${readdirSync(spec).join()}`);
    }
    return { killed, interrupted };
  } finally {
    removeTemporary(folder);
  }
}
