// Packages that a test emits: written to a separate folder, compiled in one strict program, and loaded from their sources.

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { OutputFile } from "../../generator/model/output-file.js";
import { removeTemporary } from "./remove-temporary.js";

const root = fileURLToPath(new URL("../..", import.meta.url));

const compilerOptions = {
  target: "ES2022",
  lib: ["ES2023", "DOM"],
  module: "NodeNext",
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noImplicitReturns: true,
  noFallthroughCasesInSwitch: true,
  noPropertyAccessFromIndexSignature: false,
  noUnusedLocals: true,
  noUnusedParameters: true,
  isolatedDeclarations: true,
  declaration: true,
  verbatimModuleSyntax: true,
  skipLibCheck: false,
  // What TypeScript declares itself takes longer to check than most packages.
  skipDefaultLibCheck: true,
  noEmit: true,
};

export interface EmittedPackages {
  readonly folder: string;
  /** Compiles all packages with a version of TypeScript, by the name of its package; throws with what the compiler said. */
  readonly compile: (compiler?: string) => void;
  /** A module of a package, by its path below the package's sources. */
  readonly load: <Module>(protocol: string, module?: string) => Promise<Module>;
  readonly remove: () => void;
}

/** Writes emitted files below a folder of their own. */
export function writePackages(files: readonly OutputFile[]): EmittedPackages {
  const folder = mkdtempSync(join(tmpdir(), "emitted-"));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const { path, text } of files) write(path, text);
  write("package.json", '{ "type": "module" }');
  write("tsconfig.json", JSON.stringify({ compilerOptions, include: ["packages/*/src"] }));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  return {
    folder,
    compile: (compiler = "typescript-7") => compile(folder, compiler),
    load: (protocol, module = "index") => import(join(folder, "packages", protocol, "src", `${module}.ts`)),
    remove: () => removeTemporary(folder),
  };
}

function compile(folder: string, compiler: string): void {
  try {
    execFileSync(process.execPath, [join(root, "node_modules", compiler, "bin/tsc"), "-p", "."], {
      cwd: folder,
      encoding: "utf8",
      stdio: "pipe",
    });
  } catch (error) {
    throw new Error((error as { readonly stdout?: string }).stdout ?? String(error), { cause: error });
  }
}
