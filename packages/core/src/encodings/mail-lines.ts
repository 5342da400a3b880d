// The lines of a Markdown mail: which are fenced, where sections begin, and what a label line says. A scanner, not a Markdown parser.

/** One line without its end. */
export interface MailLine {
  readonly text: string;
  /** Offset in the body. */
  readonly start: number;
  /** Part of a code fence, its marks included. */
  readonly fenced: boolean;
}

export interface MailSection {
  /** As written. */
  readonly name: string;
  /** Offset of the heading. */
  readonly start: number;
  readonly lines: readonly MailLine[];
}

/** A body cut at its second-level headings. */
export interface MailOutline {
  /** Lines before the first section. */
  readonly preamble: readonly MailLine[];
  readonly sections: readonly MailSection[];
  /** Where a fence begins that is never closed. */
  readonly unclosed: number | undefined;
}

/** Cuts a body into what stands before the first section, and its sections. */
export function outlineOf(body: string): MailOutline {
  const { lines, unclosed } = linesOf(body);
  const preamble: MailLine[] = [];
  const sections: (MailSection & { readonly lines: MailLine[] })[] = [];
  for (const line of lines) {
    const name = line.fenced ? undefined : headingOf(line.text);
    if (name !== undefined) sections.push({ name, start: line.start, lines: [] });
    else (sections.at(-1)?.lines ?? preamble).push(line);
  }
  return { preamble, sections, unclosed };
}

/** The lines of a text; CRLF ends one as LF does. */
export function linesOf(text: string): { readonly lines: readonly MailLine[]; readonly unclosed: number | undefined } {
  const lines: MailLine[] = [];
  let fence: { readonly mark: string; readonly start: number } | undefined;
  for (let start = 0; start <= text.length;) {
    const found = text.indexOf("\n", start);
    const end = found < 0 ? text.length : found;
    const line = text.slice(start, text.charAt(end - 1) === "\r" && end > start ? end - 1 : end);
    const mark = fenceMark(line);
    lines.push({ text: line, start, fenced: fence !== undefined || mark !== undefined });
    if (fence === undefined) fence = mark === undefined ? undefined : { mark, start };
    else if (closesFence(line, fence.mark)) fence = undefined;
    start = end + 1;
  }
  return { lines, unclosed: fence?.start };
}

const opening = /*@__PURE__*/ /^ {0,3}(`{3,}|~{3,})(.*)$/;

/** The mark of a line that opens a code fence. */
function fenceMark(line: string): string | undefined {
  if (!line.includes("```") && !line.includes("~~~")) return undefined;
  const match = opening.exec(line);
  // Backticks behind the mark make it a code span.
  return match === null || (match[1]?.startsWith("`") === true && match[2]?.includes("`") === true) ? undefined : match[1];
}

function closesFence(line: string, mark: string): boolean {
  const trimmed = line.trim();
  return trimmed.length >= mark.length && trimmed === mark.charAt(0).repeat(trimmed.length) && !line.startsWith("    ");
}

/** The name in a line of exactly two number signs, a blank and the name. */
function headingOf(line: string): string | undefined {
  if (!line.startsWith("## ") && !line.startsWith("##\t")) return undefined;
  const name = line.slice(3).trim();
  return name === "" ? undefined : name;
}

/** The text of lines without blank lines around it; undefined when there is none. */
export function textOf(lines: readonly MailLine[]): string | undefined {
  const first = lines.findIndex(isFilled);
  if (first < 0) return undefined;
  return lines
    .slice(first, lines.findLastIndex(isFilled) + 1)
    .map((line) => line.text)
    .join("\n");
}

const isFilled = (line: MailLine): boolean => line.text.trim() !== "";

/** A line that begins with a name and a colon. */
export interface MailLabel {
  /** As written, without emphasis. */
  readonly name: string;
  readonly value: string;
  readonly indent: number;
  readonly isBullet: boolean;
  /** Nothing separates the colon from what follows, as in an address or a time of day. */
  readonly isTight: boolean;
}

const bulletMarks = "-*+•";

/** Offset behind the bullet and the blanks after it, or `start` when there is no bullet. */
function skipBullet(line: string, start: number): number {
  if (start >= line.length || !bulletMarks.includes(line.charAt(start))) return start;
  let end = start + 1;
  while (line.charAt(end) === " " || line.charAt(end) === "\t") end++;
  return end === start + 1 ? start : end;
}

/** Up to three stars or low lines at an offset. */
function emphasisAt(line: string, start: number): string {
  const mark = line.charAt(start);
  if (mark !== "*" && mark !== "_") return "";
  let end = start + 1;
  while (end < start + 3 && line.charAt(end) === mark) end++;
  return line.slice(start, end);
}

/** Reads a line as a label, after an optional bullet and with optional emphasis. */
export function labelOf(line: string): MailLabel | undefined {
  const colon = line.indexOf(":");
  if (colon < 0) return undefined;
  const indent = indentOf(line);
  const start = skipBullet(line, indent);
  const opened = emphasisAt(line, start);
  const written = line.slice(start + opened.length, colon).trimEnd();
  const closesBefore = opened !== "" && written.endsWith(opened);
  const name = (closesBefore ? written.slice(0, -opened.length) : written).trim();
  if (name === "") return undefined;
  const rest = line.slice(colon + 1);
  const value = withoutMark(rest, closesBefore ? "" : opened).trim();
  return { name, value, indent, isBullet: start > indent, isTight: isTight(rest) };
}

const isTight = (rest: string): boolean => rest !== "" && !" \t*_".includes(rest.charAt(0));

/** What follows a label whose emphasis ends behind the colon, or at the end of the line. */
function withoutMark(rest: string, mark: string): string {
  if (mark === "") return rest;
  const trimmed = rest.trim();
  if (trimmed.startsWith(mark)) return trimmed.slice(mark.length);
  return trimmed.endsWith(mark) ? trimmed.slice(0, -mark.length) : rest;
}

/** A line without the bullet before it. */
export function withoutBullet(line: string): string {
  return line.slice(skipBullet(line, indentOf(line))).trim();
}

/** Whether a line begins with a bullet. */
export function hasBullet(line: string): boolean {
  const indent = indentOf(line);
  return skipBullet(line, indent) > indent;
}

/** How far a line is indented. */
export function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
