// The words of what a conversion to another version loses, or cannot convert.

import type { Wording } from "../issues.js";
import type { Loss } from "./convert.js";

const losses: Readonly<Record<Loss["kind"], (version: string) => string>> = {
  dropped: (version) => `was omitted, because version ${version} does not have it`,
  merged: (version) => `has the same value in version ${version} as other values`,
  filled: (version) => `was filled in, because version ${version} requires it`,
  "item-dropped": (version) => `was omitted, because version ${version} does not have such items`,
};

/** The value is not shown, because it may be sensitive. */
export const lostInVersion = (kind: Loss["kind"], version: string): Wording => [kind, losses[kind](version)];

export const notInVersion = (version: string, reason: string): Wording => [
  "not-in-version",
  `cannot be converted to version ${version}: ${reason}`,
];
