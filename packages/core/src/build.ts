// Building messages: fills what the sender need not say, puts fields where they belong, and refuses what would not be valid.

import type { ProtocolDescriptor } from "./protocol.js";

/** What a builder may be told besides the fields. */
export interface BuildOptions {
  /** Members that the protocol does not know, added beside the message's own fields; known names are refused. */
  readonly extra?: Readonly<Record<string, unknown>>;
  /** The clock, in place of the machine's. */
  readonly now?: () => Date;
  /** Source of UUIDs, in place of `crypto.randomUUID`. */
  readonly newId?: () => string;
  /** Cuts over-long texts to their limit instead of refusing them. */
  readonly clip?: boolean;
  /** The role that sends: a message it may not send is refused. */
  readonly role?: string;
}

/** A valid message of the given tag made from flat fields under their wire names; throws InvalidMessageError. */
export declare function buildMessage(protocol: ProtocolDescriptor, tag: string, fields: object, options?: BuildOptions): unknown;
