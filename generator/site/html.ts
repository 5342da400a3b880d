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

/** The head of the arrows in diagrams. */
export const arrowDefinition =
  '<defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path class="head" d="M0,0L8,4L0,8z"/></marker></defs>';
