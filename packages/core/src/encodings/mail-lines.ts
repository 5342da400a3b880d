// Parses single lines of a mail message: labels, bullets and indentation. A scanner, not a Markdown parser.

/** A line that starts with a name and a colon. */
export interface MailLabel {
  /** As written, without emphasis. */
  readonly name: string;
  readonly value: string;
  readonly indent: number;
  readonly isBullet: boolean;
}

const bullet = /*@__PURE__*/ /[-*+•][ \t]+/y;

/** Offset after the bullet and the spaces that follow it, or `start` if there is no bullet. */
function skipBullet(line: string, start: number): number {
  bullet.lastIndex = start;
  return bullet.test(line) ? bullet.lastIndex : start;
}

/** Reads a line as a label, after an optional bullet and with optional emphasis. */
export function labelOf(line: string): MailLabel | undefined {
  const colon = line.indexOf(":");
  if (colon < 0) return undefined;
  const indent = indentOf(line);
  const start = skipBullet(line, indent);
  const [opened] = /^(?:\*{1,3}|_{1,3})?/.exec(line.slice(start, colon))!;
  let name = line.slice(start + opened.length, colon).trim();
  let value = line.slice(colon + 1).trim();
  if (opened !== "") {
    // The emphasis ends before the colon, after it, or at the end of the line.
    if (name.endsWith(opened)) name = name.slice(0, -opened.length).trimEnd();
    else if (value.startsWith(opened)) value = value.slice(opened.length).trimStart();
    else if (value.endsWith(opened)) value = value.slice(0, -opened.length).trimEnd();
  }
  return name === "" ? undefined : { name, value, indent, isBullet: start > indent };
}

/** A line without its bullet. */
export function withoutBullet(line: string): string {
  return line.slice(skipBullet(line, indentOf(line))).trim();
}

/** Whether a line starts with a bullet. */
export function hasBullet(line: string): boolean {
  const indent = indentOf(line);
  return skipBullet(line, indent) > indent;
}

/** The indentation of a line. */
export function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

/** A trimmed part of a string. Usually there is at most one space to trim, and checking for that is faster than `trim`. */
export function trimmedPart(text: string, start: number, end: number): string {
  const from = text.charCodeAt(start) === 32 ? start + 1 : start;
  const part = text.slice(from, end);
  return isPlain(text.charCodeAt(from)) && isPlain(text.charCodeAt(end - 1)) ? part : part.trim();
}

/** Whether a code unit is certainly not white space. Beyond ASCII there are many kinds, which are left to `trim`. */
const isPlain = (unit: number): boolean => unit > 32 && unit < 127;
