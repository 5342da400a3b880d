// Fields that were added, removed, renamed or moved, or that became required or optional.

import { sameJson } from "@wirepact/core/codegen";
import type { FoundChange } from "../change.js";
import type { Comparison, FieldPair, LoneField } from "../comparison.js";
import { describePath } from "../describe-path.js";
import { isMetByExtras, noBody, whyRejected } from "../lone-fields.js";
import { findingAt, breaks, deprecatedAdvice, lines, minor, affectedIf, undo, type ReleaseRule } from "./release-rule.js";

const item = "item: { type: string, lenient: optional, doc: 'What to send.' }";
const count = "count: { type: integer, fill: 1, doc: 'How many.' }";
const colour = "colour?: { type: string, doc: 'Which colour.' }";
const requiredAdded = lines([item, colour], [item, count, colour]);
const optionalAdded = lines([item, count], [item, count, colour]);
const becameRequired = {
  before: "flag?: { type: Flag, mail: Flag, doc: 'Its flag.' }",
  after: "flag: { type: Flag, mail: Flag, doc: 'Its flag.' }",
};

function renamedField({ old, new: current, struct, paths, use }: FieldPair): FoundChange {
  const readsOld = current.aliases?.includes(old.name) === true;
  const readsNew = old.aliases?.includes(current.name) === true;
  const rejectsOld = !readsOld && (current.required || !struct.new.open);
  const rejectsNew = !readsNew && (old.required || !struct.old.open);
  return {
    paths,
    use: use && { ...use, renamed: [...use.path.slice(0, -1), current.name] },
    facts: { what: describePath(paths.old ?? ""), after: current.name },
    breaks: affectedIf({ "old-senders": rejectsOld, "old-readers": rejectsNew, "source-code": true }),
    misreads: affectedIf({ "old-senders": !readsOld && !rejectsOld, "old-readers": !readsNew && !rejectsNew }),
    // An alias is already there where old messages are still read.
    fix: readsOld ? "Keep the old name in messages; `doc` can mention the new one." : undefined,
  };
}

/** The only field of the same object with the same shape that was added while this one was removed, or the reverse: perhaps its other name. */
function lookalikeOf({ field, struct }: LoneField, others: readonly LoneField[]): LoneField | undefined {
  const alike = others.filter(
    (other) =>
      other.struct.paths.new === struct.paths.new && other.field.required === field.required && sameJson(other.field.shape, field.shape),
  );
  return alike.length === 1 ? alike[0] : undefined;
}

/** What to do where a field was probably renamed; undefined where nothing suggests it. */
function renameAdvice(field: LoneField, { removedFields, addedFields }: Comparison): string | undefined {
  const isRemoved = removedFields.includes(field);
  const other = lookalikeOf(field, isRemoved ? addedFields : removedFields);
  if (other === undefined) return undefined;
  const [before, after] = isRemoved ? [field.field.name, other.field.name] : [other.field.name, field.field.name];
  return `Keep the name \`${before}\`. If \`${after}\` is meant to replace it, add \`aliases: [${before}]\` so that messages of old senders are still read.`;
}

/** A field that was removed, without the effect. */
const goneField = (lone: LoneField, comparison: Comparison): FoundChange => ({
  paths: lone.paths,
  use: lone.use,
  facts: { what: describePath(lone.paths.old ?? "") },
  fix: deprecatedAdvice(lone.field) ?? renameAdvice(lone, comparison),
});

/** The path of a field without its name. */
const parentOf = (path: string | undefined): string => describePath((path ?? "").replace(/\/fields\/[^/]*$/, ""));

/** An optional field that was added, with whom it affects. */
function addedField(lone: LoneField, comparison: Comparison): FoundChange {
  const rejected = lone.field.decodeOnly === true ? undefined : whyRejected(lone, comparison, "old");
  const isMet = isMetByExtras(lone, comparison, "old");
  const affected = affectedIf({ "old-senders": isMet, "old-readers": rejected !== undefined, "source-code": rejected === noBody });
  const after = isMet ? "which rejects values that `extras` allowed" : whyRejected(lone, comparison, "old");
  return {
    ...findingAt(lone, affected.length === 0 ? minor : { breaks: affected }, after === undefined ? {} : { after }),
    ...(isMet ? { fix: otherName } : affected.length > 0 ? { fix: openFirst } : {}),
  };
}

const openFirst = "Release a major version. An object that is open from then on can get further optional fields in minor versions.";
const otherName =
  "Let the field accept every value that `extras` allows, choose a name that `extras` does not allow, or release a major version.";

export const fieldRules: readonly ReleaseRule[] = [
  {
    id: "required-field-removed",
    mirror: "required-field-added",
    find: (comparison) =>
      comparison.removedFields
        .filter(({ field }) => field.required)
        .map((lone) => ({
          ...goneField(lone, comparison),
          breaks: affectedIf({
            "old-senders": whyRejected(lone, comparison, "new") !== undefined,
            "old-readers": true,
            "source-code": true,
          }),
        })),
    say: ({ what }) => `${what}: required field removed`,
    explain: "Readers of the old release reject messages without the field. New readers of a closed object also reject messages with it.",
    code: "uses the field",
    fix: "Keep the field and mark it as `deprecated`; it can become optional in a major version.",
    example: undo(requiredAdded),
  },
  {
    id: "optional-field-removed",
    mirror: "optional-field-added",
    find: (comparison) =>
      comparison.removedFields
        .filter(({ field }) => !field.required)
        .map((lone) => ({
          ...goneField(lone, comparison),
          breaks: affectedIf({
            "old-senders": whyRejected(lone, comparison, "new") !== undefined,
            "old-readers": isMetByExtras(lone, comparison, "new"),
            "source-code": true,
          }),
        })),
    say: ({ what }) => `${what}: optional field removed`,
    explain: "Code that uses the field no longer compiles. New readers of a closed object reject messages with it.",
    code: "uses the field",
    fix: "Keep the field and mark it as `deprecated`, or at least put its name under `reserved`.",
    example: undo(optionalAdded),
  },
  {
    id: "required-field-added",
    mirror: "required-field-removed",
    find: (comparison) =>
      comparison.addedFields
        .filter(({ field }) => field.required)
        .map((lone) => ({
          ...findingAt(lone, {
            breaks: affectedIf({
              "old-senders": true,
              "old-readers": whyRejected(lone, comparison, "old") !== undefined,
              "source-code": true,
            }),
          }),
          fix: renameAdvice(lone, comparison),
        })),
    say: ({ what }) => `${what}: required field added`,
    explain:
      "Messages of old senders lack the field and are rejected. Where the object is closed, old readers also reject messages that have it. Code that builds the message must set it.",
    code: "builds the message",
    fix: "Make the field optional, with a `default` that defines what its absence means.",
    example: requiredAdded,
  },
  {
    id: "optional-field-added",
    mirror: "optional-field-removed",
    find: (comparison) => comparison.addedFields.filter(({ field }) => !field.required).map((lone) => addedField(lone, comparison)),
    say: ({ what, after }) => `${what}: optional field added${after === undefined ? "" : ` ${after}`}`,
    explain:
      "Old readers of an open object keep fields they do not know, so this is a minor change; old senders are assumed not to use a name before it is defined. Old readers of a closed object reject the field. Where `extras` declares other properties, old senders may already use the name, and new readers reject values that the field does not accept.",
    fix: "No action is needed where the object is open; a closed object needs a major version.",
    example: optionalAdded,
  },
  {
    id: "field-renamed",
    mirror: "field-renamed",
    find: ({ fields }) => fields.filter(({ renamed }) => renamed !== undefined).map(renamedField),
    say: ({ what, after }) => `${what}: field renamed to ${after}`,
    explain:
      "New readers accept the old name only where it is an alias. Old readers do not know the new name, and existing code uses the old one.",
    code: "uses the old name",
    fix: "Keep the old name in messages; `doc` can mention the new one. If it must change, keep the old name under `aliases` so that messages of old senders are still read.",
    example: {
      before: "ship: { aliases: [vessel], type: line, mail: { label: Ship, also: [Vessel] }, doc: 'Name of the ship.' }",
      after: "name: { aliases: [vessel, ship], type: line, mail: { label: Ship, also: [Vessel] }, doc: 'Name of the ship.' }",
    },
  },
  {
    id: "field-moved",
    mirror: "field-moved",
    find: ({ fields }) =>
      fields
        .filter(({ moved }) => moved === true)
        .map((field) =>
          findingAt(field, breaks("old-senders", "old-readers", "source-code"), {
            before: parentOf(field.paths.old),
            after: parentOf(field.paths.new),
          }),
        ),
    say: ({ what, before, after }) => `${what} moved from ${before} to ${after}`,
    explain: "Each side looks for the field where the other side does not write it.",
    code: "uses the field where it was",
    fix: "Keep the field where it is, and add a second one in the new place.",
    example: lines(
      ["tries?: { type: integer, doc: 'How many rounds there may be.' }", "…", item, count, colour],
      ["tries?: { type: integer, doc: 'How many rounds there may be.' }", colour, "…", item, count],
    ),
  },
  {
    id: "field-became-required",
    mirror: "field-became-optional",
    find: ({ fields }) =>
      fields
        .filter(({ old, new: current, moved }) => !old.required && current.required && moved !== true)
        .map((field) => findingAt(field, breaks("old-senders", "source-code"))),
    say: ({ what }) => `${what}: field became required`,
    explain: "Messages of old senders may lack the field, and are rejected. Code that builds the message must set it.",
    code: "builds the message without the field",
    fix: "Keep it optional, with a `default` that defines what its absence means.",
    example: becameRequired,
  },
  {
    id: "field-became-optional",
    mirror: "field-became-required",
    find: ({ fields }) =>
      fields
        .filter(({ old, new: current, moved }) => old.required && !current.required && moved !== true)
        .map((field) => findingAt(field, breaks("old-readers", "source-code"))),
    say: ({ what }) => `${what}: field became optional`,
    explain: "Readers of the old release reject messages without the field. Code that reads the field must handle its absence.",
    code: "reads the field without handling its absence",
    fix: "Keep it required: old readers reject messages without it.",
    example: undo(becameRequired),
  },
];
