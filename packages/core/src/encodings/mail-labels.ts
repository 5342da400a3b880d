// The labels of a mail, with the list items that belong to them: which field each of them states, and those that no field asks for.

import { hasBullet, indentOf, labelOf, trimmedPart, withoutBullet, type MailLabel } from "./mail-lines.js";
import { among } from "./mail-names.js";
import { lineEnd, offsetOf } from "./mail-outline.js";
import type { BodyPlan, MailField, Region } from "./mail-plan.js";
import { setOwn } from "./set-own.js";

/** A label with its place. */
export interface FoundLabel extends MailLabel {
  /** Offset of the line. */
  readonly start: number;
  /** The section it stands in; undefined before the first one. */
  readonly region: Region | undefined;
  /** When nothing stands behind it, the lines of the list below it. */
  items: string;
}

/** A search for labels, part by part from the beginning of a body to its end. */
export interface LabelSearch {
  readonly body: string;
  readonly plan: BodyPlan;
  /** Two offsets per code fence: where it begins, and where the line below it does. */
  readonly fences: readonly number[];
  /** Whether a label counts where it does not belong. */
  readonly anywhere: boolean;
  /** The label that states a field, by the field's place. */
  readonly hits: (FoundLabel | undefined)[];
  /** Labels that no field asks for. */
  labels: Record<string, string> | undefined;
  /** The colon and the fence that come next; neither ever goes back, so that no text is searched twice. */
  colon: number;
  fence: number;
}

/** Takes the labels of a section. Lines in fences are no labels, nor are the items of a list that a label begins. */
export function takeLabels(search: LabelSearch, region: Region | undefined, from: number, until: number): void {
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
    // Most lines begin as they are usually written, which is seen at once.
    const usual = among(plan.labels.exact, body.slice(line, colon));
    const read = usual ?? labelOf(body.slice(line, end));
    if (read === undefined) continue;
    const { name, indent, isBullet } = read;
    const value = read.value ?? trimmedPart(body, colon + 1, end);
    const label: FoundLabel = { name, value, indent, isBullet, start: line, region, items: "" };
    const fields = (usual ?? among(plan.labels.lower, name.toLowerCase()))?.fields ?? none;
    if (value === "" && fields.some(({ isList }) => isList)) start = takeItems(label, body, start, Math.min(until, fence));
    const isAsked = takeLabel(search, label, fields);
    // Where the colon is not followed by a blank, as in an address or a time of day, the line is none that anybody meant for a label.
    if (!isAsked && region?.isHome !== false && " \t*_".includes(body.charAt(colon + 1))) keepLabel(search, label);
  }
}

const none: readonly MailField[] = [];

/**
 * Takes the items below a label, and gives the offset behind them: lines indented deeper than the label; bullets right below one that is none
 * itself also count, unless they are labels.
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

/** Notes a label for the fields that it states; whether there are any. */
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

/** A label with nothing behind it states nothing, except that a list is empty. */
const isEmpty = ({ value, items }: FoundLabel): boolean => value === "" && items === "";

/** Of the labels of a field the first that says something counts: where the field belongs, and only then elsewhere. */
const rankOf = (label: FoundLabel, field: MailField): number => (isEmpty(label) ? 0 : 2) + (label.region === field.region ? 1 : 0);

const longestName = 60;
const mostWords = 6;

/** Keeps a label, unless its name is rather the beginning of a sentence or an address. */
function keepLabel(search: LabelSearch, { name, value }: FoundLabel): void {
  const isName = name.length <= longestName && name.split(/\s+/).length <= mostWords && /^[\p{L}\p{N}]/u.test(name);
  if (value === "" || !isName) return;
  const kept = (search.labels ??= {});
  if (!Object.hasOwn(kept, name)) setOwn(kept, name, value);
}
