// Looks at JSON text without building values: whether it exceeds a limit, and where a path stands in it. Never recursive.

import type { Path } from "../shape.js";
import { maxDepth, maxKeys } from "./limits.js";

/** The limit that a JSON text breaks, found without parsing it. */
export function jsonExcess(text: string): "too-deep" | "too-many-keys" | undefined {
  // A key takes five characters at least (`"":0,`), so only long texts can have too many.
  if (text.length <= maxKeys * 5 && !hasManyOpeners(text)) return undefined;
  let depth = 0;
  let keys = 0;
  for (let index = 0; index < text.length; index++) {
    switch (text.charCodeAt(index)) {
      case 0x22: // "
        index = endOfString(text, index) - 1;
        break;
      case 0x5b: // [
      case 0x7b: // {
        if (++depth > maxDepth) return "too-deep";
        break;
      case 0x5d: // ]
      case 0x7d: // }
        depth--;
        break;
      case 0x3a: // :
        if (++keys > maxKeys) return "too-many-keys";
        break;
    }
  }
  return undefined;
}

/** Whether a text has enough brackets, inside texts or out, to be too deep at all. */
function hasManyOpeners(text: string): boolean {
  let count = 0;
  for (const opener of ["{", "["]) {
    for (let index = text.indexOf(opener); index >= 0; index = text.indexOf(opener, index + 1)) {
      if (++count > maxDepth) return true;
    }
  }
  return false;
}

/** Offset of the value at a path in well-formed JSON, or of the key it stands under; of the innermost value around it when it is not there. */
export function locateInJson(text: string, path: Path, part: "key" | "value" = "value"): number {
  let offset = skipSpace(text, 0);
  for (const [index, step] of path.entries()) {
    const member = text.charCodeAt(offset) === 0x7b ? findMember(text, offset, String(step)) : undefined;
    if (member !== undefined && part === "key" && index === path.length - 1) return member.key;
    const inner = member?.value ?? itemOffset(text, offset, step);
    if (inner === undefined) break;
    offset = inner;
  }
  return offset;
}

/** Where a member's key and value begin; of several with one name the last, as `JSON.parse` takes it. */
function findMember(text: string, objectStart: number, name: string): { readonly key: number; readonly value: number } | undefined {
  let found: { readonly key: number; readonly value: number } | undefined;
  let offset = skipSpace(text, objectStart + 1);
  while (text.charCodeAt(offset) === 0x22) {
    const keyEnd = endOfString(text, offset);
    const value = skipSpace(text, skipSpace(text, keyEnd) + 1);
    if (JSON.parse(text.slice(offset, keyEnd)) === name) found = { key: offset, value };
    offset = skipSpace(text, endOfValue(text, value));
    if (text.charCodeAt(offset) !== 0x2c) break;
    offset = skipSpace(text, offset + 1);
  }
  return found;
}

function itemOffset(text: string, listStart: number, step: string | number): number | undefined {
  if (text.charCodeAt(listStart) !== 0x5b || typeof step !== "number") return undefined;
  let offset = skipSpace(text, listStart + 1);
  for (let index = 0; text.charCodeAt(offset) !== 0x5d && offset < text.length; index++) {
    if (index === step) return offset;
    offset = skipSpace(text, endOfValue(text, offset));
    if (text.charCodeAt(offset) !== 0x2c) break;
    offset = skipSpace(text, offset + 1);
  }
  return undefined;
}

function endOfValue(text: string, start: number): number {
  let depth = 0;
  for (let index = start; index < text.length; index++) {
    const unit = text.charAt(index);
    if (unit === '"') index = endOfString(text, index) - 1;
    else if (unit === "{" || unit === "[") depth++;
    else if (unit === "}" || unit === "]") {
      if (depth === 0) return index;
      depth--;
    } else if (unit === "," && depth === 0) return index;
  }
  return text.length;
}

/** Offset of the next character that is not JSON white space. */
export function skipSpace(text: string, offset: number): number {
  for (let index = offset; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit !== 0x20 && unit !== 0x0a && unit !== 0x0d && unit !== 0x09) return index;
  }
  return text.length;
}

/** Offset after the closing quote of the string that begins at `start`, or the end of the text. */
function endOfString(text: string, start: number): number {
  for (let index = start + 1; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit === 0x22) return index + 1;
    if (unit === 0x5c) index++;
  }
  return text.length;
}
