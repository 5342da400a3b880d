// Assessments as JSON, for other programs.

import { locateDiagnostic, type Sources } from "../../diagnostics/locate-diagnostics.js";
import type { SpanTable } from "../../model/protocol-model.js";
import type { Assessment } from "../assess-release.js";

export interface JsonItem {
  readonly assessment: Assessment;
  readonly spans: SpanTable;
}

/** All assessments as one JSON text. */
export function renderJson(items: readonly JsonItem[], sources: Sources): string {
  const protocols = items.map(({ assessment, spans }) => {
    const { changes, disagreements, diagnostics, ...rest } = assessment;
    return {
      ...rest,
      changes: changes.map(({ shownBy, facts: _facts, ...change }) => ({
        ...change,
        place: sources.locate(spans.spanOf(change.places.new ?? change.places.old ?? "")),
        shownBy: shownBy.map(({ sender, mode, message, issue }) => ({ sender, mode, message, issue })),
      })),
      disagreements: disagreements.map(({ sender, mode, message, issue }) => ({ sender, mode, message, issue })),
      diagnostics: diagnostics.map((diagnostic) => locateDiagnostic(diagnostic, sources)),
    };
  });
  const ok = items.every(({ assessment }) => assessment.diagnostics.every(({ severity }) => severity !== "error"));
  return JSON.stringify({ ok, protocols }, null, 2);
}
