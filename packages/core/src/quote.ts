// Values of a message as they may appear in a sentence: quoted, cut short, and without characters that would act on a terminal.

const longest = 60;

/** A value in a few characters; lists and objects are only named. */
export function quote(value: unknown): string {
  switch (typeof value) {
    case "string":
      return quoteText(value);
    case "object":
      return value === null ? "null" : Array.isArray(value) ? "a list" : "an object";
    case "undefined":
      return "nothing";
    case "function":
      return "a function";
    default:
      return String(value);
  }
}

const harmless = /^[ !#-[\]-~]*$/;

/** A text in double quotes. */
export function quoteText(text: string): string {
  if (text.length <= longest && harmless.test(text)) return `"${text}"`;
  return JSON.stringify(shorten(text)).replaceAll(/[\p{Cf}\p{Zl}\p{Zp}\u007f-\u009f]/gu, (character) => {
    return `\\u${character.codePointAt(0)!.toString(16).padStart(4, "0")}`;
  });
}

/** The beginning of a long text, never half a character. */
export function shorten(text: string): string {
  return text.length <= longest ? text : `${text.slice(0, longest).replace(/[\ud800-\udbff]$/, "")}…`;
}
