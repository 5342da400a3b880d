// The only way in which these tests remove folders: nothing outside the system's folder for temporary files, whatever a variable holds.

import { realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { isAbsolute, relative, resolve, sep } from "node:path";

/** Removes a folder that was made for a test; throws instead when it is not a folder inside the one for temporary files. */
export function removeTemporary(folder: string): void {
  const way = relative(realpathSync(tmpdir()), folder === "" ? sep : resolve(folder));
  const isInside = way !== "" && !isAbsolute(way) && way.split(sep)[0] !== "..";
  if (!isAbsolute(folder) || !isInside) throw new Error(`"${folder}" is no temporary folder and is not removed`);
  rmSync(folder, { recursive: true, force: true });
}
