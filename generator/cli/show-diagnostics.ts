// Prints diagnostics one after the other, with an empty line after those that take several lines.

import type { Sources } from "../diagnostics/locate-diagnostics.js";
import { renderText } from "../diagnostics/render-text.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { Terminal } from "./terminal.js";

/** Prints diagnostics as text. */
export function showDiagnostics(diagnostics: readonly Diagnostic[], sources: Sources, terminal: Terminal): void {
  for (const diagnostic of diagnostics) {
    const text = renderText(diagnostic, sources, terminal);
    terminal.print(text.includes("\n") ? `${text}\n` : text);
  }
}
