// The report for people: causes first, with the message that was sent, what came back and the line of the spec.

import { groupCauses, type Cause } from "./causes.js";
import type { BaselineComparison } from "./baseline.js";
import { withoutSecrets, type Withhold } from "./withhold.js";
import type { CheckedRequirement, ConformReport, Verdict } from "./result.js";

export interface TextOptions {
  /** Causes of each outcome that are shown with their message. */
  readonly shown: number;
  readonly paint: (text: string, verdict: Verdict) => string;
  readonly withhold: Withhold;
  /** The command that tests one requirement again. */
  readonly repeat: (id: string) => string;
  readonly baseline?: BaselineComparison | undefined;
}

const verdictWords: Readonly<Record<Verdict, string>> = { fail: "FAIL", lax: "lax ", open: "open", skipped: "skip", pass: "pass" };

/** The lines of the report. */
export function textReport(report: ConformReport, options: TextOptions): readonly string[] {
  const { counts, results } = report;
  const groups = (["fail", "lax", "open", "skipped"] as const).flatMap((verdict) => groupCauses(results, verdict));
  const lines = groups.flatMap(({ verdict, outcome, count, causes }) => {
    const heading = `${options.paint(verdictWords[verdict], verdict)}  ${outcome}`;
    const total = `${plural(count, "requirement")}, ${plural(causes.length, "cause")}`;
    const isDetailed = verdict === "fail" || verdict === "lax";
    const shown = isDetailed ? causes.slice(0, options.shown) : [];
    const hidden = causes.length - shown.length;
    return [
      `${heading.padEnd(80)} ${total}`,
      ...shown.flatMap((cause) => describeCause(cause, options.withhold)),
      ...(isDetailed && hidden > 0 ? [`      … ${hidden} more (--show all)`] : []),
    ];
  });
  const first = results.find(({ verdict }) => verdict === "fail") ?? results.find(({ verdict }) => verdict === "lax");
  const all = results.length;
  const time =
    report.took < 60_000
      ? `${(report.took / 1000).toFixed(1)} s`
      : `${Math.floor(report.took / 60_000)} min ${Math.round((report.took % 60_000) / 1000)} s`;
  return [
    ...lines,
    ...baselineLines(options.baseline),
    `${report.protocol} ${report.role}: ${plural(all, "requirement")}: ${counts.pass} pass, ${counts.lax} lax, ${counts.fail} fail, ${counts.open} open, ${counts.skipped} skipped · ${plural(report.messages, "message")}, ${plural(report.processes, "process", "processes")}, ${time} · seed ${report.seed}`,
    ...(first === undefined ? [] : [`repeat one: ${options.repeat(first.id)}`]),
  ];
}

function describeCause({ what, results }: Cause, withhold: Withhold): readonly string[] {
  const [first] = results as readonly [CheckedRequirement, ...CheckedRequirement[]];
  const messages = [...new Set(results.map(({ message }) => message).filter((name) => name !== ""))];
  const where = messages.length === 0 ? "" : messages.length === 1 ? messages[0]! : `${messages.length} messages`;
  const line = (name: string, text: string | undefined): readonly string[] =>
    text === undefined ? [] : [`        ${name.padEnd(5)} ${cut(withoutSecrets(withhold, text))}`];
  const isDescribed = first.check === "output" || first.check === "order";
  return [
    `      ${what.padEnd(72)} ${where}`,
    ...(isDescribed ? line("issue", first.outcome) : []),
    ...line("sent", first.shrunk ?? first.sent),
    ...line(
      "got",
      first.got ?? (first.sent === undefined ? undefined : `nothing${first.confirmed === true ? ", also in a second process" : ""}`),
    ),
    ...(first.spec === undefined ? [] : [`        spec  ${first.spec.file}:${first.spec.line} ${first.spec.path}`]),
  ];
}

const baselineLines = (baseline: BaselineComparison | undefined): readonly string[] =>
  baseline === undefined
    ? []
    : [
        ...baseline.unexpected.map(({ id, outcome }) => `FAIL  new: ${id} (${outcome})`),
        ...baseline.stale.map((entry) => `FAIL  stale entry of the baseline, remove it: ${entry}`),
        ...baseline.untested.map((entry) => `note  not tested, but in the baseline: ${entry}`),
      ];

/** A text of at most 160 characters. */
const cut = (text: string): string => (text.length > 160 ? `${text.slice(0, 159)}…` : text);

const plural = (count: number, word: string, words = `${word}s`): string => `${count} ${count === 1 ? word : words}`;
