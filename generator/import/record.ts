// What a protocol was imported as is recorded beside its file, so that a newer schema can be merged into the edited one.

import { readFileSync } from "node:fs";

/** The path of the record of a protocol file. */
export const recordOf = (file: string): string => `${file}.imported`;

/** The text of a file; undefined if there is none. */
export function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if ((error as { readonly code?: string }).code === "ENOENT") return undefined;
    throw error;
  }
}
