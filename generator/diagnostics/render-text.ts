// Renders diagnostics as text: location, message, code frame, hint and related locations.

import type { Colors } from "picocolors/types.js";
import type { Diagnostic, Severity } from "../model/diagnostic.js";
import { codeFrame } from "./code-frame.js";
import { locateDiagnostic, type SourceLocation, type Sources } from "./locate-diagnostics.js";
import { printable } from "../text/printable.js";

/** The options of the terminal. */
export interface TextStyle {
  readonly colours: Colors;
  /** Width of the terminal in columns. */
  readonly width: number;
}

/** Renders one diagnostic, without a trailing line break. */
export function renderText(diagnostic: Diagnostic, sources: Sources, { colours, width }: TextStyle): string {
  const { location, severity, code, message, hint, related } = locateDiagnostic(diagnostic, sources);
  const at = location === undefined ? "" : `${colours.cyan(printable(shown(location)))} `;
  const lines = [`${at}${paint(severity, colours)} ${colours.dim(code)}: ${printable(message)}`];
  const source = diagnostic.span === undefined ? undefined : sources.text(diagnostic.span.file);
  if (source !== undefined)
    lines.push(
      codeFrame({ ...source, start: diagnostic.span!.start, end: diagnostic.span!.end, colours, width: Math.max(40, width - 12) }),
    );
  if (hint !== undefined) lines.push(`  ${colours.bold("hint:")} ${printable(hint)}`);
  for (const other of related) lines.push(`  ${colours.bold("see:")} ${printable(shown(other.location))} ${printable(other.message)}`);
  return lines.join("\n");
}

/** `2 errors, 1 warning`, or `no errors`. */
export function summarize(diagnostics: readonly Diagnostic[]): string {
  const count = (severity: Severity, noun: string): string[] => {
    const found = diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
    return found === 0 ? [] : [`${found} ${noun}${found === 1 ? "" : "s"}`];
  };
  const parts = [...count("error", "error"), ...count("warning", "warning"), ...count("info", "note")];
  return parts.length === 0 ? "no errors" : parts.join(", ");
}

function shown({ file, line, column }: SourceLocation): string {
  return `${file}:${line}:${column}`;
}

function paint(severity: Severity, colours: Colors): string {
  if (severity === "error") return colours.bold(colours.red("error"));
  return severity === "warning" ? colours.bold(colours.yellow("warning")) : colours.bold(colours.blue("info"));
}
