// File names for things that can have any name, such as messages: letters, digits, `-`, `_` and `.`, different also where case does not count.

/** Names that Windows keeps for devices. */
const device = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/i;

const isPlain = (name: string): boolean => /^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(name) && !device.test(name) && !name.endsWith(".");

/** Paths of files, without an ending, by name: `tools/list` is in a folder. */
export const pathNames = (names: readonly string[]): ReadonlyMap<string, string> =>
  pageNames(names, (name) => name.split("/").every(isPlain));

/** File names without an ending, by name. A name that is one already keeps it; if two would be the same, the later one gets a number. */
export function pageNames(names: readonly string[], isUsable = isPlain): ReadonlyMap<string, string> {
  const pages = new Map<string, string>();
  const taken = new Set<string>();
  const claim = (name: string, page: string): void => {
    pages.set(name, page);
    taken.add(page.toLowerCase());
  };
  for (const name of names) if (isUsable(name) && !taken.has(name.toLowerCase())) claim(name, name);
  for (const name of names.filter((other) => !pages.has(other))) {
    const words = name.replaceAll(/[^A-Za-z0-9._-]+/g, "-").replaceAll(/^[-._]+|[-._]+$/g, "");
    const base = words === "" || device.test(words) ? `message-${words}`.replace(/-$/, "") : words;
    let page = base;
    for (let number = 2; taken.has(page.toLowerCase()); number++) page = `${base}-${number}`;
    claim(name, page);
  }
  return pages;
}
