// Old senders use words of their own, which are refused.

import type { ReleaseRule } from "../compare/change.js";
import { describePlaces } from "../compare/words.js";

export const enumClosed: ReleaseRule = {
  id: "enum-closed",
  mirror: { rule: "enum-opened" },
  fix: "Keep the enum open.",
  find: ({ shapes }) =>
    shapes
      .filter(({ old, new: current }) => old.kind === "enum" && current.kind === "enum" && old.open && !current.open)
      .map(({ places, use }) => ({ places, use, facts: { what: describePlaces(places) }, breaks: ["old-senders", "source"] })),
};
