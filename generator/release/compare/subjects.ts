// The subject lines of a mail encoding, as the spec writes them.

import { formatPath, type SubjectPart } from "@wirepact/core";
import type { ProtocolModel } from "../../model/protocol-model.js";

/** The subjects in their order, such as `[{order_no}] {type}`; none without a mail encoding. */
export function subjectForms({ encodings, tag }: ProtocolModel): readonly string[] {
  return (encodings.mail?.subjects ?? []).map((parts) =>
    parts.map((part) => (typeof part === "string" ? part : "tag" in part ? `{${tag}}` : `{${formatPath(part.field)}}`)).join(""),
  );
}

/**
 * Whether readers lose a field of a subject that senders write, because an earlier subject without the field matches first.
 * A field that readers of the sender's own release lose too does not count.
 */
export function losesField(sender: ProtocolModel, reader: ProtocolModel): boolean {
  const known = new Set(subjectForms(reader));
  return subjectForms(sender).some((form) => known.has(form) && isShadowed(reader, form) && !isShadowed(sender, form));
}

function isShadowed(model: ProtocolModel, form: string): boolean {
  const subjects = model.encodings.mail?.subjects ?? [];
  const at = subjectForms(model).indexOf(form);
  const fields = fieldsOf(subjects[at] ?? []);
  return subjects.slice(0, at).some((earlier) => fields.some((field) => !fieldsOf(earlier).includes(field)));
}

const fieldsOf = (form: readonly SubjectPart[]): readonly string[] =>
  form.flatMap((part) => (typeof part === "object" && "field" in part ? [formatPath(part.field)] : []));
