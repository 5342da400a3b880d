import { posix } from "node:path";
import { expect, it } from "vitest";
import { normalizePath } from "../../../generator/parse/normalize-path.js";

it.each(["a.yaml", "./a.yaml", "types//a.yaml", "types/../a.yaml", "../a.yaml", "../../a/./b.yaml", "a/../..", "/a/../b.yaml", ".", ""])(
  "normalizes %j like Node",
  (path) => {
    expect(normalizePath(path)).toBe(posix.normalize(path));
  },
);
