// One more form is read.

import type { ReleaseRule } from "../compare/change.js";
import { compareLists } from "../compare/pair-names.js";

export const bodyFormAdded: ReleaseRule = {
  id: "body-form-added",
  mirror: { rule: "body-form-removed" },
  fix: "Nothing has to be done, as long as the old form is written.",
  find: ({ old, new: current }) =>
    compareLists(
      old.encodings.yaml && (old.encodings.yaml.body?.reads ?? current.encodings.yaml?.body?.reads),
      current.encodings.yaml?.body?.reads,
    ).added.map((form) => ({
      places: { old: "encodings/yaml/body/reads", new: "encodings/yaml/body/reads" },
      facts: { what: form },
      otherwise: "minor",
    })),
};
