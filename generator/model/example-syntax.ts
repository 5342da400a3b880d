// The syntax of values, examples and transcripts. Types only.

/**
 * A JSON value in examples, defaults and constants. In all kinds of examples, anywhere inside a value,
 * `{ $repeat: x, times: 2001 }` is a repeated string, and `{ $repeat: [x], times: 51 }` an array with repeated items.
 */
export type JsonValue = null | boolean | number | string | readonly JsonValue[] | { readonly [member: string]: JsonValue };

export interface EditSyntax {
  readonly like: string;
  readonly set?: Readonly<Record<string, JsonValue>>;
  readonly drop?: readonly string[];
}

/** `{ like: minimal, field: status, values: [a, b] }`: one valid example per value. */
export interface VariationSyntax {
  readonly like: string;
  readonly field: string;
  readonly values: readonly JsonValue[];
}

/** `at` is optional if exactly one field is set or dropped. `dropEach` creates one example per field. */
export interface InvalidSyntax extends EditSyntax {
  readonly dropEach?: readonly string[];
  readonly issue?: string;
  readonly at?: string | readonly (string | number)[];
}

/** An encoded message or an edited example, with the expected result of decoding. */
export interface WireSyntax extends Partial<EditSyntax> {
  readonly mode?: "strict" | "lenient";
  readonly json?: string;
  readonly ndjson?: string;
  readonly yaml?: string;
  readonly mail?: string;
  readonly reads?: Readonly<Record<string, JsonValue>>;
  readonly warnings?: readonly string[];
  /** Instead of `reads`: the expected issue. */
  readonly issue?: string;
  readonly at?: string | readonly (string | number)[];
}

/** A message of a transcript: its tag (its `minimal` example), or its tag with fields to set and `like` another example. */
export type TranscriptItemSyntax = string | Readonly<Record<string, Readonly<Record<string, JsonValue>>>>;

/** The messages, or a mapping that also states the expected state after the last message. */
export type TranscriptSyntax =
  | readonly TranscriptItemSyntax[]
  | {
      readonly messages: readonly TranscriptItemSyntax[];
      /** The message types that are still awaited. */
      readonly awaits?: readonly string[];
      /** The message types that are still unacknowledged. */
      readonly unacknowledged?: readonly string[];
      /** The expected warnings of the monitor. */
      readonly warnings?: readonly string[];
      /** For illegal transcripts: the index of the invalid message, and its issue. */
      readonly at?: number;
      readonly issue?: string;
    };
