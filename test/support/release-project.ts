// A small repository of its own with a spec, in which `wirepact` can be run: what somebody has who uses the published generator.

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import picocolors from "picocolors";
import { runProgram } from "../../generator/cli/main.js";
import { repository } from "./packed.js";
import { removeTemporary } from "./remove-temporary.js";

export interface Said {
  readonly code: number;
  readonly said: string;
}

export interface ReleaseProject {
  readonly folder: string;
  readonly read: (path: string) => string;
  readonly write: (path: string, text: string) => void;
  /** Replaces a text that stands in a file once. */
  readonly edit: (path: string, from: string, to: string) => void;
  readonly git: (...parameters: readonly string[]) => string;
  readonly commit: (message: string) => void;
  /** Runs a command of wirepact; gives its exit code and what it said. */
  readonly wirepact: (...parameters: readonly string[]) => Promise<Said>;
  /** The same, with a signal that stands for Ctrl+C. */
  readonly interruptible: (interrupted: AbortSignal, ...parameters: readonly string[]) => Promise<Said>;
  readonly remove: () => void;
}

/** What the packages need to be built, from this repository. */
const tools = ["typescript-7", "fast-check", "publint", "@arethetypeswrong/cli", "@wirepact/core"];

/** Makes a repository with these files in a new folder. */
export function createReleaseProject(files: Readonly<Record<string, string>>, outer = tmpdir()): ReleaseProject {
  const folder = mkdtempSync(join(outer, "release-project-"));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const read = (path: string): string => readFileSync(join(folder, path), "utf8");
  const git = (...parameters: readonly string[]): string =>
    execFileSync("git", parameters, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }).trimEnd();
  for (const tool of tools) {
    mkdirSync(dirname(join(folder, "node_modules", tool)), { recursive: true });
    const source = tool === "@wirepact/core" ? "packages/core" : `node_modules/${tool}`;
    symlinkSync(join(repository, source), join(folder, "node_modules", tool));
  }
  const scripts = { build: "node node_modules/typescript-7/bin/tsc -b" };
  write(
    "package.json",
    JSON.stringify({ name: "harbour", private: true, type: "module", license: "MIT", workspaces: ["packages/*"], scripts }),
  );
  write("tsconfig.json", '{ "files": [], "references": [] }\n');
  write("wirepact.config.js", 'export const config = { scope: "@harbour" };\n');
  write(".gitignore", "node_modules\ndist/\n*.tsbuildinfo\n");
  for (const [path, text] of Object.entries(files)) write(path, text);
  git("init", "--quiet", "--initial-branch=main");
  git("config", "user.name", "Harbour");
  git("remote", "add", "origin", folder);
  git("config", "branch.main.remote", "origin");
  git("config", "branch.main.merge", "refs/heads/main");
  git("config", "user.email", "harbour@example.org");
  return {
    folder,
    read,
    write,
    git,
    edit: (path, from, to) => {
      const text = read(path);
      if (text.split(from).length !== 2) throw new Error(`"${from}" does not stand in ${path} once`);
      write(
        path,
        text.replace(from, () => to),
      );
    },
    commit: (message) => {
      git("add", "--all");
      git("commit", "--quiet", "-m", message);
    },
    wirepact: (...parameters) => run(folder, parameters),
    interruptible: (interrupted, ...parameters) => run(folder, parameters, interrupted),
    remove: () => removeTemporary(folder),
  };
}

async function run(folder: string, parameters: readonly string[], interrupted?: AbortSignal): Promise<Said> {
  const lines: string[] = [];
  const say = (line: string): void => void lines.push(line);
  const terminal = { print: say, printError: say, printRaw: say, colours: picocolors.createColors(false), width: 160 };
  const code = await runProgram(parameters, interrupted === undefined ? terminal : { ...terminal, interrupted: () => interrupted }, folder);
  return { code, said: lines.join("\n") };
}
