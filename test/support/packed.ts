// Packs the packages of this repository and installs the tarballs into empty projects outside of it, as somebody else would.
// Packing and installing happen once per run; every test file gets a copy of its own.

import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { inject } from "vitest";
import { removeTemporary } from "./remove-temporary.js";
import { makeOnce } from "./shared-folder.js";

export const repository = fileURLToPath(new URL("../..", import.meta.url));

/** The folders of everything that is published. */
export const publishedFolders: readonly string[] = [
  ...readdirSync(join(repository, "packages")).map((name) => `packages/${name}`),
  "generator",
];

const compilers = { "5.4": "typescript-5.4", "5.9": "typescript-5.9", "6": "typescript", "7": "typescript-7" } as const;

export type CompilerVersion = keyof typeof compilers;

/** A project of somebody else with our packages installed. */
export interface Consumer {
  readonly folder: string;
  readonly write: (path: string, text: string) => void;
  /** Runs a program of the project and gives what it printed. */
  readonly run: (command: string, parameters: readonly string[]) => string;
  /** Imports modules of the project one after the other in one process, and gives what each printed. */
  readonly runAll: (node: string, modules: readonly string[]) => Readonly<Record<string, string>>;
  /** Compiles the project; throws with what the compiler said. */
  readonly compile: (options?: { readonly version?: CompilerVersion; readonly project?: string }) => void;
  /** Makes a package of the repository's own node_modules available. */
  readonly borrow: (name: string) => void;
  readonly remove: () => void;
}

/** Runs a program; throws with everything it said when it fails. */
export function execute(command: string, parameters: readonly string[], folder: string): string {
  try {
    return execFileSync(command, parameters, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { readonly stdout?: string; readonly stderr?: string };
    throw new Error(`${command} ${parameters.join(" ")}\n${stdout}${stderr}`, { cause: error });
  }
}

const compilerOf = (version: CompilerVersion): string => join(repository, "node_modules", compilers[version], "bin/tsc");

/** The strictest options that the oldest supported compiler knows; neither browser nor Node are taken for granted. */
export const strictest = {
  target: "ES2022",
  lib: ["ES2023"],
  module: "NodeNext",
  moduleResolution: "NodeNext",
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noImplicitOverride: true,
  noImplicitReturns: true,
  noFallthroughCasesInSwitch: true,
  noPropertyAccessFromIndexSignature: true,
  verbatimModuleSyntax: true,
  skipLibCheck: false,
  skipDefaultLibCheck: true,
  outDir: "out",
  rootDir: "src",
};

/** The tarballs of everything that is published, by the folder of the package. */
export function packAll(): ReadonlyMap<string, string> {
  const folder = makeOnce(inject("sharedFolder"), "tarballs", (target) => {
    execute("npm", ["run", "--silent", "build"], repository);
    execute(process.execPath, ["generator/dist/build-tarballs.js", target], repository);
    // What a package needs at run time comes from here too, so that nothing is fetched.
    for (const name of ["js-yaml", "argparse"])
      execute("npm", ["pack", "--silent", "--ignore-scripts", "--pack-destination", target, `./node_modules/${name}`], repository);
  });
  const files = readdirSync(folder);
  const tarballOf = (name: string): string =>
    join(folder, files.find((file) => file.replace(/-\d+\.\d+\.\d+\.tgz$/, "") === name) ?? `${name}.tgz`);
  return new Map([
    ...publishedFolders.map((path): [string, string] => [path, tarballOf(`wirepact-${path.replace("packages/", "")}`)]),
    ...["js-yaml", "argparse"].map((name): [string, string] => [name, tarballOf(name)]),
  ]);
}

/** What the tarball of a package holds, unpacked; it vanishes with the folder of the run. */
export function unpack(folder: string): string {
  const tarball = packAll().get(folder) ?? "";
  const target = makeOnce(
    inject("sharedFolder"),
    `unpacked-${folder.replaceAll("/", "-")}`,
    (empty) => void execute("tar", ["-xzf", tarball], empty),
  );
  return join(target, "package");
}

/** A project with core, store and the packages of all protocols. */
export function installPacked(): Consumer {
  const base = makeOnce(inject("sharedFolder"), "consumer", (folder) => {
    writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "consumer", private: true, type: "module" }));
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: strictest, include: ["src"] }));
    const tarballs = [...packAll()].flatMap(([name, file]) => (name === "generator" ? [] : [file]));
    execute("npm", ["install", "--offline", "--no-audit", "--no-fund", "--ignore-scripts", ...tarballs], folder);
  });
  const folder = mkdtempSync(join(tmpdir(), "consumer-"));
  cpSync(base, folder, { recursive: true });
  return openProject(folder);
}

/** A project with nothing in it but the generator, core and store, and what they declare to need. */
export function installGenerator(): Consumer {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "starter-")));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "starter", private: true, type: "module" }));
  const packed = packAll();
  installOffline(folder, ...["generator", "packages/core", "packages/store"].map((name) => packed.get(name) ?? name));
  return openProject(folder);
}

/** Installs what a project lists, and tarballs; from what npm has kept, wherever it has. */
export function installOffline(folder: string, ...tarballs: readonly string[]): void {
  execute("npm", ["install", "--prefer-offline", "--no-audit", "--no-fund", "--ignore-scripts", ...tarballs], folder);
}

/** Imports what it is told to; one process for all modules saves most of the time. */
const runner = `import { format } from "node:util";
const printed = {};
for (const module of process.argv.slice(2)) {
  const lines = [];
  console.log = (...values) => void lines.push(format(...values));
  await import(module);
  printed[module] = lines.join("\\n");
}
process.stdout.write(JSON.stringify(printed));
`;

/** The project in a folder. */
export function openProject(folder: string): Consumer {
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  return {
    folder,
    write,
    run: (command, parameters) => execute(command, parameters, folder),
    runAll: (node, modules) => {
      write("run-all.mjs", runner);
      return JSON.parse(execute(node, ["run-all.mjs", ...modules], folder)) as Record<string, string>;
    },
    compile: ({ version = "7", project = "." } = {}) => void execute(process.execPath, [compilerOf(version), "-p", project], folder),
    borrow: (name) => {
      mkdirSync(dirname(join(folder, "node_modules", name)), { recursive: true });
      symlinkSync(join(repository, "node_modules", name), join(folder, "node_modules", name));
    },
    remove: () => removeTemporary(folder),
  };
}
