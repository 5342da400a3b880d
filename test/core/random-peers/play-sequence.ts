// One connection and one random peer, from the first byte to the death of the peer. Returns what has not come to an end.

import { getEventListeners } from "node:events";
import { PassThrough, Readable, Writable } from "node:stream";
import { setImmediate as turn } from "node:timers/promises";
import { vi } from "vitest";
import { contentLength } from "../../../packages/core/src/framing/content-length.js";
import { ndjsonFraming } from "../../../packages/core/src/framing/ndjson.js";
import type { RpcConnectOptions, UntypedConnection } from "../../../packages/core/src/rpc/connection-types.js";
import { createRpcConnect } from "../../../packages/core/src/rpc/rpc-connect.js";
import { calculator } from "../rpc-protocol.js";
import { createRandom, type Random } from "./random.js";
import { randomHandlers } from "./random-handlers.js";
import { randomFrame, randomMessage } from "./random-text.js";

const typedConnect: unknown = createRpcConnect(calculator, () => false, [ndjsonFraming, contentLength]);
const connect = typedConnect as (options: RpcConnectOptions<string>) => UntypedConnection;

/** What happened in a sequence, and what is left over of it. */
export interface Played {
  readonly outcomes: Readonly<Record<string, number>>;
  readonly problems: readonly string[];
}

/** Promises that must settle, with what becomes of them. */
interface Promises {
  readonly watch: (name: string, start: () => unknown) => void;
  readonly pending: () => readonly string[];
  readonly outcomes: Record<string, number>;
}

function createPromises(): Promises {
  const pending = new Map<object, string>();
  const outcomes: Record<string, number> = {};
  const count = (outcome: string): void => void (outcomes[outcome] = (outcomes[outcome] ?? 0) + 1);
  const watch = (name: string, start: () => unknown): void => {
    const token = {};
    pending.set(token, name);
    const settle = (outcome: string) => (): void => {
      pending.delete(token);
      count(`${name}: ${outcome}`);
    };
    const failed = (error: { readonly reason?: string; readonly name: string }): void => settle(error.reason ?? error.name)();
    try {
      Promise.resolve(start()).then(settle("done"), failed);
    } catch (error) {
      failed(error as Error);
    }
  };
  return { watch, pending: () => [...pending.values()], outcomes };
}

/** What may last as long as the connection. */
const unlimited = "without a timeout";

/** Both sides of a sequence. */
interface Scene {
  readonly random: Random;
  readonly connection: UntypedConnection;
  readonly fromPeer: PassThrough;
  readonly toPeer: PassThrough;
  readonly framing: "ndjson" | "content-length";
  readonly promises: Promises;
  readonly controllers: readonly AbortController[];
  readonly streams: { readonly results: AsyncIterableIterator<unknown>; readonly isLimited: boolean }[];
  readonly loops: AsyncIterator<unknown>[];
  /** The text that the peer has read. */
  readonly read: { text: string };
  readonly ids: { own: number; peer: number };
}

function openScene(random: Random): Scene {
  const fromPeer = new PassThrough({ highWaterMark: random.pick([16, 16_384]) });
  const toPeer = new PassThrough({ highWaterMark: random.pick([16, 16_384]) });
  const read = { text: "" };
  toPeer.on("data", (chunk: Buffer) => (read.text += chunk.toString()));
  for (const stream of [fromPeer, toPeer]) stream.on("error", () => undefined);
  const framing = random.pick(["ndjson", "content-length"] as const);
  const isWeb = random.oneIn(12);
  const connection = connect({
    role: random.pick(["client", "server"]),
    readable: isWeb ? (Readable.toWeb(fromPeer) as never) : fromPeer,
    writable: isWeb ? (Writable.toWeb(toPeer) as never) : toPeer,
    encoding: framing,
    mode: random.pick(["strict", "lenient"]),
    maxBytes: random.pick([200, 65_536]),
    maxRunning: random.pick([1, 3, 1000]),
    maxResults: random.pick([1, 3, 1000]),
    ...(random.oneIn(3) ? { timeout: random.below(5000) } : {}),
    onHandlerError: random.pick<() => unknown>([
      () => undefined,
      () => {
        throw new Error("no log");
      },
      () => Promise.reject(new Error("no log")),
    ]),
  });
  const controllers = [new AbortController(), new AbortController()];
  const promises = createPromises();
  return { random, connection, fromPeer, toPeer, framing, promises, controllers, streams: [], loops: [], read, ids: { own: 0, peer: 0 } };
}

/** The requests that the peer has read. */
const askedOf = ({ read }: Scene): readonly { readonly id?: unknown; readonly method?: unknown }[] =>
  [...read.text.matchAll(/"id":(\d+),"method":"(\w+)"/g)].map(([, id, method]) => ({ id: Number(id), method }));

function request({ random, connection, promises, controllers, streams, ids }: Scene): void {
  const [method, params] = random.pick<readonly [string, object]>([
    ["add", { a: 1, b: 2 }],
    ["add", { a: "1", b: 2 }],
    ["wait", {}],
    ["ask", { question: "?" }],
    ["count", { to: 3 }],
    ["follow", {}],
  ]);
  const options = {
    ...(random.oneIn(2) ? { signal: random.pick(controllers).signal } : {}),
    ...(random.oneIn(2) ? { timeout: random.pick([0, 5, 1000, Infinity]) } : {}),
  };
  const id = random.oneIn(9) ? ids.own : ++ids.own;
  const isLimited = options.timeout !== Infinity && (options.timeout !== undefined || method !== "follow");
  promises.watch(isLimited ? "request" : unlimited, () => {
    const answer = connection.request({ jsonrpc: "2.0", id, method, params }, options);
    if (!(Symbol.asyncIterator in answer)) return answer;
    streams.push({ results: answer, isLimited });
    return undefined;
  });
}

function readStream({ random, promises, streams }: Scene): void {
  if (streams.length === 0) return;
  const { results, isLimited } = random.pick(streams);
  if (random.oneIn(5)) return promises.watch("return", () => results.return!());
  for (let times = 1 + random.below(3); times > 0; times--) promises.watch(isLimited ? "next" : unlimited, () => results.next());
}

function iterate({ random, connection, promises, loops }: Scene): void {
  if (loops.length === 0 || random.oneIn(3)) loops.push(connection[Symbol.asyncIterator]());
  const loop = random.pick(loops);
  if (random.oneIn(4)) promises.watch("loop end", () => loop.return!());
  else promises.watch("loop", () => loop.next());
}

function write(scene: Scene): void {
  const { random, fromPeer, framing, ids } = scene;
  if (fromPeer.destroyed || fromPeer.writableEnded) return;
  const known = { asked: askedOf(scene), nextId: () => 1000 + ++ids.peer };
  const bytes = randomFrame(random, framing, randomMessage(random, known));
  const cut = random.oneIn(3) ? random.below(bytes.length + 1) : bytes.length;
  fromPeer.write(bytes.subarray(0, cut));
  fromPeer.write(bytes.subarray(cut));
}

/** The peer dies: it ends, or is cut off in the middle of a frame, with or without an error. */
function die({ random, fromPeer, toPeer }: Scene): void {
  const error = random.oneIn(2) ? new Error("the cable was cut") : undefined;
  if (random.oneIn(2)) fromPeer.end(random.oneIn(2) ? "Content-Length: 5" : '{"jsonrpc"');
  else fromPeer.destroy(error);
  if (random.oneIn(2)) toPeer.destroy(error);
}

async function act(scene: Scene): Promise<void> {
  const { random, connection, promises, controllers, toPeer, ids } = scene;
  const step = random.below(16);
  if (step < 4) return request(scene);
  if (step < 9) return write(scene);
  if (step === 9) return readStream(scene);
  if (step === 10) return iterate(scene);
  if (step === 11) {
    const { handlers, fallback } = randomHandlers(random);
    return promises.watch("serve", () => connection.serve(handlers, fallback === undefined ? {} : { fallback }));
  }
  if (step === 12) {
    const notification = { jsonrpc: "2.0", method: "cancel", params: { requestId: random.pick([1, ids.own, "x", {}]) } };
    return promises.watch("send", () => connection.send(notification));
  }
  if (step === 13) {
    if (random.oneIn(3)) return random.pick(controllers).abort();
    await vi.advanceTimersByTimeAsync(random.pick([1, 1000, 60_000]));
    return undefined;
  }
  if (step === 14) return void (random.oneIn(2) ? toPeer.pause() : toPeer.resume());
  return random.oneIn(4) ? promises.watch("close", () => connection.close()) : die(scene);
}

/** Plays a random sequence. Timers must be faked. */
export async function playSequence(seed: number): Promise<Played> {
  const random = createRandom(seed);
  const scene = openScene(random);
  const { connection, promises, controllers, fromPeer, toPeer } = scene;
  for (let steps = 3 + random.below(20); steps > 0; steps--) {
    await act(scene);
    if (random.oneIn(2)) await turn();
  }
  // While the peer is silent, every request ends that has a timeout.
  for (let minutes = 0; minutes < 2; minutes++) await vi.advanceTimersByTimeAsync(60_000);
  await turn();
  const waiting = promises.pending().filter((name) => name === "request" || name === "next");
  // What a caller would wait for, until the peer is gone.
  promises.watch("serve", () => connection.serve({}));
  for (const { results } of scene.streams) promises.watch("next", () => results.next());
  if (random.oneIn(2)) fromPeer.end();
  else fromPeer.destroy();
  // A destroyed stream forgets what it is busy with.
  toPeer.destroy();
  for (let turns = 0; turns < 50 && promises.pending().length > 0; turns++) await turn();
  await turn();
  const listeners = controllers.flatMap(({ signal }) => getEventListeners(signal, "abort")).length;
  return {
    outcomes: promises.outcomes,
    problems: [
      ...waiting.map((name) => `${name} waits for a silent peer`),
      ...promises.pending().map((name) => `${name} never ended`),
      ...(listeners > 0 ? [`${listeners} listeners are left`] : []),
      ...(vi.getTimerCount() > 0 ? [`${vi.getTimerCount()} timers are left`] : []),
    ],
  };
}
