// What a validator costs before it has judged anything: time until the first message, and bytes.

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { isComparison } from "../clone.js";
import { best, median } from "../measure.js";
import { bundleModule, writeModule } from "../peers.js";
import { keepCost, keepTable } from "../results.js";
import { show } from "../table.js";
import { makeCases, protocols, readJson } from "./cases.js";

/** Children that judge one message each; what an empty module costs is taken off. */
export async function startAndSize(modules: Readonly<Record<string, string>>, rounds: number): Promise<void> {
  const message = makeCases("acp-swarm").find(({ name }) => name.endsWith("progress-update"))?.good[0];
  const entries = Object.fromEntries(
    await Promise.all(Object.entries(modules).map(async ([name, path]) => [name, await bundleModule(path, { minify: true })] as const)),
  );
  const files = {
    empty: writeModule("empty.mjs", "export const is = () => true;"),
    "wirepact, guards only": await bundleText("guards", 'export { is } from "@wirepact/acp-swarm/guards";'),
    "wirepact, one guard": await bundleText("one-guard", 'export { isProgressUpdate as is } from "@wirepact/acp-swarm";'),
    ...entries,
    "wirepact, everything": await bundleText("everything", 'export * from "@wirepact/acp-swarm";'),
  };
  const probe = writeModule("first-message.mjs", firstMessage(message));
  const times = Object.fromEntries(Object.keys(files).map((name) => [name, [] as number[]]));
  for (let round = 0; round < Math.min(rounds, 15); round++) {
    for (const [name, path] of Object.entries(files)) {
      const { stdout, stderr, status } = spawnSync(process.execPath, [probe, pathToFileURL(path).href], { encoding: "utf8" });
      if (status !== 0) throw new Error(`${name} does not start: ${stderr}`);
      times[name]?.push(Number(stdout));
    }
  }
  const base = median(times["empty"] ?? []);
  for (const [name, path] of Object.entries(files).filter(([file]) => file.startsWith("wirepact"))) {
    keepCost(`first message: ${name}`, best(times[name] ?? []) - best(times["empty"] ?? []), "ms");
    keepCost(`size: ${name}`, sizeOf(path), "bytes");
  }
  if (isComparison) return;
  const rows = Object.entries(files)
    .filter(([name]) => name !== "empty")
    .map(([name, path]) => [name, `${show(median(times[name] ?? []) - base)} ms`, kilobytes(sizeOf(path))]);
  keepTable("start-and-size", "acp-swarm: import and first message above an empty module, and size", {
    head: ["", "first message", "minified and gzipped"],
    rows,
  });
}

const firstMessage = (message: unknown): string => `
const message = ${JSON.stringify(message)};
const time = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
const start = time();
const { is } = await import(process.argv[2]);
if (!is(message)) throw new Error("refused");
process.stdout.write(String(time() - start));
`;

/** How much a program grows by one guard, and by all guards of a protocol. */
export async function guardSizes(): Promise<void> {
  const rows: string[][] = [];
  for (const protocol of protocols) {
    const { messages } = readJson(`generated/${protocol}/model.json`) as {
      readonly messages: Readonly<Record<string, { readonly typeName: string }>>;
    };
    const sizes = await Promise.all(
      Object.values(messages).map(async ({ typeName }) => {
        const text = `export { is${typeName} } from "@wirepact/${protocol}";`;
        return [typeName, sizeOf(await bundleText(`guard-${protocol}-${typeName}`, text))] as const;
      }),
    );
    const sorted = sizes.toSorted(([, a], [, b]) => a - b);
    const [smallest, largest] = [sorted[0], sorted.at(-1)].map((entry) => `${kilobytes(entry?.[1] ?? 0)} (${entry?.[0]})`);
    const all = sizeOf(await bundleText(`guards-${protocol}`, `export * from "@wirepact/${protocol}/guards";`));
    keepCost(`size of all guards: ${protocol}`, all, "bytes");
    rows.push([protocol, smallest ?? "", largest ?? "", kilobytes(all)]);
  }
  keepTable("guard-sizes", "Guards, minified and gzipped", { head: ["", "smallest", "largest", "all of the protocol"], rows });
}

const bundleText = (name: string, text: string): Promise<string> =>
  bundleModule(writeModule(`size-${name}.mjs`, text), { minify: true, banner: {} });

const sizeOf = (path: string): number => gzipSync(stripBanner(readFileSync(path, "utf8")), { level: 9 }).length;

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(2)} KB`;

const stripBanner = (text: string): string => text.replace(/^import \{ createRequire as requireInBench \}[^\n]*\n/, "");
