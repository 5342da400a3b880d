// The interface of a message store, the same for every back end. Types only.

import type { Mode, ProtocolDescriptor, ReadonlyMessage, Result, View } from "@wirepact/core";

/** A message of a protocol of which only the run-time descriptor is known. */
export type AnyMessage = Readonly<Record<string, unknown>>;

/**
 * What a store needs of a protocol. Pass the namespace of a protocol package: `import * as messageStore from "@wirepact/message-store"`.
 * With the descriptor alone, messages are validated by the slower interpreter of the core package.
 */
export interface ProtocolPackage<M extends object, P extends ProtocolDescriptor> {
  readonly protocol: P;
  readonly is?: ((value: unknown) => value is M) | undefined;
  readonly validate?: ((value: unknown, options?: { readonly mode?: Mode }) => Result<unknown>) | undefined;
}

/** How messages are validated before they are written: in a mode of `validate`, or not at all. */
export type Check = Mode | "none";

export interface StoreOptions {
  /**
   * How messages are validated; `append` can override it for one batch.
   * @default "strict"
   */
  readonly check?: Check | undefined;
  /** How often tails poll for messages of other processes. */
  readonly pollMilliseconds?: number | undefined;
  /**
   * How long a tail tries to reconnect to a database that cannot be reached.
   * @default 60000
   */
  readonly reconnectMilliseconds?: number | undefined;
  /** The clock, in place of the system's. */
  readonly now?: (() => Date) | undefined;
  /**
   * Whether opening creates a store that does not exist, and what a store of an older release lacks. With false, opening writes nothing.
   * @default true
   */
  readonly create?: boolean | undefined;
}

export interface AppendOptions {
  /** IDs that make the batch safe to write again, one for each message; they take precedence over IDs in the messages. */
  readonly ids?: readonly (string | undefined)[] | undefined;
  readonly check?: Check | undefined;
}

/** Selects a part of a view. */
export interface Page {
  /** The oldest n messages; 0 for no limit. */
  readonly limit?: number | undefined;
  /** The newest n messages; 0 for no limit. */
  readonly last?: number | undefined;
  /** Only messages after this position. */
  readonly after?: number | undefined;
}

/** A stored message with its position and agent. */
export interface StoredEntry<M> {
  /** Counts up from 1 in each location, in write order. */
  readonly position: number;
  readonly agentKey: string | null;
  readonly message: M;
}

export interface TailOptions {
  /**
   * Starts after this position (exclusive), or with `"now"` after the last message that is stored when the tail starts.
   * @default 0
   */
  readonly after?: number | "now" | undefined;
  /**
   * Whether to wait for new messages after the last stored one.
   * @default true
   */
  readonly live?: boolean | undefined;
  /** Ends the iteration. */
  readonly signal?: AbortSignal | undefined;
}

/** Which messages to delete: those of a location, those older than a time, or both. */
export interface PruneOptions {
  readonly location?: string | undefined;
  /** Compared with the time of the message; messages without a time use the time at which they were written. */
  readonly before?: Date | undefined;
}

/** Entries in write order; ends when the store is closed. */
export interface Tail<M> extends AsyncIterableIterator<StoredEntry<M>> {
  return(): Promise<IteratorResult<StoredEntry<M>>>;
}

/** The messages that `append` takes, or any object where the message types are not known. */
type Appendable<M> = string extends keyof M ? object : ReadonlyMessage<M>;

/** The functions of every store, whatever the views of its protocol; `Name` has the names of the views, where these are known at compile time. */
export interface StoreFunctions<M, Name extends string = string> {
  readonly protocol: ProtocolDescriptor;
  /** Writes a batch atomically and returns the positions. A message whose ID is already stored is not written again. */
  append(
    location: string,
    agentKey: string | null,
    messages: readonly Appendable<M>[],
    options?: AppendOptions,
  ): Promise<readonly number[]>;
  // Methods, so that a store whose views are known is accepted where any store is.
  /** The messages of a view, sorted by time, then by position. Views by agent need the agent keys. */
  view(name: Name, location: string, page?: Page): Promise<readonly M[]>;
  view(name: Name, location: string, agents: string | readonly string[], page?: Page): Promise<readonly M[]>;
  /** Like `view`, with the position and agent of each message. */
  entries(name: Name, location: string, page?: Page): Promise<readonly StoredEntry<M>[]>;
  entries(name: Name, location: string, agents: string | readonly string[], page?: Page): Promise<readonly StoredEntry<M>[]>;
  /** Every message of a location in the order of positions, exactly once, then new ones as they are written. */
  tail(location: string, options?: TailOptions): Tail<M>;
  /** Locations with messages, sorted. */
  locations(): Promise<readonly string[]>;
  /** The number of messages in a location or in all. */
  count(location?: string): Promise<number>;
  /** Deletes messages and returns how many. Positions are never reused; IDs can be used again. */
  prune(options: PruneOptions): Promise<number>;
  /** Ends tails, waits for running calls and closes the file or connections that the store opened. */
  close(): Promise<void>;
}

/** A function for each view of a protocol, named after the view. Views whose names are not known at compile time are read with `view`. */
export type ViewFunctions<M, P extends ProtocolDescriptor> = {
  readonly [
    Name in keyof P["views"] as string extends Name ? never : Exclude<Name, keyof StoreFunctions<M> | "then">
  ]: P["views"][Name] extends View
    ? ViewFunction<ViewMessage<M, P["tag"], P["views"][Name]["messages"]>, P["views"][Name]["agents"]>
    : never;
};

/** The messages that a view can contain: those of its types, where these are known at compile time. */
type ViewMessage<M, Tag extends string, Types extends View["messages"]> = string extends Tag
  ? M
  : Types extends readonly (infer Type)[]
    ? [Extract<M, Readonly<Record<Tag, Type>>>] extends [never]
      ? M
      : Extract<M, Readonly<Record<Tag, Type>>>
    : M;

type ViewFunction<M, Agents extends View["agents"]> = {
  readonly any: (location: string, page?: Page) => Promise<readonly M[]>;
  readonly one: (location: string, agentKey: string, page?: Page) => Promise<readonly M[]>;
  readonly many: (location: string, agentKeys: readonly string[], page?: Page) => Promise<readonly M[]>;
}[Agents];

/** A store of the messages of one protocol. */
export type MessageStore<M = AnyMessage, P extends ProtocolDescriptor = ProtocolDescriptor> = StoreFunctions<M, keyof P["views"] & string> &
  ViewFunctions<M, P>;

/** The store of a protocol package: `StoreOf<typeof messageStore>`, where `messageStore` is the namespace of the package. */
export type StoreOf<Package extends ProtocolPackage<object, ProtocolDescriptor>> =
  Package extends ProtocolPackage<infer M, infer P> ? MessageStore<M, P> : never;
