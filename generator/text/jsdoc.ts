// Text of the spec in generated comments, whatever it contains.

/** Text that cannot end the comment around it. */
export const commentSafe = (text: string): string => text.replaceAll("*/", "* /");

/** A doc comment; empty when there is nothing to say. */
export function jsdoc(text: string | undefined): string {
  if (text === undefined || text === "") return "";
  const lines = commentSafe(text).split(/\r?\n/);
  if (lines.length === 1) return `/** ${lines[0] ?? ""} */`;
  return `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join("\n")}\n */`;
}
