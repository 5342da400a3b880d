// The resolved model of a protocol: the descriptor of the run time, plus documentation, examples and everything else in the spec. Types only.
// It is committed as `generated/<p>/model.json`, so it contains no spans; those are in a separate `SpanTable`.

import type { Deprecation, FailureReason, Flow, Json, MessageDescriptor, Path, ProtocolDescriptor, ReadingPolicy } from "@wirepact/core";
import type { Span } from "./source.js";

/** The version of this format; frozen releases in older formats are upgraded when they are read. */
export const modelVersion = 1;

/** What packages export under a name that a spec can replace. */
export type RenamableExport =
  | "Message"
  | "MessageType"
  | "Issue"
  | "Received"
  | "Result"
  | "Requests"
  | "Responses"
  | "Results"
  | "SentBy"
  | "ReceivedBy"
  | "ServedBy"
  | "Notifications"
  | "RepliesTo";

export type ExportNames = { readonly [name in RenamableExport]?: string };

export interface ProtocolModel extends ProtocolDescriptor {
  readonly modelVersion: 1;
  readonly doc: string;
  readonly originalName?: string;
  /** Other names of exports. */
  readonly names?: ExportNames;
  /** The spec file, relative to the folder of the root file. */
  readonly source: string;
  readonly reading: ReadingPolicy;
  readonly messages: Readonly<Record<string, MessageModel>>;
  readonly flows: Readonly<Record<string, FlowModel>>;
  /** The documentation of the named types; their shapes are in `types`. */
  readonly typeDocs: Readonly<Record<string, TypeNotes>>;
  readonly transcripts: readonly Transcript[];
  /** The errors that a party may send instead of those in `failures`. */
  readonly otherFailures?: { readonly [reason in FailureReason]?: readonly Json[] };
  readonly migrations: Readonly<Record<string, Readonly<Record<string, Migration>>>>;
  /** The versions that the package also reads and writes, and how messages write its own. */
  readonly speaks?: Readonly<Record<string, SpokenVersion>>;
  readonly reserved: readonly string[];
  readonly lint: "minimal" | "standard" | "strict";
  readonly allow: readonly Allowance[];
}

export interface TypeNotes {
  readonly doc?: string;
  readonly since?: string;
  readonly deprecated?: Deprecation;
  /** TypeScript distinguishes its values from other strings and numbers. */
  readonly brand?: true;
  /** Only used by `include`; no type is emitted for it. */
  readonly mixin?: true;
}

/** The descriptor of a message with the name of its TypeScript type. */
export interface NamedMessage extends MessageDescriptor {
  readonly ackRequired: boolean;
  readonly typeName: string;
}

export interface MessageModel extends NamedMessage {
  readonly doc: string;
  readonly originalName?: string;
  readonly since?: string;
  readonly deprecated?: Deprecation;
  readonly conventions: Readonly<Record<string, "request" | readonly string[]>>;
  readonly examples: readonly Example[];
  readonly invalid: readonly InvalidExample[];
  readonly wire: readonly WireExample[];
}

/** A valid message. */
export interface Example {
  readonly name: string;
  readonly value: Json;
}

/** A message that strict mode rejects with exactly this issue. */
export interface InvalidExample {
  readonly name: string;
  readonly value: Json;
  readonly issue: string;
  readonly at: Path;
}

/** An encoded message. */
export interface WireExample {
  readonly name: string;
  readonly mode: "strict" | "lenient";
  readonly input:
    { readonly encoding: "json" | "ndjson" | "sse" | "content-length" | "yaml" | "mail"; readonly text: string } | { readonly value: Json };
  readonly expect:
    | { readonly ok: true; readonly reads?: Json; readonly warnings: readonly string[] }
    | { readonly ok: false; readonly issue: string; readonly at: Path };
}

export interface Transcript {
  readonly name: string;
  readonly messages: readonly Json[];
  /** In protocols with frames: the names of the message types. */
  readonly types?: readonly string[];
  /** The role that sends each message; null where it follows from the message. */
  readonly senders?: readonly (string | null)[];
  readonly awaits?: readonly string[];
  readonly unacknowledged?: readonly string[];
  readonly warnings: readonly string[];
  /** The index of the invalid message, and its issue; the transcript is legal if absent. */
  readonly fault?: { readonly at: number; readonly issue: string };
}

export interface FlowModel extends Flow {
  readonly doc: string;
  /** The messages that reject the one before them. */
  readonly refusals?: readonly string[];
  readonly transcripts: readonly Transcript[];
}

/** What a version changed in a message, or in a type under the key `type Name`. */
export interface Migration {
  readonly rename: Readonly<Record<string, string>>;
  /** By field; under the empty name, the values of a type that is an enum. */
  readonly values: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly add: Readonly<Record<string, Json>>;
  /** Fields that are gone, with the value that older messages get again. */
  readonly drop?: Readonly<Record<string, Json>>;
  /** The name that the message had. */
  readonly from?: string;
  /** Functions of the program convert it. */
  readonly by?: "hand";
}

/** A version that a package speaks besides its own. */
export interface SpokenVersion {
  /** The version as messages write it, where that is not the version itself. */
  readonly as?: string | number;
  /** The protocol in this version; absent for the version of the spec. */
  readonly model?: ProtocolModel;
}

/** A lint rule that is allowed to be violated at a location and below it. */
export interface Allowance {
  readonly rule: string;
  /** The model path, such as `messages/task-request/fields/envVars`; empty for the whole protocol. */
  readonly location: string;
  readonly reason: string;
  readonly until?: string;
}

/**
 * Spans by model path. Paths use `/` and follow the spec's own keys: ``, `version`, `roles/container`, `envelope/fields/swarmId`, `types/StoryId/pattern`,
 * `messages/task-request/fields/envVars/default`, `messages/x/examples/minimal`, `flows/run/steps/task-request`. A lookup falls back to the nearest parent.
 */
export interface SpanTable {
  /** The span of a scalar value, or of the key of any other value. */
  readonly spanOf: (modelPath: string) => Span;
  readonly keySpanOf: (modelPath: string) => Span;
  /** Whether the spec has a node with exactly this path. */
  readonly has: (modelPath: string) => boolean;
  /** The definition of a part that comes from `include` or the envelope: `messages/x/fields/id` -> `envelope/fields/id`. */
  readonly declaredAt: (modelPath: string) => string;
}

/** A model with its spans. */
export interface ResolvedProtocol {
  readonly model: ProtocolModel;
  readonly spans: SpanTable;
}
