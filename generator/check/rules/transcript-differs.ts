// Every transcript replays as stated: the issues and warnings of the monitor, and what is still open at the end.

import { createConversation, type Issue } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import { feedTranscript } from "../../describe/feed-transcript.js";
import { typeInTranscript } from "../../describe/message-parts.js";
import type { ProtocolModel, Transcript } from "../../model/protocol-model.js";
import { violation, firstWritten, type CheckRule } from "../check-rule.js";
import { hasKnownDefect } from "../known-defects.js";

export const transcriptDiffers: CheckRule = {
  names: ["transcript-differs"],
  allowable: false,
  check: (context) =>
    locatedTranscripts(context.model).flatMap(({ transcript, location }) => {
      const found = playTranscript(context.model, transcript);
      // An invalid example is reported by another rule.
      if (found === undefined || transcript.messages.some((message) => hasKnownDefect(context, message))) return [];
      const parameters = { transcript: transcript.name, difference: found.difference };
      return [violation(context, "check/transcript-differs", { parameters, ...firstWritten(context, location, found.parts ?? []) })];
    }),
};

function locatedTranscripts(model: ProtocolModel): readonly { readonly transcript: Transcript; readonly location: string }[] {
  const free = model.transcripts.map((transcript) => ({ transcript, location: `transcripts/${transcript.name}` }));
  const inFlows = Object.values(model.flows).flatMap((flow) =>
    flow.transcripts.map((transcript) => ({
      transcript,
      location: `flows/${flow.name}/${transcript.fault === undefined ? "transcripts" : "illegal"}/${transcript.name}`,
    })),
  );
  return [...free, ...inFlows];
}

interface Difference {
  readonly difference: string;
  /** The keys of the transcript to report; the whole transcript if absent. */
  readonly parts?: readonly string[];
}

/** The first difference between a transcript and the results of the monitor. */
function playTranscript(model: ProtocolModel, transcript: Transcript): Difference | undefined {
  const { awaits, unacknowledged, warnings } = transcript;
  const conversation = createConversation(runnable(model), { now: () => new Date(0) });
  const played = feedTranscript(conversation, transcript);
  const found = compareIssues(
    model,
    transcript,
    played.map(({ issues }) => issues),
  );
  if (found !== undefined) return found;
  const seen = played.flatMap((feed) => feed.warnings.map(({ code }) => code));
  if (seen.toSorted().join() !== warnings.toSorted().join())
    return { difference: `: expected the warnings ${listed(warnings)}, got ${listed(seen)}`, parts: ["warnings"] };
  const open = conversation.awaited().flatMap(({ types }) => types);
  if (awaits !== undefined && distinct(open) !== distinct(awaits))
    return { difference: `: expected to await ${listed(awaits)}, got ${listed(open)}`, parts: ["awaits"] };
  const pending = conversation.unacknowledged().map((message) => typeOf(model, message));
  if (unacknowledged !== undefined && pending.toSorted().join() !== unacknowledged.toSorted().join())
    return { difference: `: expected unacknowledged ${listed(unacknowledged)}, got ${listed(pending)}`, parts: ["unacknowledged"] };
  return undefined;
}

/** Compares the issues of the monitor with the stated one; the right issue at another message gets its own message. */
function compareIssues(model: ProtocolModel, transcript: Transcript, byMessage: readonly (readonly Issue[])[]): Difference | undefined {
  const { fault } = transcript;
  const codesAt = (index: number): readonly string[] => (byMessage[index] ?? []).map(({ code }) => code);
  if (fault !== undefined && codesAt(fault.at).length === 0) {
    const actual = byMessage.findIndex((issues) => issues.length > 0);
    if (codesAt(actual).join() === fault.issue)
      return { difference: `: expected ${fault.issue} at index ${fault.at}, got it at index ${actual} (counted from 0)`, parts: ["at"] };
  }
  for (const [index, issues] of byMessage.entries()) {
    const expected = fault?.at === index ? [fault.issue] : [];
    if (codesAt(index).join() === expected.join()) continue;
    const parts = [String(index), `messages/${index}`];
    const at = ` at message ${index + 1} (${typeInTranscript(model, transcript, index)})`;
    if (issues.length === 0) return { difference: `${at}: expected ${listed(expected)}, got no issue`, parts };
    const got = issues.map(({ message }) => message).join("; ");
    const otherwise = expected.length === 0 ? "" : `, expected ${listed(expected)}`;
    return { difference: `${at}: ${got}${otherwise}`, parts };
  }
  return undefined;
}

const typeOf = (model: ProtocolModel, message: unknown): string => String((message as Record<string, unknown>)[model.tag]);

const distinct = (names: readonly string[]): string => [...new Set(names)].toSorted().join();

const listed = (names: readonly string[]): string => (names.length === 0 ? "none" : names.join(", "));
