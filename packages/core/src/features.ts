// Parts of the run time that only some protocols need. A package hands over those that its protocol uses, so that the others are not bundled.

import type { versionIssues } from "./versions/accepted-versions.js";
import { deepFreeze } from "./base/freeze.js";
import type { Capabilities } from "./conversation/capabilities.js";
import type { Exchanges } from "./conversation/exchanges.js";
import type { FrameSupport } from "./frames/check-framed.js";
import type { prepareAnyEnum } from "./explain/integer-enum.js";
import type { prepareObjectParts } from "./explain/object-parts.js";
import type { ObjectUnions } from "./explain/object-union.js";
import type { prepareUnion } from "./explain/union.js";
import type { UnionChoices } from "./explain/union-choices.js";
import type { prepareTypeRules } from "./explain/type-rules.js";
import type { repair } from "./explain/repair.js";
import type { checkUnique } from "./explain/unique.js";
import type { dropDecodeOnly } from "./codec/decode-only.js";
import type { awaitedReply } from "./conversation/awaited-replies.js";
import type { lateSteps } from "./conversation/deadlines.js";
import type { Derivation } from "./build/derivation.js";
import type { lowerCaseIds } from "./build/lower-case-ids.js";
import type { bindParties } from "./conversation/flow-parties.js";
import type { createNesting } from "./conversation/nested-flows.js";
import type { nextRound } from "./conversation/flow-rounds.js";
import type { keepOther } from "./codec/keep-others.js";
import type { ProtocolShapes } from "./protocol.js";
import type { Normalization } from "./explain/normalization.js";
import type { isBrokenKind } from "./explain/rule-kinds.js";
import type { checkRules } from "./explain/rules.js";
import type { Scalar } from "./scalars/scalar.js";
import type { ScalarName } from "./shape/shape.js";
import type { Threading } from "./conversation/threading.js";

export interface Features {
  /** Rules between fields, computed fields and the version of messages. */
  readonly rules?: typeof checkRules;
  /** Aliases, and what `reading` says of all fields: white space, nulls, empty strings and the lenient policies. */
  readonly normalization?: Normalization;
  /** Versions that a receiver accepts. */
  readonly acceptedVersions?: typeof versionIssues;
  /** Fields that are decoded but not encoded. */
  readonly decodeOnly?: typeof dropDecodeOnly;
  /** Fields that builders derive from others. */
  readonly derivation?: Derivation;
  /** UUIDs in maps, unions and unknown properties, or in frames, which builders write in lower case. */
  readonly ids?: typeof lowerCaseIds;
  /** The messages of conversations that await a reply. */
  readonly awaited?: typeof awaitedReply;
  /** Threads and replies in conversations. */
  readonly threading?: Threading;
  /** The agents that take part in a flow. */
  readonly parties?: typeof bindParties;
  /** The deadlines of a flow. */
  readonly deadlines?: typeof lateSteps;
  /** The rounds of a flow. */
  readonly rounds?: typeof nextRound;
  /** What parties declare that they can do, in conversations and connections. */
  readonly capabilities?: Capabilities;
  /** Flows inside flows, and fields that the messages of a run repeat. */
  readonly nesting?: typeof createNesting;
  /** Unions. */
  readonly unions?: typeof prepareUnion;
  /** Unions of several objects. */
  readonly objectUnions?: ObjectUnions;
  /** Unions whose objects must not have what selects another part, and unions in which the first part that fits is meant. */
  readonly unionChoices?: UnionChoices;
  /** Closed objects, typed unknown properties, properties that must not be there, and rules of objects. */
  readonly objectParts?: typeof prepareObjectParts;
  /** Rules that count or compare fields, or have several conditions. */
  readonly ruleKinds?: typeof isBrokenKind;
  /** Rules between the fields of objects inside messages. */
  readonly typeRules?: typeof prepareTypeRules;
  /** Values that lenient reading converts or wraps. */
  readonly repairs?: typeof repair;
  /** Enums, where some have integers. */
  readonly enums?: typeof prepareAnyEnum;
  /** Messages with other tags, in protocols without frames. */
  readonly keepUnknown?: typeof keepOther;
  /** Arrays without equal items. */
  readonly uniqueItems?: typeof checkUnique;
  /** The scalars of its shapes. */
  readonly scalars?: Readonly<Partial<Record<ScalarName, Scalar>>>;
  /** Messages in frames. */
  readonly frames?: FrameSupport;
  /** Requests and answers of a protocol with frames in conversations. */
  readonly exchanges?: Exchanges;
}

/** A descriptor with the parts of the run time that it needs. */
export function withFeatures<P extends ProtocolShapes>(protocol: P, features: Features): P {
  return Object.freeze({ ...deepFreeze(protocol), features });
}

/** A mistake of the caller, which is not an issue of the message that is being read; the cause is the error that the caller gets instead, if any. */
export class CallerError extends TypeError {}

/** The part for a construct that the protocol uses. */
export function requireFeature<Name extends keyof Features>(
  { name, features }: ProtocolShapes,
  feature: Name,
): NonNullable<Features[Name]> {
  return features?.[feature] ?? missing(name, feature);
}

/** A scalar that the protocol uses. */
export const requireScalar = ({ name, features }: ProtocolShapes, scalar: ScalarName): Scalar =>
  features?.scalars?.[scalar] ?? missing(name, scalar);

function missing(protocol: string, feature: string): never {
  throw new CallerError(`${protocol} needs the feature ${feature}; use runnable(protocol)`);
}
