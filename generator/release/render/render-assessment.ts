// An assessment for a terminal: on one screen what version it will be, why, who breaks and with which message.

import type { Colors } from "picocolors/types.js";
import type { Sources } from "../../diagnostics/locate-diagnostics.js";
import type { SpanTable } from "../../model/protocol-model.js";
import type { AssessedChange, Assessment } from "../assess-release.js";
import {
  describeRefusal,
  describeReplay,
  describeVerdict,
  describeVictims,
  showMessage,
  versionsOf,
  type Versions,
} from "./describe-change.js";

export interface TextView {
  readonly colours: Colors;
  readonly sources: Sources;
  readonly spans: SpanTable;
}

/** More than this of one kind nobody reads; the other formats hold all. */
const mostShown = { major: 20, minor: 10, patch: 5 } as const;

/** The whole assessment, without a line end. */
export function renderAssessment(assessment: Assessment, view: TextView): string {
  const { changes, baseline, verdict } = assessment;
  const versions = versionsOf(assessment);
  const lines = [view.colours.bold(describeVerdict(assessment))];
  for (const level of ["major", "minor", "patch"] as const) {
    const own = changes.filter((change) => change.level === level);
    for (const change of own.slice(0, mostShown[level])) lines.push(...renderChange(change, versions, view));
    if (own.length > mostShown[level]) lines.push(`  … and ${own.length - mostShown[level]} more (${level})`);
  }
  if (baseline !== undefined && verdict !== "none") lines.push(describeReplay(assessment));
  return lines.join("\n");
}

function renderChange(change: AssessedChange, versions: Versions, { colours, sources, spans }: TextView): readonly string[] {
  const { rule, level, message, places, fix, shownBy, allowed, forbidden, careful } = change;
  const paint = level === "major" ? colours.red : level === "minor" ? colours.yellow : colours.dim;
  const place = sources.locate(spans.spanOf(places.new ?? places.old ?? ""));
  const at = `${place.file}:${place.line}:${place.column}`;
  const head = `  ${colours.bold(paint(level.padEnd(5)))} ${colours.dim(rule)}: ${message}  ${colours.cyan(at)}`;
  if (level !== "major" && !forbidden) return careful ? [head, detail(`Careful: ${fix}`)] : [head];
  const victims = describeVictims(change, versions);
  return [
    head,
    ...(places.old === undefined || places.old === places.new ? [] : [detail(colours.dim(`before: ${places.old}`))]),
    ...(victims === "" ? [] : [detail(victims)]),
    ...shownBy.flatMap((found) => [detail(`  ${showMessage(found.message)}`), detail(`  ${colours.dim("->")} ${describeRefusal(found)}`)]),
    detail(
      allowed === undefined
        ? `Instead: ${fix}`
        : `Allowed${allowed.until === undefined ? "" : ` until ${allowed.until}`}: ${allowed.reason}`,
    ),
  ];
}

const detail = (text: string): string => `        ${text}`;
