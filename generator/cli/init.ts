// `wirepact init`: writes a small working project, and says how to go on.

import { readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { InvalidArgumentError } from "commander";
import { isScope } from "../config/load-config.js";
import type { StarterReport } from "../init/write-starter.js";
import type { AddCommand } from "./command.js";
import { showFinding } from "./generate-report.js";

/** Adds the command. */
export const addInitCommand: AddCommand = (program, { terminal, folder, exit }) => {
  program
    .command("init")
    .description("write a small spec, a configuration and scripts into a project")
    .argument("[folder]", "folder of the project; made when it does not exist", ".")
    .option("--scope <scope>", "scope of the packages, such as @acme", (value) => {
      if (!isScope(value)) throw new InvalidArgumentError("a scope is like @acme");
      return value;
    })
    .action(async (place: string, { scope }: { readonly scope?: string }) => {
      const target = resolve(folder, place);
      const { writeStarter } = await import("../init/write-starter.js");
      const started = await writeStarter(target, { scope, tools: toolVersions() });
      if (!("written" in started)) {
        for (const diagnostic of started) showFinding(diagnostic, terminal);
        terminal.print("Nothing was written.");
        return exit(1);
      }
      for (const path of started.written) terminal.print(`${terminal.colours.green("written")}  ${path}`);
      terminal.print(nextSteps(relative(folder, target), started));
    });
};

/** What the scripts of a project run: this generator, and a compiler that knows all options of the packages. */
function toolVersions(): Readonly<Record<string, string>> {
  const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as { readonly version: string };
  return { "@wirepact/generator": `^${version}`, typescript: "^6.0.3" };
}

function nextSteps(way: string, { names, hasOwnCompilation }: StarterReport): string {
  const enter = way === "" ? [] : [[`cd ${quoted(way)}`]];
  const steps = [
    ...enter,
    ["npm install"],
    [`npm run ${names.generate}`, "spec/ -> packages/ and generated/"],
    ["npm install", "links the new packages"],
    [names.test === "test" ? "npm test" : `npm run ${names.test}`, "builds them and runs their smoke tests"],
  ];
  const width = Math.max(20, ...steps.map(([command = ""]) => command.length + 2));
  const lines = steps.map(([command = "", why]) => `  ${why === undefined ? command : `${command.padEnd(width)}# ${why}`}`);
  const kept = hasOwnCompilation
    ? ["", `Your tsconfig.json is as it was; if it takes in packages/, exclude that: \`npm run ${names.build}\` compiles it.`]
    : [];
  return ["", "Next:", ...lines, ...kept].join("\n");
}

/** A path as a shell takes it. */
function quoted(path: string): string {
  if (/^[\w./@-]+$/.test(path)) return path;
  // Double quotes are right for every shell, unless something in them has a meaning.
  return /["$`\\!%]/.test(path) ? `'${path.replaceAll("'", "'\\''")}'` : `"${path}"`;
}
