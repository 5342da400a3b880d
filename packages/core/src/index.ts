// The public door of the run time for people. Generated code uses `@wirepact/core/codegen` instead.

export type * from "./protocol.js";
export type * from "./result.js";
export type * from "./shape.js";
export { buildMessage, type BuildOptions } from "./build.js";
export { formatIssues, InvalidMessageError, unwrap } from "./errors.js";
export { explain, type ExplainOptions } from "./explain.js";
export { unknownTag } from "./unknown-tag.js";
export type { Received } from "./message.js";
export type { StandardResult, StandardSchema } from "./standard-schema.js";
export type { Guard } from "./fast-path.js";
export { type Validate, type ValidateOptions, validateMessage } from "./validate.js";
export { badSyntax, createIssue, formatPath, issueCodes, type IssueCode, mustBe, tooLarge, type Wording } from "./issues.js";
export * from "./conversation.js";
export type { RunKey } from "./flow-run.js";
export type { Thread } from "./threads.js";
export { acknowledge, isPending } from "./acknowledge.js";
export { type Reception, type ReceiveOptions, receiveMessage, type RejectedFacts } from "./receive.js";
export { negotiate, understands } from "./version.js";
export { findSecrets, findShellDanger } from "./secrets.js";
export { nearestName } from "./nearest.js";
export { sameJson } from "./json-kind.js";
export { readPath } from "./path.js";
export { type Decode, type DecodeOptions, decodeMessage, type Encode, type EncodeOptions, encodeMessage, type Input } from "./codec.js";
export type { Encoding } from "./encodings/encoding.js";
export type { Connect, Connection, ConnectOptions } from "./connect.js";
export type { StreamSource } from "./lines.js";
export type { DecodeStream, DecodeStreamOptions, EncodeStream, InvalidLine, LineResult } from "./streams.js";
