// Changes of protocols with frames: how messages are distinguished, streams of results, failures, cancellation, progress, timeouts and other messages.

import type { FailureReason, Json } from "@wirepact/core";
import { sameJson } from "@wirepact/core/codegen";
import type { ProtocolModel } from "../../model/protocol-model.js";
import type { ChangeFacts, Effect, FoundChange } from "../change.js";
import type { Comparison } from "../comparison.js";
import { linkChange, otherTags, type OtherTags, pairFrames, sameFrame, type TimeoutChange, timeoutChanges } from "../frames.js";
import { toleratesNewTypes } from "../tolerance.js";
import { withoutWords } from "../without-words.js";
import {
  added,
  affectedIf,
  breaks,
  type Example,
  exceptNegotiated,
  lines,
  minor,
  misreads,
  noAction,
  type ReleaseRule,
  removed,
  setting,
  undo,
} from "./release-rule.js";

const cancel = "cancellation: { message: douse, where: { params.beam: id } }";
const frame = ["flash:", "  doc: A message that asks for nothing.", "  has: [flash]", "  body: flash"];

const frameAdded = lines(["frames:"], ["frames:", ...frame.map((line) => `  ${line}`)]);
const others = "others: { doc: What other lights say. }";
const othersAdded = lines([cancel], [others, cancel]);
const cancellationAdded = lines(["failures:"], [cancel, "failures:"]);
const progressAdded = lines([others], ["progress: { message: glow, where: { params.ray: id } }", others]);
const timeoutShortened: Example = { before: "timeout: 5m", after: "timeout: 30s" };
const until = (value: boolean): Example["before"] => `until: { last: ${value} }`;

const framePaths = { old: "envelope/frames", new: "envelope/frames" };

/** A finding about messages with other tags, with the senders or readers that it breaks. */
const otherMessages = (tags: OtherTags | undefined, conditions: Parameters<typeof affectedIf>[0]): readonly FoundChange[] => {
  if (tags === undefined) return [];
  const { isTyped, example, undecided } = tags;
  const affected = affectedIf({ ...conditions, "source-code": isTyped });
  const facts = { what: "others", ...(isTyped || example === undefined ? {} : { text: example }) };
  return [setting("others", facts, { breaks: affected, otherwise: "minor", undecided })];
};

/** The tags, by an example where not all of them are meant. */
const tagsLike = ({ text }: ChangeFacts): string => `messages with other tags${text === undefined ? "" : `, such as "${text}",`}`;

const timeout = ({ message, before, after }: TimeoutChange, effect: Effect): FoundChange =>
  setting(`messages/${message}/timeout`, { what: message, before: secondsText(before), after: secondsText(after) }, effect);

const secondsText = (seconds: number): string => (seconds === Infinity ? "no timeout" : `${seconds} s`);

export const frameRules: readonly ReleaseRule[] = [
  {
    id: "frame-removed",
    mirror: "frame-added",
    find: (comparison) =>
      removed(
        "envelope/frames",
        pairFrames(comparison).removed.map(({ name }) => name),
        breaks("old-senders", "old-readers", "source-code"),
      ),
    say: ({ what }) => `frame ${what} removed`,
    explain: "New readers do not recognize messages of the frame. Old readers reject other messages that have one of its properties.",
    code: "uses messages of the frame",
    fix: "Keep the frame.",
    example: undo(frameAdded),
  },
  {
    id: "frame-added",
    mirror: "frame-removed",
    find: (comparison) =>
      added(
        "envelope/frames",
        pairFrames(comparison).added.map(({ name }) => name),
        breaks("old-senders", "old-readers"),
      ),
    say: ({ what }) => `frame ${what} added`,
    explain:
      "Old readers do not recognize messages of the frame, and reject them. New readers reject other messages that have one of its properties.",
    fix: "Use one of the existing frames, or release a major version.",
    example: frameAdded,
  },
  {
    id: "frame-changed",
    mirror: "frame-changed",
    find: (comparison) =>
      pairFrames(comparison)
        .paired.filter(({ old, new: current }) => !sameFrame(old, current))
        .map(({ name }) => ({ paths: framePaths, facts: { what: name }, ...breaks("old-senders", "old-readers", "source-code") })),
    say: ({ what }) => `frame ${what} changed`,
    explain: "Senders and readers look for the parts of a message, or for what distinguishes messages, in different properties.",
    code: "uses messages of the frame",
    fix: "Keep the properties of the frame as they are.",
    example: { before: "has: [result]", after: "has: [result, id]" },
  },
  {
    id: "stream-changed",
    mirror: "stream-changed",
    find: ({ messages }) =>
      messages
        .filter(({ old, new: current }) => !sameJson(old.stream ?? null, current.stream ?? null))
        .map(({ new: { name }, paths, use }) => ({
          paths: { old: `${paths.old}/result`, new: `${paths.new}/result` },
          use,
          facts: { what: name },
          ...misreads("old-senders", "old-readers"),
        })),
    say: ({ what }) => `${what}: the end of its results changed`,
    explain: "One side waits for results that never come, or stops before the last one.",
    fix: "Add a new request with the new results.",
    example: { before: until(true), after: until(false) },
  },
  {
    id: "other-messages-rejected",
    mirror: "other-messages-accepted",
    find: (comparison) => otherMessages(otherTags(comparison).removed, { "old-senders": true }),
    say: (facts) => `${tagsLike(facts)} are no longer accepted`,
    explain: "Messages with custom tags from old senders are rejected.",
    code: "handles messages with other tags",
    fix: "Keep `others`, with the same pattern.",
    example: undo(othersAdded),
  },
  {
    id: "other-messages-accepted",
    mirror: "other-messages-rejected",
    find: (comparison) => otherMessages(otherTags(comparison).added, { "old-readers": !toleratesNewTypes(comparison.old, comparison.new) }),
    say: (facts) => `${tagsLike(facts)} are now accepted`,
    explain:
      "New senders may send messages with these tags, which old readers reject. Code that handles the result of decoding must handle them, if there were none before.",
    except: exceptNegotiated,
    code: "handles only the known messages after decoding",
    fix: "Release a major version, or let the parties negotiate the version: old readers reject the messages.",
    example: othersAdded,
  },
  {
    id: "failure-changed",
    mirror: "failure-changed",
    find: (comparison) =>
      failureChanges(comparison).map(({ reason, recognized }) =>
        setting(`failures/${reason}`, { what: reason }, recognized ? minor : misreads("old-readers")),
      ),
    say: ({ what }) => `the error for ${what} changed`,
    explain: "Code of the old release compares the errors that it receives with those that it knows.",
    except: "A different string in a field that takes any string is a minor change, and so is another error that may be sent instead.",
    fix: "Keep the error; put additional information in another field of it.",
    example: { before: "unparsable: { code: 1 }", after: "unparsable: { code: 2 }" },
  },
  {
    id: "cancellation-removed",
    mirror: "cancellation-added",
    find: (comparison) =>
      linkChange(comparison, "cancellation") === "lost" ? [setting("cancellation", { what: "cancellation" }, misreads("old-senders"))] : [],
    say: () => "requests are no longer cancelled as before",
    explain: "Requests that old senders cancel are not cancelled, and their results still arrive.",
    fix: "Keep the cancellation.",
    example: undo(cancellationAdded),
  },
  {
    id: "cancellation-added",
    mirror: "cancellation-removed",
    find: (comparison) =>
      linkChange(comparison, "cancellation") === "gained" ? [setting("cancellation", { what: "cancellation" }, minor)] : [],
    say: () => "requests can be cancelled",
    explain: "Old readers ignore the cancellation and send their result, which new senders have to expect.",
    fix: noAction,
    example: cancellationAdded,
  },
  {
    id: "progress-removed",
    mirror: "progress-added",
    find: (comparison) =>
      linkChange(comparison, "progress") === "lost" ? [setting("progress", { what: "progress" }, misreads("old-senders"))] : [],
    say: () => "progress of requests is no longer noticed as before",
    explain: "Requests whose progress old senders report can time out before they are answered.",
    fix: "Keep the progress.",
    example: undo(progressAdded),
  },
  {
    id: "progress-added",
    mirror: "progress-removed",
    find: (comparison) => (linkChange(comparison, "progress") === "gained" ? [setting("progress", { what: "progress" }, minor)] : []),
    say: () => "progress of requests is noticed",
    explain: "A request does not time out while its progress is reported. Old senders that report none are not affected.",
    fix: noAction,
    example: progressAdded,
  },
  {
    id: "timeout-shortened",
    mirror: "timeout-extended",
    find: (comparison) =>
      timeoutChanges(comparison)
        .filter(({ before, after }) => after < before)
        .map((change) => timeout(change, misreads("old-senders"))),
    say: ({ what, before, after }) => `timeout of ${what} shortened from ${before} to ${after}`,
    explain: "Old senders may answer when new ones have stopped waiting.",
    fix: "Keep the timeout; a call can set a shorter one.",
    example: timeoutShortened,
  },
  {
    id: "timeout-extended",
    mirror: "timeout-shortened",
    find: (comparison) =>
      timeoutChanges(comparison)
        .filter(({ before, after }) => after > before)
        .map((change) => timeout(change, minor)),
    say: ({ what, before, after }) => `timeout of ${what} extended from ${before} to ${after}`,
    explain: "Answers that come later are still accepted.",
    fix: noAction,
    example: undo(timeoutShortened),
  },
];

interface FailureChange {
  readonly reason: FailureReason;
  /** There was no such error, or only words for people are others. */
  readonly recognized: boolean;
}

/** The reason whose error is sent where another one has none. */
const sentInstead: Partial<Readonly<Record<FailureReason, FailureReason>>> = {
  undeclared: "unknownMessage",
  invalidEnvelope: "invalidMessage",
};

/** Every failure for which another error is sent or may be sent. */
function failureChanges({ old, new: current }: Comparison): readonly FailureChange[] {
  const sent = ({ failures = {}, otherFailures = {} }: ProtocolModel, reason: FailureReason) => {
    const used = failures[reason] === undefined ? (sentInstead[reason] ?? reason) : reason;
    return { body: failures[used] ?? null, others: otherFailures[used] ?? [] };
  };
  return (Object.keys({ ...old.failures, ...current.failures }) as FailureReason[]).flatMap((reason) => {
    const [was, is] = [sent(old, reason), sent(current, reason)];
    if (sameJson(was, is)) return [];
    return [{ reason, recognized: was.body === null || sameJson(recognizable(old, was.body), recognizable(current, is.body)) }];
  });
}

/** The body of an error without what is meant for people. */
function recognizable(model: ProtocolModel, body: Json): Json {
  const errors = model.frames?.find(({ kind }) => kind === "error");
  const message = Object.values(model.messages).find((candidate) => candidate.frame === errors?.name);
  const field = message?.shape.fields.find(({ name }) => name === errors?.body);
  const shape = errors?.body === undefined ? message?.shape : field?.shape;
  return shape === undefined ? body : withoutWords(model, shape, body);
}
