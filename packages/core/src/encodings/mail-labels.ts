// The labels of a part of a mail, with the list items that belong to them.

import { hasBullet, indentOf, labelOf, withoutBullet, type MailLabel, type MailLine } from "./mail-lines.js";

/** A label with its place and, when nothing stands behind it, the items below it. */
export interface FoundLabel extends MailLabel {
  /** The name in lower case. */
  readonly key: string;
  /** Offset of the line in the body. */
  readonly start: number;
  readonly items: readonly string[];
}

/** The labels among lines, in order. Lines in fences are no labels, nor are the items of a list that one of `listNames` begins. */
export function findLabels(lines: readonly MailLine[], listNames: ReadonlySet<string>): readonly FoundLabel[] {
  const found: FoundLabel[] = [];
  for (let index = 0; index < lines.length;) {
    const line = lines[index];
    index++;
    const label = line === undefined || line.fenced ? undefined : labelOf(line.text);
    if (line === undefined || label === undefined) continue;
    const key = label.name.toLowerCase();
    const below = label.value === "" && listNames.has(key) ? itemsBelow(lines, index, label) : undefined;
    // Spelt out, because spreading costs more here than all the rest.
    const { name, value, indent, isBullet, isTight } = label;
    found.push({ name, value, indent, isBullet, isTight, key, start: line.start, items: below?.items ?? none });
    index = below?.next ?? index;
  }
  return found;
}

const none: readonly string[] = [];

const longestName = 60;
const mostWords = 6;

/** Whether the text before a colon can be the name of a label rather than the beginning of a sentence or an address. */
export function isLabelName(name: string): boolean {
  return name.length <= longestName && name.split(/\s+/).length <= mostWords && /^[\p{L}\p{N}]/u.test(name);
}

/** Lines indented deeper than their label; bullets right below a label that is none itself also count, unless they are labels. */
function itemsBelow(
  lines: readonly MailLine[],
  first: number,
  label: MailLabel,
): { readonly items: readonly string[]; readonly next: number } {
  const items: string[] = [];
  let next = first;
  for (let index = first; index < lines.length; index++) {
    const { text, fenced } = lines[index] ?? { text: "", fenced: true };
    if (fenced) break;
    if (text.trim() === "") continue;
    if (indentOf(text) <= label.indent && (label.isBullet || !hasBullet(text) || labelOf(text) !== undefined)) break;
    items.push(withoutBullet(text));
    next = index + 1;
  }
  return { items: items.filter((item) => item !== ""), next };
}
