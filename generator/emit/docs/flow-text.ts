// Flows in words, as diagrams and as transcripts with the issues of invalid ones.

import { createConversation, type Deadline, type Flow, type Json, readPath } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import type { FlowModel, ProtocolModel, Transcript } from "../../model/protocol-model.js";
import { anchor, code, docParagraphs, docText, fenced, listed, plainText, tableRows, value } from "../../text/markdown.js";
import { likenessOf, pointerText } from "./example-text.js";
import { feedTranscript } from "../../describe/feed-transcript.js";
import { typeInTranscript } from "../../describe/message-parts.js";
import { flowStates, sequenceMermaid, stateMermaid, transcriptArrows } from "./diagrams.js";
import { issueLink, messageLink, messageLinks, type Page, roleWords } from "./page.js";
import { fieldPath } from "./shape-text.js";

/** The place of a message type in the flows. */
export function flowNotes(page: Page, name: string): readonly string[] {
  return Object.values(page.model.flows).flatMap((flow) => {
    const next = flow.steps[name] ?? [];
    const before = Object.keys(flow.steps).filter((other) => flow.steps[other]?.includes(name));
    const notes = [
      ...(flow.start.includes(name) ? ["starts the flow"] : []),
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

/** The view of one flow. */
export function flowView(page: Page, flow: FlowModel) {
  const { model } = page;
  const legal = flow.transcripts.filter(({ fault }) => fault === undefined);
  const [first] = legal;
  return {
    name: flow.name,
    doc: docParagraphs(flow.doc),
    key: keyWords(flow),
    diagram: fenced(stateMermaid(flowStates(flow)), "mermaid"),
    sequence: first === undefined ? "" : fenced(sequenceMermaid(transcriptArrows(model, first)), "mermaid"),
    steps: tableRows(stepRows(page, flow)),
    anytime: messageLinks(page, flow.anytime),
    end: listed(
      flow.end.map((name) => messageLink(page, name)),
      "or",
    ),
    rounds: roundsWords(page, flow),
    deadlines: flow.deadlines.map((deadline) => deadlineWords(page, deadline)),
    legal: legal.map((transcript) => ({ name: plainText(transcript.name), messages: transcriptWords(page, transcript) })),
    illegal: tableRows(flow.transcripts.filter(({ fault }) => fault !== undefined).map((transcript) => illegalRow(page, transcript))),
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
  const { field, start, openedBy, echoedBy, max } = rounds;
  const limit = max === undefined ? "" : ` ${fieldPath(max)} of the first message limits the number of rounds.`;
  return `${fieldPath(field)} is the number of the round, starting at ${start}: each ${messageLink(page, openedBy)} starts the next round, and ${messageLink(page, echoedBy)} repeats its number.${limit}`;
}

function deadlineWords(page: Page, { after, within, level, doc }: Deadline): string {
  const due = "seconds" in within ? `within ${durationWords(within.seconds)}` : `within ${fieldPath(within.field)} seconds`;
  const verb = level === "hint" ? "should" : "must";
  return `After ${listed(
    after.map((name) => messageLink(page, name)),
    "or",
  )}, the next message ${verb} follow ${due}.${doc === undefined ? "" : ` ${docText(doc)}`}`;
}

function durationWords(seconds: number): string {
  if (seconds % 3600 === 0) return seconds === 3600 ? "an hour" : `${seconds / 3600} hours`;
  return seconds % 60 === 0 ? (seconds === 60 ? "a minute" : `${seconds / 60} minutes`) : `${seconds} seconds`;
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
    ...(warnings.length === 0 ? [] : [`warnings: ${warnings.map((warning) => issueLink(page, warning)).join(", ")}`]),
  ];
  return { name: plainText(transcript.name), messages: transcriptWords(page, transcript), outcome: outcome.join("; ") };
}
