// Feeds messages to the conversation monitor and collects the issues.

import type { Conversation, EncodingName, ProtocolDescriptor } from "@wirepact/core";
import { placeIssue, type CheckedMessage, type PlacedIssue } from "./check-messages.js";
import { createSpokenConversation, type SpokenProtocols } from "./spoken-protocols.js";

export interface PlayedTranscript {
  readonly messages: number;
  readonly invalid: number;
  /** Issues of the messages and of the flows, in the order of the messages. */
  readonly found: readonly PlacedIssue[];
  readonly conversation: Conversation<unknown>;
  /** The largest message, and the size limit of its encoding if there is one. */
  readonly largest:
    { readonly source: string; readonly line: number; readonly bytes: number; readonly limit: number | undefined } | undefined;
}

/** Feeds every valid message to a monitor; the issues of the flows are those that remain after the last message. */
export function playTranscript(
  protocol: ProtocolDescriptor,
  checked: readonly CheckedMessage[],
  spoken?: SpokenProtocols,
): PlayedTranscript {
  let clock: Date | undefined;
  // A recording has the order of arrival, which does not depend on the clocks of the parties.
  const order = checked.length > 0 && checked.every(({ recorded }) => recorded !== undefined) ? "arrival" : "time";
  const conversation = createSpokenConversation(protocol, spoken, { order, now: () => clock ?? new Date() });
  for (const { message, recorded } of checked) {
    clock = recorded?.at ?? clock;
    if (message !== undefined) conversation.feed(message, recorded === undefined ? {} : { from: recorded.from });
  }
  const findings = new Map(conversation.findings().map((finding) => [finding.message, finding]));
  const found = checked.flatMap(({ origin, message, found: schemaFindings }) => {
    const flow = message === undefined ? undefined : findings.get(message);
    const errors = (flow?.issues ?? []).map((issue) => placeIssue(origin, issue, "error"));
    const warnings = (flow?.warnings ?? []).map((issue) => placeIssue(origin, issue, "warning"));
    return [...schemaFindings, ...errors, ...warnings];
  });
  const invalid = checked.filter(({ message }) => message === undefined).length;
  return { messages: checked.length, invalid, found, conversation, largest: largestOf(protocol, checked) };
}

function largestOf(protocol: ProtocolDescriptor, checked: readonly CheckedMessage[]): PlayedTranscript["largest"] {
  const [first, ...rest] = checked;
  if (first === undefined) return undefined;
  const { origin, bytes } = rest.reduce((most, next) => (next.bytes > most.bytes ? next : most), first);
  const encoding: EncodingName = origin.encoding;
  return { source: origin.source, line: origin.line, bytes, limit: protocol.encodings[encoding]?.maxBytes };
}
