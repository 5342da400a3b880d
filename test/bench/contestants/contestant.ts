// A contestant judges messages of a protocol with one library. It is written as a module, so that its size and its start can be measured too.

import type { ProtocolDescriptor } from "@wirepact/core";

/** The protocol in both forms in which libraries take it. */
export interface Task {
  readonly protocol: ProtocolDescriptor;
  /** The emitted JSON Schema, without what is there for people. */
  readonly schema: unknown;
}

export interface Contestant {
  readonly name: string;
  /** The package that is compared; none for our own. */
  readonly peer?: string;
  /** Text of a module with the exports of `Judge`. */
  readonly write: (task: Task) => string;
}

/** What such a module exports. */
export interface Judge {
  /** Whether the value is a valid message. */
  readonly is: (value: unknown) => boolean;
  /** Everything that is wrong with it. */
  readonly issues: (value: unknown) => readonly unknown[];
}
