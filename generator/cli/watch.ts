// `wirepact generate --watch`: keeps one process running and generates again after every change, until it is interrupted.

import { relative, sep } from "node:path";
import { findProject, fromProject } from "../config/find-project.js";
import { timeLimit } from "../base/foreign-promise.js";
import { unreachable } from "../base/unreachable.js";
import { openSession, type Update } from "../watch/session.js";
import { watchFiles } from "../watch/watch-files.js";
import type { CommandContext } from "./command.js";
import type { GenerateFlags } from "./generate.js";
import { describeFailure, hasErrors, showFinding, showFindings, showStage, showTimes } from "./generate-report.js";
import { showSummary } from "./generate-summary.js";

/** Generates after every change. */
export async function generateOnSave(flags: GenerateFlags, context: CommandContext): Promise<void> {
  const { terminal, folder } = context;
  const project = findProject(folder);
  const stopped = terminal.interrupted?.() ?? new AbortController().signal;
  const session = openSession({
    folder: project,
    spec: fromProject(project, folder, flags.spec),
    force: flags.force === true,
    only: flags.protocol === undefined ? undefined : [flags.protocol],
    onStage: showStage(terminal),
    limit: () => timeLimit(longestRun, stopped),
  });
  let isFirst = true;
  const onChange = async (): Promise<void> => {
    const begun = performance.now();
    const update = await session.update();
    terminal.progress?.("");
    show(update, { flags, context, milliseconds: performance.now() - begun });
    if (flags.build === true && update.kind === "generated" && !hasErrors(update.generation)) {
      const { buildPackages } = await import("./build-packages.js");
      await buildPackages(update.config.out, terminal, stopped);
    }
    const paths = session.watched().map((path) => shownPath(folder, path));
    if (isFirst) terminal.print(`Watching ${paths.join(", ")}; press Ctrl+C to stop.`);
    isFirst = false;
  };
  const isIgnored = (path: string): boolean =>
    relative(project, path)
      .split(sep)
      .some((name) => ignoredFolders.has(name));
  await watchFiles({ paths: session.watched, isIgnored, onChange, stopped });
  terminal.print("Stopped.");
}

const shownPath = (folder: string, path: string): string => relative(folder, path).split(sep).join("/") || ".";

/** Seconds that the configuration or an emitter of the project may take. */
const longestRun = 60;

/** Folders without specs and templates; they are large, and some are written by wirepact itself. */
const ignoredFolders = new Set(["node_modules", ".git", "dist"]);

interface RunDetails {
  readonly flags: GenerateFlags;
  readonly context: CommandContext;
  readonly milliseconds: number;
}

function show(update: Update, { flags, context: { terminal, folder }, milliseconds }: RunDetails): void {
  switch (update.kind) {
    case "same":
      return;
    case "bad-config":
      showFinding(update.diagnostic, terminal);
      return;
    case "generated": {
      const { generation, config, changed } = update;
      for (const path of changed) terminal.print(`${terminal.colours.cyan("changed")}  ${shownPath(folder, path)}`);
      showFindings(generation, { folder, config, terminal });
      if (hasErrors(generation)) for (const line of describeFailure(generation, false)) terminal.print(line);
      else if (generation.protocols.length === 0) terminal.print("No errors, nothing to write.");
      else showSummary(generation, terminal, `${Math.round(milliseconds)} ms`);
      if (flags.stats === true) showTimes(generation, terminal);
      return;
    }
    default:
      unreachable(update);
  }
}
