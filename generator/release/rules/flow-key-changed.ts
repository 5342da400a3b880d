// Each side takes other messages for one conversation.

import type { ReleaseRule } from "../compare/change.js";
import { sameJson } from "@wirepact/core";

export const flowKeyChanged: ReleaseRule = {
  id: "flow-key-changed",
  mirror: { waiver: "Changing it back is the same change." },
  fix: "Keep the key: both sides must tell the same runs apart.",
  find: ({ flows }) =>
    flows.paired
      .filter(({ old, new: current }) => !sameJson(old.key, current.key))
      .map(({ name }) => ({
        places: { old: `flows/${name}/key`, new: `flows/${name}/key` },
        facts: { what: name },
        misleads: ["old-senders", "new-senders"],
      })),
};
