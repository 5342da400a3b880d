// Old readers that do not read that form refuse the message.

import type { ReleaseRule } from "../compare/change.js";

export const writtenBodyFormChanged: ReleaseRule = {
  id: "written-body-form-changed",
  mirror: { waiver: "Changing it back is the same change." },
  fix: "Go on writing the form that old readers take.",
  find: ({ old, new: current }) => {
    const [before, after] = [old.encodings.yaml?.body, current.encodings.yaml?.body];
    if (before === undefined || after === undefined || before.writes === after.writes) return [];
    const facts = { what: "body", before: before.writes, after: after.writes };
    const places = { old: "encodings/yaml/body/writes", new: "encodings/yaml/body/writes" };
    return [before.reads.includes(after.writes) ? { places, facts, otherwise: "minor" } : { places, facts, breaks: ["new-senders"] }];
  },
};
