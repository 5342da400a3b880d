// Plays messages through the conversation monitor and sums up what is out of place and what is still open.

import { createConversation, type Conversation, type EncodingName, type ProtocolDescriptor } from "@wirepact/core";
import { placeIssue, type JudgedMessage, type PlacedIssue } from "./judge-messages.js";

export interface PlayedTranscript {
  readonly messages: number;
  readonly invalid: number;
  /** Findings of the schema and of the flows, in the order of the messages. */
  readonly found: readonly PlacedIssue[];
  readonly conversation: Conversation<unknown>;
  /** The largest message and, where the encoding has one, the limit. */
  readonly largest:
    { readonly source: string; readonly line: number; readonly bytes: number; readonly limit: number | undefined } | undefined;
}

/** Feeds every valid message to a monitor; the findings of the monitor are those that stand once all messages are known. */
export function playTranscript(protocol: ProtocolDescriptor, judged: readonly JudgedMessage[]): PlayedTranscript {
  const conversation = createConversation(protocol);
  for (const { message } of judged) if (message !== undefined) conversation.feed(message);
  const findings = new Map(conversation.findings().map((finding) => [finding.message, finding]));
  const found = judged.flatMap(({ origin, message, found: schemaFindings }) => {
    const flow = message === undefined ? undefined : findings.get(message);
    const errors = (flow?.issues ?? []).map((issue) => placeIssue(origin, issue, "error"));
    const warnings = (flow?.warnings ?? []).map((issue) => placeIssue(origin, issue, "warning"));
    return [...schemaFindings, ...errors, ...warnings];
  });
  const invalid = judged.filter(({ message }) => message === undefined).length;
  return { messages: judged.length, invalid, found, conversation, largest: largestOf(protocol, judged) };
}

function largestOf(protocol: ProtocolDescriptor, judged: readonly JudgedMessage[]): PlayedTranscript["largest"] {
  const [first, ...rest] = judged;
  if (first === undefined) return undefined;
  const { origin, bytes } = rest.reduce((most, next) => (next.bytes > most.bytes ? next : most), first);
  const encoding: EncodingName = origin.encoding;
  return { source: origin.source, line: origin.line, bytes, limit: protocol.encodings[encoding]?.maxBytes };
}
