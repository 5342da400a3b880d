// What generated code imports in packages that speak several versions of their protocol.

export type { ByHand, HandConnection } from "../migrate/by-hand.js";
export { overhearVersions, type OverheardVersion } from "../conversation/overhear-versions.js";
export { createVersionedConversation, watchVersions, type VersionedConversationOptions } from "../conversation/versioned-conversation.js";
export type { ConversionPlan, ConversionStep, MessageStep, ObjectStep } from "../migrate/conversion-steps.js";
export { convertMessage, type Conversion, type ConversionRoute, type Loss } from "../migrate/convert.js";
export { createVersionRules, type OtherVersion } from "../versions/version-rules.js";
export { negotiateVersions } from "../rpc/negotiated-versions.js";
export { createVersion, type SpokenVersion } from "../migrate/spoken-version.js";
export {
  type DecodeFramedVersion,
  type DecodeVersion,
  type EncodeVersion,
  withDecodeVersions,
  withEncodeVersions,
} from "../migrate/versioned-codec.js";
