// The subject line of a mail message: the tag, which identifies the message type, and the fields next to it.

import { nearestName } from "../base/nearest.js";
import type { MailEncoding } from "../protocol.js";
import { findNamed } from "./mail-names.js";
import type { MailPlan, SubjectField, TagWords } from "./mail-plan.js";

/** The content of a subject: the tag if it is known, and the text of each field. */
export interface SubjectReading {
  readonly tag: string | undefined;
  /** If there is no known tag, the first word that looks like a misspelled one. */
  readonly meant: string | undefined;
  /** By index of the field in subjects. */
  readonly fields: readonly (string | undefined)[];
}

const replyPrefix = /*@__PURE__*/ /^\s*(?:re|fwd?|aw|wg|sv)\s*:/i;

/** Reads a subject with the first template that matches. The fields are removed before the tag is searched for. */
export function readSubject(subject: string, plan: MailPlan): SubjectReading {
  let rest = subject;
  for (let prefix = replyPrefix.exec(rest); prefix !== null; prefix = replyPrefix.exec(rest)) rest = rest.slice(prefix[0].length);
  rest = rest.trim();
  let meant: string | undefined;
  let first: SubjectReading | undefined;
  for (const form of plan.forms) {
    const reading = readForm(rest, form, plan);
    if (reading?.tag !== undefined) return reading;
    meant ??= reading?.meant;
    first ??= reading;
  }
  // Without a tag, the fields of the first matching template are still read.
  return { tag: undefined, meant, fields: first?.fields ?? [] };
}

/** The first word that is similar to a tag. Short words are skipped, because they are similar to too many tags. */
function findMisspelledTag(text: string, tags: readonly TagWords[]): string | undefined {
  const names = tags.map(({ name }) => name);
  const words = text.slice(0, longestSearched).match(wordOfLetters) ?? [];
  return words.find((word) => nearestName(word, names) !== undefined);
}

const longestSearched = 200;
const wordOfLetters = /*@__PURE__*/ /[\p{L}\p{N}_-]{4,}/gu;

function readForm(subject: string, form: readonly SubjectField[], plan: MailPlan): SubjectReading | undefined {
  const fields: string[] = [];
  let rest = subject;
  for (const field of form) {
    const found = findField(rest, field, plan);
    if (found === undefined) return undefined;
    fields[field.index] = found.text;
    const behind = rest.slice(found.end);
    rest = found.start === 0 ? behind : `${rest.slice(0, found.start)} ${behind}`;
  }
  const tag = findTag(rest, plan.tags);
  return { tag, meant: tag === undefined ? findMisspelledTag(rest, plan.tags) : undefined, fields };
}

/** The text between two fixed strings. Without a fixed string before it, it must be at the start of the subject. */
function findField(
  subject: string,
  { before, after, pattern }: SubjectField,
  { words }: MailPlan,
): { readonly text: string; readonly start: number; readonly end: number } | undefined {
  for (let start = subject.indexOf(before); start >= 0; start = subject.indexOf(before, start + 1)) {
    const from = start + before.length;
    const until = after === "" ? subject.length : subject.indexOf(after, from);
    if (until < 0) return undefined;
    const text = subject.slice(from, until).trim();
    // In `DONE: all of it`, DONE is the tag, not the value of a field.
    const fits = text !== "" && (pattern === undefined || pattern.test(text)) && findNamed(words, text) === undefined;
    // Without a mark before it, only a single word can be a field; several words are a sentence.
    if (fits && (before !== "" || !/\s/.test(text))) return { text, start, end: until + after.length };
    if (before === "") return undefined;
  }
  return undefined;
}

/** The type whose tag occurs in a text as a whole word, ignoring case; if there are several, the first by precedence. */
function findTag(text: string, tags: readonly TagWords[]): string | undefined {
  const lower = text.toLowerCase();
  for (const { name, words } of tags) for (const word of words) if (hasWord(lower, word)) return name;
  return undefined;
}

/** Whether the character at an offset is a letter, a digit or an underscore. */
const isWordUnit = (text: string, at: number): boolean => text.charCodeAt(at) > 47 && /[\p{L}\p{N}_]/u.test(text.charAt(at));

function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!isWordUnit(text, at - 1) && !isWordUnit(text, at + word.length)) return true;
  }
  return false;
}

/** The subject of a message: the first template whose fields are all set. */
export function writeSubject(message: Readonly<Record<string, unknown>>, tag: string, encoding: MailEncoding): string {
  for (const form of encoding.subjects) {
    const parts = form.map((part) => (typeof part === "string" ? part : "tag" in part ? tag : message[String(part.field[0])]));
    if (parts.every((part) => typeof part === "string" && part !== "")) return parts.join("");
  }
  return tag;
}
