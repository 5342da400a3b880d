// Changes of the encodings, their size limits, and how a body is encoded.

import type { ProtocolModel } from "../../model/protocol-model.js";
import type { Effect, FoundChange, ModelPaths } from "../change.js";
import { compareKeys, compareNames, pairNames } from "../compare-names.js";
import type { Comparison } from "../comparison.js";
import { added, breaks, type Example, lines, minor, noAction, type ReleaseRule, removed, setting, undo } from "./release-rule.js";

const json = "json: { maxBytes: 4000 }";
const yaml = (settings: string): string => `yaml: { maxBytes: 9000, body: { ${settings} } }`;

const encodingAdded = lines(["encodings:", `  ${json}`], ["encodings:", `  ${json}`, "  yaml: { maxBytes: 4000 }"]);
const sizeLowered: Example = { before: "json: { maxBytes: 4000 }", after: "json: { maxBytes: 3000 }" };
const keysRejected: Example = { before: json, after: "json: { maxBytes: 4000, duplicateKeys: reject }" };
const textBody = yaml("reads: [mapping, text], writes: mapping");
const formAdded: Example = { before: yaml("reads: [mapping], writes: mapping"), after: textBody };

const sizes = (comparison: Comparison, lower: boolean, effect: Effect): readonly FoundChange[] =>
  sizeChanges(comparison)
    .filter((change) => change.lower === lower)
    .map(({ paths, what, before, after }) => ({ paths, facts: { what, before, after }, ...effect }));

/** Forms of a body that readers of one model accept. Where the other model names none, it accepts the same. */
function bodyForms({ old, new: current }: Comparison, kind: "added" | "removed", effect: Effect): readonly FoundChange[] {
  const [before, after] = [old.encodings.yaml, current.encodings.yaml];
  const known = kind === "added" ? after?.body?.reads : before?.body?.reads;
  const { [kind]: forms } = compareNames(before && (before.body?.reads ?? known), after && (after.body?.reads ?? known));
  return forms.map((form) => setting("encodings/yaml/body/reads", { what: form }, effect));
}

/** JSON encodings that start or stop rejecting an object with the same key twice. */
const duplicateKeys = ({ old, new: current }: Comparison, rejects: boolean, effect: Effect): readonly FoundChange[] =>
  (["json", "ndjson", "sse", "content-length"] as const).flatMap((name) => {
    const [before, after] = [old.encodings[name], current.encodings[name]];
    if (before === undefined || after === undefined) return [];
    const [did, does] = [before, after].map((encoding) => encoding.duplicateKeys === "reject");
    return did !== does && does === rejects ? [setting(`encodings/${name}/duplicateKeys`, { what: name }, effect)] : [];
  });

export const encodingRules: readonly ReleaseRule[] = [
  {
    id: "encoding-removed",
    mirror: "encoding-added",
    find: ({ old, new: current }) =>
      removed("encodings", compareKeys(old.encodings, current.encodings).removed, breaks("old-senders", "old-readers", "source-code")),
    say: ({ what }) => `encoding ${what} removed`,
    explain: "Senders and readers that use the encoding can no longer exchange messages.",
    code: "uses the encoding",
    fix: "Keep the encoding.",
    example: undo(encodingAdded),
  },
  {
    id: "encoding-added",
    mirror: "encoding-removed",
    find: ({ old, new: current }) => added("encodings", compareKeys(old.encodings, current.encodings).added),
    say: ({ what }) => `encoding ${what} added`,
    explain: "Senders may use the encoding with readers that know it. Existing senders and readers need no change.",
    fix: noAction,
    example: encodingAdded,
  },
  {
    id: "default-encoding-changed",
    mirror: "default-encoding-changed",
    find: ({ old, new: current }) => {
      const [before, after] = [Object.keys(old.encodings)[0], Object.keys(current.encodings)[0]];
      if (before === undefined || after === undefined || before === after) return [];
      // Where the old default was removed, the rule about removed encodings reports it.
      if (!Object.hasOwn(current.encodings, before)) return [];
      return [setting("encodings", { what: "default", before, after }, breaks("old-readers", "old-senders"))];
    },
    say: ({ before, after }) => `default encoding changed from ${before} to ${after}`,
    explain: "Code that does not name an encoding reads and writes another one after the upgrade.",
    fix: "Name the encoding in code wherever messages are encoded or decoded, and change the default in a major version.",
    example: lines(["encodings:", `  ${textBody}`], ["encodings:", "  json: {}", `  ${textBody}`]),
  },
  {
    id: "size-limit-lowered",
    mirror: "size-limit-raised",
    find: (comparison) => sizes(comparison, true, breaks("old-senders")),
    say: ({ what, before, after }) => `${what}: size limit lowered from ${before} to ${after}`,
    explain: "New readers reject longer messages of old senders.",
    fix: "Keep the limit.",
    example: sizeLowered,
  },
  {
    id: "size-limit-raised",
    mirror: "size-limit-lowered",
    find: (comparison) => sizes(comparison, false, breaks("old-readers")),
    say: ({ what, before, after }) => `${what}: size limit raised from ${before} to ${after}`,
    explain: "Old readers reject messages beyond the old limit.",
    fix: "Keep the limit: old readers reject longer messages.",
    example: undo(sizeLowered),
  },
  {
    id: "duplicate-keys-rejected",
    mirror: "duplicate-keys-accepted",
    find: (comparison) => duplicateKeys(comparison, true, breaks("old-senders")),
    say: ({ what }) => `${what}: duplicate keys are now rejected`,
    explain: "New readers reject messages in which an object has the same key twice. Old readers used the last one.",
    fix: "Keep accepting duplicate keys, or reject them in a major version.",
    example: keysRejected,
  },
  {
    id: "duplicate-keys-accepted",
    mirror: "duplicate-keys-rejected",
    find: (comparison) => duplicateKeys(comparison, false, minor),
    say: ({ what }) => `${what}: duplicate keys are now accepted`,
    explain: "Readers use the last value of a duplicate key. No encoder writes one, so existing readers need no change.",
    fix: noAction,
    example: undo(keysRejected),
  },
  {
    id: "body-form-removed",
    mirror: "body-form-added",
    find: (comparison) => bodyForms(comparison, "removed", breaks("old-senders")),
    say: ({ what }) => `a body written as ${what} is no longer accepted`,
    explain: "New readers reject messages of senders that write the body in that form.",
    fix: "Keep accepting the form.",
    example: undo(formAdded),
  },
  {
    id: "body-form-added",
    mirror: "body-form-removed",
    find: (comparison) => bodyForms(comparison, "added", minor),
    say: ({ what }) => `a body written as ${what} is now accepted`,
    explain: "Readers accept one more form. Existing senders and readers need no change.",
    fix: "No action is needed as long as senders write the old form.",
    example: formAdded,
  },
  {
    id: "written-body-form-changed",
    mirror: "written-body-form-changed",
    find: ({ old, new: current }) => {
      const [before, after] = [old.encodings.yaml?.body, current.encodings.yaml?.body];
      if (before === undefined || after === undefined || before.writes === after.writes) return [];
      const effect = before.reads.includes(after.writes) ? minor : breaks("old-readers");
      return [setting("encodings/yaml/body/writes", { what: "body", before: before.writes, after: after.writes }, effect)];
    },
    say: ({ before, after }) => `bodies are now written as ${after} instead of ${before}`,
    explain: "Old readers that do not accept the form reject the message. Where they accept it, this is a minor change.",
    fix: "Keep writing the form that old readers accept.",
    example: { before: textBody, after: yaml("reads: [mapping, text], writes: text") },
  },
];

interface SizeChange {
  readonly paths: ModelPaths;
  readonly what: string;
  readonly before: string;
  readonly after: string;
  readonly lower: boolean;
}

/** Every limit that differs. */
function sizeChanges({ old, new: current }: Comparison): readonly SizeChange[] {
  const encodings = pairNames<{ readonly maxBytes?: number }>({ ...old.encodings }, { ...current.encodings }).paired;
  return [
    ...encodings.flatMap((pair) =>
      sizeChange(pair.old.maxBytes, pair.new.maxBytes, { what: pair.name, place: `encodings/${pair.name}/maxBytes`, unit: "bytes" }),
    ),
    ...sizeChange(bodyLimit(old), bodyLimit(current), { what: "body", place: "envelope/body/max", unit: "characters" }),
  ];
}

const bodyLimit = ({ body }: ProtocolModel): number | undefined => (body === "inline" ? undefined : body.max);

function sizeChange(
  before: number | undefined,
  after: number | undefined,
  { what, place, unit }: { readonly what: string; readonly place: string; readonly unit: string },
): readonly SizeChange[] {
  if (before === after) return [];
  const describe = (limit: number | undefined): string => (limit === undefined ? "none" : `${limit} ${unit}`);
  const lower = (after ?? Infinity) < (before ?? Infinity);
  return [{ paths: { old: place, new: place }, what, before: describe(before), after: describe(after), lower }];
}
