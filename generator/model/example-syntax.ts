// How a spec file writes values and examples: valid, invalid, as they arrive, and whole transcripts. Types only.

/**
 * A JSON value as it stands in examples, defaults and constants. In examples (also invalid, wire and transcript ones), anywhere inside a value,
 * `{ $repeat: x, times: 2001 }` stands for a text repeated, and `{ $repeat: [x], times: 51 }` for a list whose items are repeated.
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

/** `at` may be left out when one field is set or dropped. `dropEach` makes one missing-field case per field. */
export interface InvalidSyntax extends EditSyntax {
  readonly dropEach?: readonly string[];
  readonly issue?: string;
  readonly at?: string | readonly (string | number)[];
}

/** How a message arrives: text in one encoding, or an edited example; what it reads as, and the warnings. */
export interface WireSyntax extends Partial<EditSyntax> {
  readonly mode?: "strict" | "lenient";
  readonly json?: string;
  readonly ndjson?: string;
  readonly yaml?: string;
  readonly mail?: string;
  readonly reads?: Readonly<Record<string, JsonValue>>;
  readonly warnings?: readonly string[];
  /** Instead of `reads`: the issue it must produce. */
  readonly issue?: string;
  readonly at?: string | readonly (string | number)[];
}

/** A message of a transcript: its tag (its `minimal` example), or its tag with fields to set and `like` another example. */
export type TranscriptItemSyntax = string | Readonly<Record<string, Readonly<Record<string, JsonValue>>>>;

/** A list of messages, or one that also says what is still open after the last. */
export type TranscriptSyntax =
  | readonly TranscriptItemSyntax[]
  | {
      readonly messages: readonly TranscriptItemSyntax[];
      /** Message types somebody still waits for. */
      readonly awaits?: readonly string[];
      /** Message types whose acknowledgement is still missing. */
      readonly unacknowledged?: readonly string[];
      /** Warnings of the monitor. */
      readonly warnings?: readonly string[];
      /** Illegal: index of the message at fault, and the issue. */
      readonly at?: number;
      readonly issue?: string;
    };
