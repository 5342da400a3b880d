// The changes that no comparison of two models finds: messages that the replay shows to break, and differences between two generated packages.

import { apiRules } from "./api.js";
import { lines, type ReleaseRule } from "./release-rule.js";

/** What is said about a kind of change; how it is found is up to others. */
export type RuleText = Pick<ReleaseRule, "id" | "explain" | "fix" | "example">;

/** Found by the replay: a message that one release sends and the other rejects or misreads, although no rule expects it. */
export const messageNotUnderstood: RuleText = {
  id: "message-not-understood",
  explain:
    "A message of one release is rejected or misread by the other, although none of the other changes explains it. What a message shows counts more than what the rules expect.",
  fix: "Undo the change that the message depends on, or release a major version.",
  example: lines(["reading: { default: strict, nulls: optional }"], ["reading: { default: strict, nulls: absent }"]),
};

export const rulesFoundElsewhere: readonly RuleText[] = [messageNotUnderstood, ...apiRules];
