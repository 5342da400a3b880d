// Diagnostics as a SARIF 2.1.0 log, which code scanning services read.

import type { Diagnostic } from "../model/diagnostic.js";
import { catalog } from "./catalog.js";
import type { CatalogEntry } from "./catalog-entry.js";
import { locateDiagnostic, type SourceLocation, type LocatedDiagnostic, type Sources } from "./locate-diagnostics.js";

/** All diagnostics as one log. */
export function renderSarif(diagnostics: readonly Diagnostic[], sources: Sources): string {
  const located = diagnostics.map((diagnostic) => locateDiagnostic(diagnostic, sources));
  const codes = [...new Set(located.map(({ code }) => code))].sort();
  const log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "wirepact", rules: codes.map(describeRule) } },
        columnKind: "utf16CodeUnits",
        results: located.map((diagnostic) => describeResult(diagnostic, codes)),
      },
    ],
  };
  return JSON.stringify(log, null, 2);
}

function describeRule(code: string): object {
  const { explain, wrong, right } = (catalog as Readonly<Record<string, CatalogEntry<never>>>)[code] ?? {
    explain: code,
    wrong: "",
    right: "",
  };
  return { id: code, fullDescription: { text: explain }, help: { text: `${explain}\n\nWrong:\n${wrong}\n\nRight:\n${right}` } };
}

function describeResult({ code, severity, message, hint, location, related }: LocatedDiagnostic, codes: readonly string[]): object {
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level: severity === "info" ? "note" : severity,
    message: { text: hint === undefined ? message : `${message} (${hint})` },
    locations: location === undefined ? [] : [describeLocation(location)],
    ...(related.length === 0
      ? {}
      : { relatedLocations: related.map((other, id) => ({ id, message: { text: other.message }, ...describeLocation(other.location) })) }),
  };
}

function describeLocation({ file, line, column, endLine, endColumn }: SourceLocation): object {
  const uri = file.split("/").map(encodeURIComponent).join("/");
  return { physicalLocation: { artifactLocation: { uri }, region: { startLine: line, startColumn: column, endLine, endColumn } } };
}
