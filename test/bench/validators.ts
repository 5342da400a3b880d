// How fast messages are judged: accepted, rejected with everything that is wrong listed, parsed and accepted; how fast a program has judged
// its first message, and how much code that takes. Against the validation libraries people know, on messages of the five protocols.

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import type { ProtocolDescriptor } from "@wirepact/core";
import { arktype } from "./contestants/arktype.js";
import type { Contestant, Judge } from "./contestants/contestant.js";
import { ajv, schemasafe, typebox } from "./contestants/json-schema.js";
import { valibot } from "./contestants/valibot.js";
import { wirepact } from "./contestants/wirepact.js";
import { zod } from "./contestants/zod.js";
import { geometricMean, measureInTurn, median, ratio, type Rounds } from "./measure.js";
import { bundleModule, importModule, peerVersion, writeModule } from "./peers.js";
import { printTable, show } from "./table.js";

const root = fileURLToPath(new URL("../..", import.meta.url));

const contestants: readonly Contestant[] = [wirepact, ajv, zod, valibot, typebox, arktype, schemasafe];

/** A message of each protocol, of one even two: the example named `full`. */
const chosen = [
  ["acp-swarm", "task-request"],
  ["acp-swarm", "progress-update"],
  ["agent-mail", "OFFERING_READY"],
  ["mcp-agent-mail", "task_assignment"],
  ["message-store", "action"],
  ["oacp", "handoff"],
] as const;

interface Case {
  readonly name: string;
  readonly protocol: string;
  readonly good: unknown;
  /** The same with one field missing and one of the wrong type. */
  readonly bad: unknown;
}

interface Model extends ProtocolDescriptor {
  readonly messages: Readonly<
    Record<
      string,
      ProtocolDescriptor["messages"][string] & { readonly examples: readonly { readonly name: string; readonly value: object }[] }
    >
  >;
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(join(root, path), "utf8"));

function makeCase(protocol: string, message: string): Case {
  const model = readJson(`generated/${protocol}/model.json`) as Model;
  const descriptor = model.messages[message];
  const good = descriptor?.examples.find(({ name }) => name === "full")?.value;
  if (descriptor === undefined || good === undefined) throw new Error(`${protocol} has no full example of ${message}`);
  return { name: `${protocol} ${message}`, protocol, good, bad: spoil(model, descriptor.shape.fields, good) };
}

/** A copy without its last required field, in which the last text before it is a number. */
function spoil(model: Model, fields: ProtocolDescriptor["messages"][string]["shape"]["fields"], good: object): unknown {
  const bad: Record<string, unknown> = structuredClone({ ...good });
  const texts = fields.map(({ name }) => name).filter((name) => name !== model.tag && typeof bad[name] === "string");
  const wrong = texts.at(-1);
  if (wrong !== undefined) bad[wrong] = 7;
  const dropped = fields.findLast(({ name, required }) => required && name !== model.tag && name !== wrong);
  if (dropped !== undefined) delete bad[dropped.name];
  return bad;
}

/** Without what is there for people only, which a program need not carry. */
function withoutDocs(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutDocs);
  if (typeof schema !== "object" || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(
        ([key, value]) =>
          !(["description", "title", "examples", "$comment"].includes(key) && (typeof value !== "object" || Array.isArray(value))),
      )
      .map(([key, value]) => [key, withoutDocs(value)]),
  );
}

/** Modules of every contestant for a protocol. */
function writeContestants(protocol: string): Readonly<Record<string, string>> {
  const task = {
    protocol: readJson(`generated/${protocol}/model.json`) as ProtocolDescriptor,
    schema: withoutDocs(readJson(`generated/${protocol}/schema.json`)),
  };
  return Object.fromEntries(contestants.map(({ name, write }) => [name, writeModule(`${name}-${protocol}.mjs`, write(task))]));
}

export async function runValidators(rounds: number): Promise<void> {
  const cases = chosen.map(([protocol, message]) => makeCase(protocol, message));
  const judges = new Map<string, Readonly<Record<string, Judge>>>();
  for (const protocol of new Set(cases.map((each) => each.protocol))) {
    const loaded = Object.entries(writeContestants(protocol)).map(async ([name, path]) => {
      return [name, await importModule<Judge>(await bundleModule(path))] as const;
    });
    judges.set(protocol, Object.fromEntries(await Promise.all(loaded)));
  }
  for (const each of cases) confirm(each, judges.get(each.protocol) ?? {});
  const race = (title: string, job: (judge: Judge, each: Case) => () => unknown): void => {
    const results = cases.map((each) =>
      measureInTurn(
        jobsOf(judges.get(each.protocol) ?? {}, (judge) => job(judge, each)),
        rounds,
      ),
    );
    printRace(title, cases, results);
  };
  race(
    "Accept: ratio to ajv, higher is faster",
    ({ is }, { good }) =>
      () =>
        is(good),
  );
  race(
    "Reject with all issues listed: ratio to ajv",
    ({ issues }, { bad }) =>
      () =>
        issues(bad),
  );
  parseAndJudge(judges, rounds);
  await startAndSize(rounds);
}

const jobsOf = (judges: Readonly<Record<string, Judge>>, job: (judge: Judge) => () => unknown): Readonly<Record<string, () => unknown>> =>
  Object.fromEntries(Object.entries(judges).map(([name, judge]) => [name, job(judge)]));

/** A contestant that is wrong about a message would be compared for nothing. */
function confirm({ name, good, bad }: Case, judges: Readonly<Record<string, Judge>>): void {
  for (const [contestant, judge] of Object.entries(judges)) {
    if (!judge.is(good)) throw new Error(`${contestant} refuses ${name}: ${JSON.stringify(judge.issues(good)).slice(0, 500)}`);
    if (judge.is(bad) || judge.issues(bad).length === 0) throw new Error(`${contestant} accepts the bad ${name}`);
  }
}

function printRace(title: string, cases: readonly Case[], results: readonly Rounds[]): void {
  const names = contestants.map(({ name }) => name);
  const rows = names.map((name) => {
    const ratios = results.map((rounds) => ratio(rounds, name, "ajv"));
    return [label(name), ...ratios.map(show), show(geometricMean(ratios))];
  });
  const times = results.map((rounds) => `${((median(rounds["wirepact"] ?? []) ?? 0) * 1e6).toFixed(0)} ns`);
  printTable(title, ["", ...cases.map(({ name }) => name), "mean"], [...rows, ["time of wirepact", ...times, ""]]);
}

function label(name: string): string {
  const peer = contestants.find((contestant) => contestant.name === name)?.peer;
  return peer === undefined ? name : `${name} ${peerVersion(peer)}`;
}

/** A line of one kilobyte, parsed and judged, against parsing alone. */
function parseAndJudge(judges: ReadonlyMap<string, Readonly<Record<string, Judge>>>, rounds: number): void {
  const { good } = makeCase("acp-swarm", "progress-update");
  const { payload, ...envelope } = good as { readonly payload: object };
  const text = JSON.stringify({ ...envelope, payload: { ...payload, output: "one line of what was done; ".repeat(31) } });
  const results = measureInTurn(
    {
      "JSON.parse": () => JSON.parse(text) as unknown,
      ...jobsOf(
        judges.get("acp-swarm") ?? {},
        ({ is }) =>
          () =>
            is(JSON.parse(text)),
      ),
    },
    rounds,
  );
  const rows = contestants.map(({ name }) => [label(name), show(1 / ratio(results, name, "JSON.parse"))]);
  printTable(`Parse and accept a line of ${text.length} bytes: time as a multiple of JSON.parse alone`, ["", "multiple"], rows);
}

/** Children that judge one message each; what an empty module costs is taken off. */
async function startAndSize(rounds: number): Promise<void> {
  const { good } = makeCase("acp-swarm", "progress-update");
  const modules = writeContestants("acp-swarm");
  const entries = Object.fromEntries(
    await Promise.all(Object.entries(modules).map(async ([name, path]) => [name, await bundleModule(path, { minify: true })] as const)),
  );
  const guards = await bundleModule(writeModule("guards-acp-swarm.mjs", 'export { is } from "@wirepact/acp-swarm/guards";'), {
    minify: true,
  });
  const whole = await bundleModule(writeModule("whole-acp-swarm.mjs", 'export * from "@wirepact/acp-swarm";'), { minify: true });
  const one = await bundleModule(writeModule("one-guard.mjs", 'export { isProgressUpdate as is } from "@wirepact/acp-swarm";'), {
    minify: true,
  });
  const empty = writeModule("empty.mjs", "export const is = () => true;");
  const files = { empty, "wirepact, guards only": guards, "wirepact, one guard": one, ...entries, "wirepact, everything": whole };
  const probe = writeModule("first-message.mjs", firstMessage(good));
  const times = Object.fromEntries(Object.keys(files).map((name) => [name, [] as number[]]));
  for (let round = 0; round < Math.min(rounds, 15); round++) {
    for (const [name, path] of Object.entries(files)) {
      const { stdout, stderr, status } = spawnSync(process.execPath, [probe, pathToFileURL(path).href], { encoding: "utf8" });
      if (status !== 0) throw new Error(`${name} does not start: ${stderr}`);
      times[name]?.push(Number(stdout));
    }
  }
  const base = median(times["empty"] ?? []);
  const size = (path: string): string => `${(gzipSync(stripBanner(readFileSync(path, "utf8")), { level: 9 }).length / 1024).toFixed(1)} KB`;
  const rows = Object.entries(files)
    .filter(([name]) => name !== "empty")
    .map(([name, path]) => [name, `${show(median(times[name] ?? []) - base)} ms`, size(path)]);
  printTable("acp-swarm: import and first message above an empty module, and size", ["", "first message", "minified and gzipped"], rows);
}

const firstMessage = (message: unknown): string => `
const message = ${JSON.stringify(message)};
const time = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
const start = time();
const { is } = await import(process.argv[2]);
if (!is(message)) throw new Error("refused");
process.stdout.write(String(time() - start));
`;

const stripBanner = (text: string): string => text.replace(/^import \{ createRequire as requireInBench \}[^\n]*\n/, "");
