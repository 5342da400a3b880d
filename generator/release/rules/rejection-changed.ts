// Senders know the old answers.

import type { ReleaseRule } from "../compare/change.js";
import { sameJson } from "@wirepact/core";

export const rejectionChanged: ReleaseRule = {
  id: "rejection-changed",
  mirror: { waiver: "Changing it back is the same change." },
  fix: "Keep the answers as they are: senders know them.",
  find: ({ old, new: current }) => {
    const [before, after] = [old.rejections, current.rejections];
    if (before === undefined || after === undefined) return [];
    return (["reasons", "replies", "silent"] as const)
      .filter((part) => !sameJson(before[part], after[part]))
      .map((part) => ({
        places: { old: `rejections/${part}`, new: `rejections/${part}` },
        facts: { what: part },
        misleads: ["new-senders"],
      }));
  },
};
