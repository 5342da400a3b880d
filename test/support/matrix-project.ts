// Projects of other people that install the packages from a registry, with whatever package manager, run time and libraries they use.

import { execFile, execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, realpathSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { packAll, publishedFolders, repository } from "./packed.js";
import { type Registry, startRegistry } from "./registry.js";
import { removeTemporary } from "./remove-temporary.js";

const execute = promisify(execFile);

/** Runs a program and gives what it printed; the registry answers in the meantime. */
export async function run(
  folder: string,
  [command = "", ...parameters]: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<string> {
  try {
    const { stdout } = await execute(command, parameters, {
      cwd: folder,
      env: { ...process.env, ...environment },
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout;
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { readonly stdout?: string; readonly stderr?: string };
    throw new Error(`${command} ${parameters.join(" ")}\n${stdout}${stderr}`.slice(-6000), { cause: error });
  }
}

/** A registry with the packages of this repository, and with those of the registry that npm uses here. */
export async function publishAll(): Promise<Registry> {
  const uplink = execFileSync("npm", ["config", "get", "registry"], { cwd: repository, encoding: "utf8" }).trim();
  const registry = await startRegistry(uplink);
  const tarballs = [...packAll()].filter(([folder]) => publishedFolders.includes(folder)).map(([, tarball]) => tarball);
  for (const tarball of tarballs) await run(repository, ["npm", "publish", "--ignore-scripts", tarball], registry.environment);
  return registry;
}

export interface MatrixProject {
  readonly folder: string;
  /** Runs a program of the project and gives what it printed. */
  readonly run: (command: readonly string[], environment?: NodeJS.ProcessEnv) => Promise<string>;
  readonly remove: () => void;
}

/** An empty project with these dependencies, the programs of `test/matrix/programs` and the settings of the registry; nothing is installed. */
export function createMatrixProject({ address, environment }: Registry, dependencies: Readonly<Record<string, string>>): MatrixProject {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "matrix-")));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "matrix", private: true, type: "module", dependencies }));
  writeFileSync(join(folder, ".npmrc"), `registry=${address}\n`);
  cpSync(join(repository, "test/matrix/programs"), folder, { recursive: true });
  return {
    folder,
    run: (command, more) => run(folder, command, { ...environment, ...more }),
    remove: () => removeTemporary(folder),
  };
}
