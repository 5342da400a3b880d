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
} from "../scalars/formats.js";
export { isJson, isObject, isObjectLike, isPlain, isUnique, ownMember, sameJson } from "../base/json-kind.js";
export { isUrl } from "../scalars/url.js";
export { base64Pattern, base64Scalar, countBytes, isBase64, isBase64As, plainBase64Scalar } from "../scalars/base64.js";
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
export { readPath } from "../base/path.js";
export { negotiate } from "../versions/version.js";

export { buildMessage, type BuildOptions } from "../build/build.js";
export { createDecode, createEncode } from "../codec/codec.js";
export type { Decode, DecodeOptions, Encode, EncodeOptions, EncodeReceived } from "../codec/codec-types.js";
export { formatIssues, InvalidMessageError, unwrap } from "../errors.js";
export type { Brand, BuilderInput, Decoded, Kept, ReadonlyMessage, Received, ReceivedObject, WithDefaults } from "../message.js";
export { deepFreeze } from "../base/freeze.js";
export { badSyntax, mustBe, tooLarge, wrongRole } from "../issues.js";
export type { ProtocolShapes, MessageDescriptor, Mode, ProtocolDescriptor, View } from "../protocol.js";
export type { Field } from "../shape/shape.js";
export type { Failure, Issue, Result, Success } from "../result.js";
export { type JsonSchema, type JsonSchemaParts, openDefinitions, standaloneSchema, toDraft07 } from "../codec/json-schema.js";
export { createStandardSchema, type StandardResult, type StandardSchema } from "../codec/standard-schema.js";
export { assertValid, createValidate, parseType, type Validate, type ValidateOptions } from "../codec/validate.js";

export { versionIssues } from "../versions/accepted-versions.js";
export { runnable } from "./all-features.js";
export { capabilities, type DeclaredCapability } from "../conversation/capabilities.js";
export { dropDecodeOnly } from "../codec/decode-only.js";
export { type AwaitedReply, awaitedReply } from "../conversation/awaited-replies.js";
export { lateSteps } from "../conversation/deadlines.js";
export { fillDefaults } from "../codec/defaults.js";
export { derivation } from "../build/derivation.js";
export { lowerCaseIds } from "../build/lower-case-ids.js";
export { maxDepth } from "../base/limits.js";
export { prepareAnyEnum } from "../explain/integer-enum.js";
export { keepOther } from "../codec/keep-others.js";
export { otherShape, withoutOthers } from "../frames/other-messages.js";
export { repair } from "../explain/repair.js";
export { checkUnique } from "../explain/unique.js";
export { prepareObjectParts } from "../explain/object-parts.js";
export { prepareUnion } from "../explain/union.js";
export { objectUnions } from "../explain/object-union.js";
export { fitsHead, unionChoices } from "../explain/union-choices.js";
export { normalization } from "../explain/normalization.js";
export { type Features, withFeatures } from "../features.js";
export { bindParties } from "../conversation/flow-parties.js";
export { createNesting, type OuterRun } from "../conversation/nested-flows.js";
export { nextRound } from "../conversation/flow-rounds.js";
export { prepareTypeRules } from "../explain/type-rules.js";
export { compareValues, isBrokenKind } from "../explain/rule-kinds.js";
export { checkRules } from "../explain/rules.js";
export { createLinks as threading } from "../conversation/threading.js";

export { acknowledge, isPending } from "../conversation/acknowledge.js";
export { builderField, createReplyTo, type ReplyEntry, type ReplyTo } from "../conversation/reply-to.js";
export {
  createConversation,
  type Conversation,
  type ConversationOptions,
  type FeedOptions,
  type Finding,
  type FlowState,
} from "../conversation/conversation.js";
export type { LateStep } from "../conversation/deadlines.js";
export type { RunKey } from "../conversation/flow-run.js";
export type { Thread } from "../conversation/threads.js";
export type { Connection, ConnectOptions } from "../streams/connect.js";
export type { StreamSource } from "../framing/lines.js";
export type { DecodeStreamOptions, EncodeStreamOptions, InvalidLine, LineResult, Lines } from "../streams/streams.js";
export { downgradeMessage, upgradeMessage, type MessageMoves, type Migrations, type MigrationStep } from "../migrate/migrate.js";
export { createReceive, type Receive, type ReceiveOptions, type Reception } from "../receive/receive.js";
export { answerRejection } from "../receive/rejections.js";
