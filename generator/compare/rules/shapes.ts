// Changes of arrays, objects, enums and unions.

import type { EnumValue } from "@wirepact/core";
import type { Effect, FoundChange, ModelPaths } from "../change.js";
import type { Comparison, LoneMember } from "../comparison.js";
import { describeKind } from "../describe-kind.js";
import { describePath, describePaths } from "../describe-path.js";
import { addedValues, removedValues } from "../enum-values.js";
import { meaningChanges } from "../meanings.js";
import { choiceChanges, exclusionChanges } from "../object-choices.js";
import {
  findingAt,
  breaks,
  deprecatedAdvice,
  lines,
  minor,
  misreads,
  patch,
  affectedIf,
  undo,
  type Example,
  type ReleaseRule,
} from "./release-rule.js";

const tags = (settings: string): string => `tags?: { list: { type: string, max: 9 }, max: 5, ${settings}doc: 'Labels.' }`;
const exclusiveAdded: Example = {
  before: "spot?: { union: [Quay, Buoy], doc: 'Where it is.' }",
  after: "spot?: { union: [Quay, Buoy], exclusive: true, doc: 'Where it is.' }",
};
const side = (third: string): string => `side?: { union: [{ type: string }, { type: integer }${third}], doc: 'Where it moors.' }`;

const uniqueAdded: Example = { before: tags(""), after: tags("unique: true, ") };
const objectClosed = lines(["reserved: [cook]"], ["reserved: [cook]", "object: closed"]);
const valueAdded = lines(["red: The red flag."], ["red: The red flag.", "white: The white flag."]);
const enumOpened: Example = { before: "enum: closed", after: "enum: open" };
const aliasMoved = lines(
  ["blue: { doc: The blue flag., aliases: [azure] }", "red: The red flag."],
  ["blue: { doc: The blue flag. }", "red: { doc: The red flag., aliases: [azure] }"],
);
const memberAdded: Example = { before: side(""), after: side(", { type: boolean }") };

const unique = ({ shapes }: Comparison, now: boolean, effect: Effect): readonly FoundChange[] =>
  shapes
    .filter(
      ({ old, new: current }) =>
        old.kind === "list" &&
        current.kind === "list" &&
        (old.unique === true) !== now &&
        (current.unique === true) === now &&
        // A single item is unique anyway.
        Math.min(old.max ?? Infinity, current.max ?? Infinity) > 1,
    )
    .map((pair) => findingAt(pair, effect));

const openObjects = ({ structs }: Comparison, now: boolean, effect: Effect): readonly FoundChange[] =>
  structs.filter(({ old, new: current }) => old.open !== now && current.open === now).map((pair) => findingAt(pair, effect));

const openEnums = ({ shapes }: Comparison, now: boolean, effect: Effect): readonly FoundChange[] =>
  shapes
    .filter(({ old, new: current }) => old.kind === "enum" && current.kind === "enum" && old.open !== now && current.open === now)
    .map((pair) => findingAt(pair, effect));

/** The name of the type that a path leads to; undefined for a part of a type. */
const typeAt = (path = ""): string | undefined => /^types\/([^/]+)$/.exec(path)?.[1];

/** A finding about a union, which has a path in the other model only. */
const member = (
  { shape, covered, sameType, tolerated, paths, use }: LoneMember,
  model: "old" | "new",
  fact: "before" | "after",
  effects: { readonly rejected: Effect; readonly tolerated: Effect },
): FoundChange => ({
  paths,
  use,
  facts: { what: describePath(paths[model] ?? ""), [fact]: typeAt(paths[model === "old" ? "new" : "old"]) ?? describeKind(shape) },
  ...(covered
    ? { ...(sameType ? patch : breaks("source-code")), harmless: "the rest of the union accepts its values" }
    : tolerated === true
      ? { ...effects.tolerated, harmless: "the other release takes it for the part under `otherwise`" }
      : effects.rejected),
});

/** An enum in the old release, and one of its values in the new one. */
const placeOfValue = (paths: ModelPaths, value: EnumValue["value"]): ModelPaths => ({ ...paths, new: `${paths.new}/values/${value}` });

export const shapeRules: readonly ReleaseRule[] = [
  {
    id: "unique-added",
    mirror: "unique-removed",
    find: (comparison) => unique(comparison, true, breaks("old-senders")),
    say: ({ what }) => `${what}: items must now be unique`,
    explain: "Old senders send arrays with repeated items, which new readers reject.",
    fix: "Let readers ignore repeated items instead.",
    example: uniqueAdded,
  },
  {
    id: "unique-removed",
    mirror: "unique-added",
    find: (comparison) => unique(comparison, false, breaks("old-readers")),
    say: ({ what }) => `${what}: items no longer need to be unique`,
    explain: "Old readers reject arrays with repeated items.",
    fix: "Keep sending each item once: old readers reject repeated items.",
    example: undo(uniqueAdded),
  },
  {
    id: "object-closed",
    mirror: "object-opened",
    find: (comparison) => openObjects(comparison, false, breaks("old-senders")),
    say: ({ what }) => `${what}: unknown fields are now rejected`,
    explain: "New readers reject custom fields that senders added.",
    fix: "Keep the object open: unknown fields do no harm.",
    example: objectClosed,
  },
  {
    id: "object-opened",
    mirror: "object-closed",
    find: (comparison) => openObjects(comparison, true, breaks("old-readers")),
    say: ({ what }) => `${what}: unknown fields are now accepted`,
    explain: "Old readers reject unknown fields.",
    fix: "Keep the object closed in this major version: old readers reject unknown fields.",
    example: undo(objectClosed),
  },
  {
    id: "enum-value-added",
    mirror: "enum-value-removed",
    find: (comparison) =>
      addedValues(comparison).map(({ value, paths, use, rejected, misread, open }) => ({
        ...findingAt(
          { paths, use },
          {
            breaks: affectedIf({ "old-readers": rejected, "source-code": !open }),
            misreads: affectedIf({ "old-readers": misread }),
            otherwise: "minor",
          },
          { after: String(value.value), before: open ? "open" : "closed" },
        ),
        paths: placeOfValue(paths, value.value),
      })),
    say: ({ what, before, after }) => `${what}: enum value ${after} added${before === "closed" ? " to a closed enum" : ""}`,
    explain:
      "Readers of a closed enum reject the new value, and code that handles every value no longer compiles, so this is a major change. Readers of an open enum expect values that they do not know, so there it is a minor one.",
    code: "handles every value, as an exhaustive `switch` does",
    fix: "There is no compatible way. If more values will follow, make the enum open in the same major version, so that readers expect them.",
    example: valueAdded,
  },
  {
    id: "enum-value-removed",
    mirror: "enum-value-added",
    find: (comparison) =>
      removedValues(comparison)
        .filter(({ renamedTo }) => renamedTo === undefined)
        .map(({ value, paths, use, rejected, misread, open }) => {
          // Other values are allowed, also in TypeScript, and only a named enum has a constant.
          const isUsed = !open || /^types\/[^/]*$/.test(paths.old ?? "");
          const effect = {
            breaks: affectedIf({ "old-senders": rejected, "source-code": isUsed }),
            misreads: affectedIf({ "old-senders": misread }),
          };
          return { ...findingAt({ paths, use }, effect, { before: String(value.value) }), fix: deprecatedAdvice(value) };
        }),
    say: ({ what, before }) => `${what}: enum value ${before} removed`,
    explain: "Old senders still send the value, and code that uses its constant no longer compiles.",
    code: "uses the constant of the value",
    fix: "Keep the value and mark it as `deprecated`, or keep accepting it as an alias of another value.",
    example: undo(valueAdded),
  },
  {
    id: "enum-value-renamed",
    mirror: "enum-value-renamed",
    find: (comparison) =>
      removedValues(comparison)
        .filter(({ renamedTo }) => renamedTo !== undefined)
        .map(({ value, paths, use, renamedTo, rejected, readBefore }) => ({
          paths: placeOfValue(paths, renamedTo ?? ""),
          use,
          facts: { what: describePaths(paths), before: String(value.value), after: String(renamedTo ?? "") },
          breaks: affectedIf({ "old-senders": rejected, "old-readers": readBefore === "rejected", "source-code": true }),
          misreads: affectedIf({ "old-readers": readBefore === "unknown" }),
        })),
    say: ({ what, before, after }) => `${what}: enum value ${before} renamed to ${after}`,
    explain: "New readers accept the old value as an alias, but old readers do not know the new one, and code uses the old constant.",
    code: "uses the constant of the old value",
    fix: "Keep the value that is sent; `doc` can explain what it means.",
    example: { before: "red: The red flag.", after: "crimson: { doc: The red flag., aliases: [red] }" },
  },
  {
    id: "enum-closed",
    mirror: "enum-opened",
    find: (comparison) => openEnums(comparison, false, breaks("old-senders", "source-code")),
    say: ({ what }) => `${what}: other enum values are no longer accepted`,
    explain: "Old senders may use custom values, which new readers reject.",
    code: "passes values other than the listed ones",
    fix: "Keep the enum open.",
    example: undo(enumOpened),
  },
  {
    id: "enum-opened",
    mirror: "enum-closed",
    find: (comparison) => openEnums(comparison, true, breaks("old-readers", "source-code")),
    say: ({ what }) => `${what}: other enum values are now accepted`,
    explain: "Old readers reject other values, and code that handles every value must expect more.",
    code: "handles only the listed values",
    fix: "Keep the enum closed until the next major version: old readers reject other values.",
    example: enumOpened,
  },
  {
    id: "meaning-changed",
    mirror: "meaning-changed",
    find: (comparison) =>
      meaningChanges(comparison).map(({ text, before, after, ...at }) =>
        findingAt(at, misreads("old-senders", "old-readers"), { before, after, text }),
      ),
    say: ({ what, before, after, text }) => `${what}: "${text}" is now read as ${after} instead of ${before}`,
    explain: "Both releases accept the same string and read different values from it, so senders and readers misunderstand each other.",
    fix: "Keep the alias where it is, and add a new one.",
    example: aliasMoved,
  },
  {
    id: "union-order-changed",
    mirror: "union-order-changed",
    find: (comparison) => choiceChanges(comparison).map((change) => findingAt(change, { breaks: affectedIf(change.affected) })),
    say: ({ what }) => `${what}: the objects of the union are distinguished in another order`,
    explain:
      "An object with properties of two parts is checked as one part by the old release and as the other by the new one, because the first property that is present selects the part.",
    fix: "Keep the order of the objects, and add new ones at the end.",
    example: {
      before: "spot?: { union: [Quay, Buoy], doc: 'Where it is.' }",
      after: "spot?: { union: [Buoy, Quay], doc: 'Where it is.' }",
    },
  },
  {
    id: "union-exclusive",
    mirror: "union-not-exclusive",
    find: (comparison) => exclusionChanges(comparison).added.map((change) => findingAt(change, breaks("old-senders", "source-code"))),
    say: ({ what }) => `${what}: an object can no longer have the properties of several parts of the union`,
    explain: "Old senders may send an object with properties that select several parts, and new readers reject it.",
    code: "builds an object with the properties of several parts",
    fix: "Keep accepting such objects: remove `exclusive`.",
    example: exclusiveAdded,
  },
  {
    id: "union-not-exclusive",
    mirror: "union-exclusive",
    find: (comparison) => exclusionChanges(comparison).removed.map((change) => findingAt(change, breaks("old-readers", "source-code"))),
    say: ({ what }) => `${what}: an object can now have the properties of several parts of the union`,
    explain: "New senders may send an object with properties that select several parts, and old readers reject it.",
    code: "distinguishes the parts by the properties that are undefined",
    fix: "Keep `exclusive: true`.",
    example: undo(exclusiveAdded),
  },
  {
    id: "union-member-added",
    mirror: "union-member-removed",
    find: ({ addedMembers }) =>
      addedMembers.map((each) => member(each, "old", "after", { rejected: breaks("old-readers", "source-code"), tolerated: minor })),
    say: ({ what, after }) => `${what}: ${after} added to the union`,
    explain: "Old readers reject values of the new type.",
    except: "It is a minor change where old readers take its objects for the part under `otherwise`.",
    code: "handles every alternative of the union",
    fix: "Add a second field for the new type: old readers reject it here.",
    example: memberAdded,
  },
  {
    id: "union-member-removed",
    mirror: "union-member-added",
    find: ({ removedMembers }) =>
      removedMembers.map((each) =>
        member(each, "new", "before", { rejected: breaks("old-senders", "source-code"), tolerated: breaks("source-code") }),
      ),
    say: ({ what, before }) => `${what}: ${before} removed from the union`,
    explain: "Old senders send values of the removed type, and new readers reject them.",
    code: "uses the alternative that was removed",
    fix: "Keep accepting the type.",
    example: undo(memberAdded),
  },
];
