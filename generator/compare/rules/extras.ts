// Changes of `extras`: what objects demand of their unknown properties.

import type { FoundChange } from "../change.js";
import type { Comparison } from "../comparison.js";
import { describePaths } from "../describe-path.js";
import { extrasChanges } from "../extras.js";
import { findingAt, minor, patternEffect, affectedIf, undo, type Example, type ReleaseRule } from "./release-rule.js";

const crate = (extras: string): string =>
  `CRATE: { doc: A crate., from: boat, to: keeper, ${extras}examples: { minimal: {} }, invalid: {} }`;
const labels = (keys: string): string => crate(`extras: { values: string, keys: '${keys}' }, `);

const extrasAdded: Example = { before: crate(""), after: labels("^[a-z]+$") };

const changedNames = (comparison: Comparison): readonly FoundChange[] =>
  extrasChanges(comparison).names.map(({ old, new: current, paths, use, relation }) => ({
    ...findingAt({ paths, use }, patternEffect(relation)),
    facts: { what: describePaths(paths).replace(/[.]keys$/, ""), before: pattern(old), after: pattern(current) },
  }));

const pattern = (keys: string | undefined): string => (keys === undefined ? "any name" : `\`${keys}\``);

export const extrasRules: readonly ReleaseRule[] = [
  {
    id: "extras-added",
    mirror: "extras-removed",
    find: (comparison) =>
      extrasChanges(comparison).added.map((change) => {
        const affected = affectedIf({ "old-senders": change.rejects });
        return findingAt(change, affected.length > 0 ? { breaks: affected } : minor);
      }),
    say: ({ what }) => `${what}: other properties have a type`,
    explain: "Old senders send other properties of any type and name, which new readers reject.",
    fix: "Add a field for each property that needs a type, or release a major version.",
    example: extrasAdded,
  },
  {
    id: "extras-removed",
    mirror: "extras-added",
    find: (comparison) =>
      extrasChanges(comparison).removed.map((change) =>
        findingAt(change, { breaks: affectedIf({ "old-readers": change.rejects, "source-code": true }) }),
      ),
    say: ({ what }) => `${what}: other properties no longer have a type`,
    explain:
      "Old readers reject other properties that do not have the type. The TypeScript type no longer allows properties that it does not list.",
    code: "uses properties other than the fields",
    fix: "Keep `extras`.",
    example: undo(extrasAdded),
  },
  {
    id: "extra-names-changed",
    mirror: "extra-names-changed",
    find: changedNames,
    say: ({ what, before, after }) => `${what}: names changed from ${before} to ${after}`,
    explain: "The name of a property may match one of the two patterns and not the other.",
    fix: "Keep the pattern, or release a major version.",
    example: { before: labels("^[a-z]+$"), after: labels("^[a-z]{3,}$") },
  },
];
