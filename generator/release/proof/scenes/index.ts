// The scenes of each kind of change that single messages do not show.

import type { MakeScenes } from "./scene.js";
import { capability } from "./capabilities.js";
import { choice } from "./choices.js";
import { defaults, renamed } from "./fields.js";
import { deadline, flowState, ruleName, threads } from "./monitors.js";
import { party } from "./parties.js";
import { cancellation, failure, stream, timeout } from "./requests.js";
import { duplicateKeys, encodingRemoved, mailAlias, mailPart, sizeLimit, subject } from "./texts.js";

/** By the rule of the change. */
const scenesByRule: Readonly<Record<string, MakeScenes>> = {
  "default-changed": defaults,
  "default-removed": defaults,
  "field-renamed": renamed,
  "envelope-part-changed": threads,
  "leniency-removed": (input) => (input.change.paths.old?.startsWith("flows/") === true ? flowState(input) : []),
  "deadline-shortened": deadline,
  "rule-renamed": ruleName,
  "sender-added": party,
  "sender-removed": party,
  "recipient-added": party,
  "recipient-removed": party,
  "failure-changed": failure,
  "cancellation-removed": cancellation,
  "timeout-shortened": timeout,
  "stream-changed": stream,
  "duplicate-keys-rejected": duplicateKeys,
  "encoding-removed": encodingRemoved,
  "size-limit-lowered": sizeLimit,
  "size-limit-raised": sizeLimit,
  "need-added": capability,
  "need-removed": capability,
  "capability-changed": capability,
  "union-order-changed": choice,
  "subject-form-added": subject,
  "subject-form-removed": subject,
  "subject-precedence-changed": subject,
  "read-alias-removed": mailAlias,
  "mail-part-changed": mailPart,
};

/** How the scenes of a kind of change are made; undefined where there are none. */
export const scenesOf = (rule: string): MakeScenes | undefined =>
  scenesByRule[rule] ?? (/^(flow|transition|rounds|reply|ack)-/.test(rule) ? flowState : undefined);
