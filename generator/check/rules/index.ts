// The list of check rules.

import type { CheckRule } from "../check-rule.js";
import { bounds } from "./bounds.js";
import { defaultViolates } from "./default-violates.js";
import { docMissing } from "./doc-missing.js";
import { docPromises } from "./doc-promises.js";
import { evolution } from "./evolution.js";
import { exampleInvalid } from "./example-invalid.js";
import { exampleMissing } from "./example-missing.js";
import { exampleSecret } from "./example-secret.js";
import { exampleUnknownField } from "./example-unknown-field.js";
import { failureInvalid, unknownPlaceholder } from "./failures.js";
import { fieldRoles } from "./field-roles.js";
import { fileName } from "./file-name.js";
import { flows } from "./flows.js";
import { invalidExample } from "./invalid-example.js";
import { looseTypes } from "./loose-types.js";
import { mailLocations } from "./mail-locations.js";
import { nameCase } from "./name-case.js";
import { nameCollision } from "./name-collision.js";
import { patterns } from "./patterns.js";
import { redundantPair } from "./redundant-pair.js";
import { replies } from "./replies.js";
import { roundTripFails } from "./round-trip-fails.js";
import { ruleEffect } from "./rule-effect.js";
import { sensitiveUnmarked } from "./sensitive-unmarked.js";
import { sizeExceedsLimit } from "./size-exceeds-limit.js";
import { transcriptDiffers } from "./transcript-differs.js";
import { unbounded } from "./unbounded.js";
import { unexercised } from "./unexercised.js";
import { unusedType } from "./unused-type.js";
import { versionUnfit, versionUnstated } from "./version-unfit.js";
import { wireExampleDiffers } from "./wire-example-differs.js";

/** All rules: first those about correctness, then those about style. */
export const checkRules: readonly CheckRule[] = [
  exampleInvalid,
  invalidExample,
  wireExampleDiffers,
  transcriptDiffers,
  roundTripFails,
  defaultViolates,
  failureInvalid,
  unknownPlaceholder,
  bounds,
  patterns,
  nameCollision,
  nameCase,
  ruleEffect,
  fieldRoles,
  versionUnfit,
  versionUnstated,
  mailLocations,
  flows,
  replies,
  exampleMissing,
  exampleSecret,
  exampleUnknownField,
  unexercised,
  evolution,
  docMissing,
  docPromises,
  redundantPair,
  sensitiveUnmarked,
  looseTypes,
  unusedType,
  sizeExceedsLimit,
  fileName,
  unbounded,
];
