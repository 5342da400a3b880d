// Mail messages can be encoded and decoded: every field has its own location, and the subject identifies the message.

import type { Field, MailPlace } from "@wirepact/core";
import { type ByKind, byKind, dereference } from "@wirepact/core/shape";
import type { MessageModel } from "../../model/protocol-model.js";
import { violation, type CheckContext, type CheckRule, type Violation } from "../check-rule.js";
import { ownFields } from "../../describe/message-parts.js";

export const mailLocations: CheckRule = {
  names: ["mail-location-missing", "mail-label-ambiguous", "mail-not-representable", "mail-subject-repeated", "mail-precedence-incomplete"],
  allowable: false,
  check: (context) => {
    const { mail } = context.model.encodings;
    if (mail === undefined) return [];
    return [
      ...Object.values(context.model.messages).flatMap((message) => checkMessage(context, message)),
      ...checkSubjects(context),
      ...checkPrecedence(context),
    ];
  },
};

function checkMessage(context: CheckContext, message: MessageModel): readonly Violation[] {
  const { model } = context;
  const keeps = Object.values(model.encodings.mail?.keeps ?? {});
  const fields = ownFields(model, message).filter((field) => !keeps.includes(field.name));
  const locationOf = (field: Field): string => `messages/${message.name}/fields/${field.name}`;
  const missing = fields.filter((field) => field.mail === undefined && !inSubject(context, field));
  const flat = fields.filter((field) => field.mail !== undefined && !isFlat(context, field));
  return [
    ...missing.map((field) =>
      violation(context, "check/mail-location-missing", { parameters: { name: field.name }, location: locationOf(field), on: "key" }),
    ),
    ...flat.map((field) =>
      violation(context, "check/mail-not-representable", { parameters: { name: field.name }, location: locationOf(field), on: "key" }),
    ),
    ...ambiguous(context, message, fields),
  ];
}

/** Whether a subject template contains the field. */
const inSubject = ({ model }: CheckContext, { name }: Field): boolean =>
  (model.encodings.mail?.subjects ?? []).some((subject) =>
    subject.some((part) => typeof part === "object" && "field" in part && part.field.at(-1) === name),
  );

/** A label contains a single value or an array of values, never an object. */
function isFlat({ model }: CheckContext, { shape }: Field): boolean {
  const target = dereference(model.types, shape);
  const item = target?.kind === "list" ? dereference(model.types, target.item) : target;
  return item !== undefined && byKind(isSingle, item);
}

const yes = (): boolean => true;
const no = (): boolean => false;

/** Whether values are written as one string. */
const isSingle: ByKind<boolean> = {
  scalar: ({ scalar }) => scalar !== "any",
  literal: yes,
  enum: yes,
  union: yes,
  list: no,
  map: no,
  struct: no,
  reference: no,
};

/** Whole labels are compared case-insensitively; the colon distinguishes `Issue` from `Issue Type`. */
function ambiguous(context: CheckContext, message: MessageModel, fields: readonly Field[]): readonly Violation[] {
  const owners = new Map<string, Field>();
  return fields.flatMap((field) =>
    spellings(field.mail).flatMap((spelling) => {
      const owner = owners.get(spelling);
      if (owner === undefined) owners.set(spelling, field);
      if (owner === undefined || owner === field) return [];
      const location = `messages/${message.name}/fields/${field.name}`;
      const related = [
        { message: "the other field is defined here", span: context.spans.keySpanOf(`messages/${message.name}/fields/${owner.name}`) },
      ];
      return [
        violation(context, "check/mail-label-ambiguous", {
          parameters: { label: spelling, other: owner.name },
          location: `${location}/mail`,
          related,
        }),
      ];
    }),
  );
}

function spellings(mail: MailPlace | undefined): readonly string[] {
  if (mail === undefined || mail.at === "subject") return [];
  if (mail.at === "body") return ["the whole body"];
  if (mail.at === "section") return [`## ${mail.section.toLowerCase()}`];
  const section = mail.in === undefined ? "" : `${mail.in.toLowerCase()} / `;
  return [mail.label, ...(mail.also ?? [])].map((label) => `${section}${label.toLowerCase()}:`);
}

function checkSubjects(context: CheckContext): readonly Violation[] {
  const seen = new Set<string>();
  return (context.model.encodings.mail?.subjects ?? []).flatMap((subject, index) => {
    const form = JSON.stringify(subject);
    if (!seen.has(form)) {
      seen.add(form);
      return [];
    }
    return [violation(context, "check/mail-subject-repeated", { parameters: {}, location: `encodings/mail/subjects/${index}` })];
  });
}

function checkPrecedence(context: CheckContext): readonly Violation[] {
  const listed = context.model.encodings.mail?.precedence ?? [];
  const missing = Object.keys(context.model.messages).filter((name) => !listed.includes(name));
  if (missing.length === 0) return [];
  return [
    violation(context, "check/mail-precedence-incomplete", { parameters: { missing }, location: "encodings/mail/precedence", on: "key" }),
  ];
}
