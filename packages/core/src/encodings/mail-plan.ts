// What a protocol's descriptor says about mails, prepared once: the tags and fields of subjects, and where each field of a message is looked for.

import type { MailEncoding, ProtocolDescriptor, SubjectPart } from "../protocol.js";
import type { Field, Shape } from "../shape.js";
import { byLength, namesOf, type Names } from "./mail-names.js";
import { listShapeOf, patternOf, readerOf, type TextReader } from "./mail-values.js";

/** A type and the words that name it in a subject, in lower case. */
export interface TagWords {
  readonly name: string;
  readonly words: readonly string[];
}

/** A field of a subject, between two fixed texts. */
export interface SubjectField {
  /** Its place among the fields that subjects can hold. */
  readonly index: number;
  readonly before: string;
  readonly after: string;
  /** What its text has to fit. */
  readonly pattern: RegExp | undefined;
}

export interface MailPlan {
  readonly encoding: MailEncoding;
  /** In order of precedence. */
  readonly tags: readonly TagWords[];
  /** The types by all their words. */
  readonly words: Names<string>;
  /** The fields of each form that a subject can have. */
  readonly forms: readonly (readonly SubjectField[])[];
  /** Names of all of them. */
  readonly subjectNames: readonly string[];
  /** Plans of bodies by tag, made when the first mail of a type comes. */
  readonly bodies: Map<string | undefined, BodyPlan>;
}

const plans = /*@__PURE__*/ new WeakMap<ProtocolDescriptor, MailPlan>();

/** The plan of a protocol's mails; undefined when the protocol says nothing about them. */
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
        // The first message that has the field says what it looks like.
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

/** A section that the fields of a message know. */
export interface Region {
  readonly index: number;
  /** Whether a field takes it whole, so that it is not searched for labels. */
  isText: boolean;
  /** Whether it has labels of its own. */
  isHome: boolean;
}

/** A field of a message, as mails state it. */
export interface MailField {
  /** Its place in the message. */
  readonly index: number;
  readonly field: Field;
  readonly isList: boolean;
  /** What a text behind its label or in its section is, or an item of it. */
  readonly shape: Shape;
  readonly read: TextReader;
  /** The section it takes whole, or in which its label belongs; undefined before the first one. */
  readonly region: Region | undefined;
  /** Place of the field that it only repeats, and its place in subjects, or -1. */
  readonly repeats: number;
  readonly inSubject: number;
}

/** A label as it is usually written. */
export interface UsualLabel {
  readonly name: string;
  readonly value: undefined;
  readonly indent: 0;
  readonly isBullet: boolean;
  /** The fields that it can state. */
  readonly fields: readonly MailField[];
}

export interface BodyPlan {
  /** Those that a mail can state, in the order of the message. */
  readonly fields: readonly MailField[];
  /** Those that take a section whole. */
  readonly texts: readonly MailField[];
  /** The one that takes the whole body. */
  readonly whole: MailField | undefined;
  /** Labels by how their lines usually begin, and by their names in lower case. */
  readonly labels: Names<UsualLabel>;
  readonly regions: Names<Region>;
}

/** The plan of a type's bodies; without a known type only the fields that subjects state are looked for. */
export function bodyPlanOf(plan: MailPlan, tag: string | undefined, protocol: ProtocolDescriptor): BodyPlan {
  let body = plan.bodies.get(tag);
  if (body === undefined) {
    const fields = tag === undefined ? commonFields(plan, protocol) : (protocol.messages[tag]?.shape.fields ?? []);
    body = makeBodyPlan(fields, plan, protocol);
    plan.bodies.set(tag, body);
  }
  return body;
}

/** The fields of subjects as they are in a message of any type: where the first message that labels them has them, and optional. */
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

/** Adds a name to a list, for what a name that differs in case only stands for already, else for something new. */
function entryOf<T>(entries: [string, T][], name: string, otherwise: T): T {
  const lower = name.toLowerCase();
  const thing = entries.find(([known]) => known.toLowerCase() === lower)?.[1] ?? otherwise;
  entries.push([name, thing]);
  return thing;
}

const unread: TextReader = () => undefined;
