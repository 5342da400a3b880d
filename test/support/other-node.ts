// A second version of Node for tests, taken from npm and kept in node_modules/.cache.

import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { execute, repository } from "./packed.js";

/** Only its binary is used; as a dependency it would shadow the Node that runs everything. */
const version = "22.23.3";

/** The path of Node 22. */
export function otherNode(): string {
  const cache = join(repository, "node_modules/.cache/wirepact-node");
  const binary = join(cache, `node-${version}`);
  if (existsSync(binary)) return binary;
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "unpack-"));
  execute("npm", ["pack", "--silent", "--prefer-offline", `node-${process.platform}-${process.arch}@${version}`], folder);
  execute("tar", ["-xzf", readdirSync(folder)[0]!, "package/bin/node"], folder);
  chmodSync(join(folder, "package/bin/node"), 0o755);
  renameSync(join(folder, "package/bin/node"), binary);
  rmSync(folder, { recursive: true });
  return binary;
}
