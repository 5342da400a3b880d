// Senders of the old release wait to hear what was wrong.

import type { ReleaseRule } from "../compare/change.js";

export const rejectionRemoved: ReleaseRule = {
  id: "rejection-removed",
  mirror: { rule: "rejection-added" },
  fix: "Go on answering rejected messages.",
  find: ({ old, new: current }) =>
    old.rejections !== undefined && current.rejections === undefined
      ? [{ places: { old: "rejections", new: "" }, facts: { what: "rejections" }, misleads: ["new-senders"] }]
      : [],
};
