// Plain text and data as Markdown, whatever they contain: nothing in a spec can open a tag, end a table cell or start a template.

/** Text on one line, with everything that Markdown or HTML would act on made harmless. */
export function plainText(text: string): string {
  return text
    .replaceAll(/\s+/g, " ")
    .trim()
    .replaceAll(/[\\`*<|[\]]/g, "\\$&")
    .replaceAll(/(?<![\p{L}\d])_|_(?![\p{L}\d])/gu, "\\_")
    .replaceAll(/\{(?=\{)|(?<=\{)\{/g, "\\{")
    .replace(/^(?=[#>+-])/, "\\")
    .replace(/^(\d+)(?=[.)] )/, "$1\\");
}

/** Text in several paragraphs. */
export function paragraphs(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map(plainText)
    .join("\n\n");
}

/** A character that nobody sees, as JSON writes it. */
function escaped(character: string): string {
  const short = JSON.stringify(character).slice(1, -1);
  return short === character ? `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}` : short;
}

/** Text as code, also inside a table; control characters are written as escapes. */
export function code(text: string): string {
  const shown = text.replaceAll(/[\p{Cc}\u2028\u2029\ufeff]/gu, escaped).replaceAll("|", "\\|");
  const fence = fenceOf(shown, 0);
  const padding = /^`|`$|^ .* $/.test(shown) || shown === "" ? " " : "";
  return `${fence}${padding}${shown}${padding}${fence}`;
}

/** More backticks than there are in a row anywhere in a text, and than so many. */
function fenceOf(text: string, least: number): string {
  const runs = text.includes("`") ? [...text.matchAll(/`+/g)].map(([run]) => run.length) : [];
  return "`".repeat(Math.max(least, ...runs) + 1);
}

/** A value as code, cut short where it is long. */
export function value(data: unknown, most = 80): string {
  const text = JSON.stringify(data) ?? "nothing";
  if (firstCharacters(text, most + 1).length <= most) return code(text);
  // A text is cut inside its quotes, so that nobody takes the cut for its end.
  if (typeof data === "string") return code(JSON.stringify(`${firstCharacters(data, most - 3).join("")}…`));
  return code(`${firstCharacters(text, most - 1).join("")}…`);
}

/** So many characters of a text, or all when there are fewer; the text may be far longer. */
const firstCharacters = (text: string, most: number): readonly string[] => Array.from(text.slice(0, 2 * most)).slice(0, most);

/** A block of code; the fence is longer than any inside. */
export function fenced(text: string, language: string): string {
  const fence = fenceOf(text, 2);
  return `${fence}${language}\n${text.replace(/\n$/, "")}\n${fence}`;
}

/** The anchor that a heading gets. */
export function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\d _-]/gu, "")
    .replaceAll(" ", "-");
}

/** Words in a row: `a, b and c`. */
export function listed(words: readonly string[], last = "and"): string {
  return words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1) ?? ""}`;
}

/** A number with its thousands apart. */
export const count = (number: number): string => String(number).replaceAll(/\B(?=(\d{3})+$)/g, ",");
