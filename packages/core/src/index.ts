// The public API of the run time. Generated code uses `@wirepact/core/codegen` instead.

export type * from "./protocol.js";
export type * from "./result.js";
export type * from "./shape/shape.js";
export { buildMessage, type BuildOptions } from "./build/build.js";
export { clip, type Clip } from "./build/clip.js";
export { formatIssues, InvalidMessageError, unwrap } from "./errors.js";
export { explain, type ExplainOptions, explainType } from "./explain/explain.js";
export { unknownTag } from "./unknown-tag.js";
export type { BuilderInput, ReadonlyMessage, Received, WithDefaults } from "./message.js";
export type { StandardResult, StandardSchema } from "./codec/standard-schema.js";
export type { Guard } from "./codec/fast-path.js";
export { findMisspellings, type FindMisspellings } from "./codec/misspellings.js";
export { type Validate, type ValidateOptions, validateMessage } from "./codec/validate.js";
export { createIssue, formatPath, issueCodes, type IssueCode, type Wording } from "./issues.js";
export type { AwaitedReply } from "./conversation/awaited-replies.js";
export * from "./conversation/conversation.js";
export type { LateStep } from "./conversation/deadlines.js";
export type { RunKey } from "./conversation/flow-run.js";
export type { Thread } from "./conversation/threads.js";
export { acknowledge, isPending } from "./conversation/acknowledge.js";
export { type Reception, type ReceiveOptions, receiveMessage, type RejectedFacts } from "./receive/receive.js";
export { negotiate, understands } from "./versions/version.js";
export { redact, redactMessage, redacted, type Redaction, sensitiveNames } from "./receive/redact.js";
export { findSecrets, findShellDanger, hasSecret, scanSecrets, type SecretScan, type SecretsFound } from "./receive/secrets.js";
export { nearestName } from "./base/nearest.js";
export { readPath } from "./base/path.js";
export { decodeMessage, encodeMessage } from "./codec/codec.js";
export type { Decode, DecodeOptions, Encode, EncodeOptions, Input } from "./codec/codec-types.js";
export type { Encoding } from "./encodings/encoding.js";
export type { Connect, Connection, ConnectOptions } from "./streams/connect.js";
export type { StreamSource } from "./framing/lines.js";
export type {
  DecodeStream,
  DecodeStreamOptions,
  EncodeStream,
  EncodeStreamOptions,
  InvalidLine,
  LineResult,
  Lines,
} from "./streams/streams.js";
