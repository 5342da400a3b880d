// Messages that use the name in its old meaning are misread.

import type { ReleaseRule } from "../compare/change.js";
import { reservedChanges } from "../compare/reserved.js";

export const reservedReused: ReleaseRule = {
  id: "reserved-reused",
  mirror: { rule: "reserved-added" },
  fix: "Take another name: the old one still means something to old senders.",
  find: (comparison) =>
    reservedChanges(comparison)
      .removed.filter(({ reused }) => reused)
      .map(({ name, places }) => ({ places, facts: { what: name }, misleads: ["old-senders"] })),
};
