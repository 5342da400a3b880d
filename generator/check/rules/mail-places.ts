// A mail can be written and read back: every field has a place of its own, and the subject tells the messages apart.

import type { Field, MailPlace } from "@wirepact/core";
import { dereference } from "@wirepact/core/describe";
import type { MessageModel } from "../../model/protocol-model.js";
import { finding, type CheckContext, type CheckRule, type Finding } from "../check-rule.js";
import { ownFields } from "../inventory.js";

export const mailPlaces: CheckRule = {
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

function checkMessage(context: CheckContext, message: MessageModel): readonly Finding[] {
  const { model } = context;
  const keeps = Object.values(model.encodings.mail?.keeps ?? {});
  const fields = ownFields(model, message).filter((field) => !keeps.includes(field.name));
  const placeOf = (field: Field): string => `messages/${message.name}/fields/${field.name}`;
  const missing = fields.filter((field) => field.mail === undefined && !inSubject(context, field));
  const flat = fields.filter((field) => field.mail !== undefined && !isFlat(context, field));
  return [
    ...missing.map((field) =>
      finding(context, "check/mail-location-missing", { parameters: { name: field.name }, place: placeOf(field), on: "key" }),
    ),
    ...flat.map((field) =>
      finding(context, "check/mail-not-representable", { parameters: { name: field.name }, place: placeOf(field), on: "key" }),
    ),
    ...ambiguous(context, message, fields),
  ];
}

/** Some subject line carries the field. */
const inSubject = ({ model }: CheckContext, { name }: Field): boolean =>
  (model.encodings.mail?.subjects ?? []).some((subject) =>
    subject.some((part) => typeof part === "object" && "field" in part && part.field.at(-1) === name),
  );

/** A label holds one value or a list of them, never an object. */
function isFlat({ model }: CheckContext, { shape }: Field): boolean {
  const target = dereference(model.types, shape);
  const item = target?.kind === "list" ? dereference(model.types, target.item) : target;
  return (
    item !== undefined &&
    (item.kind === "scalar" ? item.scalar !== "any" : item.kind === "literal" || item.kind === "enum" || item.kind === "union")
  );
}

/** Whole labels are compared, in any case: the colon tells `Issue` from `Issue Type`. */
function ambiguous(context: CheckContext, message: MessageModel, fields: readonly Field[]): readonly Finding[] {
  const owners = new Map<string, Field>();
  return fields.flatMap((field) =>
    spellings(field.mail).flatMap((spelling) => {
      const owner = owners.get(spelling);
      if (owner === undefined) owners.set(spelling, field);
      if (owner === undefined || owner === field) return [];
      const place = `messages/${message.name}/fields/${field.name}`;
      const related = [{ message: "the other field", span: context.spans.keySpanOf(`messages/${message.name}/fields/${owner.name}`) }];
      return [
        finding(context, "check/mail-label-ambiguous", {
          parameters: { label: spelling, other: owner.name },
          place: `${place}/mail`,
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

function checkSubjects(context: CheckContext): readonly Finding[] {
  const seen = new Set<string>();
  return (context.model.encodings.mail?.subjects ?? []).flatMap((subject, index) => {
    const form = JSON.stringify(subject);
    if (!seen.has(form)) {
      seen.add(form);
      return [];
    }
    return [finding(context, "check/mail-subject-repeated", { parameters: {}, place: `encodings/mail/subjects/${index}` })];
  });
}

function checkPrecedence(context: CheckContext): readonly Finding[] {
  const listed = context.model.encodings.mail?.precedence ?? [];
  const missing = Object.keys(context.model.messages).filter((name) => !listed.includes(name));
  if (missing.length === 0) return [];
  return [finding(context, "check/mail-precedence-incomplete", { parameters: { missing }, place: "encodings/mail/precedence", on: "key" })];
}
