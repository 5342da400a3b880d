// What the conversation playground says about a transcript: the issues of its lines, the state of each flow, what may follow and what is late.
// Plain data, because long transcripts are played in a worker.

import { createConversation, type Issue, type Json, validateMessage } from "@wirepact/core";
import { findFrame, identify, idIn, idKey } from "@wirepact/core/codegen/frames";
import { transcriptArrows } from "../../emit/docs/diagrams.js";
import type { DrawnArrow } from "../draw-sequence.js";
import type { Mark } from "./editor.js";
import { type ListedIssue, mostListed } from "./check-text.js";
import { latestTime, nextMessage } from "./next-message.js";
import type { PageProtocol } from "./protocol.js";

export interface TranscriptInput {
  /** One JSON message per line. */
  readonly text: string;
  /** How long ago the last message was sent. */
  readonly seconds: number;
}

export interface PlayedRun {
  readonly flow: string;
  readonly ended: boolean;
  readonly expected: readonly string[];
  /** The types of its last message. */
  readonly last: readonly string[];
}

export interface Played {
  readonly issues: readonly ListedIssue[];
  readonly marks: readonly Mark[];
  readonly runs: readonly PlayedRun[];
  /** The messages that may follow: what the open runs expect; if none is open, what starts one. */
  readonly next: readonly string[];
  /** Who sent what to whom; only the last messages of a long transcript. */
  readonly arrows: readonly DrawnArrow[];
  readonly capabilities: readonly { readonly capability: string; readonly role: string; readonly declared: boolean }[];
  readonly awaited: readonly { readonly types: readonly string[]; readonly from: readonly string[] }[];
  /** How many messages there are. */
  readonly count: number;
  /** Whether there are more lines than are played. */
  readonly isCut: boolean;
}

/** Only this many lines are played. */
export const mostLines = 2_000;

/** Only this many messages are drawn. */
const mostArrows = 60;

/** In longer transcripts, a click adds the first example, because finding a better message would take too long. */
const longestAdapted = 200;

function parseLine(line: string): { readonly message: unknown } | undefined {
  try {
    return { message: JSON.parse(line) as unknown };
  } catch {
    return undefined;
  }
}

const notJson: Pick<Issue, "code" | "message"> = { code: "syntax", message: "the line is not valid JSON" };

interface PlayedLine {
  readonly line: number;
  readonly start: number;
  readonly end: number;
  /** Undefined if the line is not valid JSON. */
  readonly message?: unknown;
  /** Read at the end, because later lines can resolve issues of a conversation. */
  readonly found: () => readonly (readonly [Pick<Issue, "code" | "message">, Mark["level"]])[];
}

/** Plays a transcript. */
export function playTranscript({ descriptor }: PageProtocol, { text, seconds }: TranscriptInput): Played {
  const conversation = createConversation(descriptor);
  const played: PlayedLine[] = [];
  const lines = text.split("\n");
  let offset = 0;
  for (const [index, line] of lines.slice(0, mostLines).entries()) {
    const place = { line: index + 1, start: offset, end: offset + line.length };
    offset += line.length + 1;
    if (line.trim() === "") continue;
    const parsed = parseLine(line);
    if (parsed === undefined) {
      played.push({ ...place, found: () => [[notJson, "error"]] });
      continue;
    }
    const { message } = parsed;
    const checked = validateMessage(descriptor, () => false, message, { mode: descriptor.reading.default });
    const invalid = checked.ok ? [] : checked.issues;
    const finding = conversation.feed(message);
    played.push({
      ...place,
      message,
      found: () => [
        ...[...invalid, ...finding.issues].map((issue) => [issue, "error"] as const),
        ...finding.warnings.map((warning) => [warning, "warning"] as const),
      ],
    });
  }
  const runs = conversation.runs();
  const expected = runs.flatMap((run) => (run.ended ? [] : run.expected));
  // A connection has one run of a flow.
  const starts = Object.values(descriptor.flows).flatMap(({ name, start, key, inside }) =>
    inside !== undefined || (key === "connection" && runs.some(({ flow }) => flow === name)) ? [] : start,
  );
  const messages = played.flatMap(({ message }) => (message === undefined ? [] : [message]));
  const last = latestTime(messages, descriptor.parts.time);
  const late = last === undefined ? [] : conversation.late(new Date(last + seconds * 1000));
  return {
    issues: [
      ...played.flatMap(({ line, found }) => found().map(([issue, level]) => listed(issue, level, `line ${line}`))).slice(0, mostListed),
      ...late.map(({ issue, level }) => listed(issue, level === "hint" ? "warning" : "error", undefined)),
    ].slice(0, mostListed),
    marks: played.flatMap(({ start, end, found }) => {
      const levels = found().map(([, level]) => level);
      return levels.length === 0 ? [] : [{ start, end, level: levels.includes("error") ? "error" : "warning" }];
    }),
    runs: runs.map(({ last: message, ...run }) => ({
      flow: run.flow,
      ended: run.ended,
      expected: run.expected,
      last: typesOf(descriptor, message),
    })),
    next: [...new Set(expected.length === 0 ? starts : expected)],
    arrows: arrowsOf(descriptor, played),
    capabilities: conversation.capabilities(),
    awaited: conversation
      .awaited()
      .slice(0, mostListed)
      .map(({ types, from }) => ({ types, from })),
    count: messages.length,
    isCut: lines.length > mostLines,
  };
}

/** Who sent what to whom: results are of the type that their request says. */
function arrowsOf(descriptor: PageProtocol["descriptor"], played: readonly PlayedLine[]): Played["arrows"] {
  const results = new Map<string, string>();
  const typed = played.flatMap(({ message, found }) => {
    if (message === undefined) return [];
    const frame = findFrame(descriptor, message);
    const key = idKey(idIn(frame, message as Readonly<Record<string, unknown>>)) ?? "";
    const own = identify(descriptor, message);
    if (own?.result !== undefined) results.set(key, own.result);
    const type = (frame?.kind === "result" ? results.get(key) : undefined) ?? own?.name;
    return type === undefined ? [] : [{ message: message as Json, type, found }];
  });
  const shown = typed.slice(-mostArrows);
  const arrows = transcriptArrows(descriptor, { messages: shown.map(({ message }) => message), types: shown.map(({ type }) => type) });
  return arrows.map((arrow, index) => ({ ...arrow, invalid: shown[index]!.found().some(([, level]) => level === "error") }));
}

const listed = ({ code, message }: Pick<Issue, "code" | "message">, level: Mark["level"], place: string | undefined): ListedIssue => ({
  code,
  message,
  level,
  place,
});

/** The values of the tags of a message. */
function typesOf({ tag, frames = [] }: PageProtocol["descriptor"], message: unknown): readonly string[] {
  const values = [tag, ...frames.map((frame) => frame.tag ?? "")].map((name) => (message as Readonly<Record<string, unknown>>)[name]);
  return values.filter((value) => typeof value === "string");
}

/** A transcript with a message of a type added, which continues it where it can. */
export function addMessage(protocol: PageProtocol, { text, name }: { readonly text: string; readonly name: string }): string {
  const present = text.split("\n").flatMap((line) => parseLine(line) ?? []);
  const messages = present.map(({ message }) => message);
  const added =
    messages.length > longestAdapted ? (protocol.messages[name]?.examples[0]?.value ?? {}) : nextMessage(protocol, messages, name);
  return `${text}${text === "" || text.endsWith("\n") ? "" : "\n"}${JSON.stringify(added)}\n`;
}
