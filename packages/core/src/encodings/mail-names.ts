// Case-insensitive lookup of names.

/** Values by name: in the usual spelling, and in lower case. */
export interface Names<T> {
  readonly exact: ByLength<T>;
  readonly lower: ByLength<T>;
}

/** Names grouped by length: few have the same length, and comparing them is faster than hashing. */
type ByLength<T> = readonly (readonly (readonly [name: string, thing: T])[])[];

/** Prepares names for lookup; if a name occurs several times, the first one is used. */
export function namesOf<T>(entries: readonly (readonly [name: string, thing: T])[]): Names<T> {
  return { exact: byLength(entries), lower: byLength(entries.map(([name, thing]) => [name.toLowerCase(), thing])) };
}

/** Groups names by length; if a name occurs several times, the first one is used. */
export function byLength<T>(entries: readonly (readonly [name: string, thing: T])[]): ByLength<T> {
  const longest = Math.max(0, ...entries.map(([name]) => name.length));
  return Array.from({ length: longest + 1 }, (_, length) => entries.filter(([name]) => name.length === length));
}

/** The value of a name, ignoring case. */
export function findNamed<T>({ exact, lower }: Names<T>, name: string): T | undefined {
  return among(exact, name) ?? among(lower, name.toLowerCase());
}

/** The value of a name in exactly this spelling. */
export function among<T>(things: ByLength<T>, name: string): T | undefined {
  if (name.length < things.length) for (const entry of things[name.length]!) if (entry[0] === name) return entry[1];
  return undefined;
}
