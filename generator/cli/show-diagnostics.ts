// Prints diagnostics one after the other, with an empty line after those that take several lines. Many warnings about style must not hide the others.

import type { Sources } from "../diagnostics/locate-diagnostics.js";
import { renderText } from "../diagnostics/render-text.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { Terminal } from "./terminal.js";

/** How many warnings of each rule of `check` are shown. */
const usualMost = 5;

/** Prints diagnostics as text: all but those of a rule that found many, and how many more these are. */
export function showDiagnostics(diagnostics: readonly Diagnostic[], sources: Sources, terminal: Terminal, most = usualMost): void {
  const counts = new Map<string, number>();
  for (const diagnostic of diagnostics) {
    const { code, severity } = diagnostic;
    const count = severity === "error" || !code.startsWith("check/") ? 0 : (counts.get(code) ?? 0) + 1;
    counts.set(code, Math.max(count, counts.get(code) ?? 0));
    if (count > most) continue;
    const text = renderText(diagnostic, sources, terminal);
    terminal.print(text.includes("\n") ? `${text}\n` : text);
  }
  const more = [...counts].flatMap(([code, count]) => (count > most ? [`${count - most} ${code}`] : []));
  if (more.length > 0) terminal.print(`… and ${more.join(", ")}; \`wirepact check --all\` shows them\n`);
}
