// Finds where a text stops being JSON and says so in words that do not depend on the JavaScript engine.

import { skipSpace } from "./json-scan.js";

/** Where a text stops being JSON, and why. */
export interface JsonFault {
  readonly offset: number;
  readonly problem: string;
}

/** What may come next in the text. */
type Due = "a value" | "a value or ]" | "a name in double quotes" | "a name or }" | "a colon" | "a comma or the end" | "nothing";

const literal = /*@__PURE__*/ /(?:-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?|true|false|null)(?![A-Za-z0-9_.+-])/y;
const escape = /*@__PURE__*/ /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

/** The first fault of a text that `JSON.parse` refused. */
export function findJsonFault(text: string): JsonFault {
  const closers: string[] = [];
  let due: Due = "a value";
  let offset = skipSpace(text, 0);
  while (offset < text.length) {
    const unit = text.charAt(offset);
    const step: Step = stepOver(text, offset, due, closers);
    if (typeof step === "object") return step;
    due = dueAfter(unit, due, closers);
    offset = skipSpace(text, step);
  }
  return { offset: text.length, problem: text.trim() === "" ? "the text is empty" : `the text ends where ${due} is due` };
}

/** The offset after the token, or its fault. */
type Step = number | JsonFault;

function stepOver(text: string, offset: number, due: Due, closers: readonly string[]): Step {
  const unit = text.charAt(offset);
  const wrong: JsonFault = { offset, problem: `unexpected ${shown(text, offset)} where ${due} is due` };
  const takesValue = due === "a value" || due === "a value or ]";
  const takesName = due === "a name in double quotes" || due === "a name or }";
  if (unit === '"') return takesValue || takesName ? stepOverString(text, offset) : wrong;
  if (unit === "{" || unit === "[") return takesValue ? offset + 1 : wrong;
  if (unit === ":") return due === "a colon" ? offset + 1 : wrong;
  if (unit === ",") return due === "a comma or the end" ? offset + 1 : wrong;
  if (unit === "}" || unit === "]") {
    const mayClose = due === "a comma or the end" || (unit === "]" ? due === "a value or ]" : due === "a name or }");
    return mayClose && closers.at(-1) === unit ? offset + 1 : wrong;
  }
  literal.lastIndex = offset;
  return takesValue && literal.test(text) ? literal.lastIndex : wrong;
}

function stepOverString(text: string, start: number): Step {
  for (let index = start + 1; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit === 0x22) return index + 1;
    if (unit < 0x20) return { offset: index, problem: `a text holds ${shown(text, index)}, which must be escaped` };
    if (unit !== 0x5c) continue;
    escape.lastIndex = index;
    if (!escape.test(text)) return { offset: index, problem: "a text holds an escape that JSON does not have" };
    index = escape.lastIndex - 1;
  }
  return { offset: start, problem: "a text is never closed" };
}

function dueAfter(unit: string, due: Due, closers: string[]): Due {
  if (unit === "{" || unit === "[") {
    closers.push(unit === "{" ? "}" : "]");
    return unit === "{" ? "a name or }" : "a value or ]";
  }
  if (unit === ":") return "a value";
  if (unit === ",") return closers.at(-1) === "}" ? "a name in double quotes" : "a value";
  if (unit === '"' && (due === "a name or }" || due === "a name in double quotes")) return "a colon";
  if (unit === "}" || unit === "]") closers.pop();
  return closers.length === 0 ? "nothing" : "a comma or the end";
}

function shown(text: string, offset: number): string {
  const point = text.codePointAt(offset) ?? 0;
  return point < 0x20 || (point >= 0x7f && point <= 0xa0) || point === 0xfeff
    ? `U+${point.toString(16).toUpperCase().padStart(4, "0")}`
    : String.fromCodePoint(point);
}
