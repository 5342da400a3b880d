// What the descriptor of a protocol defines about mail messages, prepared once: the tags and fields of subjects, and the location of each field.

import type { MailEncoding, ProtocolDescriptor, SubjectPart } from "../protocol.js";
import type { Field, Shape } from "../shape/shape.js";
import { byLength, namesOf, type Names } from "./mail-names.js";
import { listShapeOf, patternOf, readerOf, type TextReader } from "./mail-values.js";

/** A message type and the tags that identify it in a subject, in lower case. */
export interface TagWords {
  readonly name: string;
  readonly words: readonly string[];
}

/** A field of a subject, between two fixed strings. */
export interface SubjectField {
  /** Its index among the fields of subjects. */
  readonly index: number;
  readonly before: string;
  readonly after: string;
  /** The pattern that its text must match. */
  readonly pattern: RegExp | undefined;
}

export interface MailPlan {
  readonly encoding: MailEncoding;
  /** In order of precedence. */
  readonly tags: readonly TagWords[];
  /** The types by all their tags. */
  readonly words: Names<string>;
  /** The fields of each subject template. */
  readonly forms: readonly (readonly SubjectField[])[];
  /** The names of all these fields. */
  readonly subjectNames: readonly string[];
  /** The body plans by tag, created when the first mail message of a type is read. */
  readonly bodies: Map<string | undefined, BodyPlan>;
}

const plans = /*@__PURE__*/ new WeakMap<ProtocolDescriptor, MailPlan>();

/** The mail plan of a protocol; undefined if the protocol has no mail encoding. */
export function mailPlanOf(protocol: ProtocolDescriptor): MailPlan | undefined {
  const known = plans.get(protocol);
  const encoding = protocol.encodings.mail;
  if (known !== undefined || encoding === undefined) return known;
  const plan = makePlan(protocol, encoding);
  plans.set(protocol, plan);
  return plan;
}

function makePlan(protocol: ProtocolDescriptor, encoding: MailEncoding): MailPlan {
  const messages = Object.values(protocol.messages);
  const tags = [...new Set([...encoding.precedence, ...Object.keys(protocol.messages)])].map((name) => ({
    name,
    words: [name, ...(protocol.messages[name]?.aliases ?? [])].map(lowerCase),
  }));
  const subjectNames = [...new Set(encoding.subjects.flat().flatMap(nameOfPart))];
  const forms = encoding.subjects.map((form) =>
    form.flatMap((part, at) =>
      nameOfPart(part).map((name) => {
        // The first message that has the field determines its shape.
        const field = messages.flatMap(({ shape }) => shape.fields).find((candidate) => candidate.name === name);
        const pattern = field === undefined ? undefined : patternOf(field.shape, protocol);
        return { index: subjectNames.indexOf(name), before: fixedText(form[at - 1]), after: fixedText(form[at + 1]), pattern };
      }),
    ),
  );
  return {
    encoding,
    tags,
    words: namesOf(tags.flatMap(({ name, words }) => words.map((word) => [word, name] as const))),
    forms,
    subjectNames,
    bodies: new Map(),
  };
}

const lowerCase = (text: string): string => text.toLowerCase();

const nameOfPart = (part: SubjectPart): readonly string[] => (typeof part === "object" && "field" in part ? [String(part.field[0])] : []);

const fixedText = (part: SubjectPart | undefined): string => (typeof part === "string" ? part.trim() : "");

/** A section that contains fields of a message. */
export interface Region {
  readonly index: number;
  /** Whether its whole text is the value of a field, so that it is not searched for labels. */
  isText: boolean;
  /** Whether fields have their labels in it. */
  isHome: boolean;
}

/** A field of a message, with its location in a mail message. */
export interface MailField {
  /** Its index in the message. */
  readonly index: number;
  readonly field: Field;
  readonly isList: boolean;
  /** The shape of its text, or of an item if it is an array. */
  readonly shape: Shape;
  readonly read: TextReader;
  /** The section that is its value, or that contains its label; undefined before the first section. */
  readonly region: Region | undefined;
  /** Index of the field that it repeats, and its index in subjects; -1 if there is none. */
  readonly repeats: number;
  readonly inSubject: number;
}

/** A label in its usual spelling. */
export interface UsualLabel {
  readonly name: string;
  readonly value: undefined;
  readonly indent: 0;
  readonly isBullet: boolean;
  /** The fields that have this label. */
  readonly fields: readonly MailField[];
}

export interface BodyPlan {
  /** The fields that a mail message can contain, in the order of the message. */
  readonly fields: readonly MailField[];
  /** The fields whose value is a whole section. */
  readonly texts: readonly MailField[];
  /** The field whose value is the whole body. */
  readonly whole: MailField | undefined;
  /** Labels by the usual start of their line, and by their names in lower case. */
  readonly labels: Names<UsualLabel>;
  readonly regions: Names<Region>;
}

/** The body plan of a message type. If the type is unknown, it contains only the fields of subjects. */
export function bodyPlanOf(plan: MailPlan, tag: string | undefined, protocol: ProtocolDescriptor): BodyPlan {
  let body = plan.bodies.get(tag);
  if (body === undefined) {
    const fields = tag === undefined ? commonFields(plan, protocol) : (protocol.messages[tag]?.shape.fields ?? []);
    body = makeBodyPlan(fields, plan, protocol);
    plan.bodies.set(tag, body);
  }
  return body;
}

/** The fields of subjects for a message of unknown type: as defined by the first message that has a label for them, and optional. */
function commonFields({ subjectNames }: MailPlan, { messages }: ProtocolDescriptor): readonly Field[] {
  const all = Object.values(messages).flatMap(({ shape }) => shape.fields);
  return subjectNames.flatMap((name) => {
    const named = all.filter((field) => field.name === name);
    const field = named.find(({ mail }) => mail !== undefined && "label" in mail) ?? named[0];
    return field === undefined ? [] : [{ ...field, required: false }];
  });
}

function makeBodyPlan(all: readonly Field[], { subjectNames }: MailPlan, protocol: ProtocolDescriptor): BodyPlan {
  const regions: [string, Region][] = [];
  const labels: [string, MailField[]][] = [];
  const fields = all.map((field, index): MailField => {
    const { name, computed, mail: place } = field;
    const list = listShapeOf(field.shape, protocol);
    const shape = list?.item ?? field.shape;
    const isText = place?.at === "section";
    const home = isText ? place.section : place !== undefined && "in" in place ? place.in : undefined;
    const region = home === undefined ? undefined : entryOf(regions, home, { index: regions.length, isText: false, isHome: false });
    if (region !== undefined) region[isText ? "isText" : "isHome"] = true;
    const repeated = place === undefined && computed !== undefined && computed.table === undefined ? computed.by[0] : undefined;
    const mailField = {
      index,
      field,
      isList: list !== undefined,
      shape,
      read: place === undefined ? unread : readerOf(shape, protocol),
      region,
      repeats: all.findIndex((other) => other.name === repeated),
      inSubject: subjectNames.indexOf(name),
    };
    if (place !== undefined && "label" in place)
      for (const label of [place.label, ...(place.also ?? [])]) {
        const stated = entryOf(labels, label, []);
        if (!stated.includes(mailField)) stated.push(mailField);
      }
    return mailField;
  });
  return {
    fields: fields.filter(({ field, repeats, inSubject }) => field.mail !== undefined || repeats >= 0 || inSubject >= 0),
    texts: fields.filter(({ field }) => field.mail?.at === "section"),
    whole: fields.find(({ field }) => field.mail?.at === "body"),
    labels: {
      exact: byLength(labels.flatMap(([name, stated]) => [usual("", name, stated), usual("- ", name, stated)])),
      lower: byLength(labels.map(([name, stated]) => usual("", name.toLowerCase(), stated))),
    },
    regions: namesOf(regions),
  };
}

function usual(bullet: "" | "- ", name: string, fields: readonly MailField[]): readonly [string, UsualLabel] {
  return [bullet + name, { name, value: undefined, indent: 0, isBullet: bullet !== "", fields }];
}

/** Adds a name to a list. It shares the value of a name that differs only in case; otherwise it gets the new value. */
function entryOf<T>(entries: [string, T][], name: string, otherwise: T): T {
  const lower = name.toLowerCase();
  const thing = entries.find(([known]) => known.toLowerCase() === lower)?.[1] ?? otherwise;
  entries.push([name, thing]);
  return thing;
}

const unread: TextReader = () => undefined;
