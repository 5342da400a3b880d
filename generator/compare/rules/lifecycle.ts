// Changes of what is deprecated, reserved or migrated.

import type { StructShape } from "@wirepact/core";
import type { ProtocolModel } from "../../model/protocol-model.js";
import type { Effect, FoundChange, ModelPaths } from "../change.js";
import { compareKeys, compareNames } from "../compare-names.js";
import type { Comparison } from "../comparison.js";
import { deprecationChanges, isShorter, removals, windowChanges } from "../lifecycle.js";
import { added, breaks, lines, minor, misreads, noAction, patch, type ReleaseRule, removed, undo } from "./release-rule.js";

const forbidden = { ...patch, forbidden: true } as const;

const seal = "seal?: { type: string, doc: 'Its seal.' }";
const crew = "crew?: { type: Crew, doc: 'Its crew.' }";
const deprecated = {
  before: "AWAY: { doc: The ship has left., from: ship, to: office, examples: { minimal: {} }, invalid: {} }",
  after:
    "AWAY: { deprecated: { since: 1.0.0, reason: Not needed., use: HAIL }, doc: The ship has left., from: ship, to: office, examples: { minimal: {} }, invalid: {} }",
};
const green = "green: { doc: The green flag., deprecated: { since: 1.0.0, reason: Not needed., use: blue } }";
const postponed = { before: green, after: green.replace("blue }", "blue, notBefore: 3.0.0 }") };
const reserved = { before: "reserved: [mast]", after: "reserved: [mast, sail]" };
const migration = lines(
  ["migrations:", "  0.9.0: { ASK: { rename: { boat: ship } } }"],
  ["migrations:", "  0.9.0: { ASK: { rename: { boat: ship } } }", "  0.9.5: { ASK: { add: { note: '' } } }"],
);

const spoken = lines(
  ["roles: { boat: 'Sends.', keeper: 'Receives.' }"],
  ["roles: { boat: 'Sends.', keeper: 'Receives.' }", "speaks: { 0.8.0: { spec: versions/pier-0.8.0.yaml } }"],
);

const removedWithoutNotice = (comparison: Comparison): readonly FoundChange[] =>
  removals(comparison)
    .filter(({ deprecated: notice }) => notice === undefined)
    .map(({ paths, what }) => ({ paths, facts: { what }, ...forbidden }));

const windows = (comparison: Comparison, shorter: boolean, effect: Effect): readonly FoundChange[] =>
  windowChanges(comparison)
    .filter(({ old, new: current }) => isShorter(old?.notBefore, current?.notBefore) === shorter)
    .map(({ paths, what, old, new: current }) => ({
      paths,
      facts: { what, before: old?.notBefore ?? "any time", after: current?.notBefore ?? "any time" },
      ...effect,
    }));

const named = ({ name, paths }: ReservedName): Pick<FoundChange, "paths" | "facts"> => ({ paths, facts: { what: name } });

export const lifecycleRules: readonly ReleaseRule[] = [
  {
    id: "deprecation-added",
    mirror: "deprecation-removed",
    find: (comparison) =>
      deprecationChanges(comparison)
        .filter(({ old }) => old === undefined)
        .map(({ paths, what, new: { use, notBefore } = {} }) => ({
          paths,
          facts: { what, ...(use === undefined ? {} : { after: use }), ...(notBefore === undefined ? {} : { text: notBefore }) },
          ...minor,
        })),
    say: ({ what, after, text }) =>
      `${what} deprecated${after === undefined ? "" : `; use ${after}`}${text === undefined ? "" : `; not removed before ${text}`}`,
    explain: "It still works, and editors strike it through. It can be removed in the next major version, or later if `notBefore` says so.",
    fix: "No action is needed now. Deprecated parts can be removed in the next major version.",
    example: deprecated,
  },
  {
    id: "deprecation-removed",
    mirror: "deprecation-added",
    find: (comparison) =>
      deprecationChanges(comparison)
        .filter(({ new: current }) => current === undefined)
        .map(({ paths, what }) => ({ paths, facts: { what }, ...patch })),
    say: ({ what }) => `${what} no longer deprecated`,
    explain: "Nothing changes for senders, readers or code, except that editors no longer strike the name through.",
    fix: noAction,
    example: undo(deprecated),
  },
  {
    id: "removal-postponed",
    mirror: "removal-brought-forward",
    find: (comparison) => windows(comparison, false, patch),
    say: ({ what, before, after }) => `${what}: may be removed from ${after} on; before: ${before}`,
    explain: "The deprecated part is kept longer than promised. Nothing changes for senders, readers or code.",
    fix: noAction,
    example: postponed,
  },
  {
    id: "removal-brought-forward",
    mirror: "removal-postponed",
    find: (comparison) => windows(comparison, true, forbidden),
    say: ({ what, before, after }) => `${what}: may be removed from ${after} on; before: ${before}`,
    explain: "Users rely on the promise that a deprecated part is not removed before a version or a date.",
    fix: "Keep `notBefore` as it was released, or state why with `allow: { removal-brought-forward: <reason> }`.",
    example: undo(postponed),
  },
  {
    id: "removed-undeprecated",
    mirror: undefined,
    find: removedWithoutNotice,
    say: ({ what }) => `${what} removed without having been deprecated`,
    explain:
      "Users need one release that warns them. Mark it as deprecated, release that, and remove it in a later release; or allow the removal with a reason.",
    fix: "Release it as `deprecated` once before removing it, or state why with `allow: { removed-undeprecated: <reason> }`.",
    example: lines([crew, seal], [crew]),
  },
  {
    id: "reserved-added",
    mirror: "reserved-removed",
    find: (comparison) => reservedChanges(comparison).added.map((each) => ({ ...named(each), ...patch })),
    say: ({ what }) => `name ${what} reserved`,
    explain: "The name cannot be used for anything else later.",
    fix: noAction,
    example: reserved,
  },
  {
    id: "reserved-removed",
    mirror: "reserved-added",
    find: (comparison) =>
      reservedChanges(comparison)
        .removed.filter(({ reused }) => !reused)
        .map((each) => ({ ...named(each), ...forbidden })),
    say: ({ what }) => `name ${what} no longer reserved`,
    explain:
      "A reserved name had a meaning in an earlier release. Messages with that meaning may still exist, so it must not be used again.",
    fix: "Keep the name reserved: messages that use it with its old meaning may still exist.",
    example: undo(reserved),
  },
  {
    id: "reserved-reused",
    mirror: "reserved-added",
    find: (comparison) =>
      reservedChanges(comparison)
        .removed.filter(({ reused }) => reused)
        .map((each) => ({ ...named(each), ...misreads("old-senders") })),
    say: ({ what }) => `reserved name ${what} used again`,
    explain: "Messages that use the name with its old meaning are misread.",
    fix: "Choose another name: the old one still has a meaning for old senders.",
    example: lines(
      [seal, "…", "reserved: [mast]", "rules:"],
      [seal, "mast?: { type: integer, doc: 'How many masts it has.' }", "…", "rules:"],
    ),
  },
  {
    id: "migration-added",
    mirror: "migration-removed",
    find: ({ old, new: current }) => added("migrations", compareKeys(old.migrations, current.migrations).added),
    say: ({ what }) => `migration to ${what} added`,
    explain: "Messages from before that version can be upgraded. Existing code needs no change.",
    fix: noAction,
    example: migration,
  },
  {
    id: "migration-removed",
    mirror: "migration-added",
    find: ({ old, new: current }) => removed("migrations", compareKeys(old.migrations, current.migrations).removed, breaks("source-code")),
    say: ({ what }) => `migration to ${what} removed`,
    explain: "Messages from before that version may still be stored somewhere, and can no longer be upgraded.",
    code: "upgrades messages from before that version",
    fix: "Keep the migration: messages of old versions may still be stored.",
    example: undo(migration),
  },
  {
    id: "spoken-version-added",
    mirror: "spoken-version-removed",
    find: ({ old, new: current }) => added("speaks", spokenVersions(old, current).added),
    say: ({ what }) => `the package also supports version ${what}`,
    explain: "Messages of this version can be read and written. Existing code needs no change.",
    fix: noAction,
    example: spoken,
  },
  {
    id: "spoken-version-removed",
    mirror: "spoken-version-added",
    find: ({ old, new: current }) => removed("speaks", spokenVersions(old, current).removed, breaks("source-code")),
    say: ({ what }) => `the package no longer supports version ${what}`,
    explain: "Parties that support only this version are no longer understood, and its module is gone.",
    code: "imports the module of this version",
    fix: "Keep the version in `speaks` until nobody uses it.",
    example: undo(spoken),
  },
];

/** The versions that only one of the releases speaks. The version of a release itself does not count. */
function spokenVersions(old: ProtocolModel, current: ProtocolModel): ReturnType<typeof compareKeys> {
  const versionsOf = ({ speaks = {} }: ProtocolModel) =>
    Object.fromEntries(Object.entries(speaks).filter(([, { model }]) => model !== undefined));
  return compareKeys(versionsOf(old), versionsOf(current));
}

interface ReservedName {
  readonly name: string;
  readonly paths: ModelPaths;
  /** The name is used again. */
  readonly reused: boolean;
}

/** Reserved names that only one of the models has. */
function reservedChanges({ old, new: current, structs }: Comparison): {
  readonly removed: readonly ReservedName[];
  readonly added: readonly ReservedName[];
} {
  const tags = compareNames(old.reserved, current.reserved);
  const paths = { old: "reserved", new: "reserved" };
  const ofTag = (name: string): ReservedName => ({ name, paths, reused: Object.hasOwn(current.messages, name) });
  const inStructs = structs.map((pair) => {
    const at = { old: `${pair.paths.old}/reserved`, new: `${pair.paths.new}/reserved` };
    const names = compareNames(pair.old.reserved, pair.new.reserved);
    const ofField = (name: string): ReservedName => ({ name, paths: at, reused: hasField(pair.new, name) });
    return { removed: names.removed.map(ofField), added: names.added.map(ofField) };
  });
  return {
    removed: [...tags.removed.map(ofTag), ...inStructs.flatMap((changes) => changes.removed)],
    added: [...tags.added.map(ofTag), ...inStructs.flatMap((changes) => changes.added)],
  };
}

const hasField = ({ fields }: StructShape, name: string): boolean => fields.some((field) => field.name === name);
