// Assessments as JSON, for other programs.

import { locateDiagnostic, type Sources } from "../../diagnostics/locate-diagnostics.js";
import type { SpanTable } from "../../model/protocol-model.js";
import type { Assessment } from "../assess-release.js";
import type { Counterexample } from "../proof/counterexample.js";
import { describeAffected, versionsOf } from "./describe-change.js";

export interface JsonItem {
  readonly assessment: Assessment;
  readonly spans: SpanTable;
}

/** All assessments as one JSON document. */
export function renderJson(items: readonly JsonItem[], sources: Sources): string {
  const protocols = items.map(({ assessment, spans }) => {
    const { changes, diagnostics, ...rest } = assessment;
    return {
      ...rest,
      changes: changes.map(({ shownBy, facts: _facts, ...change }) => ({
        ...change,
        affected: describeAffected(change, versionsOf(assessment)),
        location: sources.locate(spans.spanOf(change.paths.new ?? change.paths.old ?? "")),
        shownBy: shownBy.map(describeCounterexample),
      })),
      diagnostics: diagnostics.map((diagnostic) => locateDiagnostic(diagnostic, sources)),
    };
  });
  const ok = items.every(({ assessment }) => assessment.diagnostics.every(({ severity }) => severity !== "error"));
  return JSON.stringify({ ok, protocols }, null, 2);
}

/** A message of one release that readers of the other do not understand. */
const describeCounterexample = ({ sender, mode, message, issue }: Counterexample): object => ({
  sender: `${sender} release`,
  reader: `${sender === "old" ? "new" : "old"} release`,
  mode,
  message,
  issue,
});
