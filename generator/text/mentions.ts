// Which names a piece of TypeScript uses, so that its module imports those and no others.

/** Tells whether code mentions a name; comments, strings and names of properties do not count. */
export function mentions(code: string): (name: string) => boolean {
  const bare = code.replaceAll(/\/\*\*[\s\S]*?\*\/|"(?:[^"\\]|\\.)*"/g, "");
  return (name) => new RegExp(`(?<![\\w$.])${name}(?![\\w$]|\\??:)`).test(bare);
}
