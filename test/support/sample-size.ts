// How thorough a test is: `npm test` tries a few of many similar cases, `npm run test:long` all of them.

export const isThorough = process.env["THOROUGH"] === "1";

/** How many of a number of random cases are tried. */
export const sampleSize = (cases: number): number => (isThorough ? cases : Math.ceil(cases / 10));

/** The items that are tried: the first of each so many. */
export const sampleOf = <Item>(items: readonly Item[], every = 4): readonly Item[] =>
  isThorough ? items : items.filter((_, index) => index % every === 0);
