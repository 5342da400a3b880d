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
  const longest = Math.max(0, ...[...shown.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  const padding = /^`|`$|^ .* $/.test(shown) || shown === "" ? " " : "";
  return `${fence}${padding}${shown}${padding}${fence}`;
}

/** A value as code, cut short where it is long. */
export function value(data: unknown, most = 80): string {
  const text = JSON.stringify(data) ?? "nothing";
  const characters = [...text];
  // A text is cut inside its quotes, so that nobody takes the cut for its end.
  if (typeof data === "string" && characters.length > most)
    return code(
      JSON.stringify(
        `${Array.from(data)
          .slice(0, most - 3)
          .join("")}…`,
      ),
    );
  return code(characters.length <= most ? text : `${characters.slice(0, most - 1).join("")}…`);
}

/** A block of code; the fence is longer than any inside. */
export function fenced(text: string, language: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
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
