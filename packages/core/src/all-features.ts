// All parts of the run time, for tools that run protocols they did not generate.

import { versionIssues } from "./accepted-versions.js";
import { exchanges } from "./exchanges.js";
import { frames } from "./explain-frames.js";
import { prepareAnyEnum } from "./explain-integer-enum.js";
import { prepareObjectParts } from "./explain-object-parts.js";
import { objectUnions } from "./explain-object-union.js";
import { prepareTypeRules } from "./explain-type-rules.js";
import { repair } from "./explain-repair.js";
import { judgeUnique } from "./explain-unique.js";
import { dropDecodeOnly } from "./decode-only.js";
import { lateSteps } from "./deadlines.js";
import { derivation } from "./derivation.js";
import { normalization } from "./explain-normalization.js";
import { type Features, withFeatures } from "./features.js";
import { bindParties } from "./flow-parties.js";
import { nextRound } from "./flow-rounds.js";
import { keepOther } from "./keep-others.js";
import type { ProtocolDescriptor } from "./protocol.js";
import { isBrokenKind } from "./rule-kinds.js";
import { judgeRules } from "./rules.js";
import { scalars } from "./scalars/index.js";
import { threading } from "./threading.js";

const allFeatures: Features = {
  rules: judgeRules,
  normalization,
  acceptedVersions: versionIssues,
  decodeOnly: dropDecodeOnly,
  derivation,
  threading,
  parties: bindParties,
  rounds: nextRound,
  deadlines: lateSteps,
  objectUnions,
  objectParts: prepareObjectParts,
  ruleKinds: isBrokenKind,
  typeRules: prepareTypeRules,
  repairs: repair,
  enums: prepareAnyEnum,
  keepUnknown: keepOther,
  uniqueItems: judgeUnique,
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
