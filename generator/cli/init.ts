// `wirepact init`: writes a small working project, and says how to go on.

import { readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { InvalidArgumentError } from "commander";
import { isScope } from "../config/load-config.js";
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
      const { written, diagnostics } = await writeStarter(target, { scope, tools: toolVersions() });
      for (const diagnostic of diagnostics) showFinding(diagnostic, terminal);
      for (const path of written) terminal.print(`${terminal.colours.green("written")}  ${path}`);
      if (diagnostics.length > 0) terminal.print("Nothing was written.");
      else terminal.print(nextSteps(relative(folder, target)));
      exit(diagnostics.length > 0 ? 1 : 0);
    });
};

/** What the scripts of a project run: this generator, and a compiler that knows all options of the packages. */
function toolVersions(): Readonly<Record<string, string>> {
  const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as { readonly version: string };
  return { "@wirepact/generator": `^${version}`, typescript: "^6.0.3" };
}

function nextSteps(way: string): string {
  const enter = way === "" ? [] : [`  cd ${way}`];
  const steps = [
    "  npm install",
    "  npm run generate    # spec/ -> packages/ and generated/",
    "  npm install         # links the new packages",
    "  npm test            # builds them and runs their smoke tests",
  ];
  return ["", "Next:", ...enter, ...steps].join("\n");
}
