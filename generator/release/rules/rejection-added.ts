// Nobody waited for the answer before.

import type { ReleaseRule } from "../compare/change.js";

export const rejectionAdded: ReleaseRule = {
  id: "rejection-added",
  mirror: { rule: "rejection-removed" },
  fix: "Nothing has to be done: nobody waited for the answer.",
  find: ({ old, new: current }) =>
    old.rejections === undefined && current.rejections !== undefined
      ? [{ places: { new: "rejections" }, facts: { what: "rejections" }, otherwise: "minor" }]
      : [],
};
