// Diagnostics as workflow commands of GitHub, which shows them beside the changed lines.

import type { Diagnostic } from "../model/diagnostic.js";
import { placeDiagnostic, type Sources } from "./place-diagnostics.js";

/** One diagnostic as one line. */
export function renderGithub(diagnostic: Diagnostic, sources: Sources): string {
  const { severity, code, message, hint, place } = placeDiagnostic(diagnostic, sources);
  const command = severity === "info" ? "notice" : severity;
  const properties: Record<string, string | number> = { title: code };
  if (place !== undefined) {
    properties["file"] = place.file;
    properties["line"] = place.line;
    properties["endLine"] = place.endLine;
    // Columns of a stretch over several lines mean nothing to GitHub.
    if (place.line === place.endLine) Object.assign(properties, { col: place.column, endColumn: place.endColumn });
  }
  const listed = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(String(value))}`);
  return `::${command} ${listed.join(",")}::${escapeData(hint === undefined ? message : `${message} (${hint})`)}`;
}

function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
