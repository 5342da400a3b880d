// Changes that concern the protocol as a whole: the envelope, the roles, and the answers to rejected messages.

import { type EnvelopeParts, formatPath, type Json, type Path, type Rejections } from "@wirepact/core";
import { sameJson } from "@wirepact/core/codegen";
import type { ProtocolModel } from "../../model/protocol-model.js";
import { acceptsVersion, rewrittenVersions } from "../carried-versions.js";
import { compareKeys } from "../compare-names.js";
import type { Comparison } from "../comparison.js";
import { withoutWords } from "../without-words.js";
import { added, breaks, lines, minor, misreads, noAction, type ReleaseRule, removed, setting, undo } from "./release-rule.js";

const roleAdded = lines(["roles:", "  ship: Asks for a berth."], ["roles:", "  guard: Watches the berths.", "  ship: Asks for a berth."]);
const rejections = lines(
  ["reserved: [TOW]"],
  [
    "reserved: [TOW]",
    "rejections:",
    "  reasons: { otherwise: { why: bad } }",
    "  replies: [{ message: DENY, fields: { reason: $details } }]",
  ],
);

const bodyLocation = ({ body }: ProtocolModel): string => (body === "inline" ? "the envelope" : `the field ${body.field}`);

/** The fields that play a part of the envelope. */
function describePart(part: EnvelopeParts[keyof EnvelopeParts]): string {
  if (part === undefined) return "none";
  if ("wanted" in part) return `${formatPath(part.wanted)} and ${formatPath(part.given)}`;
  const paths: readonly Path[] = part.flatMap((step: Path | Path[number]) => (Array.isArray(step) ? [step as Path] : []));
  return paths.length === 0 ? formatPath(part as Path) : paths.map((path) => formatPath(path)).join(", then ");
}

export const protocolRules: readonly ReleaseRule[] = [
  {
    id: "tag-field-changed",
    mirror: "tag-field-changed",
    find: ({ old: { tag: before }, new: { tag: after } }) =>
      before === after
        ? []
        : [setting("envelope/tag", { what: "envelope.tag", before, after }, breaks("old-senders", "old-readers", "source-code"))],
    say: ({ before, after }) => `the field with the message type changed from ${before} to ${after}`,
    explain: "Readers look for the message type in the other field, and reject every message.",
    code: "reads or writes the field with the message type",
    fix: "Keep the field.",
    example: { before: "tag: type", after: "tag: kind" },
  },
  {
    id: "body-location-changed",
    mirror: "body-location-changed",
    find: ({ old, new: current }) => {
      const [before, after] = [bodyLocation(old), bodyLocation(current)];
      if (before === after) return [];
      return [setting("envelope/body", { what: "envelope.body", before, after }, breaks("old-senders", "old-readers", "source-code"))];
    },
    say: ({ before, after }) => `the fields of a message moved from ${before} to ${after}`,
    explain: "Readers look for the fields of a message in one place only.",
    code: "reads or writes the fields of a message",
    fix: "Keep the fields where they are: every reader looks for them there.",
    example: { before: "body: { field: content, max: 500 }", after: "body: { field: payload, max: 500 }" },
  },
  {
    id: "envelope-part-changed",
    mirror: "envelope-part-changed",
    find: ({ old, new: current }) => {
      const names = new Set([...Object.keys(old.parts), ...Object.keys(current.parts)]) as Set<keyof EnvelopeParts>;
      return [...names]
        .filter((name) => !sameJson(old.parts[name], current.parts[name]))
        .map((name) => {
          const facts = { what: name, before: describePart(old.parts[name]), after: describePart(current.parts[name]) };
          return setting(`envelope/${name}`, facts, misreads("old-senders", "old-readers"));
        });
    },
    say: ({ what, before, after }) => `the ${what} of a message changed from ${before} to ${after}`,
    explain: "The two sides look for the thread, the reply, the sender or the version of a message in different fields.",
    fix: "Keep the field in its role, or give the role to a new field in a new major version.",
    example: { before: "thread: [berth]", after: "thread: [answers, berth]" },
  },
  {
    id: "carried-version-changed",
    mirror: "carried-version-changed",
    find: ({ old, new: current }) => [
      ...(old.parts.version === undefined || current.parts.version === undefined || acceptsVersion(current, old)
        ? []
        : [setting("version", { what: "version", before: old.version, after: current.version }, breaks("old-senders", "old-readers"))]),
      ...rewrittenVersions(old, current).map(({ version, before, after }) =>
        setting(`speaks/${version}`, { what: "version", before, after }, breaks("old-senders", "old-readers")),
      ),
    ],
    say: ({ before, after }) => `messages carry version ${after} instead of ${before}`,
    explain: "Readers reject messages that carry a version with another major number, or written in another way.",
    fix: "Keep the major number as long as nothing else breaks.",
    example: lines(["title: Pier messages", "version: 1.0.0"], ["title: Pier messages", "version: 2.0.0"]),
  },
  {
    id: "role-removed",
    mirror: "role-added",
    find: ({ old, new: current }) => removed("roles", compareKeys(old.roles, current.roles).removed, misreads("old-senders")),
    say: ({ what }) => `role ${what} removed`,
    explain: "Agents of the old release in that role no longer take part.",
    fix: "Keep the role until the next major version, and mark it as deprecated in its description.",
    example: undo(roleAdded),
  },
  {
    id: "role-added",
    mirror: "role-removed",
    find: ({ old, new: current }) => added("roles", compareKeys(old.roles, current.roles).added),
    say: ({ what }) => `role ${what} added`,
    explain: "Agents in a new role may take part. Existing agents need no change.",
    fix: noAction,
    example: roleAdded,
  },
  {
    id: "rejection-removed",
    mirror: "rejection-added",
    find: ({ old, new: current }) =>
      old.rejections !== undefined && current.rejections === undefined
        ? [{ paths: { old: "rejections", new: "" }, facts: { what: "rejections" }, ...misreads("old-readers") }]
        : [],
    say: () => "rejected messages are no longer answered",
    explain: "Senders of the old release wait for an answer that explains the problem.",
    fix: "Keep answering rejected messages.",
    example: undo(rejections),
  },
  {
    id: "rejection-added",
    mirror: "rejection-removed",
    find: ({ old, new: current }) =>
      old.rejections === undefined && current.rejections !== undefined
        ? [{ paths: { new: "rejections" }, facts: { what: "rejections" }, ...minor }]
        : [],
    say: () => "rejected messages are now answered",
    explain: "Senders of the old release do not wait for the answer.",
    fix: noAction,
    example: rejections,
  },
  {
    id: "rejection-changed",
    mirror: "rejection-changed",
    find: (comparison) =>
      rejectionChanges(comparison).map(({ part, recognized }) =>
        setting(`rejections/${part}`, { what: part }, recognized ? minor : misreads("old-readers")),
      ),
    say: ({ what }) => `answers to rejected messages changed (${what})`,
    explain: "Senders of the old release know only the old answers.",
    except: "A different string in a field that takes any string is a minor change, and so are answers to more messages.",
    fix: "Keep the answers as they are: senders rely on them.",
    example: { before: "reasons: { otherwise: { why: bad } }", after: "reasons: { otherwise: { why: wrong } }" },
  },
];

type RejectionPart = keyof Rejections;

interface RejectionChange {
  readonly part: RejectionPart;
  /** Only words for people are others, or more messages are answered. */
  readonly recognized: boolean;
}

/** Every part of the rejections that differs, where both models have them. */
function rejectionChanges({ old, new: current }: Comparison): readonly RejectionChange[] {
  const [before, after] = [old.rejections, current.rejections];
  if (before === undefined || after === undefined) return [];
  const isRecognized: Readonly<Record<RejectionPart, () => boolean>> = {
    reasons: () => false,
    replies: () => sameJson(recognizable(old, before), recognizable(current, after)),
    silent: () => after.silent.every((type) => before.silent.includes(type)),
  };
  return (Object.keys(isRecognized) as RejectionPart[])
    .filter((part) => !sameJson(before[part], after[part]))
    .map((part) => ({ part, recognized: isRecognized[part]() }));
}

/** The replies without what is meant for people. */
const recognizable = (model: ProtocolModel, { replies }: Rejections): Json =>
  replies.map((reply) => {
    const shape = reply.kind === "object" ? ({ kind: "reference", type: reply.type } as const) : model.messages[reply.message]?.shape;
    const fields = shape === undefined ? reply.fields : withoutWords(model, shape, reply.fields);
    return { ...reply, fields };
  });
