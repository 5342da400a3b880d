// Flows in words, as diagrams, and played through: what may follow what, who is waited for, and what the monitor says of a mistake.

import { createConversation, type Deadline, type Flow, type Json, type Path, readPath } from "@wirepact/core";
import type { FlowModel, ProtocolModel, Transcript } from "../../model/protocol-model.js";
import { anchor, code, fenced, listed, paragraphs, plainText, value } from "../../text/markdown.js";
import { likenessOf, pointerText } from "./example-text.js";
import { messageLink, messageLinks, type Page, roleWords } from "./page.js";
import { fieldPath } from "./shape-text.js";

/** What the flows say of one message type, in sentences. */
export function flowNotes(page: Page, name: string): readonly string[] {
  return Object.values(page.model.flows).flatMap((flow) => {
    const next = flow.steps[name] ?? [];
    const before = Object.keys(flow.steps).filter((other) => flow.steps[other]?.includes(name));
    const notes = [
      ...(flow.start.includes(name) ? ["starts it"] : []),
      ...(before.length === 0
        ? []
        : [
            `follows ${listed(
              before.map((other) => messageLink(page, other)),
              "or",
            )}`,
          ]),
      ...(next.length === 0
        ? []
        : [
            `is followed by ${listed(
              next.map((other) => messageLink(page, other)),
              "or",
            )}`,
          ]),
      ...(flow.end.includes(name) ? ["ends it"] : []),
      ...(flow.anytime.includes(name) ? ["may come at any time, without moving it"] : []),
    ];
    return notes.length === 0 ? [] : [`[${flow.name}](${page.up}flows.md#${anchor(flow.name)}): ${listed(notes)}`];
  });
}

/** The view of one flow. */
export function flowView(page: Page, flow: FlowModel) {
  const { model } = page;
  const legal = flow.transcripts.filter(({ fault }) => fault === undefined);
  const [first] = legal;
  return {
    name: flow.name,
    doc: paragraphs(flow.doc),
    key: flow.key === "thread" ? "the thread" : listed(flow.key.map(fieldPath)),
    diagram: stateDiagram(flow),
    sequence: first === undefined ? "" : sequenceDiagram(model, first),
    steps: stepRows(page, flow),
    anytime: messageLinks(page, flow.anytime),
    end: messageLinks(page, flow.end),
    rounds: roundsWords(page, flow),
    deadlines: flow.deadlines.map((deadline) => deadlineWords(page, deadline)),
    legal: legal.map((transcript) => ({ name: plainText(transcript.name), messages: transcriptWords(page, transcript) })),
    illegal: flow.transcripts.filter(({ fault }) => fault !== undefined).map((transcript) => illegalRow(page, transcript)),
  };
}

function stepRows(page: Page, flow: Flow) {
  return Object.entries(flow.steps).map(([name, next]) => ({
    name: messageLink(page, name),
    next: messageLinks(page, next),
    from: roleWords(page.model, [...new Set(next.flatMap((other) => page.model.messages[other]?.from ?? []))]),
    lenient: messageLinks(page, flow.lenientSteps[name] ?? []),
  }));
}

function roundsWords(page: Page, { rounds }: Flow): string {
  if (rounds === undefined) return "";
  const { field, start: first, openedBy: opened, echoedBy: echoed, max: most } = rounds;
  const bound = most === undefined ? "" : ` ${fieldPath(most)} of the first message bounds the rounds.`;
  return `${fieldPath(field)} counts the rounds from ${first}: each ${messageLink(page, opened)} opens the next one, and ${messageLink(page, echoed)} repeats its number.${bound}`;
}

function deadlineWords(page: Page, { after, within, level, doc }: Deadline): string {
  const due = "seconds" in within ? `within ${durationWords(within.seconds)}` : `within the seconds in ${fieldPath(within.field)}`;
  const kind = level === "hint" ? " (a recommendation)" : "";
  return `After ${listed(
    after.map((name) => messageLink(page, name)),
    "or",
  )}, the next message comes ${due}${kind}.${doc === undefined ? "" : ` ${plainText(doc)}`}`;
}

function durationWords(seconds: number): string {
  if (seconds % 3600 === 0) return seconds === 3600 ? "an hour" : `${seconds / 3600} hours`;
  return seconds % 60 === 0 ? (seconds === 60 ? "a minute" : `${seconds / 60} minutes`) : `${seconds} seconds`;
}

/** The flow as states: each message is the state after it, and messages that come and go alike share one. */
function stateDiagram(flow: Flow): string {
  const names = [...new Set([...flow.start, ...Object.entries(flow.steps).flatMap(([name, next]) => [name, ...next]), ...flow.end])];
  const states = new Map<string, string[]>();
  for (const name of names) {
    const before = names.filter((other) => flow.steps[other]?.includes(name));
    const key = JSON.stringify([before, flow.steps[name] ?? [], flow.start.includes(name), flow.end.includes(name)]);
    states.set(key, [...(states.get(key) ?? []), name]);
  }
  const all = [...states.values()];
  const idOf = (name: string): string => `m${all.findIndex((members) => members.includes(name))}`;
  const arrows = [
    ...flow.start.map((name) => `  [*] --> ${idOf(name)}`),
    ...Object.entries(flow.steps).flatMap(([name, next]) => next.map((other) => `  ${idOf(name)} --> ${idOf(other)}`)),
    ...flow.end.map((name) => `  ${idOf(name)} --> [*]`),
  ];
  const lines = ["stateDiagram-v2", ...all.map((members, index) => `  state "${members.join(" / ")}" as m${index}`), ...new Set(arrows)];
  return fenced(lines.join("\n"), "mermaid");
}

/** A transcript as arrows between the roles. */
function sequenceDiagram(model: ProtocolModel, { messages }: Transcript): string {
  const roles = new Map<string, string>();
  const arrows = messages.map((message) => arrowOf(model, message, roles));
  const parties = [...new Set(arrows.flatMap(({ from, to }) => [from, to]))];
  const lines = [
    "sequenceDiagram",
    ...parties.map((role, index) => `  participant r${index} as ${role}`),
    ...arrows.map(({ tag, from, to }) => `  r${parties.indexOf(from)}->>r${parties.indexOf(to)}: ${tag}`),
  ];
  return fenced(lines.join("\n"), "mermaid");
}

/** Who sends a message to whom; what an agent was before decides where a type may be sent by several roles. */
function arrowOf(model: ProtocolModel, message: Json, roles: Map<string, string>): { tag: string; from: string; to: string } {
  const tag = tagOf(model, message);
  const { sender, recipient } = model.parts;
  const roleOf = (path: Path | undefined, allowed: readonly string[]): string => {
    const found = path === undefined ? undefined : readPath(message, path);
    const agent = Array.isArray(found) ? (found[0] as unknown) : found;
    const known = typeof agent === "string" ? roles.get(agent) : undefined;
    const role = known !== undefined && allowed.includes(known) ? known : (allowed[0] ?? "anyone");
    if (typeof agent === "string" && allowed.length === 1) roles.set(agent, role);
    return role;
  };
  const { from = [], to = [] } = model.messages[tag] ?? {};
  return { tag, from: roleOf(sender, from), to: roleOf(recipient, to) };
}

const tagOf = ({ tag }: ProtocolModel, message: Json): string => (message as Readonly<Record<string, string>>)[tag] ?? "";

function transcriptWords({ model }: Page, { messages, fault }: Transcript): string {
  return messages
    .map((message, index) => {
      const tag = code(tagOf(model, message));
      return `${index === fault?.at ? `**${tag}**` : tag}${overrideWords(model, message)}`;
    })
    .join(" → ");
}

/** What a transcript sets in a message beyond its examples; ids and times are set in all of them and say nothing. */
function overrideWords(model: ProtocolModel, message: Json): string {
  const { id, time, replyTo } = model.parts;
  const untold = new Set([id, time, replyTo].flatMap((path) => (path === undefined ? [] : [`/${path.join("/")}`])));
  const { set = {}, drop = [] } = likenessOf(model.messages[tagOf(model, message)]?.examples ?? [], message) ?? {};
  const words = [
    ...Object.entries(set)
      .filter(([pointer]) => !untold.has(pointer))
      .flatMap(([pointer, member]) => tellingParts(model, message, pointer) ?? [`${pointerText(pointer)}: ${value(member, 40)}`]),
    ...drop.filter((pointer) => !untold.has(pointer)).map((pointer) => `no ${pointerText(pointer)}`),
  ];
  return words.length === 0 ? "" : ` (${words.join(", ")})`;
}

/** Of an object that a transcript adds whole, the parts that the monitor goes by; undefined when it has none. */
function tellingParts({ parts }: ProtocolModel, message: Json, pointer: string): readonly string[] | undefined {
  const paths = [parts.sender, parts.recipient, parts.ack?.wanted, parts.ack?.given].filter((path) => path !== undefined);
  const inside = paths.filter((path) => `/${path.join("/")}`.startsWith(`${pointer}/`) && readPath(message, path) !== undefined);
  return inside.length === 0 ? undefined : inside.map((path) => `${fieldPath(path)}: ${value(readPath(message, path), 40)}`);
}

/** A transcript that goes wrong, with what the monitor says at the message at fault. */
function illegalRow(page: Page, transcript: Transcript) {
  const conversation = createConversation(page.model);
  const findings = transcript.messages.map((message) => conversation.feed(message));
  const { at = 0, issue = "" } = transcript.fault ?? {};
  const found = findings[at]?.issues.find((candidate) => candidate.code === issue);
  return {
    name: plainText(transcript.name),
    messages: transcriptWords(page, transcript),
    issue: code(issue),
    says: found === undefined ? "" : plainText(found.message),
  };
}

/** Transcripts that stand beside the flows: who is waited for after them. */
export function transcriptRow(page: Page, transcript: Transcript) {
  const { awaits, unacknowledged, warnings } = transcript;
  const outcome = [
    ...(awaits === undefined ? [] : [awaits.length === 0 ? "nobody is waited for" : `waits for ${listed(awaits.map(code), "or")}`]),
    ...(unacknowledged === undefined
      ? []
      : [unacknowledged.length === 0 ? "nothing is left to acknowledge" : `not acknowledged: ${unacknowledged.map(code).join(", ")}`]),
    ...(warnings.length === 0 ? [] : [`warns: ${warnings.map(code).join(", ")}`]),
  ];
  return { name: plainText(transcript.name), messages: transcriptWords(page, transcript), outcome: outcome.join("; ") };
}
