// Examples and transcripts that only one of the models has.

import type { ProtocolModel } from "../model/protocol-model.js";
import type { Comparison } from "./comparison.js";
import { compareNames } from "./compare-names.js";
import { describePath } from "./describe-path.js";

/** Removed and added examples, by name. */
export function exampleChanges({ old, new: current, messages }: Comparison) {
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
