// What a protocol's descriptor says about mails, prepared once: the tags and fields of subjects, and where each field of a message is looked for.

import type { MailEncoding, MessageDescriptor, ProtocolDescriptor } from "../protocol.js";
import type { Field, ListShape, MailPlace, Shape } from "../shape.js";
import { listShapeOf } from "./mail-values.js";

/** A type and the words that name it in a subject, in lower case. */
export interface TagWords {
  readonly name: string;
  readonly words: readonly string[];
}

export interface SubjectPlan {
  /** In order of precedence. */
  readonly tags: readonly TagWords[];
  /** The fields that subjects can hold, with the shape that the first message to have them gives them. */
  readonly fields: ReadonlyMap<string, Shape | undefined>;
}

const subjectPlans = /*@__PURE__*/ new WeakMap<ProtocolDescriptor, SubjectPlan>();

/** The plan of a protocol's subjects. */
export function subjectPlanOf(protocol: ProtocolDescriptor, encoding: MailEncoding): SubjectPlan {
  const known = subjectPlans.get(protocol);
  if (known !== undefined) return known;
  const names = new Set([...encoding.precedence, ...Object.keys(protocol.messages)]);
  const tags = [...names].map((name) => ({
    name,
    words: [name, ...(protocol.messages[name]?.aliases ?? [])].map((word) => word.toLowerCase()),
  }));
  const fields = encoding.subjects.flat().flatMap((part) => (typeof part === "object" && "field" in part ? [String(part.field[0])] : []));
  const plan = { tags, fields: new Map(fields.map((name) => [name, shapeOf(protocol, name)])) };
  subjectPlans.set(protocol, plan);
  return plan;
}

function shapeOf(protocol: ProtocolDescriptor, name: string): Shape | undefined {
  const messages = Object.values(protocol.messages);
  return messages.flatMap(({ shape }) => shape.fields).find((field) => field.name === name)?.shape;
}

/** A field that is looked for behind a label. */
export interface LabelField {
  readonly field: Field;
  readonly list: ListShape | undefined;
  /** Its labels, in lower case. */
  readonly names: readonly string[];
  /** The section it belongs to, in lower case; undefined before the first one. */
  readonly home: string | undefined;
}

/** A field that takes a section whole. */
export interface SectionField {
  readonly field: Field;
  readonly list: ListShape | undefined;
  /** In lower case. */
  readonly section: string;
}

export interface BodyPlan {
  readonly labels: readonly LabelField[];
  readonly sections: readonly SectionField[];
  /** The field that takes the whole body. */
  readonly whole: Field | undefined;
  /** Sections that a field takes whole, sections with labels of their own, and both. */
  readonly textSections: ReadonlySet<string>;
  readonly labelSections: ReadonlySet<string>;
  readonly knownSections: ReadonlySet<string>;
  /** Labels that begin lists. */
  readonly listNames: ReadonlySet<string>;
}

const nothing: BodyPlan = {
  labels: [],
  sections: [],
  whole: undefined,
  textSections: new Set(),
  labelSections: new Set(),
  knownSections: new Set(),
  listNames: new Set(),
};

const bodyPlans = /*@__PURE__*/ new WeakMap<MessageDescriptor, BodyPlan>();

/** The plan of a message's body; without a message nothing is looked for. */
export function bodyPlanOf(message: MessageDescriptor | undefined, protocol: ProtocolDescriptor): BodyPlan {
  if (message === undefined) return nothing;
  const known = bodyPlans.get(message);
  if (known !== undefined) return known;
  const plan = makePlan(message.shape.fields, protocol);
  bodyPlans.set(message, plan);
  return plan;
}

function makePlan(fields: readonly Field[], protocol: ProtocolDescriptor): BodyPlan {
  const labels: LabelField[] = [];
  const sections: SectionField[] = [];
  for (const field of fields) {
    const list = listShapeOf(field.shape, protocol);
    const place = field.mail;
    if (place?.at === "section") sections.push({ field, list, section: place.section.toLowerCase() });
    else if (place?.at === "label" || place?.at === "bullet")
      labels.push({ field, list, names: namesOf(place), home: place.in?.toLowerCase() });
  }
  const textSections = new Set(sections.map(({ section }) => section));
  const labelSections = new Set(labels.flatMap(({ home }) => (home === undefined ? [] : [home])));
  return {
    labels,
    sections,
    whole: fields.find((field) => field.mail?.at === "body"),
    textSections,
    labelSections,
    knownSections: new Set([...textSections, ...labelSections]),
    listNames: new Set(labels.flatMap(({ list, names }) => (list === undefined ? [] : names))),
  };
}

function namesOf(place: Extract<MailPlace, { readonly at: "label" | "bullet" }>): readonly string[] {
  return [place.label, ...(place.also ?? [])].map((name) => name.toLowerCase());
}
