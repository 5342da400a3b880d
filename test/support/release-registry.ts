// A registry with the core package, and npm settings that make this process use it.

import { execFile, execFileSync } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { repository } from "./packed.js";
import { startRegistry, type Registry } from "./registry.js";

/** Runs npm; the proxy in front of the registry runs in this process, so npm must run asynchronously. */
export const npm = async (folder: string, ...parameters: readonly string[]): Promise<string> => {
  const { stdout } = await promisify(execFile)("npm", parameters, { cwd: folder, encoding: "utf8", timeout: 600_000 });
  return stdout;
};

/** Runs the TypeScript compiler; returns what it reports. */
export const compile = (folder: string, ...parameters: readonly string[]): string => {
  try {
    return execFileSync(process.execPath, [join(repository, "node_modules/typescript-7/bin/tsc"), ...parameters], {
      cwd: folder,
      encoding: "utf8",
    });
  } catch (error) {
    return (error as { readonly stdout: string }).stdout;
  }
};

export interface ReleaseRegistry extends Registry {
  /** Stops the registry and restores the npm settings of this process. */
  readonly close: () => Promise<void>;
}

/** Starts a registry and publishes the core package. */
export async function openReleaseRegistry(): Promise<ReleaseRegistry> {
  const registry = await startRegistry();
  const before: Record<string, string | undefined> = {};
  for (const [name, value] of Object.entries(registry.environment)) {
    before[name] = process.env[name];
    process.env[name] = value;
  }
  compile(repository, "-b", "packages/core");
  await npm(join(repository, "packages/core"), "publish", "--access", "public");
  return Object.assign(registry, {
    close: async () => {
      for (const [name, value] of Object.entries(before)) {
        if (value === undefined) delete process.env[name];
        else process.env[name] = value;
      }
      await registry.stop();
    },
  });
}
