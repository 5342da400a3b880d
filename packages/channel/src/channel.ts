// A channel of one party: sends the messages of its role, and delivers what other parties sent until it is acknowledged. Types only.

import type { Conversation, Issue, LateStep, ReadonlyMessage } from "@wirepact/core";
import type { QueueStatus, StoredLetter } from "./engine.js";
import type { NatsOptions } from "./nats-connect.js";

/** A party of a protocol. */
export interface Party {
  readonly role: string;
  /** Without a name: every party of the role, and one of those that share its queue. */
  readonly name?: string | undefined;
}

export interface ChannelOptions<Role extends string = string> {
  readonly role: Role;
  /** The name of this party. Its queue keeps what is sent to it, also while the party is not running. */
  readonly name: string;
  /**
   * Takes messages from the queue that parties of the role share, each of which goes to one of them, in addition to those sent to this name.
   * Otherwise the party gets a copy of every message that is sent to the role.
   * @default false
   */
  readonly shared?: boolean | undefined;
  /**
   * Who acknowledges messages: the program, with `ack()` of each delivery, or the iteration, when the program asks for the next one.
   * @default "manual"
   */
  readonly acknowledge?: "manual" | "automatic" | undefined;
  /** How often a message is delivered before it becomes a dead letter. Defaults to 5. */
  readonly maxAttempts?: number | undefined;
  /**
   * How long to wait before a message is delivered again, in milliseconds, by the number of attempts; the last one counts for all further attempts.
   * @default [1000, 5000, 30000, 60000]
   */
  readonly backoff?: readonly number[] | undefined;
  /**
   * How long a message may be in the hands of a process that no longer runs before another one gets it. Channels of running processes extend the
   * time of their messages.
   * @default 30000
   */
  readonly leaseMilliseconds?: number | undefined;
  /** How long the ID of a message is remembered, so that sending it again has no effect. Defaults to 120000. */
  readonly duplicateMilliseconds?: number | undefined;
  /** How long `send` and `ack` try to reach the engine. Defaults to 60000. */
  readonly sendMilliseconds?: number | undefined;
  /** Called for every message that becomes a dead letter. */
  readonly onDeadLetter?: ((letter: UndeliveredMessage) => void) | undefined;
  /** Called when the engine cannot be reached, once until it can be reached again. */
  readonly onUnreachable?: ((error: Error) => void) | undefined;
  /** Called when a handler of `serve` throws; the peer only learns that the request failed. */
  readonly onHandlerError?: ((error: unknown, request: unknown) => void) | undefined;
  /** The schema of the tables in PostgreSQL. Defaults to `wirepact_channel_` and the name of the protocol. */
  readonly schema?: string | undefined;
  /** Options of the NATS client, such as credentials and TLS. */
  readonly nats?: NatsOptions | undefined;
}

/** A message that arrived. Exactly one of `ack`, `retry` and `reject` settles it; further calls have no effect. */
export interface Delivery<Message> {
  readonly ok: true;
  readonly message: Message;
  /** The same as `message`, as in the results of a connection. */
  readonly value: Message;
  /** Identifies the message: the ID in the protocol, or one that the channel of the sender gave it. */
  readonly id: string;
  readonly from: Party;
  /** 1 for the first delivery. */
  readonly attempt: number;
  /** Removes the message from the queue; once this has resolved, it is not delivered again. */
  readonly ack: () => Promise<void>;
  /** Delivers the message again, after some milliseconds. Defaults to the `backoff` of the channel. */
  readonly retry: (after?: number) => Promise<void>;
  /** Keeps the message as a dead letter. */
  readonly reject: (reason: string) => Promise<void>;
}

/** A message that became a dead letter. */
export interface UndeliveredMessage {
  readonly ok: false;
  readonly id: string;
  readonly from: Party;
  readonly reason: string;
  /** What is wrong with the message, if it is invalid. */
  readonly issues: readonly Issue[];
}

export interface SendOptions {
  /** The name of a party, or a party. Defaults to the recipient in the message, if the protocol has one, and else to the roles that receive it. */
  readonly to?: string | Party | undefined;
  /** Identifies the message, in place of the ID in the protocol: sending it again has no effect. */
  readonly id?: string | undefined;
}

/** What an iteration yields: invalid messages only where it acknowledges by itself, as a connection does. */
export type Arriving<Message, Mode> = Mode extends "automatic" ? Delivery<Message> | UndeliveredMessage : Delivery<Message>;

export interface Channel<Received, Sent, Mode extends "manual" | "automatic" = "manual"> extends AsyncIterable<Arriving<Received, Mode>> {
  readonly role: string;
  readonly name: string;
  /** Resolves when the engine has the message and would keep it through a crash. */
  readonly send: (message: ReadonlyMessage<Sent>, options?: SendOptions) => Promise<void>;
  /** The monitor of the messages that this party sent and received: which replies and acknowledgements are missing. */
  readonly conversation: Conversation<Received | Sent> | undefined;
  /** The steps whose deadline has passed in what this party sent and received; the issue of each says who is late. */
  readonly late: () => readonly LateStep<Received | Sent>[];
  readonly status: () => Promise<readonly QueueStatus[]>;
  readonly deadLetters: () => Promise<readonly StoredLetter[]>;
  /** Puts a dead letter back into its queue. */
  readonly putBack: (key: string) => Promise<boolean>;
  /** Deletes a dead letter. */
  readonly drop: (key: string) => Promise<boolean>;
  /**
   * Ends iterations and puts back what was delivered and not settled. A program may call it while it iterates; what an automatic iteration has
   * delivered is acknowledged when the program asks for the next message, after which the connection ends.
   */
  readonly close: () => Promise<void>;
}
