// What the spec playground can start with besides the protocols of the site.

import type { ProtocolModel } from "../../model/protocol-model.js";
import type { SpecFiles } from "../spec-job.js";

/** A spec to edit, with its last release if there is one. */
export interface SpecData extends SpecFiles {
  readonly released?: ProtocolModel;
}

/** A spec to start from, which is short enough to be read at a glance. An edit is compared with it. */
const starter: SpecData = {
  protocol: {
    path: "protocols/pantry.yaml",
    text: `protocol: pantry
version: 1.0.0
doc: What a kitchen needs.
messages:
  needed:
    doc: Something is needed.
    fields: { item: { type: string, doc: The item. },
              count: { type: integer, min: 1, doc: Pieces. } }
    examples: { some: { item: leek, count: 3 } }
    invalid: { none: { like: some, dropEach: [item, count] } }
`,
  },
  types: [],
};

/** A start with nothing, to paste a spec of one's own. */
const empty: SpecData = { protocol: { path: "protocols/protocol.yaml", text: "" }, types: [] };

interface OwnStart {
  readonly name: string;
  readonly data: SpecData;
  /** What an edit is compared with. */
  readonly base?: SpecFiles;
}

/** What is not a name of a protocol stands for these in links and in the storage. */
export const ownStarts: Readonly<Record<string, OwnStart>> = {
  "": { name: "a small protocol", data: starter, base: starter },
  "+": { name: "an empty spec", data: empty },
};
