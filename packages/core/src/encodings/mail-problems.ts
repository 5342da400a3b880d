// Explains why a value cannot be encoded in a mail message.

import type { MailPlace } from "../shape/shape.js";
import { outlineOf } from "./mail-outline.js";

/** The likely reason why a value at this location is decoded as a different value. */
export function problemOf(value: unknown, place: MailPlace | "kept" | undefined): string {
  if (value === undefined) return "another part of the message would be decoded as this field";
  if (hasLoneSurrogate(value)) return "it contains a lone surrogate";
  if (place === "kept") return "a name or a string in it would be decoded differently";
  if (place === undefined) return "the field has no location in mail messages";
  if (Array.isArray(value)) return listProblem(value, place);
  if (typeof value !== "string") return "it would be decoded differently";
  return textProblem(value, place);
}

/** Whether a value contains a string with a lone surrogate, which UTF-8 cannot represent. */
function hasLoneSurrogate(value: unknown): boolean {
  if (typeof value === "string") return /\p{Surrogate}/u.test(value);
  return typeof value === "object" && value !== null && Object.entries(value).flat().some(hasLoneSurrogate);
}

/** Whether a string, or one inside an object, would change the sections or fences of the mail message. */
export function breaksOutline(value: unknown): boolean {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return Object.values(value).some(breaksOutline);
  if (typeof value !== "string") return false;
  const { sections, unclosed } = outlineOf(value);
  return sections.length > 0 || unclosed !== undefined;
}

function listProblem(items: readonly unknown[], place: MailPlace): string {
  const texts = items.filter((item) => typeof item === "string");
  if (place.at !== "section" && texts.some((text) => text.includes(","))) return "an item contains a comma";
  if (texts.some((text) => /[\n\r]/.test(text))) return "an item has several lines";
  return "an item would be decoded differently";
}

function textProblem(text: string, place: MailPlace): string {
  if (place.at === "label" || place.at === "bullet") {
    if (/[\n\r]/.test(text)) return "the value of a label must be a single line";
    return text.trim() === text ? "the label would be decoded differently" : "white space around the value of a label is not kept";
  }
  if (text.trim() === "") return "an empty string would be decoded as missing";
  if (place.at === "section" && outlineOf(text).sections.length > 0) return "a line that begins with ## would start another section";
  if (outlineOf(text).unclosed !== undefined) return "it contains an unclosed code fence";
  if (text.includes("\r")) return "its carriage returns are not kept";
  return "blank lines around it are not kept";
}
