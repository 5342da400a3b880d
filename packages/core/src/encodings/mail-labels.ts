// Finds the labels of a mail message and the list items below them, and assigns them to fields. Labels of no field are kept as unknown.

import { hasBullet, indentOf, labelOf, trimmedPart, withoutBullet, type MailLabel } from "./mail-lines.js";
import { among } from "./mail-names.js";
import { lineEnd, offsetOf } from "./mail-outline.js";
import type { BodyPlan, MailField, Region } from "./mail-plan.js";
import { setOwn } from "../base/path.js";

/** A label with its location. */
export interface FoundLabel extends MailLabel {
  /** Offset of the line. */
  readonly start: number;
  /** The section that contains it; undefined before the first section. */
  readonly region: Region | undefined;
  /** If the label has no value on its own line, the lines of the list below it. */
  items: string;
}

/** A search for labels, section by section from the start of a body to its end. */
export interface LabelSearch {
  readonly body: string;
  readonly plan: BodyPlan;
  /** Two offsets per code fence: its start, and the start of the line after it. */
  readonly fences: readonly number[];
  /** Whether labels outside their section are accepted. */
  readonly anywhere: boolean;
  /** The label of each field, by the index of the field. */
  readonly hits: (FoundLabel | undefined)[];
  /** Labels that belong to no field. */
  labels: Record<string, string> | undefined;
  /** The next colon and the next fence. They only move forward, so no part of the body is searched twice. */
  colon: number;
  fence: number;
}

/** Collects the labels of a section. Lines in fences are not labels, and neither are the items of a list below a label. */
export function collectLabels(search: LabelSearch, region: Region | undefined, from: number, until: number): void {
  const { body, plan, fences } = search;
  for (let start = from; start < until;) {
    if (search.colon < start) search.colon = offsetOf(body, ":", start);
    const { colon } = search;
    if (colon >= until) return;
    while (search.fence < fences.length && fences[search.fence + 1]! <= start) search.fence += 2;
    const fence = search.fence < fences.length ? fences[search.fence]! : until;
    if (start >= fence) {
      start = fences[search.fence + 1]!;
      continue;
    }
    const line = start;
    const end = lineEnd(body, line);
    start = end + 1;
    if (colon > end) continue;
    // Most labels have their usual spelling, which is a fast lookup.
    const usual = among(plan.labels.exact, body.slice(line, colon));
    const read = usual ?? labelOf(body.slice(line, end));
    if (read === undefined) continue;
    const { name, indent, isBullet } = read;
    const value = read.value ?? trimmedPart(body, colon + 1, end);
    const label: FoundLabel = { name, value, indent, isBullet, start: line, region, items: "" };
    const fields = (usual ?? among(plan.labels.lower, name.toLowerCase()))?.fields ?? none;
    if (value === "" && fields.some(({ isList }) => isList)) start = takeItems(label, body, start, Math.min(until, fence));
    const isAsked = takeLabel(search, label, fields);
    // A colon without a space after it belongs to something else, such as a URL or a time of day.
    if (!isAsked && region?.isHome !== false && " \t*_".includes(body.charAt(colon + 1))) addUnknownLabel(search, label);
  }
}

const none: readonly MailField[] = [];

/**
 * Collects the items below a label and returns the offset after them. Items are lines indented deeper than the label. Bullets at the same
 * indentation are also items if the label itself has no bullet and they are not labels.
 */
function takeItems(label: FoundLabel, body: string, first: number, until: number): number {
  let hasItems = false;
  let behind = first;
  for (let start = first; start < until;) {
    const end = lineEnd(body, start);
    const line = body.slice(start, end);
    start = end + 1;
    if (line.trim() === "") continue;
    if (indentOf(line) <= label.indent && (label.isBullet || !hasBullet(line) || labelOf(line) !== undefined)) break;
    hasItems ||= withoutBullet(line) !== "";
    behind = start;
  }
  if (hasItems) label.items = body.slice(first, behind);
  return behind;
}

/** Assigns a label to its fields; returns whether there are any. */
function takeLabel({ hits, anywhere }: LabelSearch, label: FoundLabel, fields: readonly MailField[]): boolean {
  let isAsked = false;
  for (const field of fields) {
    if (!anywhere && field.region !== label.region) continue;
    isAsked = true;
    const hit = hits[field.index];
    if (hit === undefined ? field.isList || !isEmpty(label) : rankOf(label, field) > rankOf(hit, field)) hits[field.index] = label;
  }
  return isAsked;
}

/** Whether a label has no value. For an array field it means that the array is empty; for other fields it has no meaning. */
const isEmpty = ({ value, items }: FoundLabel): boolean => value === "" && items === "";

/** If a field has several labels, one with a value wins, then one in the right section, then the first. */
const rankOf = (label: FoundLabel, field: MailField): number => (isEmpty(label) ? 0 : 2) + (label.region === field.region ? 1 : 0);

const longestName = 60;
const mostWords = 6;

/** Keeps an unknown label, unless its name looks like the start of a sentence or a URL. */
function addUnknownLabel(search: LabelSearch, { name, value }: FoundLabel): void {
  const isName = name.length <= longestName && name.split(/\s+/).length <= mostWords && /^[\p{L}\p{N}]/u.test(name);
  if (value === "" || !isName) return;
  const kept = (search.labels ??= {});
  if (!Object.hasOwn(kept, name)) setOwn(kept, name, value);
}
