// Every transcript plays as it says: what the monitor objects to, what it warns of, and what is still open at the end.

import { createConversation, type Issue } from "@wirepact/core";
import type { ProtocolModel, Transcript } from "../../model/protocol-model.js";
import { finding, firstWritten, type CheckRule } from "../check-rule.js";
import { hasKnownDefect } from "../known-defects.js";

export const transcriptDiffers: CheckRule = {
  names: ["transcript-differs"],
  allowable: false,
  check: (context) =>
    placedTranscripts(context.model).flatMap(({ transcript, place }) => {
      const found = playTranscript(context.model, transcript);
      // A message made from an example that is itself invalid is reported there.
      if (found === undefined || transcript.messages.some((message) => hasKnownDefect(context, message))) return [];
      const parameters = { transcript: transcript.name, difference: found.difference };
      return [finding(context, "check/transcript-differs", { parameters, ...firstWritten(context, place, found.parts ?? []) })];
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

interface Difference {
  readonly difference: string;
  /** The parts of the transcript that may be wrong, when it is not the whole. */
  readonly parts?: readonly string[];
}

/** The first difference between a transcript and what the monitor makes of it. */
function playTranscript(model: ProtocolModel, transcript: Transcript): Difference | undefined {
  const { messages, awaits, unacknowledged, warnings } = transcript;
  const conversation = createConversation(model, { now: () => new Date(0) });
  const played = messages.map((message) => conversation.feed(message));
  const found = compareIssues(
    transcript,
    played.map(({ issues }) => issues),
  );
  if (found !== undefined) return found;
  const seen = played.flatMap((feed) => feed.warnings.map(({ code }) => code));
  if (seen.toSorted().join() !== warnings.toSorted().join())
    return { difference: `expected the warnings ${listed(warnings)}, got ${listed(seen)}`, parts: ["warnings"] };
  const open = conversation.awaited().flatMap(({ types }) => types);
  if (awaits !== undefined && distinct(open) !== distinct(awaits))
    return { difference: `it awaits ${listed(open)}, not ${listed(awaits)}`, parts: ["awaits"] };
  const pending = conversation.unacknowledged().map((message) => String((message as Record<string, unknown>)[model.tag]));
  if (unacknowledged !== undefined && pending.toSorted().join() !== unacknowledged.toSorted().join())
    return { difference: `it has unacknowledged ${listed(pending)}, not ${listed(unacknowledged)}`, parts: ["unacknowledged"] };
  return undefined;
}

/** What the monitor objects to, against what the transcript says; an issue that is right but stands elsewhere is told apart. */
function compareIssues({ fault }: Transcript, byMessage: readonly (readonly Issue[])[]): Difference | undefined {
  const codesAt = (index: number): readonly string[] => (byMessage[index] ?? []).map(({ code }) => code);
  if (fault !== undefined && codesAt(fault.at).length === 0) {
    const actual = byMessage.findIndex((issues) => issues.length > 0);
    if (codesAt(actual).join() === fault.issue)
      return { difference: `${fault.issue} comes at message ${actual}, not at message ${fault.at} (the first is 0)`, parts: ["at"] };
  }
  for (const [index, issues] of byMessage.entries()) {
    const expected = fault?.at === index ? [fault.issue] : [];
    if (codesAt(index).join() === expected.join()) continue;
    const parts = [String(index), `messages/${index}`];
    if (issues.length === 0) return { difference: `nothing is wrong with message ${index}, where it expects ${listed(expected)}`, parts };
    const got = issues.map(({ message }) => message).join("; ");
    const otherwise = expected.length === 0 ? "" : `, where it expects ${listed(expected)}`;
    return { difference: `message ${index} is refused: ${got}${otherwise}`, parts };
  }
  return undefined;
}

const distinct = (names: readonly string[]): string => [...new Set(names)].toSorted().join();

const listed = (names: readonly string[]): string => (names.length === 0 ? "none" : names.join(", "));
