// What json-schema-to-typescript imports from Node and prettier, for pages: it reads no files there and does not format.

const unavailable = (): never => {
  throw new Error("pages have no files");
};

/** The part of a path after its last slash; names of types are made from it. */
export const basename = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

/** The ending of a path, with its dot. */
export const extname = (path: string): string => /(?<=[^/])\.[^./]*$/.exec(path)?.[0] ?? "";

export const deprecate = <Deprecated>(value: Deprecated): Deprecated => value;
export const isDeepStrictEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
export const format = (...values: readonly unknown[]): string => values.map(String).join(" ");
export const [dirname, normalize, readFileSync] = [unavailable, unavailable, unavailable];
export const posix = { join: unavailable, normalize: unavailable };
export const sep = "/";
