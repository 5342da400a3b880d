// Old readers refuse messages that break it.

import type { ReleaseRule } from "../compare/change.js";

export const ruleRemoved: ReleaseRule = {
  id: "rule-removed",
  mirror: { rule: "rule-added" },
  fix: "Go on keeping the rule when sending: old readers refuse messages that break it.",
  find: ({ rules }) =>
    rules.removed
      .filter(({ rule }) => rule.level !== "warning")
      .map(({ rule, reachable, places, use }) => ({
        places,
        use: { ...use, path: rule.at },
        facts: { what: rule.name },
        // A rule about fields that came or went with it hurts nobody.
        ...(reachable ? { breaks: ["new-senders" as const] } : { otherwise: "minor" as const }),
      })),
};
