// What a channel needs of the engine that keeps its messages: durable queues with acknowledgements.

/** A queue: that of one party, or without a party the one that parties of the role share. */
export interface QueueName {
  readonly role: string;
  readonly party?: string | undefined;
}

/** A message on its way, with what the engine and the other side have to know of it. */
export interface Letter {
  /** The engine keeps one letter per queue and ID, whoever sends it, for at least the time in which a sender repeats itself. */
  readonly id: string;
  readonly from: QueueName;
  /** One party, or without a party all queues of the role. */
  readonly to: QueueName;
  /** An acknowledgement of the protocol is for the monitor of the sender, not for its program. */
  readonly kind: "message" | "acknowledgement";
  /** The type of the message, for programs that do not decode it. */
  readonly type?: string | undefined;
  /** The version of the protocol that the sender uses. */
  readonly version: string;
  /** Milliseconds since 1970, by the clock of the sender. */
  readonly sentAt: number;
  /** The encoded message; bytes only if they are not UTF-8, so that they are no message. */
  readonly text: string | Uint8Array;
}

/** A letter that was taken from a queue. Other takers do not get it until it is put back or the lease ends. */
export interface TakenLetter {
  readonly letter: Letter;
  /** 1 for the first delivery. */
  readonly attempt: number;
  /** Removes it; resolves when the engine has confirmed that. */
  readonly ack: () => Promise<void>;
  /** Puts it back, to be taken again after some milliseconds. */
  readonly retry: (delay: number) => Promise<void>;
  /** Keeps it as a dead letter. */
  readonly bury: (reason: string) => Promise<void>;
  /** Starts the lease anew. */
  readonly extend: () => Promise<void>;
}

/** A letter in a queue, or one that could not be delivered. */
export interface StoredLetter extends Letter {
  /** Identifies it for `putBack` and `drop`. */
  readonly key: string;
  readonly queue: QueueName;
  /** Why it is a dead letter. */
  readonly reason: string;
}

export interface QueueStatus extends QueueName {
  /** Letters that wait to be taken. */
  readonly pending: number;
  /** Letters that were taken and are not acknowledged yet. */
  readonly taken: number;
  readonly dead: number;
}

/** Letters that are not acknowledged yet, or dead letters. */
export type LetterState = "open" | "dead";

export interface Engine {
  /** Creates a queue unless it exists. With `ofRole` it gets what is sent to its role; the first such queue also gets what was sent before. */
  readonly join: (queue: QueueName, ofRole: boolean) => Promise<void>;
  /** Keeps a letter for its queues; resolves when it would survive a crash. A letter that is there already is not kept twice. */
  readonly send: (letter: Letter) => Promise<void>;
  /** The oldest letter of some queues of one role, which are always the same; waits for one. None if the signal is aborted. */
  readonly take: (queues: readonly QueueName[], signal: AbortSignal) => Promise<TakenLetter | undefined>;
  /** Takes nothing any more, so that what is put back goes to others. */
  readonly stop: () => Promise<void>;
  readonly status: () => Promise<readonly QueueStatus[]>;
  /** The next letters after the one with a key, oldest first; none at the end. */
  readonly list: (state: LetterState, after?: string) => Promise<readonly StoredLetter[]>;
  /** Puts a dead letter back into its queue, as if it had never been tried; false if there is none with the key. */
  readonly putBack: (key: string) => Promise<boolean>;
  readonly drop: (key: string) => Promise<boolean>;
  /** What is sent from now on, to any queue, without taking it. */
  readonly watch: (signal: AbortSignal) => AsyncIterable<StoredLetter>;
  readonly close: () => Promise<void>;
}

/** What every engine can be told. */
export interface EngineOptions {
  /** How long a taken letter is kept from other takers unless the lease is extended. */
  readonly leaseMilliseconds: number;
  /** How long the ID of an acknowledged letter is remembered. */
  readonly duplicateMilliseconds: number;
  /** Whether missing tables and streams are created; otherwise they are an error. */
  readonly create: boolean;
}

/** All letters of a state, oldest first. */
export async function listAll(engine: Engine, state: LetterState, after?: string): Promise<readonly StoredLetter[]> {
  const found: StoredLetter[] = [];
  for (let page = await engine.list(state, after); page.length > 0; page = await engine.list(state, page.at(-1)!.key)) found.push(...page);
  return found;
}
