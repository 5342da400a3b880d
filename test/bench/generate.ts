// How fast packages are generated: everything from nothing, nothing from everything, and one edit in a warm process; for the five protocols
// and for made-up ones of growing size. Against generators that take the same messages as JSON Schema or OpenAPI.

import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type * as sessions from "../../generator/watch/session.js";
import type { Settings } from "./benches.js";
import { clone, isComparison, thisClone } from "./clone.js";
import { median, processorTime } from "./measure.js";
import { peerProgram, peerVersion } from "./peers.js";
import { runInTurn, runProcess, type Cost, type Program } from "./run-process.js";
import { writeProject } from "./synthetic-spec.js";
import { keepCost, keepTable } from "./results.js";
import { printTable, show, type Table } from "./table.js";
import { removeTemporary } from "../support/remove-temporary.js";

const wirepact = join(clone, "generator/bin/wirepact.js");

export const runGenerate = ({ rounds }: Settings): Promise<void> =>
  inTemporaryFolder(async (folder) => {
    const five = join(folder, "five");
    copyProject(five);
    const changed = join(folder, "changed");
    copyProject(changed);
    addField(changed);
    writeFileSync(join(five, "message.ndjson"), oneMessage);
    const costs = raceFive(five, changed, Math.min(rounds, 11));
    const warm = await editWarm(five, rounds);
    if (isComparison) return;
    keepTable("generate", "Five protocols, 47 messages", costTable({ ...costs, "wirepact generate --watch, one edit": warm }));
  });

export const runSizes = ({ isQuick }: Settings): Promise<void> =>
  inTemporaryFolder((folder) => raceSizes(folder, isQuick ? [50, 500] : [50, 500, 5000]));

async function inTemporaryFolder(run: (folder: string) => Promise<void> | void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  try {
    await run(folder);
  } finally {
    removeTemporary(folder);
  }
}

/** The five protocols as a project of their own, so that nothing here touches the repository. */
function copyProject(folder: string): void {
  mkdirSync(join(folder, "node_modules"), { recursive: true });
  cpSync(join(thisClone, "spec"), join(folder, "spec"), { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "name": "five", "private": true, "type": "module" }\n');
}

/** A field that a message did not have before. */
function addField(folder: string): void {
  const path = join(folder, "spec/protocols/acp-swarm.yaml");
  const text = readFileSync(path, "utf8").replace(/^( *)envVars\?:/m, "$1note?: { type: line, max: 200, doc: 'A note for the logs.' }\n$&");
  writeFileSync(path, text);
}

/** A message of acp-swarm. */
const oneMessage = `${JSON.stringify({
  type: "error",
  timestamp: "2026-03-04T09:00:00Z",
  swarmId: "6f1c2f7e-8d4a-4c55-9b8e-2f6a7d1c0e11",
  containerId: "c0ffee12",
  payload: { code: "AGENT_CRASH", message: "The agent has ended." },
})}\n`;

/** The commands on the five protocols; `changed` has a new field. */
function raceFive(folder: string, changed: string, rounds: number): Readonly<Record<string, readonly Cost[]>> {
  const generate = (prepare?: () => void): Program => ({ parameters: [wirepact, "generate"], folder, ...(prepare && { prepare }) });
  // The peers take what the first run emits.
  runProcess(generate());
  const costs = runInTurn(
    {
      "node, nothing else": { parameters: ["-e", "0"], folder },
      "wirepact check": { parameters: [wirepact, "check"], folder },
      "wirepact validate, one message": { parameters: [wirepact, "validate", "message.ndjson", "--protocol", "acp-swarm"], folder },
      "wirepact diff, a new field": {
        parameters: [wirepact, "diff", "--against", join(folder, "spec/wirepact.yaml")],
        folder: changed,
        prepare: () => forget(changed),
      },
      "wirepact mcp, until the tools are listed": {
        parameters: [wirepact, "mcp", "--protocol", "oacp", "--role", "reviewer"],
        folder,
        input: connecting,
      },
      "wirepact generate, nothing to do": generate(),
      "wirepact generate, from nothing": generate(() => forget(folder)),
      ...(isComparison ? {} : peerPrograms(folder)),
    },
    rounds,
  );
  keepCosts(costs);
  return costs;
}

/** What an MCP client sends to get the tools. */
const connecting = [
  {
    id: 1,
    method: "initialize",
    params: { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "bench", version: "1.0.0" } },
  },
  { method: "notifications/initialized" },
  { id: 2, method: "tools/list", params: {} },
]
  .map((message) => `${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`)
  .join("");

/** Removes everything that earlier runs wrote. */
function forget(folder: string): void {
  for (const name of ["packages", "generated", "node_modules/.cache"]) removeTemporary(join(folder, name));
}

/** The other generators on what our first run left in a project. */
function peerPrograms(folder: string): Readonly<Record<string, Program>> {
  const schemas = join(folder, "schemas");
  const out = join(folder, "out");
  mkdirSync(schemas, { recursive: true });
  const names = readdirSync(join(folder, "generated"))
    .filter((name) => existsSync(join(folder, `packages/${name}/schema.json`)))
    .sort();
  const files = names.map((name) => {
    const copy = join(schemas, `${name}.json`);
    cpSync(join(folder, `packages/${name}/schema.json`), copy);
    return copy;
  });
  writeFileSync(join(folder, "openapi.json"), openApiOf(files));
  const empty = (): void => removeTemporary(out);
  return {
    [`quicktype ${peerVersion("quicktype")}`]: {
      parameters: [
        peerProgram("quicktype", "quicktype"),
        "--src-lang",
        "schema",
        "--lang",
        "ts",
        "--out",
        join(folder, "quicktype.ts"),
        ...files,
      ],
      folder,
    },
    [`json2ts ${peerVersion("json-schema-to-typescript")}`]: {
      parameters: [peerProgram("json-schema-to-typescript", "json2ts"), "-i", schemas, "-o", out],
      folder,
      prepare: empty,
    },
    [`hey-api ${peerVersion("@hey-api/openapi-ts")} + zod`]: {
      parameters: [
        peerProgram("@hey-api/openapi-ts", "openapi-ts"),
        "-i",
        join(folder, "openapi.json"),
        "-o",
        out,
        "--no-log-file",
        "-p",
        "@hey-api/typescript",
        "zod",
      ],
      folder,
      prepare: empty,
    },
  };
}

interface Bundle {
  readonly $defs?: Readonly<Record<string, unknown>>;
}

/** All definitions of some schemas as the components of an API that uses each of them. */
function openApiOf(files: readonly string[]): string {
  const schemas: Record<string, unknown> = {};
  for (const [index, file] of files.entries()) {
    const { $defs = {} } = JSON.parse(readFileSync(file, "utf8")) as Bundle;
    const text = JSON.stringify($defs).replaceAll('"#/$defs/', `"#/components/schemas/P${index}`);
    for (const [name, schema] of Object.entries(JSON.parse(text) as object)) schemas[`P${index}${name}`] = schema;
  }
  const anything = { oneOf: Object.keys(schemas).map((name) => ({ $ref: `#/components/schemas/${name}` })) };
  const content = { "application/json": { schema: anything } };
  return JSON.stringify({
    openapi: "3.1.0",
    info: { title: "messages", version: "1.0.0" },
    paths: { "/messages": { post: { operationId: "send", requestBody: { content }, responses: { 204: { description: "taken" } } } } },
    components: { schemas },
  });
}

/** Reports what our commands cost on the processors and in memory; the clock depends on what else runs. */
function keepCosts(costs: Readonly<Record<string, readonly Cost[]>>, suffix = ""): void {
  for (const [name, list] of Object.entries(costs).filter(([program]) => program.startsWith("wirepact"))) {
    keepCost(name + suffix, Math.min(...list.map(({ processor }) => processor)), "ms");
    keepCost(`${name}${suffix}, memory`, Math.min(...list.map(({ memory }) => memory ?? Number.NaN)), "MB");
  }
}

function costTable(costs: Readonly<Record<string, readonly Cost[]>>): Table {
  const names = Object.keys(costs);
  const quicktype = names.find((name) => name.startsWith("quicktype")) ?? "";
  const middle = (name: string, kind: keyof Cost): number => median((costs[name] ?? []).map((cost) => cost[kind] ?? Number.NaN));
  const ratioTo = (name: string, other: string): string => show(middle(name, "processor") / middle(other, "processor"));
  const rows = names.map((name) => [
    name,
    `${show(middle(name, "wall"))} ms`,
    `${show(middle(name, "processor"))} ms`,
    ratioTo(name, quicktype),
    names.includes("node, nothing else") ? ratioTo(name, "node, nothing else") : "",
    Number.isNaN(middle(name, "memory")) ? "" : `${middle(name, "memory").toFixed(0)} MB`,
  ]);
  return { head: ["", "wall", "processor", "quicktype = 1", "node = 1", "memory"], rows };
}

/** Edits of one text in a process that stays, as `--watch` has it. */
async function editWarm(folder: string, rounds: number): Promise<readonly Cost[]> {
  const { openSession } = (await import(pathToFileURL(join(clone, "generator/dist/watch/session.js")).href)) as typeof sessions;
  const session = openSession({ folder });
  const path = join(folder, "spec/protocols/acp-swarm.yaml");
  const text = readFileSync(path, "utf8");
  await session.update();
  const costs: Cost[] = [];
  for (let round = -5; round < rounds; round++) {
    // A new string each time, so that nothing is cached.
    writeFileSync(path, text.replace("The ID of a story", `The ID of a story, edited ${round + 6} times,`));
    const [wall, processor] = [performance.now(), processorTime()];
    const update = await session.update();
    if (update.kind !== "generated" || update.generation.written.length === 0) throw new Error("the edit changed nothing");
    if (round >= 0) costs.push({ wall: performance.now() - wall, processor: processorTime() - processor });
  }
  writeFileSync(path, text);
  keepCost("one edit in a running process", Math.min(...costs.map(({ processor }) => processor)), "ms");
  return costs;
}

/** Peers that need longer than this for a size are not asked for a larger one. */
const patience = 60_000;

function raceSizes(folder: string, sizes: readonly number[]): void {
  const slow = new Set<string>();
  const growth = new Map<string, number[]>();
  for (const size of sizes) {
    const project = join(folder, `depot-${size}`);
    writeProject(project, size);
    const ours: Program = { parameters: [wirepact, "generate"], folder: project, prepare: () => forget(project) };
    runProcess(ours);
    const programs = { "wirepact generate": ours, ...(isComparison ? {} : peerPrograms(project)) };
    const asked = Object.fromEntries(Object.entries(programs).filter(([name]) => !slow.has(name)));
    const costs = runInTurn(asked, size > 1000 ? 1 : size > 100 ? 3 : 5);
    keepCosts(costs, ` ${size}`);
    const { head, rows } = costTable(costs);
    printTable(`A made-up protocol of ${size} messages, from nothing`, head, rows);
    for (const [name, list] of Object.entries(costs)) {
      const processor = median(list.map((cost) => cost.processor));
      if (processor > patience) slow.add(name);
      growth.set(name, [...(growth.get(name) ?? []), processor]);
    }
    removeTemporary(project);
  }
  if (isComparison) return;
  const numbers = sizes.map((size) => size.toLocaleString("en"));
  const steps = numbers.slice(1).map((number, index) => `${numbers[index]} to ${number}`);
  const peer = [...growth].find(([name]) => name.startsWith("quicktype"))?.[1] ?? [];
  const rows = [...growth].map(([name, times]) => [
    name,
    ...sizes.map((_, index) => show((times[index] ?? Number.NaN) / (peer[index] ?? Number.NaN))),
    ...steps.map((_, index) => show((times[index + 1] ?? Number.NaN) / (times[index] ?? 1))),
  ]);
  keepTable("generate-sizes", "Made-up protocols: processor time, quicktype = 1, and its growth", {
    head: ["", ...numbers.map((number) => `${number} messages`), ...steps],
    rows,
  });
}
