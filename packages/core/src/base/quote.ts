// Values of a message as they may appear in a sentence: quoted, cut short, without passwords and without characters that act on a terminal.

import { isObjectLike, isPlain } from "./json-kind.js";

const longest = 60;

/** A value in a few characters; arrays and objects are only named. */
export function quote(value: unknown): string {
  if (typeof value === "string") return quoteText(value);
  if (!isObjectLike(value)) return typeof value === "function" ? "a function" : String(value);
  if (Array.isArray(value)) return "an array";
  if (isPlain(value)) return "an object";
  const { name } = value.constructor ?? {};
  return name === undefined || name === "Object" ? "an object that inherits from another" : `an instance of ${name}`;
}

/** A string in double quotes. */
export const quoteText = (text: string): string => escapeInvisible(JSON.stringify(shorten(text)));

const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Characters that cannot be seen, or change the order of others, as JSON escapes. */
export function escapeInvisible(text: string): string {
  // Searching first, because replacing takes long even where there is nothing to replace.
  if (text.search(invisible) < 0) return text;
  return text.replaceAll(invisible, (character) => `\\u${character.codePointAt(0)!.toString(16).padStart(4, "0")}`);
}

/** The beginning of a long text, never half a character; the password of a URL is left out. */
export function shorten(text: string): string {
  // The end of a password may lie behind the part that is shown.
  const start = text.slice(0, 5000);
  const shown = start.includes("://") ? start.replaceAll(/(:\/\/[^\s/?#@:]*:)[^\s/?#@]*@/g, "$1***@") : start;
  return shown.length <= longest ? shown : `${shown.slice(0, longest).replace(/[\ud800-\udbff]$/, "")}…`;
}
