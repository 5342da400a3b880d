// All parts of the run time, for tools that run protocols they did not generate.

import { versionIssues } from "../versions/accepted-versions.js";
import { capabilities } from "../conversation/capabilities.js";
import { exchanges } from "../conversation/exchanges.js";
import { frames } from "../frames/check-framed.js";
import { prepareAnyEnum } from "../explain/integer-enum.js";
import { prepareObjectParts } from "../explain/object-parts.js";
import { objectUnions } from "../explain/object-union.js";
import { prepareUnion } from "../explain/union.js";
import { unionChoices } from "../explain/union-choices.js";
import { prepareTypeRules } from "../explain/type-rules.js";
import { repair } from "../explain/repair.js";
import { checkUnique } from "../explain/unique.js";
import { dropDecodeOnly } from "../codec/decode-only.js";
import { awaitedReply } from "../conversation/awaited-replies.js";
import { lateSteps } from "../conversation/deadlines.js";
import { derivation } from "../build/derivation.js";
import { lowerCaseIds } from "../build/lower-case-ids.js";
import { normalization } from "../explain/normalization.js";
import { type Features, withFeatures } from "../features.js";
import { bindParties } from "../conversation/flow-parties.js";
import { createNesting } from "../conversation/nested-flows.js";
import { nextRound } from "../conversation/flow-rounds.js";
import { keepOther } from "../codec/keep-others.js";
import type { ProtocolDescriptor } from "../protocol.js";
import { isBrokenKind } from "../explain/rule-kinds.js";
import { checkRules } from "../explain/rules.js";
import { scalars } from "../scalars/index.js";
import { createLinks } from "../conversation/threading.js";

const allFeatures: Features = {
  rules: checkRules,
  normalization,
  acceptedVersions: versionIssues,
  decodeOnly: dropDecodeOnly,
  derivation,
  ids: lowerCaseIds,
  awaited: awaitedReply,
  threading: createLinks,
  parties: bindParties,
  rounds: nextRound,
  deadlines: lateSteps,
  capabilities,
  nesting: createNesting,
  unions: prepareUnion,
  objectUnions,
  unionChoices,
  objectParts: prepareObjectParts,
  ruleKinds: isBrokenKind,
  typeRules: prepareTypeRules,
  repairs: repair,
  enums: prepareAnyEnum,
  keepUnknown: keepOther,
  uniqueItems: checkUnique,
  scalars,
  frames,
  exchanges,
};

const runnables = /*@__PURE__*/ new WeakMap<ProtocolDescriptor, ProtocolDescriptor>();

/** The version that messages carry: a date without the number of its release. */
const carriedVersion = (version: string): string => version.replace(/^(\d{4}-\d\d-\d\d)\..*/, "$1");

/** A model or descriptor with every part of the run time that it may need; the same one each time. */
export function runnable<P extends ProtocolDescriptor>(protocol: P): P {
  if (protocol.features !== undefined) return protocol;
  let made = runnables.get(protocol);
  if (made === undefined)
    runnables.set(protocol, (made = withFeatures({ ...protocol, version: carriedVersion(protocol.version) }, allFeatures)));
  return made as P;
}
