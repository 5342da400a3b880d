// The subject lines of a mail encoding, as the spec writes them.

import { formatPath, type SubjectPart } from "@wirepact/core";
import type { ProtocolModel } from "../model/protocol-model.js";

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

/** Whether senders ever write a form: not where an earlier one has only fields that this one has too. */
export function isEverWritten({ encodings }: ProtocolModel, at: number): boolean {
  const subjects = encodings.mail?.subjects ?? [];
  const fields = fieldsOf(subjects[at] ?? []);
  return !subjects.slice(0, at).some((earlier) => fieldsOf(earlier).every((field) => fields.includes(field)));
}

/** Whether readers take an optional field from subjects of this form, which readers without the form accept and leave it unset. */
export function isGuessed({ encodings, messages }: ProtocolModel, at: number): boolean {
  const subjects = encodings.mail?.subjects ?? [];
  // After a form without fields, no subject is read by this one.
  if (subjects.slice(0, at).some((earlier) => fieldsOf(earlier).length === 0)) return false;
  const names = fieldsOf(subjects[at] ?? []);
  return Object.values(messages).some(({ shape }) => shape.fields.some(({ name, required }) => !required && names.includes(name)));
}

/** Two forms with a field in common, of which the old release tries one first and the new release the other. */
export interface SubjectConflict {
  readonly before: string;
  readonly after: string;
  /** A subject that fits both, for a message type. */
  readonly subjectFor: (type: string) => string;
}

/** The first two forms whose order differs, so that a subject with both has another value in the new release; a form that is new counts as last. */
export function findSubjectConflict(old: ProtocolModel, current: ProtocolModel): SubjectConflict | undefined {
  const [known, subjects] = [subjectForms(old), current.encodings.mail?.subjects ?? []];
  const placeOf = (form: string): number => (known.includes(form) ? known.indexOf(form) : Infinity);
  const forms = subjectForms(current);
  for (const [at, before] of forms.entries()) {
    if (!known.includes(before)) continue;
    const fields = fieldsOf(subjects[at] ?? []);
    const first = forms
      .slice(0, at)
      .findIndex(
        (after, place) => placeOf(after) > placeOf(before) && fieldsOf(subjects[place] ?? []).some((each) => fields.includes(each)),
      );
    if (first === -1) continue;
    const [one, other] = [subjects[at]!, subjects[first]!];
    return { before, after: forms[first]!, subjectFor: (type) => joinForms([fill(one, type, "a"), fill(other, type, "b")]) };
  }
  return undefined;
}

const fill = (form: readonly SubjectPart[], type: string, value: string): string =>
  form.map((part) => (typeof part === "string" ? part : "tag" in part ? type : value)).join("");

/** Both forms in one subject; a field at the start of a form is only found at the start of the subject. */
const joinForms = ([one, other]: readonly [string, string]): string => (/^[ab]/.test(other) ? `${other} ${one}` : `${one} ${other}`);

function isShadowed(model: ProtocolModel, form: string): boolean {
  const subjects = model.encodings.mail?.subjects ?? [];
  const at = subjectForms(model).indexOf(form);
  const fields = fieldsOf(subjects[at] ?? []);
  return subjects.slice(0, at).some((earlier) => fields.some((field) => !fieldsOf(earlier).includes(field)));
}

const fieldsOf = (form: readonly SubjectPart[]): readonly string[] =>
  form.flatMap((part) => (typeof part === "object" && "field" in part ? [formatPath(part.field)] : []));
