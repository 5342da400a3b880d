// Diagnostics as workflow commands of GitHub, which shows them beside the changed lines.

import type { Diagnostic } from "../model/diagnostic.js";
import { githubCommand } from "./github-command.js";
import { locateDiagnostic, type Sources } from "./locate-diagnostics.js";

/** One diagnostic as one line. */
export function renderGithub(diagnostic: Diagnostic, sources: Sources): string {
  const { severity, code, message, hint, location } = locateDiagnostic(diagnostic, sources);
  const command = severity === "info" ? "notice" : severity;
  const properties: Record<string, string | number> = { title: code };
  if (location !== undefined) {
    properties["file"] = location.file;
    properties["line"] = location.line;
    properties["endLine"] = location.endLine;
    // Columns of a stretch over several lines mean nothing to GitHub.
    if (location.line === location.endLine) Object.assign(properties, { col: location.column, endColumn: location.endColumn });
  }
  return githubCommand(command, properties, hint === undefined ? message : `${message} (${hint})`);
}
