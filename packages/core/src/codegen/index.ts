// What generated code imports from the run time: predicates for guards, and what the other modules of a package bind to its descriptor.
// Bundlers can remove whatever a program does not use.

export {
  hasAtLeast,
  hasAtMost,
  isDate,
  isDateTime,
  isLine,
  isNotBlank,
  isSemver,
  isUtcDateTime,
  isUtcSecond,
  isUuid,
  isUuid4,
  staysInside,
} from "../formats.js";
export { isJson, isObject, isObjectLike, isPlain, isUnique, ownMember, sameJson } from "../json-kind.js";
export { isUrl } from "../url.js";
export { base64Scalar, countBytes, isBase64 } from "../scalars/base64.js";
export { durationPattern, durationScalar, isDuration } from "../scalars/duration.js";
export { emailScalar, hostnameScalar, isEmail, isHostname } from "../scalars/hostname.js";
export { semverScalar, urlScalar, uuid4Scalar, uuidPattern, uuidScalar } from "../scalars/identifiers.js";
export { int64Scalar, isInt64 } from "../scalars/int64.js";
export { epochScalar, integerScalar, numberScalar, percentScalar } from "../scalars/numbers.js";
export { lineScalar, pathScalar, stringScalar, textScalar } from "../scalars/strings.js";
export { dateScalar, plainTimestampScalar, timestampScalar } from "../scalars/times.js";
export { isUriReference, uriReferenceScalar, uriScalar } from "../scalars/uri.js";
export { isUriTemplate, uriTemplateScalar } from "../scalars/uri-template.js";
export { anyScalar, booleanScalar } from "../scalars/values.js";
export { readPath } from "../path.js";
export { negotiate } from "../version.js";

export { buildMessage, type BuildOptions } from "../build.js";
export {
  createDecode,
  createEncode,
  type Decode,
  type DecodeOptions,
  type Encode,
  type EncodeOptions,
  type EncodeReceived,
} from "../codec.js";
export { formatIssues, InvalidMessageError, unwrap } from "../errors.js";
export type { Brand, BuilderInput, Decoded, Kept, ReadonlyMessage, Received, ReceivedObject, WithDefaults } from "../message.js";
export { deepFreeze } from "../freeze.js";
export { badSyntax, mustBe, tooLarge } from "../issues.js";
export type { JudgedProtocol, MessageDescriptor, Mode, ProtocolDescriptor, View } from "../protocol.js";
export type { Field } from "../shape.js";
export type { Failure, Issue, Result, Success } from "../result.js";
export { type JsonSchema, type JsonSchemaParts, standaloneSchema, toDraft07 } from "../json-schema.js";
export { createStandardSchema, type StandardResult, type StandardSchema } from "../standard-schema.js";
export { assertValid, createValidate, parseType, type Validate, type ValidateOptions } from "../validate.js";

export { versionIssues } from "../accepted-versions.js";
export { runnable } from "../all-features.js";
export { dropDecodeOnly } from "../decode-only.js";
export { lateSteps } from "../deadlines.js";
export { fillDefaults } from "../defaults.js";
export { derivation } from "../derivation.js";
export { maxDepth } from "../encodings/limits.js";
export { prepareAnyEnum } from "../explain-integer-enum.js";
export { keepOther } from "../keep-others.js";
export { otherShape, withoutOthers } from "../other-messages.js";
export { repair } from "../explain-repair.js";
export { judgeUnique } from "../explain-unique.js";
export { prepareObjectParts } from "../explain-object-parts.js";
export { objectUnions } from "../explain-object-union.js";
export { normalization } from "../explain-normalization.js";
export { type Features, withFeatures } from "../features.js";
export { bindParties } from "../flow-parties.js";
export { nextRound } from "../flow-rounds.js";
export { prepareTypeRules } from "../explain-type-rules.js";
export { compareValues, isBrokenKind } from "../rule-kinds.js";
export { judgeRules } from "../rules.js";
export { threading } from "../threading.js";

export { acknowledge, isPending } from "../acknowledge.js";
export { builderField, createReplyTo, type ReplyEntry, type ReplyTo } from "../reply-to.js";
export {
  type AwaitedReply,
  createConversation,
  type Conversation,
  type ConversationOptions,
  type FeedOptions,
  type Finding,
  type FlowState,
} from "../conversation.js";
export type { LateStep } from "../deadlines.js";
export type { RunKey } from "../flow-run.js";
export type { Thread } from "../threads.js";
export type { Connection, ConnectOptions } from "../connect.js";
export type { StreamSource } from "../lines.js";
export type { DecodeStreamOptions, EncodeStreamOptions, InvalidLine, LineResult, Lines } from "../streams.js";
export { downgradeMessage, upgradeMessage, type MessageMoves, type Migrations, type MigrationStep } from "../migrate.js";
export { createReceive, type Receive, type ReceiveOptions, type Reception } from "../receive.js";
export { answerRejection } from "../rejections.js";
