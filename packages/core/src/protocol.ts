// The descriptor of a protocol: all that the run time has to know of it, as plain data. The generator's model is the same data with
// documentation and examples; descriptors in packages have neither, except for one example of each pattern.

import type { Features } from "./features.js";
import type { Json, Path, Rule, Shape, StructShape } from "./shape/shape.js";

export type Mode = "strict" | "lenient";

/** How nulls in fields that do not allow them are decoded: rejected, absent if the field is optional, or always absent. */
export type NullPolicy = "reject" | "optional" | "absent";

/** How `decode` turns what arrived into the normal form that is then checked. */
export interface ReadingPolicy {
  /** The default mode of `decode` and `receive`. */
  readonly default: Mode;
  /** Texts of envelope fields lose white space around them. */
  readonly trim: boolean;
  readonly nulls: NullPolicy;
  /** An empty text in an envelope field counts as absent. */
  readonly emptyStrings: "keep" | "absent";
  readonly lenient: LenientPolicy;
}

export interface LenientPolicy {
  /** A missing required field is a warning: nowhere, inside a typed body (not in the envelope), or anywhere. */
  readonly missing: "reject" | "body" | "unset";
  /** A value that cannot be read or does not fit is dropped with a warning. */
  readonly invalid: "reject" | "unset";
  /** An unknown value of a closed enum is kept with a warning: unchanged, or in upper case if the enum is in upper case. */
  readonly unknownValues: "reject" | "keep" | "uppercase";
  /** A message of unknown type is read as type `UNKNOWN`. */
  readonly unknownTypes: "reject" | "keep";
  readonly nulls: NullPolicy;
  /** A typed body that is text is kept as text. */
  readonly bodies: "reject" | "text";
}

/** The part of a policy that accepts or changes anything. */
export interface CarriedPolicy extends Partial<Omit<ReadingPolicy, "lenient">> {
  readonly lenient: Partial<LenientPolicy>;
}

/** Which field plays which part; paths from the message. */
export interface EnvelopeParts {
  readonly id?: Path;
  readonly sender?: Path;
  readonly recipient?: Path;
  readonly time?: Path;
  /** The first of these that is present names the thread. */
  readonly thread?: readonly Path[];
  readonly replyTo?: Path;
  readonly version?: Path;
  readonly ack?: { readonly wanted: Path; readonly given: Path };
}

/** What reading does with a key that an object has twice. */
export type DuplicateKeys = "accept" | "reject";

export interface JsonEncoding {
  readonly maxBytes?: number;
  /** Accepted unless stated, with the last value, as `JSON.parse` does. */
  readonly duplicateKeys?: DuplicateKeys;
}

export interface YamlEncoding {
  readonly maxBytes?: number;
  /** The forms in which a typed body is read, and the one it is written in. */
  readonly body?: { readonly reads: readonly ("mapping" | "text")[]; readonly writes: "mapping" | "text" };
}

/** A subject line: fixed text and the fields between, e.g. `["[", {field: ["bead_id"]}, "] ", {tag: true}]`. */
export type SubjectPart = string | { readonly field: Path } | { readonly tag: true };

export interface MailEncoding {
  readonly maxBytes?: number;
  /** Properties of the raw mail message that contain the subject, the body and the thread. */
  readonly parts: { readonly subject: string; readonly body: string; readonly thread?: string; readonly ack?: string };
  /** All are read; the first whose fields are known is written. */
  readonly subjects: readonly (readonly SubjectPart[])[];
  /** If a subject contains several message types, the first in this list counts. */
  readonly precedence: readonly string[];
  /** Fields that keep content for which there is no other field: the raw mail message, unknown labels, unknown sections. */
  readonly keeps: { readonly raw?: string; readonly labels?: string; readonly sections?: string };
}

export interface Encodings {
  readonly json?: JsonEncoding;
  readonly ndjson?: JsonEncoding;
  /** Server-sent events, one message in the data of each. */
  readonly sse?: JsonEncoding;
  /** Messages behind a `Content-Length` header. */
  readonly "content-length"?: JsonEncoding;
  readonly yaml?: YamlEncoding;
  readonly mail?: MailEncoding;
}

export type EncodingName = keyof Encodings;

/** A kind of message on the wire, recognized by properties that are present or by constants. The first match counts. */
export interface Frame {
  readonly name: string;
  readonly doc?: string;
  /** Properties that are present, null included. */
  readonly has: readonly string[];
  /** Properties with these values. */
  readonly where: Readonly<Record<string, string | number | boolean>>;
  /** `message`: one message per tag; `result`: its body is typed by the request it answers; `error`: one message for the protocol. */
  readonly kind: "message" | "result" | "error";
  /** The property that names the message. */
  readonly tag?: string;
  readonly id?: string;
  /** The property that holds the ID of the request. */
  readonly replyTo?: string;
  /** The property that holds the message's own fields. */
  readonly body?: string;
  /** The end of the TypeScript names of its messages, such as `Request`. */
  readonly suffix: string;
}

/** A message that means a request by the values of its fields: the one that cancels it, or the one that reports its progress. */
export interface RequestLink {
  readonly message: string;
  /** The requests that it can mean; all when absent. */
  readonly requests?: readonly string[];
  /** Pairs of a field of the message and the field of the request that it equals. */
  readonly where: readonly (readonly [linking: Path, request: Path])[];
}

/** Why a request is answered with an error that no handler made. */
export type FailureReason =
  "unparsable" | "unknownMessage" | "invalidEnvelope" | "invalidMessage" | "handlerFailed" | "undeclared" | "unsupportedVersion";

/** Bodies of the error frame by reason; a string may contain `$details`, the description of the reason. */
export type Failures = { readonly [reason in FailureReason]?: Json };

export interface MessageDescriptor {
  /** Unique in the protocol: the tag on the wire, `<request> result` for a result, or the frame of an error. */
  readonly name: string;
  /** Protocols with frames: the frame of the message. */
  readonly frame?: string;
  /** Framed protocols: the tag on the wire, where it is not the name. */
  readonly tag?: string;
  /** Results: the request that is answered. */
  readonly answers?: string;
  /** Requests: the message that answers. */
  readonly result?: string;
  /** Requests: many results may come under one id, until one has these values at these paths of its body, or the connection ends. */
  readonly stream?: { readonly until: readonly (readonly [field: Path, equals: string | number | boolean])[] };
  /** Requests: the seconds to wait for the answer, or for the next sign of life; `none` waits until the connection ends. */
  readonly timeout?: number | "none";
  /** The TypeScript name; packages leave it out. */
  readonly typeName?: string;
  readonly doc?: string;
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** Whether the recipient must acknowledge it; packages leave out a false. */
  readonly ackRequired?: boolean;
  /** Capabilities without which it must not be sent. */
  readonly needs?: readonly string[];
  /** Types that answer it; undefined when the protocol says nothing. */
  readonly replies?: readonly string[];
  /** The whole message: tag, envelope and body. */
  readonly shape: StructShape;
  readonly rules: readonly Rule[];
  /** Fields that should repeat those of the message it answers; the conversation monitor warns. */
  readonly echoes?: readonly Path[];
  /** Tags that reading also takes for it: in both modes. */
  readonly aliases?: readonly string[];
  /** Tags that are accepted only in lenient mode, and kept unchanged. */
  readonly lenientAliases?: readonly string[];
}

/** Something that a party can do, which it declares in a message. */
export interface Capability {
  readonly name: string;
  readonly doc?: string;
  readonly declared: readonly Declaration[];
}

/** Where messages declare a capability: by a value that is neither null nor false. */
export interface Declaration {
  readonly messages: readonly string[];
  readonly path: Path;
  /** A message without the value takes back what an earlier one declared. */
  readonly each?: true;
}

/** How two parties agree on a version: a request offers one and its result states which counts, or each message states its own. */
export type Negotiation =
  | { readonly by: "request"; readonly request: string; readonly offer: Path; readonly answer: Path }
  | { readonly by: "each"; readonly path: Path; readonly header?: string };

export interface Group {
  readonly name: string;
  readonly doc?: string;
  readonly members: readonly string[];
}

export interface Deadline {
  readonly after: readonly string[];
  readonly within: { readonly seconds: number } | { readonly field: Path };
  /** A hint is shown, never counted as late. */
  readonly level: "warning" | "hint";
  readonly doc?: string;
}

export interface Rounds {
  readonly field: Path;
  readonly start: number;
  /** The message that opens a round, and the one that echoes its number. */
  readonly openedBy: string;
  readonly echoedBy: string;
  /** Field of the starting message that bounds the rounds. */
  readonly max?: Path;
}

export interface Flow {
  readonly name: string;
  readonly doc?: string;
  /** Fields whose values distinguish runs, or the thread; `connection` is one run per monitor. */
  readonly key: "thread" | "connection" | readonly Path[];
  readonly start: readonly string[];
  readonly steps: Readonly<Record<string, readonly string[]>>;
  /** Steps seen in practice: the monitor warns. */
  readonly lenientSteps: Readonly<Record<string, readonly string[]>>;
  /** Messages that may come in between and move nothing. */
  readonly anytime: readonly string[];
  readonly end: readonly string[];
  /** The flow that runs of this one are inside of. */
  readonly inside?: string;
  /** The outer run may end while a run of this flow is open, which then ends too. */
  readonly open?: "allow";
  /** Fields that repeat the value of the message that started the run, where a message has them. */
  readonly same?: readonly Path[];
  readonly rounds?: Rounds;
  readonly deadlines: readonly Deadline[];
}

export interface View {
  readonly name: string;
  readonly doc?: string;
  /** Whose messages: of anyone, of one agent, of several agents. */
  readonly agents: "any" | "one" | "many";
  readonly messages: "all" | readonly string[];
}

/** One thing to send back: an object of a named type, or a message. */
export type Reply =
  | { readonly kind: "object"; readonly type: string; readonly fields: Json }
  | { readonly kind: "message"; readonly message: string; readonly fields: Json };

/**
 * What `receive` offers to send back. A template is JSON in which a text may be `$name`, `$name.path` or `$name ?? fallback`; an absent value drops its key.
 * Names: the variables of the reason, `details` (the issues as text), `issues` (one line each), `original` (what arrived, as far as it could be read), `self`.
 */
export interface Rejections {
  readonly reasons: { readonly [reason in "unknown-type" | "wrong-version" | "otherwise"]?: Readonly<Record<string, string>> };
  readonly replies: readonly Reply[];
  /** Types whose rejection is never answered. */
  readonly silent: readonly string[];
}

/** The part of a descriptor that messages are checked by. */
export interface ProtocolShapes {
  readonly name: string;
  readonly version: string;
  /** Name of the field that contains the message type. */
  readonly tag: string;
  /** Kinds of messages, in the order in which they are tried; a protocol with frames has no single tag (`tag` is empty). */
  readonly frames?: readonly Frame[];
  /** Messages with an unknown tag that are kept unchanged and can be encoded again, in both modes. */
  readonly others?: { readonly pattern?: string; readonly doc?: string };
  /** Where a message's own fields live: beside the envelope, or inside this field. */
  readonly body: "inline" | { readonly field: string; /** Code points that its text form may have. */ readonly max?: number };
  /** Names of the envelope's fields (tag and body field not counted). */
  readonly envelope: readonly string[];
  readonly parts: EnvelopeParts;
  readonly reading: CarriedPolicy;
  readonly types: Readonly<Record<string, Shape>>;
  readonly messages: Readonly<Record<string, MessageDescriptor>>;
  /** The parts of the run time that the protocol needs; undefined in a model. */
  readonly features?: Features;
}

export interface ProtocolDescriptor extends ProtocolShapes {
  readonly title: string;
  readonly roles: Readonly<Record<string, string>>;
  /** How a party takes a request back. */
  readonly cancellation?: RequestLink;
  /** How a party reports that it is still working on a request. */
  readonly progress?: RequestLink;
  readonly failures?: Failures;
  readonly encodings: Encodings;
  readonly groups: Readonly<Record<string, Group>>;
  readonly capabilities?: Readonly<Record<string, Capability>>;
  readonly negotiation?: readonly Negotiation[];
  readonly flows: Readonly<Record<string, Flow>>;
  readonly views: Readonly<Record<string, View>>;
  readonly rejections?: Rejections;
}
