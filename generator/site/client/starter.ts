// The spec that the spec playground shows at first.

import type { ProtocolModel } from "../../model/protocol-model.js";
import type { SpecFiles } from "../spec-job.js";

/** A spec to edit, with its last release if there is one. */
export interface SpecData extends SpecFiles {
  readonly released?: ProtocolModel;
}

/** A spec to start from, which is short enough to be read at a glance. An edit is compared with it. */
export const starter: SpecData = {
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

/** What the starter is called in the list. */
export const starterName = "a small protocol";
