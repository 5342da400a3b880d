// Reads the fields of a mail from its body: labels, sections, or the whole of it, as the fields of the message say.

import { describeShape } from "../describe-shape.js";
import { createIssue, mustBe, unclosedFence, unreadable, wrongSection } from "../issues.js";
import type { Mode, ProtocolDescriptor } from "../protocol.js";
import { quoteText } from "../quote.js";
import type { Issue } from "../result.js";
import { takeLabels, type FoundLabel, type LabelSearch } from "./mail-labels.js";
import { trimmedPart, withoutBullet } from "./mail-lines.js";
import { findNamed } from "./mail-names.js";
import { offsetOf, outlineOf, textBetween, type MailSection } from "./mail-outline.js";
import type { BodyPlan, MailField, Region } from "./mail-plan.js";
import { setOwn } from "./set-own.js";

/** What a body says. */
export interface BodyReading extends LabelSearch {
  readonly protocol: ProtocolDescriptor;
  readonly sections: readonly MailSection[];
  /** By place of the field: its value, or null where the body says it in a way that cannot be read. */
  readonly values: unknown[];
  /** By place of the field: the label or section that states it. */
  readonly places: ({ readonly start: number } | undefined)[];
  /** Sections that no field asks for. */
  others: Record<string, string> | undefined;
  /** Where a fence begins that is never closed. */
  readonly unclosed: number | undefined;
  readonly issues: Issue[];
  readonly warnings: Issue[];
}

/** A section that no field knows. */
const foreign: Region = { index: -1, isText: false, isHome: false };

/** Reads a body as its plan says; what the plan does not ask for is kept as unknown. */
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
    places: hits,
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
  const { body, plan, sections, anywhere, hits, places } = reading;
  // By region: the section that is read. Those that repeat it are kept beside the unknown ones.
  const first: number[] = [];
  takeLabels(reading, undefined, 0, sections.length === 0 ? body.length : sections[0]!.start);
  for (let index = 0; index < sections.length; index++) {
    const { name, from } = sections[index]!;
    const region = findNamed(plan.regions, name) ?? foreign;
    const earlier = region === foreign ? undefined : first[region.index];
    // A heading without the text that a field takes whole counts only when the section does not come again.
    const isEmpty = earlier !== undefined && region.isText && textOf(reading, earlier) === undefined;
    if (region !== foreign && (earlier === undefined || isEmpty)) first[region.index] = index;
    else keepSection(reading, name, index);
    if (!region.isText && (region.isHome || anywhere)) takeLabels(reading, region, from, endOf(reading, index));
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
    places[field.index] = sections[index];
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

/** Keeps a section that no field takes; those of one name are joined, as they would be read again. */
function keepSection(reading: BodyReading, name: string, index: number): void {
  const kept = (reading.others ??= {});
  const before = Object.hasOwn(kept, name) ? kept[name]! : "";
  const text = textOf(reading, index) ?? "";
  setOwn(kept, name, before === "" || text === "" ? before + text : `${before}\n\n${text}`);
}

/** Warns of a value that lenient reading takes from another section than the one its label belongs in. */
function warnOfSection({ sections, warnings }: BodyReading, { field }: MailField, { start }: FoundLabel): void {
  const section = sections.findLast((candidate) => candidate.start < start);
  const place = field.mail !== undefined && "in" in field.mail ? field.mail.in : undefined;
  const names = [section?.name, place].map((name) => name && quoteText(name));
  warnings.push(createIssue(wrongSection(names[0], names[1]), [field.name], place, section?.name));
}

/** Reads the items of an array between commas, or below one another. */
function readItems(reading: BodyReading, field: MailField, list: string, separator: string): void {
  const values: unknown[] = [];
  // Faster than splitting the list and looking at the parts.
  for (let start = 0; start <= list.length;) {
    const end = offsetOf(list, separator, start);
    const text = separator === "," ? trimmedPart(list, start, end) : withoutBullet(list.slice(start, end));
    start = end + 1;
    if (text === "") continue;
    const value = field.read(text);
    if (value === undefined) return tell(reading, field, text);
    values.push(value);
  }
  reading.values[field.index] = values;
}

function readText(reading: BodyReading, field: MailField, text: string): void {
  const value = field.read(text);
  if (value === undefined) tell(reading, field, text);
  else reading.values[field.index] = value;
}

/** Says that a text cannot be read: an issue, or in lenient reading a warning. */
function tell({ protocol, anywhere, issues, warnings, values }: BodyReading, { index, field, shape }: MailField, text: string): void {
  const expected = describeShape(protocol, shape);
  const received = field.sensitive === true ? "what came" : quoteText(text);
  const [findings, wording] = anywhere ? [warnings, unreadable(expected, received)] : [issues, mustBe("format", expected, received)];
  findings.push(createIssue(wording, [field.name], expected, field.sensitive === true ? undefined : text));
  values[index] = null;
}
