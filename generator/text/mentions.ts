// Which names a piece of TypeScript uses, so that its module imports those and no others, and names that it does not use.

/** Tells whether code mentions a name; comments, strings and names of properties do not count. */
export function mentions(code: string): (name: string) => boolean {
  const bare = code.replaceAll(/\/\*\*[\s\S]*?\*\/|"(?:[^"\\]|\\.)*"/g, "");
  return (name) => new RegExp(`(?<![\\w$.])${name}(?![\\w$]|\\??:)`).test(bare);
}

/** An identifier that is not part of a text, and ends as asked. */
export function unusedName(text: string, ending: string): string {
  let name = ending;
  while (text.includes(name)) name = `X${name}`;
  return name;
}
