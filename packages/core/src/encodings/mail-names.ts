// Things by names that people write in any case.

/** Things by name: as it is usually written, and in lower case. */
export interface Names<T> {
  readonly exact: ByLength<T>;
  readonly lower: ByLength<T>;
}

/** Few names are of the same length, and they are compared faster than hashed. */
type ByLength<T> = readonly (readonly (readonly [name: string, thing: T])[])[];

/** Prepares names to be found; of several that are written alike the first counts. */
export function namesOf<T>(entries: readonly (readonly [name: string, thing: T])[]): Names<T> {
  return { exact: byLength(entries), lower: byLength(entries.map(([name, thing]) => [name.toLowerCase(), thing])) };
}

/** Sorts names by their length; of several that are written alike the first counts. */
export function byLength<T>(entries: readonly (readonly [name: string, thing: T])[]): ByLength<T> {
  const longest = Math.max(0, ...entries.map(([name]) => name.length));
  return Array.from({ length: longest + 1 }, (_, length) => entries.filter(([name]) => name.length === length));
}

/** What a name in any case stands for. */
export function findNamed<T>({ exact, lower }: Names<T>, name: string): T | undefined {
  return among(exact, name) ?? among(lower, name.toLowerCase());
}

/** What a name stands for that is written as it should be. */
export function among<T>(things: ByLength<T>, name: string): T | undefined {
  if (name.length < things.length) for (const entry of things[name.length]!) if (entry[0] === name) return entry[1];
  return undefined;
}
