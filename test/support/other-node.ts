// A second version of Node for tests, taken from npm and kept in node_modules/.cache.

import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execute, repository } from "./packed.js";
import { removeTemporary } from "./remove-temporary.js";

/** Only its binary is used; as a dependency it would shadow the Node that runs everything. */
const version = "22.23.3";

/** The path of Node 22. */
export function otherNode(): string {
  const cache = join(repository, "node_modules/.cache/wirepact-node");
  const binary = join(cache, `node-${version}`);
  if (existsSync(binary)) return binary;
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), "node-"));
  execute("npm", ["pack", "--silent", "--prefer-offline", `node-${process.platform}-${process.arch}@${version}`], folder);
  execute("tar", ["-xzf", readdirSync(folder)[0]!, "package/bin/node"], folder);
  // Copied first, because the folder for temporary files may be on another disk; renamed, so that nobody sees half of it.
  const copy = `${binary}.${process.pid}`;
  copyFileSync(join(folder, "package/bin/node"), copy);
  chmodSync(copy, 0o755);
  renameSync(copy, binary);
  removeTemporary(folder);
  return binary;
}
