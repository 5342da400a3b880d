// How long a message and its answer take over a pair of streams: `connect` on both sides against readline with JSON.parse and JSON.stringify.

import { createInterface } from "node:readline";
import { PassThrough } from "node:stream";
import type * as acpSwarm from "@wirepact/acp-swarm";
import type { Settings } from "../benches.js";
import { importPackage, isComparison } from "../clone.js";
import { best, bestRatio, measureSlowly } from "../measure.js";
import { keepCost, keepTable } from "../results.js";
import { show } from "../table.js";
import { makeCases } from "../validators/cases.js";

const trips = 2000;

export async function runConnect({ rounds }: Settings): Promise<void> {
  const swarm = await importPackage<typeof acpSwarm>("acp-swarm");
  const messageOf = (type: string): unknown => makeCases("acp-swarm").find(({ name }) => name.endsWith(type))?.good[0];
  const request = messageOf("task-request") as acpSwarm.TaskRequest;
  const report = messageOf("progress-update") as acpSwarm.ProgressUpdate;
  const results = await measureSlowly(
    {
      "readline + `JSON.parse`": () => tripPlainly(request, report),
      "wirepact `connect`": () => tripConnected(swarm, request, report),
    },
    Math.min(rounds, 15),
  );
  const names = Object.keys(results);
  const microseconds = (name: string): number => (best(results[name] ?? []) / trips) * 1000;
  keepCost("connect: round trip", microseconds("wirepact `connect`") * 1000, "ns");
  if (isComparison) return;
  const rows = names.map((name) => [name, show(1 / bestRatio(results, name, names[0] ?? "")), `${show(microseconds(name))} µs`]);
  keepTable("connect", "A request and its answer over a pair of streams", { head: ["", "time", "round trip"], rows });
}

/** The streams of two sides that are connected to each other. */
function createStreams() {
  const [there, back] = [new PassThrough(), new PassThrough()];
  return { one: { readable: back, writable: there }, other: { readable: there, writable: back } };
}

async function tripConnected({ connect }: typeof acpSwarm, request: acpSwarm.TaskRequest, report: acpSwarm.ProgressUpdate): Promise<void> {
  const { one, other } = createStreams();
  const orchestrator = connect({ ...one, role: "orchestrator" });
  const container = connect({ ...other, role: "container" });
  const answering = (async () => {
    for await (const result of container) {
      if (!result.ok) throw new Error("refused");
      await container.send(report);
    }
    await container.close();
  })();
  let left = trips;
  await orchestrator.send(request);
  for await (const result of orchestrator) {
    if (!result.ok) throw new Error("refused");
    if (--left === 0) await orchestrator.close();
    else await orchestrator.send(request);
  }
  await answering;
}

async function tripPlainly(request: object, report: object): Promise<void> {
  const { one, other } = createStreams();
  const answering = (async () => {
    for await (const line of createInterface({ input: other.readable, crlfDelay: Infinity })) {
      JSON.parse(line);
      other.writable.write(`${JSON.stringify(report)}\n`);
    }
    other.writable.end();
  })();
  let left = trips;
  one.writable.write(`${JSON.stringify(request)}\n`);
  for await (const line of createInterface({ input: one.readable, crlfDelay: Infinity })) {
    JSON.parse(line);
    if (--left === 0) one.writable.end();
    else one.writable.write(`${JSON.stringify(request)}\n`);
  }
  await answering;
}
