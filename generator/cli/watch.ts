// `wirepact generate --watch`: stays in one warm process and generates again after every save, until it is interrupted.

import { relative, sep } from "node:path";
import { unreachable } from "../unreachable.js";
import { openSession, type Update } from "../watch/session.js";
import { watchFiles } from "../watch/watch-files.js";
import type { CommandContext } from "./command.js";
import type { GenerateFlags } from "./generate.js";
import { hasErrors, showFinding, showFindings, showStage, showTimes } from "./generate-report.js";
import { showSummary } from "./generate-summary.js";

/** Generates on every save. */
export async function generateOnSave(flags: GenerateFlags, context: CommandContext): Promise<void> {
  const { terminal, folder } = context;
  const stopped = terminal.interrupted?.() ?? new AbortController().signal;
  const session = openSession({
    folder,
    spec: flags.spec,
    force: flags.force === true,
    only: flags.only === undefined ? undefined : [flags.only],
    onStage: showStage(terminal),
  });
  let isFirst = true;
  const onChange = async (): Promise<void> => {
    const begun = performance.now();
    const update = await session.update();
    terminal.progress?.("");
    show(update, { flags, context, milliseconds: performance.now() - begun });
    const places = session.watched().map((path) => shownPath(folder, path));
    if (isFirst) terminal.print(`Watching ${places.join(", ")}; Ctrl+C stops.`);
    isFirst = false;
  };
  const isIgnored = (path: string): boolean =>
    relative(folder, path)
      .split(sep)
      .some((name) => foreignFolders.has(name));
  await watchFiles({ paths: session.watched, isIgnored, onChange, stopped });
  terminal.print("Stopped.");
}

const shownPath = (folder: string, path: string): string => relative(folder, path).split(sep).join("/") || ".";

/** Folders in which no spec and no template is looked for; they are large, and some are our own work. */
const foreignFolders = new Set(["node_modules", ".git", "dist"]);

interface Occasion {
  readonly flags: GenerateFlags;
  readonly context: CommandContext;
  readonly milliseconds: number;
}

function show(update: Update, { flags, context: { terminal, folder }, milliseconds }: Occasion): void {
  switch (update.kind) {
    case "same":
      return;
    case "bad-config":
      showFinding(update.diagnostic, terminal);
      return;
    case "generated": {
      const { generation, config, changed } = update;
      const place = { folder, config, terminal };
      for (const path of changed) terminal.print(`${terminal.colours.cyan("changed")}  ${shownPath(folder, path)}`);
      showFindings(generation, place);
      if (hasErrors(generation)) terminal.print("Nothing was written; the next save will be tried again.");
      else if (generation.protocols.length === 0) terminal.print("No errors; nothing to write.");
      else showSummary(generation, terminal, `${Math.round(milliseconds)} ms`);
      if (flags.stats === true) showTimes(generation, terminal);
      return;
    }
    default:
      unreachable(update);
  }
}
