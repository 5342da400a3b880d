// Trials of a store with processes of their own: writers that are killed, and a crowd that writes and follows at once.

import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { openStore, type MessageStore } from "@wirepact/store";
import { expect } from "vitest";
import { bundleProgram } from "../support/bundle-program.js";
import { protocol } from "./records.js";

/** A store by address; the schema counts only where the address is a server's. */
export interface StoreAddress {
  readonly address: string;
  readonly schema: string;
}

type Program = "endless-writer" | "crowd-writer" | "crowd-tailer";

const bundles = new Map<Program, Promise<string>>();

async function start(
  program: Program,
  { address, schema }: StoreAddress,
  settings: Readonly<Record<string, string | number>>,
): Promise<ChildProcessWithoutNullStreams> {
  const bundle = bundles.get(program) ?? bundleProgram(`test/store/programs/${program}.ts`);
  bundles.set(program, bundle);
  const env = { ...process.env, STORE: address, SCHEMA: schema, PROTOCOL: describedProtocol(), NODE_NO_WARNINGS: "1" };
  const child = spawn(process.execPath, [await bundle], {
    env: { ...env, ...Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)])) },
  });
  child.stderr.pipe(process.stderr);
  return child;
}

/** A file with the protocol, for programs that do not load packages. */
export function describedProtocol(): string {
  const file = fileURLToPath(new URL("../../node_modules/.cache/wirepact-programs/protocol.json", import.meta.url));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(protocol));
  renameSync(`${file}.${process.pid}`, file);
  return file;
}

/** All that a process printed; fails when it ended badly. */
async function output(child: ChildProcessWithoutNullStreams): Promise<string> {
  let text = "";
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) throw new Error(`a process of the trial ended with ${code}`);
  return text;
}

const open = ({ address, schema }: StoreAddress): Promise<MessageStore> => openStore(address, { protocol, schema });

interface Acknowledgement {
  readonly batch: number;
  readonly positions: readonly number[];
}

/** Kills writing processes again and again; what they had acknowledged must be there, and no batch in part. */
export async function trialOfKills(place: StoreAddress, kills: number): Promise<{ readonly acknowledged: number }> {
  const acknowledged = new Map<string, Acknowledgement>();
  let first = 0;
  for (let kill = 0; kill < kills; kill++) {
    // The second writer keeps the file or the location busy, so that the first is killed in the middle of things.
    const writers = await Promise.all(["a", "b"].map((writer) => start("endless-writer", place, { WRITER: writer, FIRST: first })));
    const texts = writers.map(() => "");
    const firstWords = writers.map(
      (child, index) =>
        new Promise<void>((resolve) => {
          child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
            texts[index] += chunk;
            resolve();
          });
        }),
    );
    await Promise.all(firstWords);
    await new Promise((resolve) => setTimeout(resolve, 5 + ((kill * 17) % 60)));
    for (const child of writers) {
      child.kill("SIGKILL");
      await once(child, "close");
      await new Promise((resolve) => setTimeout(resolve, kill % 10));
    }
    for (const [index, text] of texts.entries()) {
      for (const line of text.split("\n").slice(0, -1)) {
        const said = JSON.parse(line) as Acknowledgement;
        acknowledged.set(`${index === 0 ? "a" : "b"} ${said.batch}`, said);
        first = Math.max(first, said.batch + 2);
      }
    }
  }
  await checkKilled(await open(place), acknowledged);
  return { acknowledged: acknowledged.size };
}

interface Written {
  readonly writer: string;
  readonly batch: number;
  readonly index: number;
  readonly size: number;
}

async function checkKilled(store: MessageStore, acknowledged: ReadonlyMap<string, Acknowledgement>): Promise<void> {
  const found = new Map<string, { readonly positions: number[]; readonly size: number }>();
  let last = 0;
  for await (const { position, message } of store.tail("kill", { live: false })) {
    const { writer, batch, index, size } = message["content"] as Written;
    expect(position).toBe(last + 1);
    last = position;
    const entry = found.get(`${writer} ${batch}`) ?? { positions: [], size };
    expect(entry.positions).toHaveLength(index);
    entry.positions.push(position);
    found.set(`${writer} ${batch}`, entry);
  }
  const torn = [...found].filter(([, { positions, size }]) => positions.length !== size);
  const lost = [...acknowledged].filter(([key, { positions }]) => JSON.stringify(found.get(key)?.positions) !== JSON.stringify(positions));
  expect({ torn, lost }).toEqual({ torn: [], lost: [] });
  expect(await store.count("kill")).toBe(last);
  expect(await store.view("team", "kill", ["a", "b"])).toHaveLength(last);
  await store.close();
}

export interface Crowd {
  readonly messages: number;
  /** Processes that write. */
  readonly writers: number;
}

/** Some processes write and two follow, one from the start and one that comes later; each must see every message once and in order. */
export async function trialOfCrowd(place: StoreAddress, { messages, writers }: Crowd): Promise<void> {
  const locations = 3;
  const share = messages / writers;
  const early = output(await start("crowd-tailer", place, { TOTAL: messages, LOCATIONS: locations }));
  const names = Array.from({ length: writers }, (_, index) => `writer ${index}`);
  const writing = await Promise.all(
    names.map((writer) => start("crowd-writer", place, { WRITER: writer, SHARE: share, LOCATIONS: locations })),
  );
  const written = writing.map(output);
  const late = output(await start("crowd-tailer", place, { TOTAL: messages, LOCATIONS: locations }));
  await Promise.all(written);
  for (const text of await Promise.all([early, late])) expect(JSON.parse(text)).toEqual({ seen: messages, faults: [] });
  const store = await open(place);
  expect(await store.count()).toBe(messages);
  await store.close();
}
