// The report for people: causes first, with the message that was sent, what came back and the line of the spec.

import type { Path, ProtocolDescriptor } from "@wirepact/core";
import { json } from "@wirepact/core/codegen/json";
import { shownText } from "../inspect/render-issues.js";
import { groupCauses, type Cause } from "./causes.js";
import type { BaselineComparison } from "./baseline.js";
import { createWithhold, type Withhold } from "./withhold.js";
import type { CheckedRequirement, ConformReport, Verdict } from "./result.js";

export interface TextOptions {
  /** Causes of each outcome that are shown with their message. */
  readonly shown: number;
  readonly paint: (text: string, verdict: Verdict) => string;
  readonly protocol: ProtocolDescriptor;
  /** The command that tests one requirement again. */
  readonly repeat: (id: string) => string;
  readonly comparison: BaselineComparison;
  /** The file with known failures. */
  readonly baseline: string | undefined;
}

/** The lines of the report. */
export function textReport(report: ConformReport, options: TextOptions): readonly string[] {
  const { shown, paint, protocol, repeat, comparison, baseline } = options;
  const { known, unexpected } = comparison;
  const tools = { protocol, withhold: createWithhold(protocol) };
  const groups = (["fail", "lax", "known", "open", "skipped"] as const).flatMap((label) => {
    const isMeant = (result: CheckedRequirement): boolean => (known.has(result) ? label === "known" : result.verdict === label);
    const isDetailed = label === "fail" || label === "lax";
    return groupCauses(report.results.filter(isMeant)).map((each) => ({ ...each, label, isDetailed }));
  });
  const lines = groups.flatMap(({ label, outcome, isDetailed, count, causes }) => {
    const detailed = isDetailed ? causes.slice(0, shown) : [];
    const hidden = causes.length - detailed.length;
    return [
      `${paint(labels[label], label === "known" ? "pass" : label)} ${outcome.padEnd(74)} ${plural(count, "requirement")}, ${plural(causes.length, "cause")}`,
      ...detailed.flatMap((cause) => describeCause(cause, tools)),
      ...(isDetailed && hidden > 0 ? [`      … ${hidden} more (--show all)`] : []),
    ];
  });
  const first = groups.find(({ isDetailed }) => isDetailed)?.causes[0]?.results[0];
  return [
    ...lines,
    ...(baseline === undefined ? [] : [...unexpected].map(({ id, outcome }) => `${paint("FAIL", "fail")}  new: ${id} (${outcome})`)),
    ...comparison.stale.map((entry) => `${paint("FAIL", "fail")}  stale entry of ${baseline}, remove it: ${entry}`),
    ...comparison.untested.map((entry) => `note  not tested, but in ${baseline}: ${entry}`),
    summary(report, comparison),
    ...(first === undefined ? [] : [`repeat one: ${repeat(first.id)}`]),
  ];
}

/** What was tested, and with which verdicts. */
export function summary(report: ConformReport, { known }: Pick<BaselineComparison, "known">): string {
  const { counts, took } = report;
  const time = took < 60_000 ? `${(took / 1000).toFixed(1)} s` : `${Math.floor(took / 60_000)} min ${Math.round((took % 60_000) / 1000)} s`;
  const listed = known.size === 0 ? "" : ` (${known.size} known)`;
  return `${report.protocol} ${report.role}: ${plural(report.results.length, "requirement")}: ${counts.pass} pass, ${counts.lax} lax, ${counts.fail} fail${listed}, ${counts.open} open, ${counts.skipped} skipped · ${plural(report.messages, "message")}, ${plural(report.processes, "process", "processes")}, ${time} · seed ${report.seed}`;
}

interface Tools {
  readonly protocol: ProtocolDescriptor;
  readonly withhold: Withhold;
}

function describeCause({ what, results }: Cause, { protocol, withhold }: Tools): readonly string[] {
  const [first] = results as readonly [CheckedRequirement, ...CheckedRequirement[]];
  const { check, outcome, sent, got, errors, path = [], spec } = first;
  const messages = [...new Set(results.map(({ message }) => message).filter((name) => name !== ""))];
  const where = messages.length < 2 ? messages.join("") : `${messages.length} message types`;
  const isSent = sent !== undefined;
  const line = (name: string, text: string, at: Path = []): string =>
    `        ${name.padEnd(5)} ${shownText(cut(withhold(text), protocol, at))}`;
  return [
    `      ${(check === "output" || check === "order" ? shownText(cut(outcome, protocol)) : what).padEnd(72)} ${where}`.trimEnd(),
    ...(isSent ? [line("sent", first.shrunk ?? sent, path)] : []),
    ...(got !== undefined ? [line("got", got, isSent ? [] : path)] : []),
    ...(got === undefined && isSent ? [`        got   nothing${first.confirmed === true ? ", also in a second process" : ""}`] : []),
    ...(errors === undefined
      ? []
      : ["        its standard error:", ...lastLines(errors).map((each) => `          ${shownText(cut(withhold(each), protocol))}`)]),
    ...(spec === undefined ? [] : [`        spec  ${spec.file}:${spec.line} ${spec.path}`]),
  ];
}

const labels = { fail: "FAIL ", lax: "lax  ", known: "known", open: "open ", skipped: "skip " } as const;

const lastLines = (text: string): readonly string[] =>
  text
    .split("\n")
    .filter((each) => each.trim() !== "")
    .slice(-10);

/** The characters of a text that are shown, and how many of them stand before a place in it. */
const [longest, before] = [160, 60];

/** A text, shortened so that the value at a path of a message of JSON is shown, or what should contain it. */
function cut(text: string, protocol: ProtocolDescriptor, path: Path = []): string {
  if (text.length <= longest) return text;
  const reading = path.length === 0 ? undefined : json.read(text, { protocol, mode: "lenient" });
  const offset = reading?.ok === true ? (reading.locate(path, "key")?.offset ?? 0) : 0;
  const start = offset + before < longest ? 0 : Math.min(offset - before, text.length - longest + 1);
  const part = text.slice(start, start + longest - (start > 0 ? 1 : 0));
  return `${start > 0 ? "…" : ""}${start + part.length < text.length ? `${part.slice(0, -1)}…` : part}`;
}

const plural = (count: number, word: string, words = `${word}s`): string => `${count} ${count === 1 ? word : words}`;
