// Senders who write it that way are refused.

import type { ReleaseRule } from "../compare/change.js";
import { compareLists } from "../compare/pair-names.js";

export const bodyFormRemoved: ReleaseRule = {
  id: "body-form-removed",
  mirror: { rule: "body-form-added" },
  fix: "Go on reading the form.",
  find: ({ old, new: current }) =>
    compareLists(
      old.encodings.yaml?.body?.reads,
      current.encodings.yaml && (current.encodings.yaml.body?.reads ?? old.encodings.yaml?.body?.reads),
    ).removed.map((form) => ({
      places: { old: "encodings/yaml/body/reads", new: "encodings/yaml/body/reads" },
      facts: { what: form },
      breaks: ["old-senders"],
    })),
};
