// Every transcript plays as it says: what the monitor objects to, what it warns of, and what is still open at the end.

import { createConversation } from "@wirepact/core";
import type { ProtocolModel, Transcript } from "../../model/protocol-model.js";
import { finding, type CheckRule } from "../check-rule.js";

export const transcriptDiffers: CheckRule = {
  names: ["transcript-differs"],
  allowable: false,
  check: (context) =>
    placedTranscripts(context.model).flatMap(({ transcript, place }) => {
      const difference = playTranscript(context.model, transcript);
      if (difference === undefined) return [];
      return [finding(context, "check/transcript-differs", { parameters: { transcript: transcript.name, difference }, place, on: "key" })];
    }),
};

function placedTranscripts(model: ProtocolModel): readonly { readonly transcript: Transcript; readonly place: string }[] {
  const free = model.transcripts.map((transcript) => ({ transcript, place: `transcripts/${transcript.name}` }));
  const inFlows = Object.values(model.flows).flatMap((flow) =>
    flow.transcripts.map((transcript) => ({
      transcript,
      place: `flows/${flow.name}/${transcript.fault === undefined ? "transcripts" : "illegal"}/${transcript.name}`,
    })),
  );
  return [...free, ...inFlows];
}

/** The first difference between a transcript and what the monitor makes of it. */
function playTranscript(model: ProtocolModel, { messages, awaits, unacknowledged, warnings, fault }: Transcript): string | undefined {
  const conversation = createConversation(model, { now: () => new Date(0) });
  const seen: string[] = [];
  for (const [index, message] of messages.entries()) {
    const found = conversation.feed(message);
    seen.push(...found.warnings.map(({ code }) => code));
    const issues = found.issues.map(({ code }) => code);
    const expected = fault?.at === index ? [fault.issue] : [];
    if (issues.join() !== expected.join())
      return `message ${index}: expected ${listed(expected)}, got ${issues.length === 0 ? "none" : found.issues.map((issue) => issue.message).join("; ")}`;
  }
  if (seen.toSorted().join() !== warnings.toSorted().join()) return `expected the warnings ${listed(warnings)}, got ${listed(seen)}`;
  const open = conversation.awaited().flatMap(({ types }) => types);
  if (awaits !== undefined && distinct(open) !== distinct(awaits)) return `it awaits ${listed(open)}, not ${listed(awaits)}`;
  const pending = conversation.unacknowledged().map((message) => String((message as Record<string, unknown>)[model.tag]));
  if (unacknowledged !== undefined && pending.toSorted().join() !== unacknowledged.toSorted().join())
    return `it has unacknowledged ${listed(pending)}, not ${listed(unacknowledged)}`;
  return undefined;
}

const distinct = (names: readonly string[]): string => [...new Set(names)].toSorted().join();

const listed = (names: readonly string[]): string => (names.length === 0 ? "none" : names.join(", "));
