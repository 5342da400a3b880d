// Demonstrates the breaks that the replay did not show: by a message that is looked for at the place of the change, or by a scene.

import type { ProtocolModel } from "../../model/protocol-model.js";
import { affectedOf } from "./counterexample.js";
import { isDemonstrated, type ProvenChange } from "./proven-change.js";
import { scenesOf } from "./scenes/index.js";
import { seekMessages } from "./seek-message.js";

/** The changes, each break with a demonstration where one was found. */
export async function demonstrate(
  old: ProtocolModel,
  current: ProtocolModel,
  changes: readonly ProvenChange[],
): Promise<readonly ProvenChange[]> {
  const done: ProvenChange[] = [];
  for (const change of changes) done.push(isDemonstrated(change) ? change : await demonstrateOne(old, current, change));
  return done;
}

async function demonstrateOne(old: ProtocolModel, current: ProtocolModel, change: ProvenChange): Promise<ProvenChange> {
  const senders = (["old", "new"] as const).filter(
    (sender) => change.breaks.includes(affectedOf[sender]) || change.misreads.includes(affectedOf[sender]),
  );
  const shownBy = await seekMessages(old, current, change, senders);
  const { notShown: _, ...rest } = change;
  if (shownBy.length > 0) {
    const shown = shownBy.map(({ sender }) => affectedOf[sender]);
    return { ...rest, shownBy, unshown: change.unshown.filter((affected) => !shown.some((each) => each === affected)) };
  }
  const scenes = (await scenesOf(change.rule)?.({ old, current, change })) ?? [];
  if (scenes.length > 0) return { ...rest, scenes, unshown: [] };
  return { ...change, notShown: change.notShown ?? reasons[change.rule] ?? "nothing was found that shows it" };
}

/** Why changes of some kinds may not be seen from outside, as the end of a sentence. */
const reasons: Readonly<Record<string, string>> = {
  "deadline-shortened": "messages carry no time, so monitors measure none",
  "failure-changed": "where an error needs the ID of a request, nothing is answered to what cannot be read",
  "leniency-removed": "no message has a part for which it matters",
  "negotiation-removed": "a version is only stated between parties that support several",
  "view-narrowed": "a store evaluates views; the messages are the same",
};
