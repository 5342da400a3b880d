// Reads the fields of a message from the body of a mail message: from labels, from sections, or from the whole body.

import { describeShape } from "../describe/describe-expected.js";
import { createIssue, mustBe, unclosedFence, unreadable, wrongSection } from "../issues.js";
import type { Mode, ProtocolDescriptor } from "../protocol.js";
import { quoteText } from "../base/quote.js";
import type { Issue } from "../result.js";
import { collectLabels, type FoundLabel, type LabelSearch } from "./mail-labels.js";
import { trimmedPart, withoutBullet } from "./mail-lines.js";
import { findNamed } from "./mail-names.js";
import { offsetOf, outlineOf, textBetween, type MailSection } from "./mail-outline.js";
import type { BodyPlan, MailField, Region } from "./mail-plan.js";
import { setOwn } from "../base/path.js";

/** The result of reading a body. */
export interface BodyReading extends LabelSearch {
  readonly protocol: ProtocolDescriptor;
  readonly sections: readonly MailSection[];
  /** By index of the field: its value, or null if the text is not a valid value. */
  readonly values: unknown[];
  /** By index of the field: its label or section. */
  readonly starts: ({ readonly start: number } | undefined)[];
  /** Sections that belong to no field. */
  others: Record<string, string> | undefined;
  /** Start of an unclosed fence. */
  readonly unclosed: number | undefined;
  readonly issues: Issue[];
  readonly warnings: Issue[];
}

/** A section that belongs to no field. */
const foreign: Region = { index: -1, isText: false, isHome: false };

/** Reads a body according to its plan. Unknown labels and sections are kept. */
export function readBody(body: string, plan: BodyPlan, protocol: ProtocolDescriptor, mode: Mode): BodyReading {
  const { sections, fences, unclosed } = outlineOf(body);
  const hits: FoundLabel[] = [];
  const reading: BodyReading = {
    protocol,
    body,
    plan,
    sections,
    fences,
    unclosed,
    anywhere: mode !== "strict",
    colon: -1,
    fence: 0,
    hits,
    starts: hits,
    values: [],
    labels: undefined,
    others: undefined,
    issues: [],
    warnings: unclosed === undefined ? [] : [createIssue(unclosedFence())],
  };
  if (plan.whole === undefined) readParts(reading);
  else reading.values[plan.whole.index] = textBetween(body, 0, body.length);
  return reading;
}

function readParts(reading: BodyReading): void {
  const { body, plan, sections, anywhere, hits, starts } = reading;
  // By region: the section that is read. Later sections of the same name are kept with the unknown ones.
  const first: number[] = [];
  collectLabels(reading, undefined, 0, sections.length === 0 ? body.length : sections[0]!.start);
  for (let index = 0; index < sections.length; index++) {
    const { name, from } = sections[index]!;
    const region = findNamed(plan.regions, name) ?? foreign;
    const earlier = region === foreign ? undefined : first[region.index];
    // An empty section is replaced by a later one of the same name if its text is the value of a field.
    const isEmpty = earlier !== undefined && region.isText && textOf(reading, earlier) === undefined;
    if (region !== foreign && (earlier === undefined || isEmpty)) first[region.index] = index;
    else addUnknownSection(reading, name, index);
    if (!region.isText && (region.isHome || anywhere)) collectLabels(reading, region, from, endOf(reading, index));
  }
  for (const field of plan.fields) {
    const hit = hits[field.index];
    if (hit === undefined) continue;
    if (hit.region !== field.region) warnOfSection(reading, field, hit);
    if (!field.isList) readText(reading, field, hit.value);
    else if (hit.value === "") readItems(reading, field, hit.items, "\n");
    else readItems(reading, field, hit.value, ",");
  }
  for (const field of plan.texts) {
    const index = first[field.region!.index];
    if (index === undefined) continue;
    starts[field.index] = sections[index];
    const text = textOf(reading, index);
    if (field.isList) readItems(reading, field, text ?? "", "\n");
    else if (text !== undefined) readText(reading, field, text);
  }
}

function endOf({ body, sections }: BodyReading, index: number): number {
  return index + 1 < sections.length ? sections[index + 1]!.start : body.length;
}

/** The text of a section. */
function textOf(reading: BodyReading, index: number): string | undefined {
  return textBetween(reading.body, reading.sections[index]!.from, endOf(reading, index));
}

/** Keeps a section that belongs to no field. Sections of the same name are joined, which has the same result when decoded again. */
function addUnknownSection(reading: BodyReading, name: string, index: number): void {
  const kept = (reading.others ??= {});
  const before = Object.hasOwn(kept, name) ? kept[name]! : "";
  const text = textOf(reading, index) ?? "";
  setOwn(kept, name, before === "" || text === "" ? before + text : `${before}\n\n${text}`);
}

/** Warns about a label that lenient mode found in the wrong section. */
function warnOfSection({ sections, warnings }: BodyReading, { field }: MailField, { start }: FoundLabel): void {
  const section = sections.findLast((candidate) => candidate.start < start);
  const place = field.mail !== undefined && "in" in field.mail ? field.mail.in : undefined;
  const names = [section?.name, place].map((name) => name && quoteText(name));
  warnings.push(createIssue(wrongSection(names[0], names[1]), [field.name], place, section?.name));
}

/** Reads the items of an array, separated by commas or one per line. */
function readItems(reading: BodyReading, field: MailField, list: string, separator: string): void {
  const values: unknown[] = [];
  // Faster than splitting the text and checking each part.
  for (let start = 0; start <= list.length;) {
    const end = offsetOf(list, separator, start);
    const text = separator === "," ? trimmedPart(list, start, end) : withoutBullet(list.slice(start, end));
    start = end + 1;
    if (text === "") continue;
    const value = field.read(text);
    if (value === undefined) return reportUnreadable(reading, field, text);
    values.push(value);
  }
  reading.values[field.index] = values;
}

function readText(reading: BodyReading, field: MailField, text: string): void {
  const value = field.read(text);
  if (value === undefined) reportUnreadable(reading, field, text);
  else reading.values[field.index] = value;
}

/** Reports text that is not a valid value: as an issue, or as a warning in lenient mode. */
function reportUnreadable(
  { protocol, anywhere, issues, warnings, values }: BodyReading,
  { index, field, shape }: MailField,
  text: string,
): void {
  const expected = describeShape(protocol, shape);
  const received = field.sensitive === true ? "a withheld value (sensitive field)" : quoteText(text);
  const [findings, wording] = anywhere ? [warnings, unreadable(expected, received)] : [issues, mustBe("format", expected, received)];
  findings.push(createIssue(wording, [field.name], expected, field.sensitive === true ? undefined : text));
  values[index] = null;
}
