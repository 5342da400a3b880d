// Mail messages can be encoded and decoded: every field has its own location, and the subject identifies the message.

import type { Field, MailPlace } from "@wirepact/core";
import { type ByKind, byKind, dereference } from "@wirepact/core/shape";
import type { MessageModel } from "../../model/protocol-model.js";
import { violation, type CheckContext, type CheckRule, type Violation } from "../check-rule.js";
import { envelopeFields, isInMail, ownFields } from "../../describe/message-parts.js";

export const mailLocations: CheckRule = {
  names: [
    "mail-location-missing",
    "mail-subject-incomplete",
    "mail-label-ambiguous",
    "mail-not-representable",
    "mail-subject-repeated",
    "mail-precedence-incomplete",
  ],
  allowable: false,
  check: (context) => {
    const { mail } = context.model.encodings;
    if (mail === undefined) return [];
    return [
      ...checkBody(context),
      ...Object.values(context.model.messages).flatMap((message) => [
        ...checkEnvelope(context, message),
        ...checkMessage(context, message),
      ]),
      ...checkSubjects(context),
      ...checkPrecedence(context),
    ];
  },
};

/** The fields of a message are labels and sections of the mail, so nothing is around them. */
function checkBody(context: CheckContext): readonly Violation[] {
  const { body } = context.model;
  if (body === "inline") return [];
  return [notRepresentable(context, "envelope/body", `the field "${body.field}" contains the body of the messages`)];
}

/** Fields of the envelope need a location only if every message has them. */
function checkEnvelope(context: CheckContext, message: MessageModel): readonly Violation[] {
  const { model, spans } = context;
  const lacking = envelopeFields(model, message).filter((field) => field.required && !isInMail(context.model, field));
  return lacking.flatMap((field) => {
    const own = `messages/${message.name}/envelope/fields/${field.name}`;
    const isFirst = Object.values(model.messages).find(({ shape }) => shape.fields.some(({ name }) => name === field.name)) === message;
    if (!spans.has(own) && !isFirst) return [];
    const location = [own, `envelope/fields/${field.name}`].find((path) => spans.has(path)) ?? "envelope";
    return [violation(context, "check/mail-location-missing", { parameters: { name: field.name }, location, on: "key" })];
  });
}

function checkMessage(context: CheckContext, message: MessageModel): readonly Violation[] {
  const fields = ownFields(context.model, message);
  const locationOf = (field: Field): string => `messages/${message.name}/fields/${field.name}`;
  const missing = fields.filter((field) => !isInMail(context.model, field));
  const flat = fields.filter((field) => field.mail !== undefined && !isFlat(context, field));
  return [
    ...missing.map((field) =>
      violation(context, "check/mail-location-missing", { parameters: { name: field.name }, location: locationOf(field), on: "key" }),
    ),
    ...flat.map((field) => notRepresentable(context, locationOf(field), `the field "${field.name}" is an object`)),
    ...(message.shape.extras === undefined
      ? []
      : [notRepresentable(context, `messages/${message.name}/extras`, "`extras` are properties without a location")]),
    ...fields
      .filter((field) => !isAlwaysInSubject(context, message, field))
      .map((field) => {
        const hint = `put a subject with {${field.name}} first, or give the field another location`;
        const where = { location: locationOf(field), on: "key" as const, hint };
        return violation(context, "check/mail-subject-incomplete", { parameters: { name: field.name }, ...where });
      }),
    ...ambiguous(context, message, fields),
  ];
}

/** Whether a field that is only in the subject is in every subject that can be written: the first one whose fields are set. */
function isAlwaysInSubject({ model }: CheckContext, { shape }: MessageModel, field: Field): boolean {
  const isElsewhere = field.mail === undefined ? !isInMail(model, field) : field.mail.at !== "subject";
  if (isElsewhere || dereference(model.types, field.shape)?.kind === "literal") return true;
  const known = new Map(shape.fields.map((each) => [each.name, each.required || each.name === field.name]));
  const subjects = (model.encodings.mail?.subjects ?? [])
    .map((subject) => subject.flatMap((part) => (typeof part === "object" && "field" in part ? [String(part.field[0])] : [])))
    .filter((names) => names.every((name) => known.has(name)));
  const last = subjects.findIndex((names) => names.every((name) => known.get(name)));
  return subjects.slice(0, last < 0 ? undefined : last + 1).every((names) => names.includes(field.name));
}

const notRepresentable = (context: CheckContext, location: string, what: string): Violation =>
  violation(context, "check/mail-not-representable", { parameters: { what }, location, on: "key" });

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
