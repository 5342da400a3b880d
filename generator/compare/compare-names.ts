// Compares two records, or two arrays of strings, by name.

export interface NamePairs<T> {
  readonly paired: readonly { readonly name: string; readonly old: T; readonly new: T }[];
  readonly removed: readonly { readonly name: string; readonly old: T }[];
  readonly added: readonly { readonly name: string; readonly new: T }[];
}

/** What two records have in common and what only one of them has. */
export function pairNames<T>(old: Readonly<Record<string, T>>, current: Readonly<Record<string, T>>): NamePairs<T> {
  const has = (record: Readonly<Record<string, T>>, name: string): boolean => Object.hasOwn(record, name);
  return {
    paired: Object.entries(old).flatMap(([name, value]) => (has(current, name) ? [{ name, old: value, new: current[name] as T }] : [])),
    removed: Object.entries(old).flatMap(([name, value]) => (has(current, name) ? [] : [{ name, old: value }])),
    added: Object.entries(current).flatMap(([name, value]) => (has(old, name) ? [] : [{ name, new: value }])),
  };
}

/** Which strings were removed and which were added. */
export function compareNames(
  old: readonly string[] = [],
  current: readonly string[] = [],
): { readonly removed: readonly string[]; readonly added: readonly string[] } {
  return { removed: old.filter((item) => !current.includes(item)), added: current.filter((item) => !old.includes(item)) };
}

/** Which keys were removed from a record and which were added. */
export const compareKeys = (old: object, current: object): ReturnType<typeof compareNames> =>
  compareNames(Object.keys(old), Object.keys(current));
