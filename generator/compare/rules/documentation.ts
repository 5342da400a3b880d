// Changes of documentation and examples, which affect no message.

import { sameJson } from "@wirepact/core/codegen";
import { describePath } from "../describe-path.js";
import { documentedParts, type DocumentedPart } from "../documentation.js";
import { exampleChanges } from "../examples.js";
import { lines, noAction, patch, setting, undo, type ReleaseRule } from "./release-rule.js";

const minimal = "minimal: { ship: Aurora, draught: 4 }";
const exampleAdded = lines(["examples:", `  ${minimal}`], ["examples:", `  ${minimal}`, "  full: { ship: Aurora, draught: 4, flag: red }"]);

export const documentationRules: readonly ReleaseRule[] = [
  {
    id: "example-added",
    mirror: "example-removed",
    find: (comparison) => exampleChanges(comparison).added.map(({ paths, what }) => ({ paths, facts: { what }, ...patch })),
    say: ({ what }) => `${what} added`,
    explain: "Only documentation and tests change.",
    fix: noAction,
    example: exampleAdded,
  },
  {
    id: "example-removed",
    mirror: "example-added",
    find: (comparison) =>
      exampleChanges(comparison).removed.map(({ paths, what }) => ({ paths, facts: { what }, ...patch, careful: true })),
    say: ({ what }) => `${what} removed`,
    explain: "The next release is tested with the examples of this one. With fewer examples, fewer breaking changes are found.",
    fix: "Keep the example: the next release is tested with it.",
    example: undo(exampleAdded),
  },
  {
    id: "documentation-changed",
    mirror: "documentation-changed",
    find: ({ old, new: current }) => {
      const keyOf = ({ path, of = "" }: DocumentedPart): string => `${path} ${of}`;
      const before = new Map(documentedParts(old).map((part) => [keyOf(part), part.texts]));
      return documentedParts(current)
        .filter((part) => before.has(keyOf(part)) && !sameJson(before.get(keyOf(part)), part.texts))
        .map(({ path }) => setting(path, { what: describePath(path) }, patch));
    },
    say: ({ what }) => `${what}: documentation changed`,
    explain: "Only documentation changes.",
    fix: noAction,
    example: { before: "doc: Is there a berth?", after: "doc: Is a berth free?" },
  },
];
