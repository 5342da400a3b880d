// A channel on an engine: sends letters, judges what arrives, and settles it.

import { randomUUID } from "node:crypto";
import { createIssue, formatIssues, negotiate, type Conversation, type ProtocolDescriptor, type Result } from "@wirepact/core";
import { wrongRole } from "@wirepact/core/codegen";
import { findFrame, identify, type Handler, type RequestOptions } from "@wirepact/core/codegen/frames";
import type { Arriving, Channel, ChannelOptions, SendOptions } from "./channel.js";
import { type Engine, type Letter, listAll, type TakenLetter } from "./engine.js";
import { ChannelError } from "./errors.js";
import { createArrivals } from "./iterate-letters.js";
import type { ChannelPackage } from "./message-types.js";
import { createRequests, type Requests } from "./requests.js";
import { createSettling } from "./settle-letters.js";
import { createTaking } from "./take-letters.js";
import { createTexts } from "./texts.js";
import { createMemory } from "./wait.js";
import { createLetterWriter, recipientsOf } from "./write-letters.js";

/** How many IDs of messages a channel remembers, and how many messages its monitor. */
const remembered = 10_000;

type Arrived = Arriving<unknown, "automatic">;

/** The channel of a party; its queues exist. */
export function createChannel(engine: Engine, protocolPackage: ChannelPackage, options: ChannelOptions): Channel<unknown, unknown> {
  const { protocol } = protocolPackage;
  const { role, name, maxAttempts = 5 } = options;
  const texts = createTexts(protocolPackage, name);
  const writer = createLetterWriter(protocolPackage, options);
  const closing = new AbortController();
  const { conversation, feed } = createMonitor(protocolPackage);
  const taking = createTaking(engine, options, closing.signal);
  const { isSettled, discard, bury, deliver } = createSettling({ engine, protocol, texts, taking, remembered }, options);

  const sendAll = async (letters: readonly Letter[], message: object): Promise<void> => {
    if (closing.signal.aborted) throw new ChannelError("closed", "The channel is closed.");
    const [first] = letters;
    // Before it is sent: an answer may arrive before the engine has confirmed it. The monitor sees mail with what a server adds to it.
    if (first !== undefined)
      feed(first, protocol.encodings.mail === undefined ? { ok: true, value: message, warnings: [] } : texts.read(first.text));
    for (const letter of letters) await taking.persist(() => engine.send(letter));
  };

  const check = (letter: Letter): Result<object> => {
    const result = requests?.read(letter) ?? texts.read(letter.text);
    if (!result.ok || letter.kind === "acknowledgement" || findFrame(protocol, result.value)?.replyTo !== undefined) return result;
    const type = identify(protocol, result.value);
    if (type === undefined || type.to.includes(role)) return result;
    return { ok: false, issues: [createIssue(wrongRole(role, type.name, type.to, "receive"), protocol.frames ? [] : [protocol.tag])] };
  };

  /** What the program sees of a letter; nothing if it is only for the channel. */
  const open = async (taken: TakenLetter): Promise<Arrived | undefined> => {
    const { letter, attempt } = taken;
    if (isSettled(letter.id)) return discard(taken);
    if (attempt > maxAttempts) return bury(taken, `not acknowledged after ${maxAttempts} attempts`, []);
    const version: Result<unknown> = negotiate([protocol.version], [letter.version || protocol.version]);
    const result = version.ok ? check(letter) : version;
    if (!result.ok) return bury(taken, formatIssues(result.issues), result.issues);
    feed(letter, result);
    if (letter.kind === "acknowledgement") return discard(taken);
    const delivery = deliver(taken, result.value);
    return requests?.take(letter.from, delivery) === true ? undefined : delivery;
  };

  let finished: Promise<void> | undefined;
  const finish = (): Promise<void> => (finished ??= taking.stop().then(engine.close));
  const { iterate, startReading, isIterated, end } = createArrivals({
    pull: () => taking.pull(open),
    readsAhead: protocol.frames !== undefined,
    isAutomatic: options.acknowledge === "automatic",
    closing: closing.signal,
    finish,
  });
  const requests =
    protocol.frames === undefined
      ? undefined
      : createRequests(protocol, {
          texts,
          post: (to, message) => sendAll(writer.writeTo([to], message, randomUUID()), message),
          isIterated,
          onHandlerError: options.onHandlerError ?? (() => undefined),
        });
  const channel = {
    role,
    name,
    send: async (message: object, sendOptions?: SendOptions): Promise<void> => sendAll(writer.write(message, sendOptions), message),
    ...callsOf(protocol, role, requests, startReading),
    conversation,
    late: () => conversation?.late() ?? [],
    status: engine.status,
    deadLetters: () => listAll(engine, "dead"),
    putBack: engine.putBack,
    drop: engine.drop,
    close: async (): Promise<void> => {
      closing.abort();
      requests?.end();
      // A program may close the channel while it iterates: its message is acknowledged when it asks for the next one.
      if (await end()) await finish();
    },
    [Symbol.asyncIterator]: iterate,
  };
  return channel as unknown as Channel<unknown, unknown>;
}

/** The monitor of a channel, which sees a message once, however often it is delivered. */
function createMonitor({ createConversation }: ChannelPackage): {
  readonly conversation: Conversation<unknown> | undefined;
  readonly feed: (letter: Letter, result: Result<unknown>) => void;
} {
  const conversation = createConversation?.({ order: "arrival", maxMessages: remembered }) as Conversation<unknown> | undefined;
  const fedIds = createMemory(remembered);
  return {
    conversation,
    feed: ({ id, from }, result) => {
      if (!result.ok || fedIds.has(id)) return;
      fedIds.add(id);
      conversation?.feed(result.value as never, from.role === "" ? {} : { from: from.role });
    },
  };
}

/** How a program sends and answers requests. */
function callsOf(protocol: ProtocolDescriptor, role: string, requests: Requests | undefined, startReading: () => Promise<void>) {
  const known = (): Requests => {
    if (requests === undefined) throw new ChannelError("invalid-message", `${protocol.name} has no requests; use send.`);
    return requests;
  };
  const peer = (to?: SendOptions["to"]) => ({
    request: (message: object, options?: RequestOptions) => {
      const [target, ...others] = recipientsOf(protocol, role, message, to);
      if (target === undefined || others.length > 0)
        throw new ChannelError("no-recipient", "A request goes to one party or role; pass peer({ role, name }).");
      void startReading().catch(known().end);
      return known().request(target, message, options);
    },
  });
  const serve = (handlers: Readonly<Record<string, Handler>>, options?: { readonly fallback?: Handler }): Promise<void> => {
    known().serve(handlers, options);
    return startReading();
  };
  return { peer, ...peer(), serve };
}
