// `wirepact init`: creates a small working project and shows the next steps.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { relative, resolve, sep } from "node:path";
import { InvalidArgumentError } from "commander";
import { isScope } from "../config/load-config.js";
import { compilerRange } from "../init/starter-manifest.js";
import type { StarterReport } from "../init/write-starter.js";
import type { AddCommand } from "./command.js";
import { showFinding } from "./generate-report.js";

/** Adds the command. */
export const addInitCommand: AddCommand = (program, { terminal, folder, exit }) => {
  program
    .command("init")
    .description("add a small spec, a configuration and scripts to a project")
    .argument("[folder]", "folder of the project; created if it does not exist", ".")
    .option("--scope <scope>", "scope of the packages, for example @acme", (value) => {
      if (!isScope(value)) throw new InvalidArgumentError("It must be a scope such as @acme.");
      return value;
    })
    .option("--from <folder>", "install Wirepact from the tarballs in this folder, which `npm run pack` writes, instead of a registry")
    .action(async (place: string, { scope, from }: { readonly scope?: string; readonly from?: string }) => {
      const target = resolve(folder, place);
      const tools = from === undefined ? toolVersions() : packedTools(resolve(folder, from), target);
      if (typeof tools === "string") {
        terminal.printError(`error: ${tools}`);
        return exit(2);
      }
      const { writeStarter } = await import("../init/write-starter.js");
      const started = await writeStarter(target, { scope, tools });
      if (!("written" in started)) {
        for (const diagnostic of started) showFinding(diagnostic, terminal);
        terminal.print("Nothing was written.");
        return exit(1);
      }
      for (const path of started.written) terminal.print(`${terminal.colours.green("written")}  ${path}`);
      terminal.print(nextSteps(relative(folder, target), started));
    });
};

/** The dependencies of the scripts: this generator, and a compiler that supports the options of the packages. */
function toolVersions(): Readonly<Record<string, string>> {
  const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as { readonly version: string };
  return { "@wirepact/generator": `^${version}`, typescript: compilerRange };
}

/** The same dependencies from the tarballs in a folder, with what they need of Wirepact itself; or what is wrong with the folder. */
function packedTools(packed: string, target: string): Readonly<Record<string, string>> | string {
  const files = existsSync(packed) ? readdirSync(packed) : [];
  const names = ["generator", "core", "store"];
  const tarballs = names.map((name) => files.filter((file) => new RegExp(`^wirepact-${name}-\\d.*\\.tgz$`).test(file)));
  const wrong = names.find((_, index) => tarballs[index]!.length !== 1);
  if (wrong !== undefined) {
    const expected = "`npm run pack` in a clone of Wirepact writes the tarballs";
    return `--from must be a folder with exactly one tarball wirepact-${wrong}-<version>.tgz; ${packed} has ${tarballs[names.indexOf(wrong)]!.length}. ${expected}`;
  }
  const path = relative(target, packed).split(sep).join("/");
  const own = names.map((name, index) => [`@wirepact/${name}`, `file:${path}/${tarballs[index]![0]}`]);
  return { ...(Object.fromEntries(own) as Readonly<Record<string, string>>), typescript: compilerRange };
}

function nextSteps(path: string, { names, hasOwnCompilation }: StarterReport): string {
  const enter = path === "" ? [] : [[`cd ${quoted(path)}`]];
  const steps = [
    ...enter,
    ["npm install"],
    [`npm run ${names.generate}`, "spec/ -> packages/ and generated/"],
    ["npm install", "links the new packages"],
    [names.test === "test" ? "npm test" : `npm run ${names.test}`, "builds the packages and runs their smoke tests"],
  ];
  const width = Math.max(20, ...steps.map(([command = ""]) => command.length + 2));
  const lines = steps.map(([command = "", why]) => `  ${why === undefined ? command : `${command.padEnd(width)}# ${why}`}`);
  const kept = hasOwnCompilation
    ? ["", `Your tsconfig.json was not changed. If it includes packages/, exclude that folder: \`npm run ${names.build}\` compiles it.`]
    : [];
  const reference = [
    "",
    "The language reference is in node_modules/@wirepact/generator/dist/language.md; `wirepact explain <code>` explains a diagnostic.",
  ];
  return ["", "Next:", ...lines, ...reference, ...kept].join("\n");
}

/** A path quoted for a shell. */
function quoted(path: string): string {
  if (/^[\w./@-]+$/.test(path)) return path;
  // Double quotes work in every shell, unless the path contains a special character.
  return /["$`\\!%]/.test(path) ? `'${path.replaceAll("'", "'\\''")}'` : `"${path}"`;
}
