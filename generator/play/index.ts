// A party made from a spec, for tests of programs that talk to it: exported as `@wirepact/generator/play`.

import type { Mode, ProtocolDescriptor } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import type { RecordedMessage } from "../inspect/recorded-message.js";
import { spokenIn, type SpokenProtocols } from "../inspect/spoken-protocols.js";
import { findRoles } from "../party/roles.js";
import { findFraming } from "../party/stream-framing.js";
import { parseFaults } from "./faults.js";
import { createVersionedPlayer } from "./versioned-player.js";

export { faultDocs, parseFaults, withoutEffect, type FaultName, type Faults } from "./faults.js";

export interface PlayOptions {
  /** The descriptor of a package, or a model. */
  readonly protocol: ProtocolDescriptor;
  /** The other versions that the player speaks; those of a model unless given. */
  readonly spoken?: SpokenProtocols | undefined;
  /** The role of the player. */
  readonly role: string;
  /** The role of the other party, where the protocol has more than two. */
  readonly peer?: string | undefined;
  /** `ndjson`, `content-length` or `sse`; the protocol's first one unless given. */
  readonly encoding?: string | undefined;
  readonly mode?: Mode | undefined;
  /** Faults by name, separated by commas: `slow:400,twice`. */
  readonly faults?: string | undefined;
  /** A recorded conversation, whose answers are preferred to examples. */
  readonly recording?: readonly RecordedMessage[] | undefined;
  readonly readable: AsyncIterable<string | Uint8Array>;
  readonly write: (text: string) => void;
}

/** The longest message that is read where the protocol names no limit. */
const usualLimit = 16 * 1024 * 1024;

/** Plays a role until the input ends. Resolves to the exit code, which a fault may choose; throws a RangeError for options that are wrong. */
export async function play(options: PlayOptions): Promise<number> {
  const protocol = runnable(options.protocol);
  const roles = findRoles(protocol, options.role, options.peer);
  const framed = findFraming(protocol, options.encoding);
  const parsed = parseFaults(options.faults ?? "");
  for (const found of [roles, framed, parsed]) if (!found.ok) throw new RangeError(found.problem);
  if (!roles.ok || !framed.ok || !parsed.ok) return 2;
  const { framing } = framed;
  const { faults } = parsed;
  const slow = faults.get("slow") ?? 0;
  const waiting = new Set<Promise<void>>();
  let code: number | undefined;
  let stop: () => void = () => undefined;
  const stopped = new Promise<undefined>((resolve) => (stop = () => resolve(undefined)));
  const later = (milliseconds: number, task: () => void): void => {
    if (milliseconds === 0) return task();
    const done = new Promise<void>((resolve) => setTimeout(resolve, milliseconds)).then(task);
    waiting.add(done);
    void done.finally(() => waiting.delete(done));
  };
  const player = createVersionedPlayer({
    ...roles,
    protocol,
    spoken: options.spoken ?? spokenIn(options.protocol),
    framing,
    mode: options.mode ?? protocol.reading.default,
    faults,
    recording: options.recording,
    later,
    write: (text) => later(slow, () => options.write(text)),
    end: (given) => {
      code = given;
      stop();
    },
  });
  player.start();
  const limit = protocol.encodings[framing.encoding.name]?.maxBytes ?? usualLimit;
  const sources = faults.has("chunk") ? eachAlone(options.readable) : [options.readable];
  const read = async (): Promise<void> => {
    for await (const source of sources)
      for await (const pieces of framing.cut(source, limit, 4096)) {
        for (const piece of pieces) if (code === undefined) player.take(piece);
        if (code !== undefined) return;
      }
  };
  if (code === undefined) await Promise.race([read(), stopped]);
  await Promise.all(waiting);
  return code ?? 0;
}

/** Every chunk as a stream of its own. */
async function* eachAlone(source: AsyncIterable<string | Uint8Array>): AsyncGenerator<AsyncIterable<string | Uint8Array>> {
  for await (const chunk of source)
    yield (async function* () {
      yield chunk;
    })();
}
