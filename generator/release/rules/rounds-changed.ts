// Each side expects other numbers.

import type { ReleaseRule } from "../compare/change.js";
import { sameJson } from "@wirepact/core";

export const roundsChanged: ReleaseRule = {
  id: "rounds-changed",
  mirror: { waiver: "Changing it back is the same change." },
  fix: "Keep the way of counting.",
  find: ({ flows }) =>
    flows.paired
      .filter(({ old, new: current }) => !sameJson(old.rounds ?? null, current.rounds ?? null))
      .map(({ name }) => ({
        places: { old: `flows/${name}/rounds`, new: `flows/${name}/rounds` },
        facts: { what: name },
        misleads: ["old-senders", "new-senders"],
      })),
};
