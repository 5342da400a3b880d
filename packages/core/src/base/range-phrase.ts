// Limits of numbers in words.

/** The values that a number may have; undefined when nothing is limited. */
export function rangePhrase(
  min: number | undefined,
  max: number | undefined,
  { number = String }: { readonly number?: (value: number) => string } = {},
): string | undefined {
  if (min === undefined) return max === undefined ? undefined : `at most ${number(max)}`;
  return max === undefined ? `at least ${number(min)}` : `between ${number(min)} and ${number(max)}`;
}
