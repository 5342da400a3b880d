// Changes of documentation and examples, which affect no message.

import { sameJson } from "@wirepact/core/codegen";
import type { ProtocolModel } from "../../model/protocol-model.js";
import { compareNames } from "../compare-names.js";
import type { Comparison } from "../comparison.js";
import { describePath } from "../describe-path.js";
import { type DocumentedPart, documentedParts } from "../documentation.js";
import { lines, noAction, patch, type ReleaseRule, setting, undo } from "./release-rule.js";

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

/** Removed and added examples, by name. */
function exampleChanges({ old, new: current, messages }: Comparison) {
  const changes = messages.map(({ old: before, new: after, paths }) => {
    const names = (model: typeof before): readonly string[] =>
      (["examples", "invalid", "wire"] as const).flatMap((kind) => model[kind].map(({ name }) => `${kind}/${name}`));
    const { removed, added } = compareNames(names(before), names(after));
    const named = (name: string) => ({
      what: describePath(`${paths.new}/${name}`),
      paths: { old: `${paths.old}/${name}`, new: `${paths.new}/${name}` },
    });
    return { removed: removed.map(named), added: added.map(named) };
  });
  const transcripts = compareNames(transcriptsOf(old), transcriptsOf(current));
  const ofTranscript = (name: string) => ({ what: `transcript ${name}`, paths: { old: name, new: name } });
  return {
    removed: [...changes.flatMap(({ removed }) => removed), ...transcripts.removed.map(ofTranscript)],
    added: [...changes.flatMap(({ added }) => added), ...transcripts.added.map(ofTranscript)],
  };
}

function transcriptsOf(model: ProtocolModel): readonly string[] {
  const flows = Object.values(model.flows).flatMap(({ name, transcripts }) => transcripts.map((each) => `flows/${name}/${each.name}`));
  return [...model.transcripts.map(({ name }) => `transcripts/${name}`), ...flows];
}
