// Prints diagnostics one after the other, with an empty line after those that take several lines. Many warnings of one kind must not hide the others.

import type { Sources } from "../diagnostics/locate-diagnostics.js";
import { renderText } from "../diagnostics/render-text.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { Terminal } from "./terminal.js";

/** How many warnings of each kind are shown. */
const usualMost = 5;

/** Prints diagnostics as text: all errors, the first warnings of each kind, and how many more there are. */
export function showDiagnostics(diagnostics: readonly Diagnostic[], sources: Sources, terminal: Terminal, most = usualMost): void {
  const counts = new Map<string, number>();
  for (const diagnostic of diagnostics) {
    const count = (counts.get(diagnostic.code) ?? 0) + 1;
    counts.set(diagnostic.code, count);
    if (diagnostic.severity !== "error" && count > most) continue;
    const text = renderText(diagnostic, sources, terminal);
    terminal.print(text.includes("\n") ? `${text}\n` : text);
  }
  const isHidden = (code: string): boolean => diagnostics.some((each) => each.code === code && each.severity !== "error");
  const more = [...counts].flatMap(([code, count]) => (count > most && isHidden(code) ? [`${count - most} ${code}`] : []));
  if (more.length > 0) terminal.print(`… and ${more.join(", ")}; \`wirepact check --all\` shows them\n`);
}
