// How fast messages are judged: accepted, or rejected with everything that is wrong listed; how fast a program has judged its first message, and
// how much code that takes. Against the validation libraries people know, on the messages of the five protocols.

import type { ProtocolDescriptor } from "@wirepact/core";
import type { Settings } from "./benches.js";
import { isComparison } from "./clone.js";
import { arktype } from "./contestants/arktype.js";
import { moduleText, type Contestant, type Judge, type Task } from "./contestants/contestant.js";
import { ajv, schemasafe, typebox } from "./contestants/json-schema.js";
import { typia } from "./contestants/typia.js";
import { valibot } from "./contestants/valibot.js";
import { wirepact } from "./contestants/wirepact.js";
import { zod } from "./contestants/zod.js";
import { bundleModule, importModule, peerVersion, writeModule } from "./peers.js";
import { chosen, makeCases, protocols, readJson } from "./validators/cases.js";
import { countMistakes } from "./validators/mistakes.js";
import { race, type Judges, type Labels } from "./validators/race.js";
import { startAndSize } from "./validators/start-and-size.js";

export const contestants: readonly Contestant[] = isComparison
  ? [wirepact]
  : [wirepact, ajv, zod, valibot, typebox, arktype, typia, schemasafe];

const labels = (): Labels =>
  contestants.map(({ name, peer }) => [name, peer === undefined ? name : `${name} ${peerVersion(peer)}`] as const);

export async function runAccept({ rounds }: Settings): Promise<void> {
  const judges = await loadAll();
  const cases = protocols.flatMap(makeCases);
  for (const { name, protocol, good } of cases) confirmAccepts(name, good, judges.get(protocol) ?? {});
  race("accept", "Accept: speed, ajv = 1", { cases, judges, rounds, labels: labels(), job: ({ accept }, { good }) => accept(good) });
}

export async function runReject({ rounds }: Settings): Promise<void> {
  const judges = await loadAll();
  const cases = protocols.flatMap(makeCases).filter(({ name }) => chosen.includes(name));
  for (const { name, protocol, bad } of cases) confirmRejects(name, bad, judges.get(protocol) ?? {});
  const job: Parameters<typeof race>[2]["job"] = ({ reject }, { bad }) => reject(bad);
  race("reject", "Reject with all issues listed: speed, ajv = 1", { cases, judges, rounds, labels: labels(), job });
}

export const runStartAndSize = ({ rounds }: Settings): Promise<void> => startAndSize(writeContestants("acp-swarm"), rounds);

export async function runMistakes(): Promise<void> {
  if (!isComparison) countMistakes(await loadAll(), labels());
}

async function loadAll(): Promise<ReadonlyMap<string, Judges>> {
  const judges = new Map<string, Judges>();
  for (const protocol of protocols) judges.set(protocol, await loadJudges(protocol));
  return judges;
}

/** A protocol as the contestants get it. */
export function taskOf(protocol: string): Task {
  const descriptor = readJson(`generated/${protocol}/model.json`) as ProtocolDescriptor;
  const published = withoutDocs(readJson(`packages/${protocol}/schema.json`)) as object;
  // The published schema has no keywords of single validators; this one makes ajv and schemasafe faster.
  return { protocol: descriptor, schema: { ...published, discriminator: { propertyName: descriptor.tag } } };
}

/** Modules of every contestant for a protocol. */
function writeContestants(protocol: string): Readonly<Record<string, string>> {
  const task = taskOf(protocol);
  return Object.fromEntries(
    contestants.map((contestant) => [contestant.name, writeModule(`${contestant.name}-${protocol}.mjs`, moduleText(contestant, task))]),
  );
}

async function loadJudges(protocol: string): Promise<Judges> {
  const loaded = Object.entries(writeContestants(protocol)).map(
    async ([name, path]) => [name, await importModule<Judge>(await bundleModule(path))] as const,
  );
  return Object.fromEntries(await Promise.all(loaded));
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

/** A contestant that is wrong about a message would be compared for nothing. */
function confirmAccepts(name: string, good: readonly unknown[], judges: Judges): void {
  for (const [contestant, { accept, issues }] of Object.entries(judges)) {
    if (accept(good) !== good.length) throw new Error(`${contestant} refuses ${name}: ${JSON.stringify(issues(good[0])).slice(0, 500)}`);
  }
}

function confirmRejects(name: string, bad: readonly unknown[], judges: Judges): void {
  for (const [contestant, { accept, reject }] of Object.entries(judges)) {
    if (accept(bad) > 0 || reject(bad) < bad.length) throw new Error(`${contestant} accepts the bad ${name}`);
  }
}
