// Prints what prevents a release: all of its own problems, and the first few errors of the spec.

import type { Sources } from "../diagnostics/locate-diagnostics.js";
import { renderText } from "../diagnostics/render-text.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { Terminal } from "./terminal.js";

/** `wirepact check` shows all errors of the spec. */
const maxShown = 3;

/** Prints problems with their location, those of the spec first. */
export function printProblems(diagnostics: readonly Diagnostic[], sources: Sources, terminal: Terminal): void {
  const isOfSpec = ({ code }: Diagnostic): boolean => !code.startsWith("release/");
  const ofSpec = diagnostics.filter(isOfSpec);
  for (const diagnostic of ofSpec.slice(0, maxShown)) terminal.print(renderText(diagnostic, sources, terminal));
  if (ofSpec.length > maxShown) {
    const more = ofSpec.length - maxShown;
    terminal.print(`… and ${more} more error${more === 1 ? "" : "s"} in the spec; run \`wirepact check\``);
  }
  for (const diagnostic of diagnostics) if (!isOfSpec(diagnostic)) terminal.print(renderText(diagnostic, sources, terminal));
}
