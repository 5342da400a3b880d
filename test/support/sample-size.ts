// How thorough a test is: `npm test` tries a quarter of many similar cases, `npm run test:matrix` all of them.

export const isThorough = process.env["THOROUGH"] === "1";

/** How many of a number of similar cases are tried. */
export const sampleSize = (cases: number): number => (isThorough ? cases : Math.ceil(cases / 4));

/** The items that are tried, evenly spread. */
export const sampleOf = <Item>(items: readonly Item[]): readonly Item[] =>
  isThorough ? items : items.filter((_, index) => index % 4 === 0);
