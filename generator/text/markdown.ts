// Text and data as Markdown, whatever they contain: nothing in a spec can open a tag, end a table cell or start a template.

/** Characters that Markdown or HTML acts on inside a line. */
const escapeInline = (text: string): string =>
  text
    .replaceAll(/[\\`*<[\]]/g, "\\$&")
    .replaceAll(/(?<![\p{L}\d])_|_(?![\p{L}\d])/gu, "\\_")
    .replaceAll(/\{(?=\{)|(?<=\{)\{/g, "\\{");

/** Characters that Markdown acts on at the start of a line. */
const escapeStart = (line: string): string => line.replace(/^(?=[#>+-])/, "\\").replace(/^(\d+)(?=[.)] )/, "$1\\");

const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** Text on one line that is shown as it is. */
export const plainText = (text: string): string => escapeStart(escapeInline(oneLine(text)));

/** A `doc` of a spec on one line: code spans are kept, everything else is shown as it is. */
export function docText(doc: string): string {
  const parts = oneLine(doc).split(/(?<!`)(`+)(?!`)(.*?[^`])\1(?!`)/);
  const shown = parts.map((part, index) => (index % 3 === 0 ? escapeInline(part) : index % 3 === 2 ? code(part) : ""));
  return escapeStart(shown.join(""));
}

/** A `doc` of a spec in paragraphs. */
export const docParagraphs = (doc: string): string =>
  doc
    .trim()
    .split(/\n\s*\n/)
    .map(docText)
    .join("\n\n");

/** Rows for a table: in a cell, every vertical bar is escaped, also inside code. */
export const tableRows = <Row extends Readonly<Record<string, string>>>(rows: readonly Row[]): readonly Row[] =>
  rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, text]) => [name, text.replaceAll("|", "\\|")])) as Row);

/** An invisible character as JSON writes it. */
function escaped(character: string): string {
  const short = JSON.stringify(character).slice(1, -1);
  return short === character ? `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}` : short;
}

/** Text as code; control characters are written as escapes. */
export function code(text: string): string {
  const shown = text.replaceAll(/[\p{Cc}\u2028\u2029\ufeff]/gu, escaped);
  const fence = fenceOf(shown, 0);
  const padding = /^`|`$|^ .* $/.test(shown) || shown === "" ? " " : "";
  return `${fence}${padding}${shown}${padding}${fence}`;
}

/** More backticks than any run of them in a text, and more than `least`. */
function fenceOf(text: string, least: number): string {
  const runs = text.includes("`") ? [...text.matchAll(/`+/g)].map(([run]) => run.length) : [];
  return "`".repeat(Math.max(least, ...runs) + 1);
}

/** A value as code, truncated if it is long. */
export function value(data: unknown, most = 80): string {
  const text = JSON.stringify(data) ?? "undefined";
  if (firstCharacters(text, most + 1).length <= most) return code(text);
  // A string is cut inside its quotes, so that the cut does not look like its end.
  if (typeof data === "string") return code(JSON.stringify(`${firstCharacters(data, most - 3).join("")}…`));
  return code(`${firstCharacters(text, most - 1).join("")}…`);
}

/** The first characters of a text that may be much longer. */
const firstCharacters = (text: string, most: number): readonly string[] => Array.from(text.slice(0, 2 * most)).slice(0, most);

/** A code block; its fence is longer than any in the text. */
export function fenced(text: string, language: string): string {
  const fence = fenceOf(text, 2);
  return `${fence}${language}\n${text.replace(/\n$/, "")}\n${fence}`;
}

/** The anchor of a heading. */
export function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\d _-]/gu, "")
    .replaceAll(" ", "-");
}

/** Items in a sentence: `a, b and c`. */
export function listed(items: readonly string[], last = "and"): string {
  return items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} ${last} ${items.at(-1) ?? ""}`;
}

/** A number with separators between thousands. */
export const count = (number: number): string => String(number).replaceAll(/\B(?=(\d{3})+$)/g, ",");
