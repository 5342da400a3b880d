// How long a program waits for its first import of a package, as it is installed: files that are found, read and compiled.

import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Settings } from "../benches.js";
import { clone, isComparison } from "../clone.js";
import { best } from "../measure.js";
import { peerVersion, writeModule } from "../peers.js";
import { keepCost, keepTable } from "../results.js";
import { show } from "../table.js";

const probeText = `
const time = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
const start = time();
await import(process.argv[2]);
process.stdout.write(String(time() - start));
`;

const peers = ["zod", "valibot", "ajv", "arktype", "@exodus/schemasafe", "@bufbuild/protobuf"];

export function runFirstImport({ rounds }: Settings): void {
  const probe = writeModule("first-import.mjs", probeText);
  const own = "wirepact acp-swarm";
  const modules = {
    empty: writeModule("empty.mjs", "export {};"),
    [own]: join(clone, "packages/acp-swarm/dist/index.js"),
    ...(!isComparison &&
      Object.fromEntries(
        peers.map((peer) => [`${peer} ${peerVersion(peer)}`, writeModule(`import-${peer.replaceAll("/", "-")}.mjs`, `import "${peer}";`)]),
      )),
  };
  const times = Object.fromEntries(Object.keys(modules).map((name) => [name, [] as number[]]));
  for (let round = 0; round < rounds; round++) {
    for (const [name, path] of Object.entries(modules)) {
      const { stdout, stderr, status } = spawnSync(process.execPath, [probe, pathToFileURL(path).href], { encoding: "utf8" });
      if (status !== 0) throw new Error(`${name} cannot be imported: ${stderr}`);
      times[name]?.push(Number(stdout));
    }
  }
  const base = best(times["empty"] ?? []);
  const cost = (name: string): number => best(times[name] ?? []) - base;
  keepCost("first import of acp-swarm", cost(own), "ms");
  if (isComparison) return;
  const zod = Object.keys(modules).find((name) => name.startsWith("zod")) ?? "";
  const rows = Object.keys(modules)
    .filter((name) => name !== "empty")
    .map((name) => [name, `${show(cost(name))} ms`, show(cost(name) / cost(zod))]);
  keepTable("first-import", "First import of a package", { head: ["", "time", "zod = 1"], rows });
}
