// The subject line of a mail: the word that names the type, and the fields that stand beside it.

import { nearestName } from "../nearest.js";
import type { MailEncoding, ProtocolDescriptor, SubjectPart } from "../protocol.js";
import type { Shape } from "../shape.js";
import { subjectPlanOf, type SubjectPlan, type TagWords } from "./mail-plan.js";
import { fitsPattern } from "./mail-values.js";

/** What a subject says: the tag when it names a known type, and the texts of fields. */
export interface SubjectReading {
  readonly tag: string | undefined;
  /** The word that was probably meant to name the type, when none does. */
  readonly meant?: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
}

const replyPrefix = /*@__PURE__*/ /^\s*(?:re|fwd?|aw|wg|sv)\s*:/i;

/** Reads a subject: the first of the forms that fits, with the fields taken out before the type is looked for. */
export function readSubject(subject: string, encoding: MailEncoding, protocol: ProtocolDescriptor): SubjectReading {
  const plan = subjectPlanOf(protocol, encoding);
  let rest = subject;
  for (let prefix = replyPrefix.exec(rest); prefix !== null; prefix = replyPrefix.exec(rest)) rest = rest.slice(prefix[0].length);
  let meant: string | undefined;
  for (const form of encoding.subjects) {
    const reading = readForm(rest.trim(), form, plan, protocol);
    if (reading?.tag !== undefined) return reading;
    meant ??= reading?.meant;
  }
  return { tag: undefined, meant, fields: {} };
}

/** The word of a text that is nearly the name of a type; short words are near to too many. */
function findMisspelt(text: string, tags: readonly TagWords[]): string | undefined {
  const names = tags.map(({ name }) => name);
  const words = text.slice(0, longestSearched).match(wordOfLetters) ?? [];
  return words.find((word) => nearestName(word, names) !== undefined);
}

const longestSearched = 200;
const wordOfLetters = /*@__PURE__*/ /[\p{L}\p{N}_-]{4,}/gu;

function readForm(
  subject: string,
  form: readonly SubjectPart[],
  plan: SubjectPlan,
  protocol: ProtocolDescriptor,
): SubjectReading | undefined {
  const fields: Record<string, string> = {};
  let rest = subject;
  for (const [index, part] of form.entries()) {
    if (typeof part === "string" || "tag" in part) continue;
    const name = String(part.field[0]);
    const shape = plan.fields.get(name);
    const fixed = { before: fixedText(form[index - 1]), after: fixedText(form[index + 1]) };
    const found = findField(rest, fixed, (text) => isFieldText(text, shape, plan, protocol));
    if (found === undefined) return undefined;
    fields[name] = found.text;
    rest = `${rest.slice(0, found.start)} ${rest.slice(found.end)}`;
  }
  const tag = findTag(rest, plan.tags);
  return { tag, meant: tag === undefined ? findMisspelt(rest, plan.tags) : undefined, fields };
}

const fixedText = (part: SubjectPart | undefined): string => (typeof part === "string" ? part.trim() : "");

/** The text between two fixed ones: anywhere in the subject when there is one before it, at the very start otherwise. */
function findField(
  subject: string,
  { before, after }: { readonly before: string; readonly after: string },
  fits: (text: string) => boolean,
): { readonly text: string; readonly start: number; readonly end: number } | undefined {
  for (let start = subject.indexOf(before); start >= 0; start = subject.indexOf(before, start + 1)) {
    const from = start + before.length;
    const until = after === "" ? subject.length : subject.indexOf(after, from);
    if (until < 0) return undefined;
    const text = subject.slice(from, until).trim();
    // Without a mark before it only a single word can be a field; more are a sentence.
    if (fits(text) && (before !== "" || !/\s/.test(text))) return { text, start, end: until + after.length };
    if (before === "") return undefined;
  }
  return undefined;
}

function isFieldText(text: string, shape: Shape | undefined, { tags }: SubjectPlan, protocol: ProtocolDescriptor): boolean {
  if (text === "" || (shape !== undefined && !fitsPattern(text, shape, protocol))) return false;
  // `DONE: all of it` names a type, not a thing called DONE.
  const lower = text.toLowerCase();
  return !tags.some(({ words }) => words.includes(lower));
}

/** The type that a text names as a whole word in any case; of several the earliest in the order of precedence. */
function findTag(text: string, tags: readonly TagWords[]): string | undefined {
  const lower = text.toLowerCase();
  return tags.find(({ words }) => words.some((word) => hasWord(lower, word)))?.name;
}

const wordUnit = /*@__PURE__*/ /[\p{L}\p{N}_]/u;

function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!wordUnit.test(text.charAt(at - 1)) && !wordUnit.test(text.charAt(at + word.length))) return true;
  }
  return false;
}

/** The subject of a message: the first form whose fields are all known. */
export function writeSubject(message: Readonly<Record<string, unknown>>, tag: string, encoding: MailEncoding): string {
  for (const form of encoding.subjects) {
    const parts = form.map((part) => (typeof part === "string" ? part : "tag" in part ? tag : message[String(part.field[0])]));
    if (parts.every((part) => typeof part === "string" && part !== "")) return parts.join("");
  }
  return tag;
}
