// Diagnostics for people: place, wording, code frame, hint and related places.

import type { Colors } from "picocolors/types.js";
import type { Diagnostic, Severity } from "../model/diagnostic.js";
import { codeFrame } from "./code-frame.js";
import { placeDiagnostic, type Place, type Sources } from "./place-diagnostics.js";
import { printable } from "./printable.js";

/** How to write for people. */
export interface TextStyle {
  readonly colours: Colors;
  /** Columns of the terminal. */
  readonly width: number;
}

/** One diagnostic as text, without a line break at its end. */
export function renderText(diagnostic: Diagnostic, sources: Sources, { colours, width }: TextStyle): string {
  const { place, severity, code, message, hint, related } = placeDiagnostic(diagnostic, sources);
  const at = place === undefined ? "" : `${colours.cyan(printable(shown(place)))} `;
  const lines = [`${at}${paint(severity, colours)} ${colours.dim(code)}: ${printable(message)}`];
  const source = diagnostic.span === undefined ? undefined : sources.text(diagnostic.span.file);
  if (source !== undefined)
    lines.push(
      codeFrame({ ...source, start: diagnostic.span!.start, end: diagnostic.span!.end, colours, width: Math.max(40, width - 12) }),
    );
  if (hint !== undefined) lines.push(`  ${colours.bold("hint:")} ${printable(hint)}`);
  for (const other of related) lines.push(`  ${colours.bold("see:")} ${printable(shown(other.place))} ${printable(other.message)}`);
  return lines.join("\n");
}

/** `2 errors, 1 warning`, or `no errors`. */
export function summarize(diagnostics: readonly Diagnostic[]): string {
  const count = (severity: Severity, word: string): string[] => {
    const found = diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
    return found === 0 ? [] : [`${found} ${word}${found === 1 ? "" : "s"}`];
  };
  const parts = [...count("error", "error"), ...count("warning", "warning"), ...count("info", "note")];
  return parts.length === 0 ? "no errors" : parts.join(", ");
}

function shown({ file, line, column }: Place): string {
  return `${file}:${line}:${column}`;
}

function paint(severity: Severity, colours: Colors): string {
  if (severity === "error") return colours.bold(colours.red("error"));
  return severity === "warning" ? colours.bold(colours.yellow("warning")) : colours.bold(colours.blue("info"));
}
