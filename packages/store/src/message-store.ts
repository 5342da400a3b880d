// What a message store offers to a program, whatever it is kept in. Types only.

import type { Mode, ProtocolDescriptor, Result, View } from "@wirepact/core";

/** A message of which only the protocol's run-time descriptor is known. */
export type AnyMessage = Readonly<Record<string, unknown>>;

/**
 * What a store has to know of a protocol. The namespace of a protocol package fits: `import * as messageStore from "@wirepact/message-store"`.
 * With the descriptor alone messages are judged by core's walker; with `is` or `validate` by the package's own code, which is faster.
 */
export interface ProtocolPackage<M extends object, P extends ProtocolDescriptor> {
  readonly protocol: P;
  readonly is?: (value: unknown) => value is M;
  readonly validate?: (value: unknown, options?: { readonly mode?: Mode }) => Result<unknown>;
}

/** How messages are judged before they are written: as `validate` does in a mode, or not at all. */
export type Check = Mode | "none";

export interface StoreOptions {
  /** Strict unless given; `append` can say otherwise for one batch. */
  readonly check?: Check;
  /** How often tails look for messages of other processes, in milliseconds. */
  readonly pollMilliseconds?: number;
  /** How long a tail puts up with a database that cannot be reached, in milliseconds; a minute unless given. */
  readonly patienceMilliseconds?: number;
  readonly now?: () => Date;
}

export interface AppendOptions {
  /** Ids that make the batch safe to write again, one for each message; they win over the ids in the messages. */
  readonly ids?: readonly (string | undefined)[];
  readonly check?: Check;
}

/** Which part of a view is wanted. */
export interface Page {
  /** Keeps the oldest n; 0 is no limit. */
  readonly limit?: number;
  /** Keeps the newest n; 0 is no limit. */
  readonly last?: number;
  /** Only messages after this position. */
  readonly since?: number;
}

/** A message with what the store knows of it. */
export interface StoredEntry<M> {
  /** Counts up from 1 in each location, in the order of writing. */
  readonly position: number;
  readonly agentKey: string | null;
  readonly message: M;
}

export interface TailOptions {
  /** Begins after this position, or after everything that is there now; from the first message unless given. */
  readonly from?: number | "now";
  /** False ends the iteration at the last message instead of waiting for more. */
  readonly live?: boolean;
  /** Ends the iteration. */
  readonly signal?: AbortSignal;
}

/** What to forget: a location, messages older than a time, or both. */
export interface PruneOptions {
  readonly location?: string;
  /** By the sort time of a message; where no message of the location had a time yet, by when it was written. */
  readonly before?: Date;
}

/** Entries as they are written; ends when the store is closed. */
export interface Tail<M> extends AsyncIterableIterator<StoredEntry<M>> {
  return(): Promise<IteratorResult<StoredEntry<M>>>;
}

/** Messages of a known type are taken as such; of an unknown type any object is. */
type Appendable<M> = string extends keyof M ? object : M;

/** Reads a view by name; agents are given where the view is of one agent or of several. */
export interface ViewCall<T> {
  (name: string, location: string, page?: Page): Promise<readonly T[]>;
  (name: string, location: string, agents: string | readonly string[], page?: Page): Promise<readonly T[]>;
}

/** What every store offers, whatever the views of its protocol. */
export interface StoreFunctions<M> {
  readonly protocol: ProtocolDescriptor;
  /** Writes a batch whole or not at all and gives the positions. A message whose id is there already is not written again. */
  append(
    location: string,
    agentKey: string | null,
    messages: readonly Appendable<M>[],
    options?: AppendOptions,
  ): Promise<readonly number[]>;
  /** The messages of a view, oldest first by time, ties in the order of writing. */
  readonly view: ViewCall<M>;
  /** As `view`, with position and agent of each message. */
  readonly entries: ViewCall<StoredEntry<M>>;
  /** Every message of a location in the order of positions, each once, and then those to come. */
  tail(location: string, options?: TailOptions): Tail<M>;
  /** Locations that hold messages, in order. */
  locations(): Promise<readonly string[]>;
  /** How many messages there are, in a location or in all. */
  count(location?: string): Promise<number>;
  /** Forgets messages and says how many. Positions are never given again; ids are forgotten with their messages. */
  prune(options: PruneOptions): Promise<number>;
  /** Ends tails, waits for what is being written and lets go of what the store opened. */
  close(): Promise<void>;
}

/** A function for each view of a protocol, under the view's name; views whose names the compiler does not know are read through `view`. */
export type ViewFunctions<M, Views> = {
  readonly [name in keyof Views as string extends name ? never : Exclude<name, keyof StoreFunctions<M> | "then">]: Views[name] extends View
    ? ViewFunction<M, Views[name]["agents"]>
    : never;
};

type ViewFunction<M, Agents extends View["agents"]> = {
  readonly any: (location: string, page?: Page) => Promise<readonly M[]>;
  readonly one: (location: string, agentKey: string, page?: Page) => Promise<readonly M[]>;
  readonly many: (location: string, agentKeys: readonly string[], page?: Page) => Promise<readonly M[]>;
}[Agents];

/** A store of the messages of one protocol. */
export type MessageStore<M = AnyMessage, P extends ProtocolDescriptor = ProtocolDescriptor> = StoreFunctions<M> &
  ViewFunctions<M, P["views"]>;
