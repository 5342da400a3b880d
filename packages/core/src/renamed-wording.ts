// A wording with another word for its subject, for optional parts whose words the packages without them do not carry.

import type { Wording } from "./issues.js";

/** The wording with one of its words replaced. */
export const renamed = ([code, text, ...rest]: Wording, word: string, other: string): Wording =>
  [code, text.replace(word, () => other), ...rest] as never;
