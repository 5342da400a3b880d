// A party that is played in this process, and a run of all checks against it.

import { createHash } from "node:crypto";
import { setImmediate as turn } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { vi } from "vitest";
import { conform } from "../../../generator/conform/conform.js";
import type { ConformReport } from "../../../generator/conform/result.js";
import type { Party, PartyEvents, StartParty } from "../../../generator/party/party.js";
import { findRoles } from "../../../generator/party/roles.js";
import { findFraming, findWhole } from "../../../generator/party/stream-framing.js";
import { parseFaults } from "../../../generator/play/faults.js";
import { play } from "../../../generator/play/index.js";
import { createPlayer } from "../../../generator/play/player.js";
import type { Framing } from "../../../packages/core/src/framing/framing.js";
import type { ProtocolDescriptor } from "../../../packages/core/src/protocol.js";
import { specProtocols } from "../../support/spec-protocols.js";
import { isThorough } from "../../support/sample-size.js";
import { runnable } from "../../../packages/core/src/codegen/all-features.js";

export interface PlayedOptions {
  readonly protocol: ProtocolDescriptor;
  readonly role: string;
  readonly peer?: string | undefined;
  readonly faults?: string | undefined;
  readonly seed?: number | undefined;
  /** Time for an answer, in milliseconds. */
  readonly answer?: number | undefined;
  /** Time for the first answer. */
  readonly start?: number | undefined;
  /** Time for the whole run. */
  readonly whole?: number | undefined;
  readonly only?: Pick<RegExp, "test"> | undefined;
  /** Whether every byte is written alone. */
  readonly isBytewise?: boolean | undefined;
}

interface Channel<Item> extends AsyncIterable<Item> {
  readonly push: (item: Item) => void;
  readonly end: () => void;
}

/** Items in the order in which they were pushed. */
function createChannel<Item>(): Channel<Item> {
  const items: Item[] = [];
  let [isEnded, wake]: [boolean, () => void] = [false, () => undefined];
  return {
    push: (item) => {
      items.push(item);
      wake();
    },
    end: () => {
      isEnded = true;
      wake();
    },
    async *[Symbol.asyncIterator]() {
      for (;;) {
        if (items.length > 0) yield items.shift()!;
        else if (isEnded) return;
        else await new Promise<void>((resolve) => (wake = resolve));
      }
    },
  };
}

/** A party that is played in this process. */
export function playedParty({ protocol, role, peer, faults, isBytewise }: PlayedOptions, framing: Framing): StartParty {
  return ({ onPiece, onEnd }: PartyEvents): Party => {
    const [input, output] = [createChannel<string | Uint8Array>(), createChannel<string>()];
    const played = play({
      protocol,
      role,
      peer,
      faults,
      encoding: framing.encoding.name,
      readable: input,
      write: (text) => output.push(text),
    });
    const read = (async () => {
      for await (const pieces of framing.cut(output, 16 * 1024 * 1024, 4096)) pieces.forEach(onPiece);
    })();
    const ended = played.then(async (code) => {
      output.end();
      await read;
      onEnd({ code, signal: null });
    });
    return {
      // Other tasks get their turn, as they do between programs.
      write: async (data) => {
        if (isBytewise === true) for (const byte of Buffer.from(data)) input.push(Uint8Array.of(byte));
        else input.push(data);
        await new Promise((resolve) => setImmediate(resolve));
        return undefined;
      },
      finish: async () => {
        input.end();
        await ended;
        return true;
      },
      close: async () => {
        input.end();
        await ended;
      },
      errors: () => "",
    };
  };
}

/** A party that is played in this process, which gets and gives messages as a whole, as in files. */
function wholeParty({ protocol, role, peer = role, faults = "" }: PlayedOptions, framing: Framing): StartParty {
  const parsed = parseFaults(faults);
  if (!parsed.ok) throw new Error(parsed.problem);
  return ({ onPiece, onEnd }) => {
    let issued = 0;
    const player = createPlayer({
      protocol,
      role,
      peer,
      framing,
      faults: parsed.faults,
      later: (milliseconds, task) => void (milliseconds === 0 ? task() : setTimeout(task, milliseconds)),
      write: (content) => void setTimeout(() => onPiece({ number: (issued += 1), content }), parsed.faults.get("slow") ?? 0),
      end: (code) => setImmediate(() => onEnd({ code, signal: null })),
    });
    player.start();
    return {
      write: async (content) => {
        player.take({ number: 0, content });
        await new Promise((resolve) => setImmediate(resolve));
        return undefined;
      },
      finish: () => Promise.resolve(true),
      close: () => Promise.resolve(),
      errors: () => "",
    };
  };
}

/** Runs all checks against a played party: over a stream, or with whole messages where the protocol has no encoding for streams. */
export async function conformPlayed(options: PlayedOptions): Promise<ConformReport> {
  const protocol = runnable(options.protocol);
  const streamed = findFraming(protocol, undefined);
  const framed = streamed.ok ? streamed : await findWhole(protocol, undefined);
  if (!framed.ok) throw new Error(framed.problem);
  const { framing } = framed;
  const roles = findRoles(protocol, options.role, options.peer);
  const peer = roles.ok ? roles.peer : options.peer;
  const start = (streamed.ok ? playedParty : wholeParty)({ ...options, peer, protocol }, framing);
  return withOwnClock(() => conformWith(options, { framing, start, isStream: streamed.ok }));
}

/** Runs something in this process by a clock that goes on when nothing is left to do before the next timer, so that nothing is waited for. */
async function withOwnClock<Result>(run: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setImmediate", "clearImmediate", "performance", "Date"] });
  const state = { isOver: false };
  const end = (): void => void (state.isOver = true);
  try {
    const result = run();
    result.then(end, end);
    while (!state.isOver) {
      await turn();
      vi.advanceTimersToNextTimer();
    }
    return await result;
  } finally {
    vi.useRealTimers();
  }
}

/** Runs all checks against a party. */
export async function conformWith(
  options: PlayedOptions,
  party: { readonly start: StartParty; readonly framing: Framing; readonly isStream: boolean },
): Promise<ConformReport> {
  const protocol = runnable(options.protocol);
  const roles = findRoles(protocol, options.role, options.peer);
  if (!roles.ok) throw new Error(roles.problem);
  return conform({
    ...roles,
    ...party,
    protocol,
    limits: { start: options.start ?? 600_000, answer: options.answer ?? 20_000, whole: options.whole ?? 1e9 },
    seed: options.seed ?? 1,
    values: {},
    isWanted: (id) => options.only?.test(id) !== false,
    onProgress: () => undefined,
    party: "played",
    placeOf: () => undefined,
  });
}

const root = (path: string): string => fileURLToPath(new URL(`../../../${path}/wirepact.yaml`, import.meta.url));

/** The protocols of the repository, of the gallery and of the tests of frames. */
export const testedProtocols = [...specProtocols(), ...specProtocols(root("spec/gallery")), ...specProtocols(root("test/framed-specs"))];

/** Their roles to which something is sent, or that start something. */
export const testedRoles = testedProtocols
  .filter(({ encodings }) => Object.keys(encodings).length > 0)
  .flatMap((protocol) => Object.keys(protocol.roles).map((role) => ({ name: protocol.name, role, protocol })))
  .filter(({ protocol, role }) =>
    Object.values(protocol.messages).some(
      ({ to, answers, frame }) =>
        to.includes(role) &&
        answers === undefined &&
        !["result", "error"].includes(protocol.frames?.find(({ name }) => name === frame)?.kind ?? ""),
    ),
  );

/** One of so many requirements of each message, and what the others need. */
export const portionOfIds = (count: number): Pick<RegExp, "test"> => ({
  test: (id) => / $|: ends$|is valid$|a valid \w+$/.test(id) || createHash("md5").update(id).digest().readUInt16BE() % count === 0,
});

/** A protocol whose parties agree on a version. */
export const negotiating = specProtocols(root("test/version-specs")).find(({ name }) => name === "depot")!;

/** The same, unless all are wanted. */
export const oneOf = (count: number): Pick<RegExp, "test"> => (isThorough ? /^/ : portionOfIds(count));

/** The IDs of the requirements with a verdict, with what was seen. */
export const withVerdict = ({ results }: ConformReport, ...verdicts: readonly string[]): readonly string[] =>
  results
    .filter(({ verdict }) => verdicts.includes(verdict))
    .map(
      ({ verdict, id, outcome, sent, got }) => `${verdict} ${id}: ${outcome}\n  sent ${sent?.slice(0, 300)}\n  got ${got?.slice(0, 200)}`,
    );
