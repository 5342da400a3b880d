// The subject lines of a mail encoding, as the spec writes them.

import { formatPath } from "@wirepact/core";
import type { ProtocolModel } from "../../model/protocol-model.js";

/** The forms in their order: `[{bead_id}] {type}`; none without a mail encoding. */
export function subjectForms({ encodings, tag }: ProtocolModel): readonly string[] {
  return (encodings.mail?.subjects ?? []).map((parts) =>
    parts.map((part) => (typeof part === "string" ? part : "tag" in part ? `{${tag}}` : `{${formatPath(part.field)}}`)).join(""),
  );
}
