// Reads the fields of a mail from its body: labels, sections, or the whole of it, as the fields of the message say.

import { describeShape } from "../describe-shape.js";
import { createIssue } from "../issues.js";
import type { MessageDescriptor, Mode, ProtocolDescriptor } from "../protocol.js";
import { quoteText } from "../quote.js";
import type { Issue } from "../result.js";
import type { Field, MailPlace, Shape } from "../shape.js";
import { findLabels, type FoundLabel } from "./mail-labels.js";
import { linesOf, outlineOf, textOf, withoutBullet, type MailLine, type MailOutline } from "./mail-lines.js";
import { listShapeOf, mailValue } from "./mail-values.js";
import { setOwn } from "./set-own.js";

/** What a body says, with the offsets of the fields in it. */
export interface BodyReading {
  readonly fields: Record<string, unknown>;
  readonly labels: Record<string, string>;
  readonly sections: Record<string, string>;
  readonly offsets: Map<string, number>;
  /** Where a fence begins that is never closed. */
  readonly unclosed: number | undefined;
  readonly issues: Issue[];
  readonly warnings: Issue[];
}

/** Where labels may stand: before the first section, or in one. */
interface Region {
  readonly name: string | undefined;
  readonly labels: readonly FoundLabel[];
  /** Its lines belong to a field whole, so that nothing in it is a label. */
  readonly isText: boolean;
  /** Some field looks for labels in it, so that other labels in it are worth keeping. */
  readonly isOwn: boolean;
}

interface Reader {
  readonly protocol: ProtocolDescriptor;
  readonly mode: Mode;
  readonly outline: MailOutline;
  readonly regions: readonly Region[];
  readonly reading: BodyReading;
}

/** Reads a body for a message; without a descriptor everything in it is kept as unknown. */
export function readBody(body: string, message: MessageDescriptor | undefined, protocol: ProtocolDescriptor, mode: Mode): BodyReading {
  const outline = outlineOf(body);
  const reading: BodyReading = {
    fields: {},
    labels: {},
    sections: {},
    offsets: new Map(),
    unclosed: outline.unclosed,
    issues: [],
    warnings: [],
  };
  if (outline.unclosed !== undefined) reading.warnings.push(createIssue("unclosed-fence", [], {}));
  const placed = (message?.shape.fields ?? []).filter((field) => field.mail !== undefined);
  const whole = placed.find((field) => field.mail?.at === "body");
  const reader: Reader = { protocol, mode, outline, regions: regionsOf(outline, placed, protocol), reading };
  for (const field of placed) readField(reader, field);
  if (whole !== undefined) {
    const text = textOf(linesOf(body).lines);
    if (text !== undefined) setOwn(reading.fields, whole.name, text);
  } else keepRest(reader, placed);
  return reading;
}

const lower = (name: string | undefined): string | undefined => name?.toLowerCase();

function regionsOf(outline: MailOutline, placed: readonly Field[], protocol: ProtocolDescriptor): readonly Region[] {
  const listNames = new Set(
    placed.filter((field) => listShapeOf(field.shape, protocol) !== undefined).flatMap((field) => namesOf(field.mail)),
  );
  const texts = new Set(placed.flatMap(({ mail }) => (mail?.at === "section" ? [lower(mail.section)] : [])));
  const owns = new Set(placed.flatMap(({ mail }) => (mail?.at === "label" || mail?.at === "bullet" ? [lower(mail.in)] : [])));
  const region = (name: string | undefined, lines: readonly MailLine[]): Region => ({
    name: lower(name),
    isText: texts.has(lower(name)),
    isOwn: name === undefined || owns.has(lower(name)),
    labels: texts.has(lower(name)) ? [] : findLabels(lines, listNames),
  });
  return [region(undefined, outline.preamble), ...outline.sections.map((section) => region(section.name, section.lines))];
}

/** The labels that a place goes by, in lower case. */
function namesOf(place: MailPlace | undefined): readonly string[] {
  return place?.at === "label" || place?.at === "bullet" ? [place.label, ...(place.also ?? [])].map((name) => name.toLowerCase()) : [];
}

function readField(reader: Reader, field: Field): void {
  const { mail } = field;
  if (mail?.at === "section") readSection(reader, field, mail.section);
  else if (mail?.at === "label" || mail?.at === "bullet") readLabel(reader, field, mail);
}

function readSection({ protocol, outline, reading, mode }: Reader, field: Field, name: string): void {
  const section = outline.sections.find((candidate) => lower(candidate.name) === lower(name));
  if (section === undefined) return;
  reading.offsets.set(field.name, section.start);
  const list = listShapeOf(field.shape, protocol);
  if (list !== undefined) {
    const items = section.lines.map((line) => withoutBullet(line.text)).filter((item) => item !== "");
    readItems({ protocol, mode, reading }, field, items, list.item);
    return;
  }
  const text = textOf(section.lines);
  if (text !== undefined) readText({ protocol, mode, reading }, field, text, field.shape);
}

function readLabel(reader: Reader, field: Field, place: Extract<MailPlace, { readonly at: "label" | "bullet" }>): void {
  const { protocol, mode, reading, regions } = reader;
  const list = listShapeOf(field.shape, protocol);
  const names = namesOf(place);
  const declared = regions.filter((region) => region.name === lower(place.in));
  const searched = mode === "strict" ? declared : [...declared, ...regions.filter((region) => !region.isText)];
  const hits = searched.flatMap((region) => region.labels.filter((label) => names.includes(label.name.toLowerCase())));
  // A label with nothing behind it states nothing, except that a list is empty.
  const hit = hits.find((label) => label.value !== "" || label.items.length > 0) ?? (list === undefined ? undefined : hits[0]);
  if (hit === undefined) return;
  reading.offsets.set(field.name, hit.start);
  if (list === undefined) return readText({ protocol, mode, reading }, field, hit.value, field.shape);
  const items = hit.value === "" ? hit.items : hit.value.split(",").map((item) => item.trim());
  readItems(
    { protocol, mode, reading },
    field,
    items.filter((item) => item !== ""),
    list.item,
  );
}

type Converter = Pick<Reader, "protocol" | "mode" | "reading">;

function readItems(converter: Converter, field: Field, texts: readonly string[], item: Shape): void {
  const values = texts.map((text) => mailValue(text, item, converter.protocol));
  const unreadable = values.indexOf(undefined);
  if (unreadable >= 0) return tell(converter, field, texts[unreadable] ?? "", item);
  setOwn(
    converter.reading.fields,
    field.name,
    values.map((value) => value?.value),
  );
}

function readText(converter: Converter, field: Field, text: string, shape: Shape): void {
  const read = mailValue(text, shape, converter.protocol);
  if (read === undefined) tell(converter, field, text, shape);
  else setOwn(converter.reading.fields, field.name, read.value);
}

/** Says that a text cannot be read: an issue, or in lenient reading a warning. */
function tell({ protocol, mode, reading }: Converter, field: Field, text: string, shape: Shape): void {
  const expected = describeShape(protocol, shape);
  const received = field.sensitive === true ? "what came" : quoteText(text);
  const facts = field.sensitive === true ? { expected } : { expected, received: text };
  if (mode === "strict") reading.issues.push(createIssue("format", [field.name], { expected, received }, facts));
  else reading.warnings.push(createIssue("unreadable", [field.name], { expected, received }, facts));
}

/** Keeps labels and sections that no field asks for. */
function keepRest({ outline, regions, reading, mode }: Reader, placed: readonly Field[]): void {
  for (const region of regions.filter((candidate) => candidate.isOwn && !candidate.isText)) {
    const asked = new Set(placed.filter((field) => mode === "lenient" || inRegion(field, region)).flatMap((field) => namesOf(field.mail)));
    for (const label of region.labels) {
      if (label.value === "" || label.isTight || asked.has(label.name.toLowerCase()) || Object.hasOwn(reading.labels, label.name)) continue;
      setOwn(reading.labels, label.name, label.value);
    }
  }
  const known = new Set(
    placed.map(({ mail }) =>
      lower(mail?.at === "section" ? mail.section : mail?.at === "label" || mail?.at === "bullet" ? mail.in : undefined),
    ),
  );
  for (const section of outline.sections) {
    // The first section of a known name is read; what repeats it is kept beside the unknown ones.
    if (known.delete(lower(section.name))) continue;
    const text = textOf(section.lines) ?? "";
    const before = Object.hasOwn(reading.sections, section.name) ? `${reading.sections[section.name]}\n\n` : "";
    setOwn(reading.sections, section.name, before + text);
  }
}

const inRegion = ({ mail }: Field, region: Region): boolean =>
  (mail?.at === "label" || mail?.at === "bullet") && lower(mail.in) === region.name;
