// A part of a long list of tests, so that a run of hours can be made in pieces: `PORTION=3/10` takes the third of ten.

/** Every n-th item from the k-th on, for `PORTION=k/n`; all items without it. */
export function portionOf<T>(items: readonly T[]): readonly T[] {
  const given = process.env["PORTION"];
  if (given === undefined) return items;
  const [, part, parts] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(given)?.map(Number) ?? [];
  if (part === undefined || parts === undefined || part > parts) throw new Error(`PORTION must be k/n with k up to n, got ${given}`);
  return items.filter((_, index) => index % parts === part - 1);
}
