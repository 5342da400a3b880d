// All release rules. The change codes `release/<id>` are derived from this list.

import { capabilityRules } from "./capabilities.js";
import { brandRules } from "./brands.js";
import { documentationRules } from "./documentation.js";
import { encodingRules } from "./encodings.js";
import { extrasRules } from "./extras.js";
import { fieldSettingRules } from "./field-settings.js";
import { fieldRules } from "./fields.js";
import { rulesFoundElsewhere, type RuleText } from "./found-elsewhere.js";
import { frameRules } from "./frames.js";
import { flowRules } from "./flows.js";
import { lifecycleRules } from "./lifecycle.js";
import { mailRules } from "./mail.js";
import { messageRules } from "./messages.js";
import { packageRules } from "./package.js";
import { protocolRules } from "./protocol.js";
import { readingRules } from "./reading.js";
import type { ReleaseRule } from "./release-rule.js";
import { shapeRules } from "./shapes.js";
import { valueRules } from "./values.js";

/** Every rule; changes of the same level are reported in this order. */
export const releaseRules: readonly ReleaseRule[] = [
  ...messageRules,
  ...lifecycleRules,
  ...protocolRules,
  ...frameRules,
  ...fieldRules,
  ...fieldSettingRules,
  ...valueRules,
  ...shapeRules,
  ...extrasRules,
  ...readingRules,
  ...encodingRules,
  ...mailRules,
  ...capabilityRules,
  ...flowRules,
  ...packageRules,
  ...brandRules,
  ...documentationRules,
];

const byId = new Map(releaseRules.map((rule) => [rule.id, rule]));

/** What is said about each kind of change, however it is found. */
export const releaseTexts: readonly RuleText[] = [...releaseRules, ...rulesFoundElsewhere];

/** The ids of all kinds of changes, which `allow` in a spec may name. */
export const releaseRuleIds: ReadonlySet<string> = new Set(releaseTexts.map(({ id }) => id));

const textById = new Map(releaseTexts.map((text) => [text.id, text]));

/** What is said about the kind of change with an id, or with a code `release/<id>`. */
export const findReleaseText = (name: string): RuleText | undefined => textById.get(name.replace(/^release\//, ""));

/** The rule of an id, or of a code `release/<id>`. */
export const findReleaseRule = (name: string): ReleaseRule | undefined => byId.get(name.replace(/^release\//, ""));
