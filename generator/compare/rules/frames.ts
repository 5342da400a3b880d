// Changes of protocols with frames: how messages are distinguished, streams of results, failures, cancellation and other messages.

import { sameJson } from "@wirepact/core/codegen";
import type { ChangeFacts, FoundChange } from "../change.js";
import type { Comparison } from "../comparison.js";
import { failureChanges } from "../failures.js";
import { cancellationChange, otherTags, pairFrames, sameFrame, type OtherTags } from "../frames.js";
import { toleratesNewTypes } from "../tolerance.js";
import {
  added,
  breaks,
  exceptNegotiated,
  lines,
  minor,
  misreads,
  noAction,
  removed,
  setting,
  those,
  undo,
  type Example,
  type ReleaseRule,
} from "./release-rule.js";

const cancel = "cancellation: { message: douse, where: { params.beam: id } }";
const frame = ["flash:", "  doc: A message that asks for nothing.", "  has: [flash]", "  body: flash"];

const frameAdded = lines(["frames:"], ["frames:", ...frame.map((line) => `  ${line}`)]);
const othersAdded = lines([cancel], ["others: { doc: What other lights say. }", cancel]);
const cancellationAdded = lines(["failures:"], [cancel, "failures:"]);
const until = (value: boolean): Example["before"] => `until: { last: ${value} }`;

const framePaths = { old: "envelope/frames", new: "envelope/frames" };

/** A finding about messages with other tags, with the senders or readers that it breaks. */
const otherMessages = (tags: OtherTags | undefined, conditions: Parameters<typeof those>[0]): readonly FoundChange[] => {
  if (tags === undefined) return [];
  const { isTyped, example, undecided } = tags;
  const affected = those({ ...conditions, "source-code": isTyped });
  const facts = { what: "others", ...(isTyped || example === undefined ? {} : { text: example }) };
  return [setting("others", facts, { breaks: affected, otherwise: "minor", undecided })];
};

/** The tags, by an example where not all of them are meant. */
const tagsLike = ({ text }: ChangeFacts): string => `messages with other tags${text === undefined ? "" : `, such as "${text}",`}`;

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
    except: "A different string in a field that takes any string is a minor change.",
    fix: "Keep the error; put additional information in another field of it.",
    example: { before: "unparsable: { code: 1 }", after: "unparsable: { code: 2 }" },
  },
  {
    id: "cancellation-removed",
    mirror: "cancellation-added",
    find: (comparison) =>
      cancellationChange(comparison) === "lost" ? [setting("cancellation", { what: "cancellation" }, misreads("old-senders"))] : [],
    say: () => "requests are no longer cancelled as before",
    explain: "Requests that old senders cancel are not cancelled, and their results still arrive.",
    fix: "Keep the cancellation.",
    example: undo(cancellationAdded),
  },
  {
    id: "cancellation-added",
    mirror: "cancellation-removed",
    find: (comparison) => (cancellationChange(comparison) === "gained" ? [setting("cancellation", { what: "cancellation" }, minor)] : []),
    say: () => "requests can be cancelled",
    explain: "Old readers ignore the cancellation and send their result, which new senders have to expect.",
    fix: noAction,
    example: cancellationAdded,
  },
];
