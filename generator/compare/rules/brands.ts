// Changes of branded types, which only code that is compiled notices.

import { changedBrands, rebrandedUses } from "../brands.js";
import { findingAt, breaks, both, undo, type ReleaseRule } from "./release-rule.js";

const draught = (settings: string): string => `Draught: { type: number, min: 0, max: 30, ${settings}doc: 'Draught of a ship in metres.' }`;
const brandAdded = { before: draught(""), after: draught("brand: true, ") };

const brandFound = (name: string) => ({ paths: both(`types/${name}`), facts: { what: name }, ...breaks("source-code") });

export const brandRules: readonly ReleaseRule[] = [
  {
    id: "brand-added",
    mirror: "brand-removed",
    find: (comparison) => changedBrands(comparison).added.map(brandFound),
    say: ({ what }) => `${what}: TypeScript type branded`,
    explain: "Messages stay the same, but code that passes plain strings or numbers as values of the type no longer compiles.",
    code: "passes plain values of the type",
    fix: "Release a major version, or add a branded type for new fields.",
    example: brandAdded,
  },
  {
    id: "brand-removed",
    mirror: "brand-added",
    find: (comparison) => changedBrands(comparison).removed.map(brandFound),
    say: ({ what }) => `${what}: TypeScript type no longer branded`,
    explain: "Messages stay the same, but the package no longer exports the functions that check values of the type.",
    code: "expects values of the branded type",
    fix: "Keep the brand until the next major version.",
    example: undo(brandAdded),
  },
  {
    id: "brand-changed",
    mirror: "brand-changed",
    find: (comparison) =>
      rebrandedUses(comparison).map(({ use, before, after }) =>
        findingAt(use, breaks("source-code"), { before: before.join(" and ") || "none", after: after.join(" and ") || "none" }),
      ),
    say: ({ what, before, after }) => `${what}: brand of the TypeScript type changed from ${before} to ${after}`,
    explain: "Messages stay the same, but code that builds or reads the value no longer compiles, because the value has another type.",
    fix: "Keep the type of the field until the next major version.",
    example: {
      before: "wool?: { type: integer, min: 0, doc: The weight of the wool. }",
      after: "wool?: { type: Weight, doc: The weight of the wool. }",
    },
  },
];
