// The syntax of a spec file after parsing, before names are resolved. Types only.
// `idl.schema.json` is the same schema for editors; a test compares the two.

import type { ExportNames } from "./protocol-model.js";
import type { JsonEncoding } from "@wirepact/core";
import type { RuleSyntax } from "./rule-syntax.js";
import type { EvolutionSyntax, ExtrasSyntax, FieldsSyntax, NamedDefinitionSyntax } from "./definition-syntax.js";
import type { JsonValue, TranscriptItemSyntax, TranscriptSyntax } from "./example-syntax.js";
import type { BodySyntax, FailuresSyntax, FrameSyntax, RequestLinkSyntax, ResultSyntax, SampleSyntax } from "./frame-syntax.js";
import type { SourceFile, YamlNode } from "./source.js";

export type * from "./definition-syntax.js";
export type * from "./example-syntax.js";
export type * from "./frame-syntax.js";

/** `spec/wirepact.yaml`. */
export interface RootSyntax {
  /** Protocol files, relative to the root file and inside its folder. */
  readonly protocols: readonly string[];
  /** Files of types that protocols share. */
  readonly types?: readonly string[];
  readonly lint?: "minimal" | "standard" | "strict";
  readonly allow?: AllowSyntax;
}

/** Lint rules that are disabled here and below, each with a reason. */
export type AllowSyntax = Readonly<Record<string, string | { readonly reason: string; readonly until?: string }>>;

/** A protocol file. */
export interface ProtocolSyntax {
  readonly protocol: string;
  readonly title?: string;
  readonly version: string;
  /** Whether objects allow unknown properties by default. */
  readonly objects?: "open" | "closed";
  readonly doc?: string;
  readonly originalName?: string;
  /** Other names for what every package exports. */
  readonly names?: ExportNames;
  readonly roles?: Readonly<Record<string, string>>;
  readonly reading?: ReadingSyntax;
  readonly encodings?: EncodingsSyntax;
  readonly envelope?: EnvelopeSyntax;
  readonly types?: Readonly<Record<string, NamedDefinitionSyntax>>;
  readonly messages: Readonly<Record<string, MessageSyntax>>;
  readonly failures?: FailuresSyntax;
  readonly cancellation?: RequestLinkSyntax;
  readonly progress?: RequestLinkSyntax;
  /** Messages with other tags that are kept as they are. */
  readonly others?: { readonly pattern?: string; readonly doc: string };
  readonly groups?: Readonly<Record<string, { readonly doc: string; readonly members: readonly string[] }>>;
  readonly capabilities?: Readonly<Record<string, CapabilitySyntax>>;
  readonly flows?: Readonly<Record<string, FlowSyntax>>;
  readonly transcripts?: Readonly<Record<string, TranscriptSyntax>>;
  readonly views?: Readonly<Record<string, ViewSyntax>>;
  readonly rejections?: RejectionsSyntax;
  readonly migrations?: Readonly<Record<string, Readonly<Record<string, MigrationSyntax>>>>;
  /** The versions that the package also reads and writes. */
  readonly speaks?: Readonly<Record<string, SpokenSyntax>>;
  readonly negotiation?: readonly NegotiationSyntax[];
  /** Message tags that must not be reused. */
  readonly reserved?: readonly string[];
  readonly allow?: AllowSyntax;
}

/** The keys that have a default. */
type DefaultedKey = "title" | "objects" | "doc" | "roles" | "reading" | "encodings" | "envelope";

/** A protocol file with its defaults. */
export type CompleteProtocol = ProtocolSyntax & Required<Pick<ProtocolSyntax, DefaultedKey>>;

export interface ReadingSyntax {
  readonly default?: "strict" | "lenient";
  readonly trim?: boolean;
  readonly nulls?: "reject" | "optional" | "absent";
  readonly emptyStrings?: "keep" | "absent";
  readonly lenient?: {
    readonly missing?: "reject" | "body" | "unset";
    readonly invalid?: "reject" | "unset";
    readonly unknownValues?: "reject" | "keep" | "uppercase";
    readonly unknownTypes?: "reject" | "keep";
    readonly nulls?: "reject" | "optional" | "absent";
    readonly bodies?: "reject" | "text";
  };
}

export interface EncodingsSyntax {
  readonly json?: JsonEncoding;
  readonly ndjson?: JsonEncoding;
  readonly sse?: JsonEncoding;
  readonly "content-length"?: JsonEncoding;
  readonly yaml?: {
    readonly maxBytes?: number;
    readonly body?: { readonly reads: readonly ("mapping" | "text")[]; readonly writes: "mapping" | "text" };
  };
  readonly mail?: {
    readonly maxBytes?: number;
    readonly parts: { readonly subject: string; readonly body: string; readonly thread?: string; readonly ack?: string };
    /** `[{bead_id}] {type}`: fields and the tag in braces. */
    readonly subjects: readonly string[];
    readonly precedence: readonly string[];
    readonly keeps?: { readonly raw?: string; readonly labels?: string; readonly sections?: string };
  };
}

export interface EnvelopeSyntax {
  /** The field with the message type; a protocol without it has one message, or frames. */
  readonly tag?: string;
  readonly body?: "inline" | string | { readonly field: string; readonly max?: number };
  /** The kinds of messages, in the order in which they are tried. */
  readonly frames?: Readonly<Record<string, FrameSyntax>>;
  readonly object?: "open" | "closed";
  /** The roles refer to fields by name or dotted path (`mail.sender_name`). */
  readonly id?: string;
  readonly sender?: string;
  readonly recipient?: string;
  readonly time?: string;
  readonly thread?: readonly string[];
  readonly replyTo?: string;
  readonly version?: string;
  readonly ack?: { readonly wanted: string; readonly given: string };
  readonly fields?: FieldsSyntax;
  readonly rules?: Readonly<Record<string, RuleSyntax>>;
  /** The envelope values that all examples start from. */
  readonly example?: Readonly<Record<string, JsonValue>>;
}

/** One of differ, excludes, or when/unless with require/forbid. */
export interface MessageSyntax extends EvolutionSyntax, SampleSyntax {
  readonly doc: string;
  /** The TypeScript name; derived from the tag by default. */
  readonly name?: string;
  readonly originalName?: string;
  /** Required if the protocol has roles. */
  readonly from?: string | readonly string[];
  readonly to?: string | readonly string[];
  readonly ack?: "required";
  readonly replies?: readonly string[];
  readonly needs?: readonly string[];
  /** Commonly used values of a field, for the docs; `request` is the value of the message being replied to. */
  readonly conventions?: Readonly<Record<string, "request" | readonly string[]>>;
  readonly aliases?: readonly string[];
  readonly lenient?: { readonly aliases?: readonly string[] };
  /** Extends or narrows the envelope for this message. */
  readonly envelope?: { readonly include?: readonly string[]; readonly fields?: FieldsSyntax };
  /** In protocols with frames: the frame, and the tag if it is not the name. */
  readonly frame?: string;
  readonly tag?: string;
  /** `text`; in protocols with frames `none` or any type. */
  readonly body?: BodySyntax;
  readonly bodyRequired?: boolean;
  /** In protocols with frames: what answers a request. */
  readonly result?: string | readonly [string] | ResultSyntax;
  /** In protocols with frames: how long a request waits; a duration or `none`. */
  readonly timeout?: string;
  readonly include?: readonly string[];
  readonly fields?: FieldsSyntax;
  readonly extras?: ExtrasSyntax;
  readonly object?: "open" | "closed";
  readonly reserved?: readonly string[];
  readonly allow?: AllowSyntax;
}

export interface CapabilitySyntax {
  readonly doc: string;
  readonly declared?: Readonly<Record<string, string>>;
  readonly each?: string;
}

export interface FlowSyntax {
  readonly doc: string;
  readonly key: "thread" | "connection" | readonly string[];
  readonly start: string | readonly string[];
  readonly steps: Readonly<Record<string, readonly string[]>>;
  readonly lenient?: Readonly<Record<string, readonly string[]>>;
  readonly anytime?: readonly string[];
  readonly end: readonly string[];
  readonly refusals?: readonly string[];
  readonly inside?: string;
  readonly open?: "forbid" | "allow";
  readonly same?: readonly string[];
  readonly rounds?: {
    readonly field: string;
    readonly start: number;
    readonly openedBy: string;
    readonly echoedBy: string;
    readonly max?: string;
  };
  readonly deadlines?: readonly {
    readonly after: readonly string[];
    /** `30s`, `5m`, `2h`, or the field that contains the number of seconds. */
    readonly within: string | { readonly seconds: string };
    readonly level?: "warning" | "hint";
    readonly doc: string;
  }[];
  readonly transcripts?: Readonly<Record<string, TranscriptSyntax>>;
  readonly illegal?: Readonly<
    Record<string, { readonly messages: readonly TranscriptItemSyntax[]; readonly at: number; readonly issue?: string }>
  >;
  readonly allow?: AllowSyntax;
}

export interface ViewSyntax {
  readonly doc: string;
  readonly agents: "any" | "one" | "many";
  readonly messages: "all" | readonly string[];
}

export interface RejectionsSyntax {
  readonly doc?: string;
  readonly reasons: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly replies: readonly {
    readonly object?: string;
    readonly message?: string;
    readonly fields: Readonly<Record<string, JsonValue>>;
  }[];
  readonly silent?: readonly string[];
}

export interface MigrationSyntax {
  readonly rename?: Readonly<Record<string, string>>;
  /** By field; of a type that is an enum, the values themselves. */
  readonly values?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly add?: Readonly<Record<string, JsonValue>>;
  readonly drop?: Readonly<Record<string, JsonValue>>;
  readonly from?: string;
  readonly by?: "hand";
}

export interface SpokenSyntax {
  /** A spec file, relative to the root file; the released model by default. */
  readonly spec?: string;
  readonly as?: string | number;
}

/** How two parties agree on a version: by a request and its result, or each message states it. */
export type NegotiationSyntax =
  | { readonly request: string; readonly offer: string; readonly answer: string; readonly each?: never }
  | { readonly each: string; readonly header?: string; readonly request?: never };

/** A parsed file: its syntax, and the YAML node it comes from. */
export interface ParsedFile<T> {
  readonly path: string;
  readonly syntax: T;
  readonly node: YamlNode;
  /** The names of all types that protocols share, for suggestions. */
  readonly sharedTypes?: readonly string[];
}

/** A file of types that protocols share. */
export interface TypesSyntax {
  readonly doc?: string;
  readonly types: Readonly<Record<string, NamedDefinitionSyntax>>;
}

/** The syntax of a whole spec. */
export interface SpecSyntax {
  readonly root: ParsedFile<RootSyntax>;
  readonly types: readonly ParsedFile<TypesSyntax>[];
  readonly protocols: readonly ParsedFile<ProtocolSyntax>[];
  /** The protocols in versions that others speak: spec files, and released models. */
  readonly versions?: { readonly specs: readonly ParsedFile<ProtocolSyntax>[]; readonly releases: readonly SourceFile[] };
}
