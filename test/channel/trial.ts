// Two coordinators and six workers as processes that are killed at random moments, as is their server; one worker is slow, one hangs for a while
// and one dies for good: nothing is lost, and every message has its effect once.

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import * as mail from "@wirepact/agent-mail";
import * as swarm from "@wirepact/acp-swarm";
import { listAll, openEngine } from "@wirepact/channel";
import { expect } from "vitest";
import { bundleProgram } from "../support/bundle-program.js";
import { removeTemporary } from "../support/remove-temporary.js";
import type { PartySettings } from "./programs/party.js";

/** What keeps the messages. */
export interface TrialServer {
  /** A server, or the path of a file that each protocol extends. */
  readonly address: string;
  readonly schema: string;
  /** Kills the server and starts it again with its data. */
  readonly restart?: (() => Promise<void>) | undefined;
  /** Cuts the server off for some milliseconds. */
  readonly cut?: ((milliseconds: number) => Promise<void>) | undefined;
}

export interface TrialSize {
  readonly messages: number;
  readonly kills: number;
  /** How long the server cannot be reached, and how long a worker hangs, once each. */
  readonly cutMilliseconds: number;
}

export interface TrialReport {
  readonly messages: number;
  readonly deliveries: number;
  readonly redeliveries: number;
  readonly kills: number;
  readonly serverKills: number;
  readonly megabytes: number;
  readonly seconds: number;
}

/** Runs the trial and checks what the receivers recorded. */
export async function trialOfParties(server: TrialServer, { messages, kills, cutMilliseconds }: TrialSize): Promise<TrialReport> {
  const folder = mkdtempSync(join(tmpdir(), "wirepact-trial-"));
  mkdirSync(join(folder, "effects"));
  const program = await bundleProgram("test/channel/programs/party.ts");
  const orders = Math.ceil(messages / 6);
  const total = orders * 6;
  const started = performance.now();
  const running = new Map<string, ChildProcess>();
  let isOver = false;
  const start = (name: string): void => {
    const role = name.startsWith("lead") ? "coordinator" : "worker";
    const slowEvery = name === "worker-6" ? 40 : Infinity;
    const settings: PartySettings = { ...server, folder, role, name, orders, leaseMilliseconds: 2000, slowEvery };
    const child = spawn(process.execPath, [program, JSON.stringify(settings)], { stdio: ["ignore", "ignore", "inherit"] });
    running.set(name, child);
    child.once("exit", (code) => {
      // A process that ends by itself has failed: the trial must not go on without it.
      if (!isOver && code !== null) failures.push(`${name} ended with ${code}`);
      if (!isOver && code === null && name !== dead) start(name);
    });
  };
  const failures: string[] = [];
  let dead: string | undefined;
  const names = ["lead-1", "lead-2", ...[1, 2, 3, 4, 5, 6].map((number) => `worker-${number}`)];
  const effects = (): number => readdirSync(join(folder, "effects")).length;
  const reach = async (count: number): Promise<void> => {
    while (effects() < count && failures.length === 0) await sleep(20);
  };
  let serverKills = 0;
  try {
    names.forEach(start);
    for (let kill = 1; kill <= kills; kill++) {
      await reach(Math.floor(((kill - Math.random()) * total) / (kills + 1)));
      const victim = Math.floor(Math.random() * (names.length + (server.restart === undefined ? 0 : 1)));
      if (victim < names.length) running.get(names[victim]!)?.kill("SIGKILL");
      else {
        serverKills += 1;
        await server.restart?.();
      }
      if (kill === Math.ceil(kills / 4)) await hang(running.get("worker-5"), cutMilliseconds);
      if (kill === Math.ceil(kills / 2)) await server.cut?.(cutMilliseconds);
      if (kill === Math.ceil((kills * 3) / 4)) running.get((dead = "worker-4"))?.kill("SIGKILL");
    }
    await reach(total);
    await untilEmpty(server, failures);
  } finally {
    isOver = true;
    for (const child of running.values()) {
      const ended = child.exitCode === null && child.signalCode === null ? once(child, "exit") : undefined;
      child.kill("SIGKILL");
      await ended;
    }
  }
  expect(failures).toEqual([]);
  expect(new Set(readdirSync(join(folder, "effects")))).toEqual(expectedIds(orders));
  const { deliveries, repeated, megabytes } = readLogs(folder);
  expect(repeated).toEqual([]);
  const report = {
    messages: total,
    deliveries,
    redeliveries: deliveries - total,
    kills,
    serverKills,
    megabytes,
    seconds: Math.round((performance.now() - started) / 1000),
  };
  removeTemporary(folder);
  return report;
}

/** Stops a process without ending it, for longer than the lease of what it holds. */
async function hang(child: ChildProcess | undefined, milliseconds: number): Promise<void> {
  child?.kill("SIGSTOP");
  await sleep(milliseconds);
  child?.kill("SIGCONT");
}

function expectedIds(orders: number): ReadonlySet<string> {
  const given = ["lead-1", "lead-2"].flatMap((name) => Array.from({ length: orders }, (_, index) => `${name}-${index}`));
  return new Set(given.flatMap((id) => [id, `report-${id}`, `mail-${id}`]));
}

/** Waits until every queue is empty; nothing may be a dead letter. */
async function untilEmpty({ address, schema }: TrialServer, failures: readonly string[]): Promise<void> {
  for (const [name, protocol] of [["swarm", swarm.protocol] as const, ["mail", mail.protocol] as const]) {
    const engine = await openEngine(address.includes("://") ? address : `${address}-${name}`, protocol, { schema: `${schema}_${name}` });
    const waiting = async (): Promise<number> =>
      (await engine.status()).reduce(
        (sum, { pending, taken, party }) => sum + (party?.startsWith("worker") === true && name === "mail" ? 0 : pending + taken),
        0,
      );
    while ((await waiting()) > 0 && failures.length === 0) await sleep(50);
    expect(await listAll(engine, "dead")).toEqual([]);
    await engine.close();
  }
}

/**
 * What the processes wrote: a message was delivered after its acknowledgement if the delivery before it in the same process also came after that. One
 * delivery may be on its way while another process acknowledges the message.
 */
function readLogs(folder: string) {
  const logs = readdirSync(folder).filter((name) => name.startsWith("log-"));
  const lines = logs.map((name) =>
    readFileSync(join(folder, name), "utf8")
      .split("\n")
      .slice(0, -1)
      .map((line) => line.split(" ") as [time: string, what: string, id: string, attempt: string]),
  );
  const acked = new Map<string, bigint>();
  for (const [time, what, id] of lines.flat())
    if (what === "acked" && BigInt(time) < (acked.get(id) ?? BigInt(time) + 1n)) acked.set(id, BigInt(time));
  const repeated: string[] = [];
  let deliveries = 0;
  for (const log of lines) {
    let last = BigInt(log[0]?.[0] ?? 0);
    for (const [time, what, id, attempt] of log) {
      if (what !== "delivered") continue;
      deliveries += 1;
      if (last > (acked.get(id) ?? last)) repeated.push(`${id}, attempt ${attempt}`);
      last = BigInt(time);
    }
  }
  const megabytes = Math.max(0, ...lines.flat().flatMap(([, what, size]) => (what === "memory" ? [Number(size)] : [])));
  return { deliveries, repeated, megabytes };
}
