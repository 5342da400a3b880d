// The two forms of versions: semantic ones (1.4.0), and dated ones (2025-06-18), whose later compatible releases are 2025-06-18.1.0.

const dated = /^([0-9]{4})-([0-9]{2})-([0-9]{2})(?:\.([0-9]+)\.([0-9]+))?(-[a-z].*)?$/;

/** Whether a version is a date. */
export const isDated = (version: string): boolean => dated.test(version);

/** The version that messages carry: a date without the number of the release. */
export function carriedVersion(version: string): string {
  return isDated(version) ? version.slice(0, 10) : version;
}

/**
 * The version of the npm package: 20250618.1.0 for 2025-06-18.1.0. The date is the major number, so that `^` never leads to another date,
 * which may break.
 */
export function packageVersion(version: string): string {
  const [, year, month, day, minor = "0", patch = "0", suffix = ""] = dated.exec(version) ?? [];
  return year === undefined ? version : `${year}${month}${day}.${minor}.${patch}${suffix}`;
}

/** Major, minor and patch number; those of a dated version are the ones of its package. */
export function versionNumbers(version: string): readonly [number, number, number] {
  const [major = 0, minor = 0, patch = 0] = packageVersion(version).split(/[-+]/)[0]!.split(".").map(Number);
  return [major, minor, patch];
}

/** A dated version with other numbers after its date. */
export const withRelease = (version: string, minor: number, patch: number): string =>
  minor + patch === 0 ? carriedVersion(version) : `${carriedVersion(version)}.${minor}.${patch}`;
