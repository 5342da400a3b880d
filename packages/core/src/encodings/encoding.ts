// What an encoding is: text to value and back, knowing nothing of validity. The codec around it checks sizes, checks and reports.

import type { DuplicateKeys, EncodingName, MessageDescriptor, Mode, ProtocolDescriptor } from "../protocol.js";
import type { Issue, TextPosition } from "../result.js";
import type { Path } from "../shape/shape.js";

/** Finds the position of the value at a path, or of its key; if there is none, of the nearest value around it. */
export type Locate = (path: Path, part?: "key" | "value") => TextPosition | undefined;

/** A text turned into a value that the walker can check, or the reason why it cannot be. */
export type Reading =
  | {
      readonly ok: true;
      readonly value: unknown;
      /** Parts that could not be read; the codec adds what the walker finds in the rest. */
      readonly issues: readonly Issue[];
      readonly warnings: readonly Issue[];
      readonly locate: Locate;
      /** Whether it has numbers that a guard does not see where the protocol names no property, such as `1e400`, which is read as infinite. */
      readonly isUnusual?: boolean;
    }
  | { readonly ok: false; readonly issues: readonly Issue[] };

export interface ReadingContext {
  readonly protocol: ProtocolDescriptor;
  readonly mode: Mode;
  /** In place of what the protocol says of the encoding. */
  readonly duplicateKeys?: DuplicateKeys | undefined;
  /** The message type, if it is known without the text. */
  readonly type?: string | undefined;
}

export interface WritingContext extends ReadingContext {
  /** The message's descriptor; undefined for a type that the protocol does not know. */
  readonly message: MessageDescriptor | undefined;
  /** Form of a typed body, instead of the one the protocol writes. */
  readonly body?: "mapping" | "text" | undefined;
}

/** A message as text, or what cannot be said in this encoding. */
export type Writing =
  | { readonly ok: true; readonly text: string; readonly warnings?: readonly Issue[] }
  | { readonly ok: false; readonly issues: readonly Issue[] };

/** One way to put messages into text. */
export interface Encoding {
  readonly name: EncodingName;
  /** One message per line, so that a stream of them can be cut apart. */
  readonly framed?: true;
  readonly read: (text: string, context: ReadingContext) => Reading;
  /** Reads an object of the encoding's own kind; undefined when the object is not one, but a message. */
  readonly readObject?: (value: object, context: ReadingContext) => Reading | undefined;
  readonly write: (message: Readonly<Record<string, unknown>>, context: WritingContext) => Writing;
}
