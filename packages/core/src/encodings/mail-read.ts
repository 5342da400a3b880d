// Reads the fields of a mail from its body: labels, sections, or the whole of it, as the fields of the message say.

import { describeShape } from "../describe-shape.js";
import { createIssue, mustBe, unclosedFence, unreadable } from "../issues.js";
import type { MessageDescriptor, Mode, ProtocolDescriptor } from "../protocol.js";
import { quoteText } from "../quote.js";
import type { Issue } from "../result.js";
import type { Field, Shape } from "../shape.js";
import { findLabels, isLabelName, type FoundLabel } from "./mail-labels.js";
import { linesOf, outlineOf, textOf, withoutBullet, type MailLine, type MailOutline } from "./mail-lines.js";
import { bodyPlanOf, type BodyPlan, type LabelField, type SectionField } from "./mail-plan.js";
import { mailValue } from "./mail-values.js";
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

/** A part of the body in which labels may stand: what comes before the first section, or one section. */
interface Region {
  /** In lower case; undefined before the first section. */
  readonly name: string | undefined;
  readonly labels: readonly FoundLabel[];
}

interface Reader {
  readonly protocol: ProtocolDescriptor;
  readonly mode: Mode;
  readonly plan: BodyPlan;
  readonly outline: MailOutline;
  readonly regions: readonly Region[];
  readonly reading: BodyReading;
}

/** Reads a body for a message; without a descriptor everything in it is kept as unknown. */
export function readBody(body: string, message: MessageDescriptor | undefined, protocol: ProtocolDescriptor, mode: Mode): BodyReading {
  const plan = bodyPlanOf(message, protocol);
  const outline = outlineOf(body);
  const { unclosed } = outline;
  const reading: BodyReading = { fields: {}, labels: {}, sections: {}, offsets: new Map(), unclosed, issues: [], warnings: [] };
  if (unclosed !== undefined) reading.warnings.push(createIssue(unclosedFence()));
  if (plan.whole !== undefined) {
    const text = textOf(linesOf(body).lines);
    if (text !== undefined) setOwn(reading.fields, plan.whole.name, text);
    return reading;
  }
  const reader: Reader = { protocol, mode, plan, outline, regions: regionsOf(outline, plan), reading };
  for (const field of plan.labels) readLabel(reader, field);
  for (const field of plan.sections) readSection(reader, field);
  keepLabels(reader);
  keepSections(reader);
  return reading;
}

/** Lines of a section that a field takes whole are not searched for labels. */
function regionsOf(outline: MailOutline, { textSections, listNames }: BodyPlan): readonly Region[] {
  const region = (name: string | undefined, lines: readonly MailLine[]): Region => ({ name, labels: findLabels(lines, listNames) });
  const searched = outline.sections.map((section) => ({ name: section.name.toLowerCase(), lines: section.lines }));
  const sections = searched.filter(({ name }) => !textSections.has(name)).map(({ name, lines }) => region(name, lines));
  return [region(undefined, outline.preamble), ...sections];
}

function readSection(reader: Reader, { field, list, section: name }: SectionField): void {
  const section = reader.outline.sections.find((candidate) => candidate.name.toLowerCase() === name);
  if (section === undefined) return;
  reader.reading.offsets.set(field.name, section.start);
  if (list !== undefined) {
    const items = section.lines.map((line) => withoutBullet(line.text)).filter((item) => item !== "");
    return readItems(reader, field, items, list.item);
  }
  const text = textOf(section.lines);
  if (text !== undefined) readText(reader, field, text, field.shape);
}

function readLabel(reader: Reader, labelField: LabelField): void {
  const { field, list } = labelField;
  const hit = findHit(reader, labelField);
  if (hit === undefined) return;
  reader.reading.offsets.set(field.name, hit.start);
  if (list === undefined) return readText(reader, field, hit.value, field.shape);
  const items = hit.value === "" ? hit.items : hit.value.split(",").map((item) => item.trim());
  readItems(
    reader,
    field,
    items.filter((item) => item !== ""),
    list.item,
  );
}

/** The first label that says something: where the field belongs, and in lenient reading anywhere else. */
function findHit({ regions, mode }: Reader, { names, home, list }: LabelField): FoundLabel | undefined {
  let empty: FoundLabel | undefined;
  for (const isHome of mode === "strict" ? [true] : [true, false]) {
    for (const region of regions) {
      if ((region.name === home) !== isHome) continue;
      for (const label of region.labels) {
        if (!names.includes(label.key)) continue;
        if (label.value !== "" || label.items.length > 0) return label;
        empty ??= label;
      }
    }
  }
  // A label with nothing behind it states nothing, except that a list is empty.
  return list === undefined ? undefined : empty;
}

type Converter = Pick<Reader, "protocol" | "mode" | "reading">;

function readItems(converter: Converter, field: Field, texts: readonly string[], item: Shape): void {
  const values: unknown[] = [];
  for (const text of texts) {
    const read = mailValue(text, item, converter.protocol);
    if (read === undefined) return tell(converter, field, text, item);
    values.push(read.value);
  }
  setOwn(converter.reading.fields, field.name, values);
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
  const [findings, wording] =
    mode === "strict" ? [reading.issues, mustBe("format", expected, received)] : [reading.warnings, unreadable(expected, received)];
  findings.push(createIssue(wording, [field.name], expected, field.sensitive === true ? undefined : text));
}

/** Keeps the labels that no field asks for, where labels are looked for at all. */
function keepLabels({ regions, plan, reading, mode }: Reader): void {
  for (const region of regions) {
    if (region.name !== undefined && !plan.labelSections.has(region.name)) continue;
    for (const label of region.labels) {
      if (label.value === "" || label.isTight || Object.hasOwn(reading.labels, label.name)) continue;
      const isAsked = plan.labels.some(({ names, home }) => (mode === "lenient" || home === region.name) && names.includes(label.key));
      if (!isAsked && isLabelName(label.name)) setOwn(reading.labels, label.name, label.value);
    }
  }
}

/** Keeps unknown sections, and those that repeat a known one: the first is read, the others are kept beside the unknown ones. */
function keepSections({ outline, plan, reading }: Reader): void {
  const unread = new Set(plan.knownSections);
  for (const section of outline.sections) {
    if (unread.delete(section.name.toLowerCase())) continue;
    const before = Object.hasOwn(reading.sections, section.name) ? `${reading.sections[section.name]}\n\n` : "";
    setOwn(reading.sections, section.name, before + (textOf(section.lines) ?? ""));
  }
}
