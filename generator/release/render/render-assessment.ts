// An assessment for a terminal: the next version, the reasons for it, and who breaks with which message.

import type { Colors } from "picocolors/types.js";
import type { Sources } from "../../diagnostics/locate-diagnostics.js";
import type { SpanTable } from "../../model/protocol-model.js";
import type { AssessedChange, Assessment } from "../assess-release.js";
import { affectedSides, describeAdvice, describeRejection, showMessage, type Versions } from "./describe-break.js";
import {
  describeConversations,
  describeDoubt,
  describeExamples,
  describeReason,
  describeReplay,
  describeUpdate,
  describeVerdict,
  listedChanges,
  versionsOf,
} from "./describe-change.js";

export interface TextView {
  readonly colours: Colors;
  readonly sources: Sources;
  readonly spans: SpanTable;
}

/** The other formats show all changes. */
const maxShown = { major: 20, minor: 10, patch: 5 } as const;

/** The whole assessment, without a final line break. */
export function renderAssessment(assessment: Assessment, view: TextView): string {
  const { changes, baseline, verdict } = assessment;
  const versions = versionsOf(assessment);
  const lines = [view.colours.bold(describeVerdict(assessment))];
  for (const level of ["major", "minor", "patch"] as const) {
    const own = listedChanges(changes, level);
    for (const change of own.slice(0, maxShown[level])) lines.push(...renderChange(change, versions, view));
    if (own.length > maxShown[level]) lines.push(`  … and ${own.length - maxShown[level]} more (${level})`);
  }
  const examples = describeExamples(changes);
  if (examples !== undefined) lines.push(`  ${view.colours.bold(view.colours.dim("patch"))} ${examples}`);
  if (baseline !== undefined) lines.push(...describeReason(assessment).map((line) => `  ${line}`));
  const update = describeUpdate(assessment);
  if (update !== undefined) lines.push(`  ${update}`);
  if (baseline !== undefined && verdict !== "none") lines.push(describeReplay(assessment));
  return lines.join("\n");
}

function renderChange(change: AssessedChange, versions: Versions, { colours, sources, spans }: TextView): readonly string[] {
  const { rule, level, message, paths, forbidden } = change;
  const paint = level === "major" ? colours.red : level === "minor" ? colours.yellow : colours.dim;
  const place = sources.locate(spans.spanOf(paths.new ?? paths.old ?? ""));
  const at = `${place.file}:${place.line}:${place.column}`;
  const head = `  ${colours.bold(paint(level.padEnd(5)))} ${colours.dim(rule)}: ${message}  ${colours.cyan(at)}`;
  const advice = describeAdvice(change);
  const last = advice === undefined ? [] : [detail(advice)];
  if (level !== "major" && !forbidden) return [head, ...last];
  return [
    head,
    ...affectedSides(change, versions).flatMap(({ sentence, messages }) => [
      detail(sentence),
      ...messages.flatMap((found) => [
        detail(`  ${showMessage(found.message)}`),
        detail(`  ${colours.dim("->")} ${describeRejection(found, versions)}`),
      ]),
    ]),
    ...describeConversations(change, versions).flatMap(({ title, messages, outcome }) => [
      detail(title),
      ...messages.map((said, index) => detail(`  ${index + 1}. ${said}`)),
      detail(`  ${colours.dim("->")} ${outcome}`),
    ]),
    ...describeDoubt(change, versions).map(detail),
    ...last,
  ];
}

const detail = (text: string): string => `        ${text}`;
