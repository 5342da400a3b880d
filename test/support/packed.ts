// Packs packages of this repository and installs the tarballs into an empty project outside of it, as somebody else would.

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const repository = fileURLToPath(new URL("../..", import.meta.url));

const compiler = join(repository, "node_modules/typescript-7/bin/tsc");

/** An empty project with some of our packages installed. */
export interface Consumer {
  readonly folder: string;
  readonly write: (path: string, text: string) => void;
  /** Runs a program of the project and gives what it printed. */
  readonly run: (command: string, parameters: readonly string[]) => string;
  /** Compiles the project; throws with what the compiler said. */
  readonly compile: () => void;
  readonly remove: () => void;
}

function execute(command: string, parameters: readonly string[], folder: string): string {
  try {
    return execFileSync(command, parameters, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { readonly stdout?: string; readonly stderr?: string };
    throw new Error(`${command} ${parameters.join(" ")}\n${stdout}${stderr}`, { cause: error });
  }
}

const strictest = {
  target: "ES2022",
  lib: ["ES2023", "DOM"],
  module: "NodeNext",
  moduleResolution: "NodeNext",
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noImplicitOverride: true,
  noPropertyAccessFromIndexSignature: true,
  verbatimModuleSyntax: true,
  skipLibCheck: false,
  outDir: "out",
  rootDir: "src",
};

/** Builds, packs and installs packages by folder name; further packages come from the repository's own node_modules. */
export function installPacked(folders: readonly string[], alsoInstalled: readonly string[] = []): Consumer {
  execute(process.execPath, [compiler, "-b", ...folders.map((folder) => `packages/${folder}`)], repository);
  const folder = mkdtempSync(join(tmpdir(), "consumer-"));
  const tarballs = join(folder, "tarballs");
  mkdirSync(tarballs);
  for (const name of folders)
    execute("npm", ["pack", "--silent", "--ignore-scripts", "--pack-destination", tarballs, `./packages/${name}`], repository);
  for (const name of alsoInstalled)
    execute("npm", ["pack", "--silent", "--ignore-scripts", "--pack-destination", tarballs, `./node_modules/${name}`], repository);
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write("package.json", JSON.stringify({ name: "consumer", private: true, type: "module" }));
  write("tsconfig.json", JSON.stringify({ compilerOptions: strictest, include: ["src"] }));
  const files = readdirSync(tarballs).map((file) => `./tarballs/${file}`);
  execute("npm", ["install", "--offline", "--no-audit", "--no-fund", "--ignore-scripts", ...files], folder);
  return {
    folder,
    write,
    run: (command, parameters) => execute(command, parameters, folder),
    compile: () => void execute(process.execPath, [compiler, "-p", "."], folder),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
