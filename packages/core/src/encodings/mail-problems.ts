// Why a value cannot stand in a mail, in words.

import type { MailPlace } from "../shape.js";
import { outlineOf } from "./mail-outline.js";

/** The likely reason why a value that was written at a place does not read back. */
export function problemOf(value: unknown, place: MailPlace | "kept" | undefined): string {
  if (value === undefined) return "another part of the message would be read as it";
  if (hasLoneSurrogate(value)) return "it contains a lone surrogate";
  if (place === "kept") return "a name or a text in it would not read back as it is";
  if (place === undefined) return "it has no place in the text";
  if (Array.isArray(value)) return listProblem(value, place);
  if (typeof value !== "string") return "it would not read back as it is";
  return textProblem(value, place);
}

/** Whether a string in a value holds half a surrogate pair, which UTF-8 cannot carry. */
function hasLoneSurrogate(value: unknown): boolean {
  if (typeof value === "string") return /\p{Surrogate}/u.test(value);
  return typeof value === "object" && value !== null && Object.entries(value).flat().some(hasLoneSurrogate);
}

/** Whether a text, or one of those in an object, would cut the mail at other places. */
export function breaksOutline(value: unknown): boolean {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return Object.values(value).some(breaksOutline);
  if (typeof value !== "string") return false;
  const { sections, unclosed } = outlineOf(value);
  return sections.length > 0 || unclosed !== undefined;
}

function listProblem(items: readonly unknown[], place: MailPlace): string {
  const texts = items.filter((item) => typeof item === "string");
  if (place.at !== "section" && texts.some((text) => text.includes(","))) return "an item of the list holds a comma";
  if (texts.some((text) => /[\n\r]/.test(text))) return "an item of the list spans lines";
  return "an item of the list would not read back as it is";
}

function textProblem(text: string, place: MailPlace): string {
  if (place.at === "label" || place.at === "bullet") {
    if (/[\n\r]/.test(text)) return "the value of a label is one line";
    return text.trim() === text ? "the label would not read back as it is" : "blanks around the value of a label are not kept";
  }
  if (text.trim() === "") return "an empty text cannot be told from none";
  if (place.at === "section" && outlineOf(text).sections.length > 0) return "a line that begins with ## would begin another section";
  if (outlineOf(text).unclosed !== undefined) return "it opens a code fence that it does not close";
  if (text.includes("\r")) return "its carriage returns are not kept";
  return "blank lines around a text are not kept";
}
