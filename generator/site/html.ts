// Text as HTML.

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Text in content or in an attribute with quotes. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);

/** Longer names may be broken where one of their parts or words ends. */
const longestName = 16;

/** A name or a piece of code as HTML, which narrow columns can break. */
export const breakable = (name: string): string =>
  name.length > longestName
    ? name
        .split(/(?<=[\w\]][._/])(?=\w)|(?<=[a-z])(?=[A-Z])/)
        .map(escapeHtml)
        .join("<wbr>")
    : escapeHtml(name);
