// A clean-up that runs after a failed set-up must not find anything to destroy.

import { existsSync, mkdirSync, mkdtempSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { removeTemporary } from "./remove-temporary.js";

const temporary = realpathSync(tmpdir());

it("removes a folder that was made for a test, with all that is in it", () => {
  const folder = mkdtempSync(join(temporary, "removed-"));
  mkdirSync(join(folder, "deep/deeper"), { recursive: true });
  removeTemporary(folder);
  expect(existsSync(folder)).toBe(false);
});

// None of these exists, so that even a broken guard would find nothing.
const absent = "no-such-folder-of-the-tests";
it.each([
  ["nothing", ""],
  ["a relative path", absent],
  ["a path that climbs", join("..", absent)],
  ["a path that climbs out of the temporary folder", `${temporary}/../${absent}`],
  ["a folder elsewhere", `/${absent}`],
])("refuses %s", (_case, folder) => {
  expect(() => removeTemporary(folder)).toThrow("is not removed");
});
