// Messages of old senders that break it are refused.

import type { ReleaseRule } from "../compare/change.js";

export const ruleAdded: ReleaseRule = {
  id: "rule-added",
  mirror: { rule: "rule-removed" },
  fix: "Give it `level: warning`, or wait for a major.",
  find: ({ rules }) =>
    rules.added
      .filter(({ rule }) => rule.level !== "warning")
      .map(({ rule, reachable, places, use }) => ({
        places,
        use: { ...use, path: rule.at },
        facts: { what: rule.name },
        // A rule about fields that came or went with it hurts nobody.
        ...(reachable ? { breaks: ["old-senders" as const] } : { otherwise: "minor" as const }),
      })),
};
