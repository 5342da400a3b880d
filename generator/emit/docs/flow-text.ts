// Flows in words, as diagrams and as transcripts with the issues of invalid ones.

import { createConversation, type Deadline, type Flow, type Json, readPath } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import { feedTranscript } from "../../describe/feed-transcript.js";
import { typeInTranscript } from "../../describe/message-parts.js";
import type { FlowModel, ProtocolModel, Transcript } from "../../model/protocol-model.js";
import { anchor, code, docParagraphs, docText, fenced, listed, plainText, tableRows, value } from "../../text/markdown.js";
import { flowStates, sequenceMermaid, stateMermaid, transcriptArrows } from "./diagrams.js";
import { likenessOf, pointerText } from "./example-text.js";
import { issueLink, messageLink, messageLinks, type Page, roleWords, warningLinks } from "./page.js";
import { fieldPath } from "./shape-text.js";

/** Links to some messages; only how many there are if the flow's own page is easier to read. */
const fewMessages = (page: Page, names: readonly string[]): string =>
  names.length > 8
    ? `any of ${names.length} messages`
    : listed(
        names.map((name) => messageLink(page, name)),
        "or",
      );

/** The position of a message type in the flows. */
export function flowNotes(page: Page, name: string): readonly string[] {
  return Object.values(page.model.flows).flatMap((flow) => {
    const next = flow.steps[name] ?? [];
    const before = Object.keys(flow.steps).filter((other) => flow.steps[other]?.includes(name));
    const notes = [
      ...(flow.start.includes(name) ? ["starts the flow"] : []),
      ...(before.length === 0 ? [] : [`follows ${fewMessages(page, before)}`]),
      ...(next.length === 0 ? [] : [`is followed by ${fewMessages(page, next)}`]),
      ...(flow.end.includes(name) ? ["ends the flow"] : []),
      ...(flow.anytime.includes(name) ? ["is allowed at any time"] : []),
    ];
    return notes.length === 0 ? [] : [`[${flow.name}](${page.up}flows.md#${anchor(flow.name)}): ${listed(notes)}`];
  });
}

/** Which messages belong to one run of a flow. */
function keyWords({ key }: FlowModel): string {
  if (key === "thread") return "in the same thread";
  return key === "connection" ? "of the same connection" : `with the same ${listed(key.map(fieldPath))}`;
}

/** What the flow that it is inside of means for a flow, and which fields its messages repeat. */
export function nestingWords({ flows }: ProtocolModel, { inside, open, same }: Flow, nameOf = flowLink): string {
  const outer = inside === undefined ? undefined : flows[inside];
  const key =
    outer === undefined || typeof outer.key === "string"
      ? ""
      : ` the one with the same ${listed(outer.key.map(fieldPath))} or, without it,`;
  const words = [
    ...(outer === undefined
      ? []
      : [
          `The messages are only allowed during a run of ${nameOf(outer.name)}:${key} the only one that is open.`,
          open === "allow" ? "When that run ends, runs of this flow end too." : "That run must not end while a run of this flow is open.",
        ]),
    ...(same === undefined
      ? []
      : [`Where a message has ${listed(same.map(fieldPath), "or")}, the value is that of the message that started the run.`]),
  ];
  return words.join(" ");
}

const flowLink = (name: string): string => `[${name}](#${anchor(name)})`;

/** The view of one flow. */
export function flowView(page: Page, flow: FlowModel) {
  const { model } = page;
  const legal = flow.transcripts.filter(({ fault }) => fault === undefined);
  const [first] = legal;
  return {
    name: flow.name,
    doc: docParagraphs(flow.doc),
    key: keyWords(flow),
    nesting: nestingWords(model, flow),
    diagram: fenced(stateMermaid(flowStates(flow, Object.values(model.flows))), "mermaid"),
    sequence: first === undefined ? "" : fenced(sequenceMermaid(transcriptArrows(model, first)), "mermaid"),
    steps: tableRows(stepRows(page, flow)),
    anytime: messageLinks(page, flow.anytime),
    end: listed(
      flow.end.map((name) => messageLink(page, name)),
      "or",
    ),
    refusals: messageLinks(page, flow.refusals ?? []),
    rounds: roundsWords(page, flow),
    deadlines: flow.deadlines.map((deadline) => deadlineWords(model, flow, deadline, (name) => messageLink(page, name))),
    legal: legal.map((transcript) => ({ name: plainText(transcript.name), messages: transcriptWords(page, transcript) })),
    illegal: tableRows(flow.transcripts.filter(({ fault }) => fault !== undefined).map((transcript) => illegalRow(page, transcript))),
  };
}

/** A row per step and sender; messages after which the same ones may follow share their rows. */
function stepRows(page: Page, flow: Flow) {
  const rows = new Map<string, { readonly names: string[]; readonly next: readonly string[]; readonly lenient: readonly string[] }>();
  for (const [name, next] of Object.entries(flow.steps)) {
    const lenient = flow.lenientSteps[name] ?? [];
    const key = JSON.stringify([next, lenient]);
    const row = rows.get(key);
    if (row === undefined) rows.set(key, { names: [name], next, lenient });
    else row.names.push(name);
  }
  return [...rows.values()].flatMap(({ names, next, lenient }) =>
    [...bySender(page, next)].map(([from, sent], index) => ({
      name: listed(
        names.map((name) => messageLink(page, name)),
        "or",
      ),
      next: messageLinks(page, sent),
      from,
      lenient: index === 0 ? messageLinks(page, lenient) : "",
    })),
  );
}

/** Messages by the roles that send them. */
function bySender({ model }: Page, names: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>(names.length === 0 ? [["", []]] : []);
  for (const name of names) {
    const from = roleWords(model, model.messages[name]?.from ?? []);
    found.set(from, [...(found.get(from) ?? []), name]);
  }
  return found;
}

function roundsWords(page: Page, { rounds }: Flow): string {
  if (rounds === undefined) return "";
  const { field, start, openedBy, echoedBy, max } = rounds;
  const limit = max === undefined ? "" : ` ${fieldPath(max)} of the first message limits the number of rounds.`;
  return `${fieldPath(field)} is the number of the round, starting at ${start}: each ${messageLink(page, openedBy)} starts the next round, and ${messageLink(page, echoedBy)} repeats its number.${limit}`;
}

/** Who must send the next message within what time; `nameOf` prints the name of a message. */
export function deadlineWords(
  model: ProtocolModel,
  { steps }: Flow,
  { after, within, level, doc }: Deadline,
  nameOf: (name: string) => string,
): string {
  const verb = level === "hint" ? "should" : "must";
  const senders = new Set(after.flatMap((name) => steps[name] ?? []).flatMap((name) => model.messages[name]?.from ?? []));
  const names = listed(after.map(nameOf), "or");
  const [sender, ...others] = senders;
  const next =
    sender !== undefined && others.length === 0
      ? `the ${sender}'s next message`
      : `the next message${senders.size === 0 ? "" : ` from ${roleWords(model, [...senders])}`}`;
  const words =
    "seconds" in within
      ? `After ${names}, ${next} ${verb} arrive within ${durationWords(within.seconds)}.`
      : `If ${fieldPath(within.field)} is set, ${next} ${verb} arrive within that many seconds after ${names}.`;
  return doc === undefined ? words : `${words} ${docText(doc)}`;
}

function transcriptWords({ model }: Page, transcript: Transcript): string {
  return transcript.messages
    .map((message, index) => {
      const type = typeInTranscript(model, transcript, index);
      return `${index === transcript.fault?.at ? `**${code(type)}**` : code(type)}${overrideWords(model, type, message)}`;
    })
    .join(" → ");
}

/** What a transcript changes in the example of a message, except IDs and times, which always differ. */
function overrideWords(model: ProtocolModel, type: string, message: Json): string {
  const { id, time, replyTo } = model.parts;
  const frame = model.frames?.find(({ name }) => name === model.messages[type]?.frame);
  const paths = [id, time, replyTo, frame?.id, frame?.replyTo].flatMap((path) => (path === undefined ? [] : [[path].flat()]));
  const ignored = new Set(paths.map((path) => `/${path.join("/")}`));
  const { set = {}, drop = [] } = likenessOf(model.messages[type]?.examples ?? [], message) ?? {};
  const words = [
    ...Object.entries(set)
      .filter(([pointer]) => !ignored.has(pointer))
      .flatMap(([pointer, changed]) => relevantParts(model, message, pointer) ?? [`${pointerText(pointer)}: ${value(changed, 40)}`]),
    ...drop.filter((pointer) => !ignored.has(pointer)).map((pointer) => `without ${pointerText(pointer)}`),
  ];
  return words.length === 0 ? "" : ` (${words.join(", ")})`;
}

/** The sender, recipient and acknowledgement inside an object that a transcript adds; undefined if it has none of them. */
function relevantParts({ parts }: ProtocolModel, message: Json, pointer: string): readonly string[] | undefined {
  const paths = [parts.sender, parts.recipient, parts.ack?.wanted, parts.ack?.given].filter((path) => path !== undefined);
  const inside = paths.filter((path) => `/${path.join("/")}`.startsWith(`${pointer}/`) && readPath(message, path) !== undefined);
  return inside.length === 0 ? undefined : inside.map((path) => `${fieldPath(path)}: ${value(readPath(message, path), 40)}`);
}

/** An invalid transcript with the issue that it gives. */
function illegalRow(page: Page, transcript: Transcript) {
  const conversation = createConversation(runnable(page.model));
  const findings = feedTranscript(conversation, transcript);
  const { at = 0, issue = "" } = transcript.fault ?? {};
  const found = findings[at]?.issues.find((candidate) => candidate.code === issue);
  return {
    name: plainText(transcript.name),
    messages: transcriptWords(page, transcript),
    issue: issueLink(page, issue),
    message: found === undefined ? "" : plainText(found.message),
  };
}

/** A transcript outside of flows, with the replies and acknowledgements that are pending after it. */
export function transcriptRow(page: Page, transcript: Transcript) {
  const { awaits, unacknowledged, warnings } = transcript;
  const outcome = [
    ...(awaits === undefined ? [] : [awaits.length === 0 ? "no reply is pending" : `waiting for ${listed(awaits.map(code), "or")}`]),
    ...(unacknowledged === undefined
      ? []
      : [unacknowledged.length === 0 ? "everything is acknowledged" : `not acknowledged: ${unacknowledged.map(code).join(", ")}`]),
    ...(warnings.length === 0 ? [] : [`warnings: ${warningLinks(page, warnings).join(", ")}`]),
  ];
  return { name: plainText(transcript.name), messages: transcriptWords(page, transcript), outcome: outcome.join("; ") };
}

/** A number of seconds as people say it: `a minute`, `2 hours`. */
export function durationWords(seconds: number): string {
  if (seconds % 3600 === 0) return seconds === 3600 ? "an hour" : `${seconds / 3600} hours`;
  return seconds % 60 === 0 ? (seconds === 60 ? "a minute" : `${seconds / 60} minutes`) : `${seconds} seconds`;
}
