// `wirepact docs`: builds the site of a spec.

import { dirname, join, resolve } from "node:path";
import type { Compilation } from "../pipeline/compile.js";
import type { ProjectConfig } from "../config/load-config.js";
import { findProject, fromProject } from "../config/find-project.js";
import type { AddCommand, CommandContext } from "./command.js";
import { indexSources } from "../diagnostics/locate-diagnostics.js";
import { showFinding } from "./generate-report.js";
import { secondsSince } from "./generate-summary.js";
import { showDiagnostics } from "./show-diagnostics.js";
import { shownFolder } from "./shown-folder.js";

interface DocsFlags {
  readonly out: string;
  readonly spec?: string;
  readonly watch?: boolean;
  readonly open?: boolean;
}

/** Adds the command. */
export const addDocsCommand: AddCommand = (program, context) => {
  program
    .command("docs")
    .description("build a static site with the docs and playgrounds of the spec")
    .option("--out <folder>", "folder of the site", "site")
    .option("--spec <file>", "root file of the spec (default: the one in the configuration)")
    .option("--watch", "keep running and rebuild after every change")
    .option("--open", "open the site in the browser")
    .action(async (flags: DocsFlags) => {
      if (flags.watch === true) return buildOnSave(flags, context);
      context.exit((await buildFirst(flags, context)) ? 0 : 1);
    });
};

/** Builds the site and opens it if that was asked for. */
async function buildFirst(flags: DocsFlags, context: CommandContext): Promise<boolean> {
  const isBuilt = await buildOnce(flags, context);
  if (isBuilt && flags.open === true) await openSite(join(resolve(context.folder, flags.out), "index.html"), context);
  return isBuilt;
}

/** Builds the site; reports errors, which leave the last good site as it is. */
async function buildOnce(flags: DocsFlags, { terminal, folder }: CommandContext): Promise<boolean> {
  const begun = performance.now();
  const { loadConfig } = await import("../config/load-config.js");
  const config = await loadConfig(findProject(folder), { spec: fromProject(findProject(folder), folder, flags.spec) });
  if ("code" in config) {
    showFinding(config, terminal);
    return false;
  }
  const { compileSpec } = await import("../pipeline/compile.js");
  terminal.progress?.("checking the spec …");
  const compilation = await compileSpec(config.rootFile);
  if (compilation.diagnostics.some(({ severity }) => severity === "error")) {
    showErrors(compilation, config, { terminal, folder });
    return false;
  }
  const [{ makeSite }, { writeSite }] = await Promise.all([import("../site/make-site.js"), import("../site/write-site.js")]);
  terminal.progress?.("building the site …");
  const made = await makeSite(config, compilation);
  if (made.diagnostics.length > 0) {
    showErrors({ diagnostics: made.diagnostics, files: made.sources }, config, { terminal, folder });
    return false;
  }
  const { written, unchanged, deleted, diagnostics } = writeSite(resolve(folder, flags.out), made.files);
  for (const diagnostic of diagnostics) showFinding(diagnostic, terminal);
  if (diagnostics.some(({ severity }) => severity === "error")) {
    terminal.print(written === 0 ? "The site was not changed." : "Run `wirepact docs` again to write the rest of the site.");
    return false;
  }
  terminal.print(
    `${join(flags.out, "index.html")}: ${written} written, ${unchanged} unchanged, ${deleted} deleted (${secondsSince(begun)})`,
  );
  return true;
}

function showErrors(
  { diagnostics, files }: Pick<Compilation, "diagnostics" | "files">,
  { rootFile }: ProjectConfig,
  { terminal, folder }: Pick<CommandContext, "terminal" | "folder">,
): void {
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  showDiagnostics(errors, indexSources(files, shownFolder(folder, dirname(resolve(rootFile)))), terminal);
  terminal.print("The site was not changed.");
}

async function buildOnSave(flags: DocsFlags, context: CommandContext): Promise<void> {
  const { terminal, folder } = context;
  const { loadConfig } = await import("../config/load-config.js");
  const { watchFiles } = await import("../watch/watch-files.js");
  const config = await loadConfig(findProject(folder), { spec: fromProject(findProject(folder), folder, flags.spec) });
  const watched = "code" in config ? [folder] : [dirname(config.rootFile), ...(config.templates === undefined ? [] : [config.templates])];
  let isFirst = true;
  await watchFiles({
    paths: () => watched,
    isIgnored: (path) => /[\\/](?:node_modules|\.git|dist)(?:[\\/]|$)/.test(path),
    // The watcher calls for the first time when it is ready, so that no change is missed.
    onChange: async () => {
      if (!isFirst) return void (await buildOnce(flags, context));
      isFirst = false;
      await buildFirst(flags, context);
      terminal.print("Watching the spec; press Ctrl+C to stop.");
    },
    stopped: terminal.interrupted?.() ?? new AbortController().signal,
  });
  terminal.print("Stopped.");
}

/** Opens a file with the program of the system. */
async function openSite(file: string, { terminal }: CommandContext): Promise<void> {
  const { spawn } = await import("node:child_process");
  const [program = "", ...before] =
    process.platform === "darwin" ? ["open"] : process.platform === "win32" ? ["cmd", "/c", "start", ""] : ["xdg-open"];
  const opened = spawn(program, [...before, file], { stdio: "ignore", detached: true });
  const isOpened = await new Promise<boolean>((settle) => {
    opened.on("error", () => settle(false));
    opened.on("exit", (code) => settle(code === 0));
    // A browser that is started by this command keeps running.
    setTimeout(settle, openTime, true).unref();
  });
  opened.unref();
  if (isOpened) return;
  terminal.printError(`warning: the site could not be opened with ${program}; open ${file} in a browser`);
}

/** How long a program that opens the site may take to say that it cannot, in milliseconds. */
const openTime = 2000;
