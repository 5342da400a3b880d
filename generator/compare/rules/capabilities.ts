// Changes of capabilities: which there are, where they are declared, and which messages need them.

import type { Capability } from "@wirepact/core";
import { sameJson } from "@wirepact/core/codegen";
import type { Effect, FoundChange } from "../change.js";
import { compareNames, pairNames, type NamePairs } from "../compare-names.js";
import type { Comparison } from "../comparison.js";
import { unlessNegotiated } from "../tolerance.js";
import { added, exceptNegotiated, lines, minor, misreads, noAction, removed, setting, undo, type ReleaseRule } from "./release-rule.js";

const towing = "towing: { doc: The harbour has tugs., declared: { OPEN: tugs } }";
const capabilityAdded = lines([towing], [towing, "piloting: { doc: The harbour has pilots., declared: { OPEN: pilots } }"]);
const needAdded = lines(["TOW:", "  doc: A ship needs a tug."], ["TOW:", "  needs: [towing]", "  doc: A ship needs a tug."]);

const pairs = ({ old, new: current }: Comparison): NamePairs<Capability> => pairNames(old.capabilities ?? {}, current.capabilities ?? {});

/** Where a capability is declared, whatever the order, with the messages as they are called now. */
const places = ({ declared }: Capability, tagNow: (tag: string) => string): readonly string[] =>
  declared.flatMap(({ messages, path, each }) => messages.map((tag) => JSON.stringify([tagNow(tag), path, each ?? false]))).sort();

const needs = ({ messages }: Comparison, kind: "added" | "removed", effect: Effect): readonly FoundChange[] =>
  messages.flatMap(({ old, new: current, paths }) =>
    compareNames(old.needs, current.needs)[kind].map((name) => ({
      paths: { old: `${paths.old}/needs`, new: `${paths.new}/needs` },
      facts: { what: current.name, [kind === "added" ? "after" : "before"]: name },
      ...effect,
    })),
  );

export const capabilityRules: readonly ReleaseRule[] = [
  {
    id: "need-added",
    mirror: "need-removed",
    find: (comparison) => needs(comparison, "added", misreads("old-senders")),
    say: ({ what, after }) => `${what} now needs the capability ${after}`,
    explain: "Old senders send the message whether or not the capability was declared, and new receivers reject it if it was not.",
    fix: "Add a separate message that needs the capability, or release a major version.",
    example: needAdded,
  },
  {
    id: "need-removed",
    mirror: "need-added",
    find: (comparison) => needs(comparison, "removed", unlessNegotiated(comparison)),
    say: ({ what, before }) => `${what} no longer needs the capability ${before}`,
    explain: "New senders send the message although the capability was not declared, and old receivers and monitors reject it.",
    except: exceptNegotiated,
    fix: "Keep the need until no receiver of the old release is left.",
    example: undo(needAdded),
  },
  {
    id: "capability-changed",
    mirror: "capability-changed",
    find: (comparison) =>
      pairs(comparison)
        .paired.filter(
          ({ old, new: current }) =>
            !sameJson(
              places(old, comparison.tagNow),
              places(current, (tag) => tag),
            ),
        )
        .map(({ name }) => setting(`capabilities/${name}/declared`, { what: name }, misreads("old-senders", "old-readers"))),
    say: ({ what }) => `capability ${what} is declared elsewhere`,
    explain: "The two sides look for the declaration in different places, so that each takes the other to lack the capability.",
    fix: "Keep declaring it where it was, or release a major version.",
    example: { before: towing, after: towing.replace("tugs }", "boats }") },
  },
  {
    id: "capability-added",
    mirror: "capability-removed",
    find: (comparison) =>
      added(
        "capabilities",
        pairs(comparison).added.map(({ name }) => name),
      ),
    say: ({ what }) => `capability ${what} added`,
    explain: "A capability has no effect on its own: what messages need is reported for each of them.",
    fix: noAction,
    example: capabilityAdded,
  },
  {
    id: "capability-removed",
    mirror: "capability-added",
    find: (comparison) =>
      removed(
        "capabilities",
        pairs(comparison).removed.map(({ name }) => name),
        minor,
      ),
    say: ({ what }) => `capability ${what} removed`,
    explain: "A capability has no effect on its own: what messages need is reported for each of them.",
    fix: noAction,
    example: undo(capabilityAdded),
  },
];
