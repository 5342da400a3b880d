// Assessments as JSON, for other programs.

import { locateDiagnostic, type Sources } from "../../diagnostics/locate-diagnostics.js";
import type { Diagnostic } from "../../model/diagnostic.js";
import type { SpanTable } from "../../model/protocol-model.js";
import type { AssessedChange, Assessment } from "../assess-release.js";
import type { Counterexample } from "../proof/counterexample.js";
import type { ConversationExample } from "../proof/replay-conversations.js";
import { affectedBy, whenCodeBreaks, type Versions } from "./describe-break.js";
import { describeReason, describeUpdate, versionsOf } from "./describe-change.js";

export interface JsonItem {
  readonly assessment: Assessment;
  readonly spans: SpanTable;
}

/** All assessments as one JSON document. */
export function renderJson(items: readonly JsonItem[], problems: readonly Diagnostic[], sources: Sources): string {
  const protocols = items.map(({ assessment, spans }) => {
    const { changes, diagnostics, ...rest } = assessment;
    return {
      ...rest,
      reason: describeReason(assessment).join(" ") || undefined,
      update: describeUpdate(assessment),
      changes: changes.map(
        ({ shownBy, conversations = [], scenes = [], facts: _facts, breaks, misreads, unshown: _unshown, ...change }) => ({
          ...change,
          affected: affectedParties({ rule: change.rule, breaks, misreads, shownBy, conversations, scenes }, versionsOf(assessment)),
          location: sources.locate(spans.spanOf(change.paths.new ?? change.paths.old ?? "")),
          shownBy: shownBy.map(describeCounterexample),
          conversations: conversations.map(describeConversation),
          scenes,
        }),
      ),
      diagnostics: diagnostics.map((diagnostic) => locateDiagnostic(diagnostic, sources)),
    };
  });
  const all = [...problems, ...items.flatMap(({ assessment }) => assessment.diagnostics)];
  const ok = all.every(({ severity }) => severity !== "error");
  return JSON.stringify({ ok, diagnostics: problems.map((diagnostic) => locateDiagnostic(diagnostic, sources)), protocols }, null, 2);
}

interface AffectedParty {
  /** `senders of 1.0.0`, `readers of 1.0.0` or `code written for 1.0.0`. */
  readonly who: string;
  readonly how: string;
  /** Whether a message of `shownBy`, one of `conversations` or one of `scenes` shows it; a program in `scenes` shows what happens to code. */
  readonly shown?: boolean;
}

/** Everybody who breaks, and how. */
function affectedParties(change: Parties, { baseline, next }: Versions): readonly AffectedParty[] {
  const { breaks, misreads, shownBy, conversations = [], scenes = [] } = change;
  const party = (affected: "old-senders" | "old-readers", who: string, subject: string, object: string): readonly AffectedParty[] => {
    if (!breaks.includes(affected) && !misreads.includes(affected)) return [];
    const verb = breaks.includes(affected) ? "reject" : "misinterpret";
    const [heard, monitors] =
      affected === "old-senders" ? ["their conversations", `monitors of ${next}`] : [`conversations of ${next}`, "their monitors"];
    const how = conversations.some(({ sender }) => affectedBy[sender] === affected)
      ? `${monitors} do not accept ${heard}`
      : `${subject} ${verb} ${object}`;
    return [
      {
        who: `${who} of ${baseline}`,
        how,
        shown: scenes.length > 0 || [...shownBy, ...conversations].some(({ sender }) => affectedBy[sender] === affected),
      },
    ];
  };
  return [
    ...party("old-senders", "senders", `readers of ${next}`, "their messages"),
    ...party("old-readers", "readers", "they", `messages of senders of ${next}`),
    ...(breaks.includes("source-code") || misreads.includes("source-code")
      ? [{ who: `code written for ${baseline}`, how: `it breaks ${whenCodeBreaks(change)}` }]
      : []),
  ];
}

type Parties = Pick<AssessedChange, "rule" | "breaks" | "misreads" | "shownBy" | "conversations" | "scenes">;

/** A conversation of one release that the monitor of the other does not accept. */
const describeConversation = ({ sender, messages, issue, awaits }: ConversationExample): object => ({
  agents: `${sender} release`,
  monitor: `${sender === "old" ? "new" : "old"} release`,
  messages,
  issue,
  awaits,
});

/** A message of one release that readers of the other do not understand. */
const describeCounterexample = ({ sender, mode, message, text, issue, misread }: Counterexample): object => ({
  sender: `${sender} release`,
  reader: `${sender === "old" ? "new" : "old"} release`,
  mode,
  message,
  text,
  issue,
  misread,
});
