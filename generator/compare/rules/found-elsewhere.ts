// The changes that no comparison of two models finds: messages that the replay shows to break, and differences between two generated packages.

import { apiRules } from "./api.js";
import { lines, noAction, type ReleaseRule } from "./release-rule.js";

/** What is said about a kind of change; how it is found is up to others. */
export type RuleText = Pick<ReleaseRule, "id" | "explain" | "except" | "code" | "fix" | "example">;

/** Found by the replay: a message that one release sends and the other rejects or misreads, although no rule expects it. */
export const messageNotUnderstood: RuleText = {
  id: "message-not-understood",
  explain:
    "A message of one release is rejected or misread by the other, although none of the other changes explains it. The result for an actual message takes precedence over the rules.",
  fix: "Undo the change that the message depends on, or release a major version.",
  example: lines(["reading: { default: strict, nulls: optional }"], ["reading: { default: strict, nulls: absent }"]),
};

/** Found where two models differ although no rule finds a difference: what is written in another way, and other values of examples. */
export const noEffect: RuleText & Pick<ReleaseRule, "say"> = {
  id: "no-effect",
  say: ({ what }) => `${what} changed, with no effect on messages, conversations or the API`,
  explain: "The spec describes the same messages in another way, or an example has other values.",
  fix: noAction,
  example: lines(["side?: { union: [string, integer] }"], ["side?: { union: [integer, string] }"]),
};

/** Found by the assessment, which knows the next version and the day: something is removed before its deprecation allows it. */
export const removedTooEarly: RuleText = {
  id: "removed-too-early",
  explain:
    "The last release promised not to remove it before a version or a day (`notBefore`), and users rely on that. The next release is earlier.",
  fix: "Keep it until then, or state why with `allow: { removed-too-early: <reason> }`.",
  example: lines(
    ["old?: { type: string, deprecated: { since: 1.3.0, reason: Not needed., notBefore: 2027-01-01 } }", "note?: { type: string }"],
    ["note?: { type: string }"],
  ),
};

export const rulesFoundElsewhere: readonly RuleText[] = [messageNotUnderstood, noEffect, removedTooEarly, ...apiRules];
