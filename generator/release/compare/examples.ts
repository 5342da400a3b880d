// Examples and transcripts that only one of the models has.

import type { ProtocolModel } from "../../model/protocol-model.js";
import type { Comparison } from "./comparison.js";
import { compareLists } from "./pair-names.js";

const words: Readonly<Record<string, string>> = { examples: "example", invalid: "invalid example", wire: "wire example" };

/** The examples that went and those that came, by name. */
export function exampleChanges({ old, new: current, messages }: Comparison) {
  const changes = messages.map(({ old: before, new: after, places }) => {
    const names = (model: typeof before): readonly string[] =>
      (["examples", "invalid", "wire"] as const).flatMap((kind) => model[kind].map(({ name }) => `${kind}/${name}`));
    const { removed, added } = compareLists(names(before), names(after));
    const named = (name: string) => ({
      what: `${words[name.slice(0, name.indexOf("/"))]} ${name.slice(name.indexOf("/") + 1)} of ${after.name}`,
      places: { old: `${places.old}/${name}`, new: `${places.new}/${name}` },
    });
    return { removed: removed.map(named), added: added.map(named) };
  });
  const transcripts = compareLists(transcriptsOf(old), transcriptsOf(current));
  const ofTranscript = (name: string) => ({ what: `transcript ${name}`, places: { old: name, new: name } });
  return {
    removed: [...changes.flatMap(({ removed }) => removed), ...transcripts.removed.map(ofTranscript)],
    added: [...changes.flatMap(({ added }) => added), ...transcripts.added.map(ofTranscript)],
  };
}

function transcriptsOf(model: ProtocolModel): readonly string[] {
  const flows = Object.values(model.flows).flatMap(({ name, transcripts }) => transcripts.map((each) => `flows/${name}/${each.name}`));
  return [...model.transcripts.map(({ name }) => `transcripts/${name}`), ...flows];
}
