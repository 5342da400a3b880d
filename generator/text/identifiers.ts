// The casing rules of identifiers.

/** The words of a wire name: `task-request`, `BEAD_ACCEPTED` and `taskRequest` are two words each. */
export function splitWords(name: string): readonly string[] {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, "$1 $2")
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== "");
}

/** A word in lower case with a capital. */
export const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** `task-request` as `TaskRequest`. */
export const pascalCase = (name: string): string => splitWords(name).map(capitalised).join("");

/** `task-request` as `taskRequest`. */
export const camelCase = (name: string): string => lowerFirst(pascalCase(name));

/** `task-request` as `TASK_REQUEST`. */
export const constantCase = (name: string): string =>
  splitWords(name)
    .map((word) => word.toUpperCase())
    .join("_");

/** `TaskRequest` as `taskRequest`, the rest untouched. */
export const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

export const upperFirst = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Whether a string is a TypeScript identifier. */
export const isIdentifier = (text: string): boolean => /^[A-Za-z_$][\w$]*$/.test(text);

/** The English plural of a word written in any case. */
export function plural(word: string): string {
  if (/[^aeiou]y$/i.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/i.test(word) ? `${word}es` : `${word}s`;
}
