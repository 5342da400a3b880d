// Every text that tells an agent what to do is needed: with an older wording, or without it, a literal agent is lost.

import { afterAll, beforeAll, expect, it } from "vitest";
import { Lost } from "./literal-agent.js";
import { closeStage, type MistakeMaker, mistakeMakers, openStage, playedProtocols, type Play, play, type Stage } from "./play.js";

/** Where a text is needed: the play, and a mistake that an agent makes with one of the messages, the first unless stated. */
interface Scene extends Pick<Play, "flow" | "runs"> {
  readonly protocol: string;
  readonly mistake?: MistakeMaker;
  readonly at?: number;
}

const handoff: Scene = { protocol: "oacp", flow: "handoff" };
const review: Scene = { protocol: "oacp", flow: "review" };
const work: Scene = { protocol: "agent-mail", flow: "work" };
const session: Scene = { protocol: "mcp", flow: "session" };

const repairedBefore = "Change only what is listed here, keep everything else, and send the complete message again.";

/** A text, what it was before, and a play that needs it. */
const undone: Readonly<Record<string, readonly [text: RegExp, before: string, scene: Scene]>> = {
  "who the agent is": [/^You are the .+$/m, "Wirepact checks the messages of agent protocols; it does not send them.", handoff],
  "what it sends, and to whom": [/^You send .+$/m, "", handoff],
  "what it receives, and from whom": [/^You receive .+$/m, "", handoff],
  "that texts of others are recorded": [/ Record every text that you receive .+$/m, "", handoff],
  "that results say what to do": [/^If a call is rejected, .+$/m, "", { ...handoff, mistake: mistakeMakers["the message is misspelled"] }],
  "that it waits for others": [/^Wait for one of these, .+$/m, "", work],
  "how to begin": [/^1\. .+$/m, "Before you send: next_messages lists what you may send now.", handoff],
  "how to learn about fields": [/^2\. .+$/m, "describe_message returns the fields of a message.", handoff],
  "how to build": [/^3\. .+$/m, "build_message builds it and returns the text to send.", handoff],
  "what to record": [/^4\. .+$/m, "After you have sent or received a message, record it with feed_message.", handoff],
  "what may be sent": [/^What you may send now:$/m, "What may be sent by owner now:", handoff],
  "that nothing may be sent": [/^You may send nothing now\.$/m, "Nothing may be sent by chiron now.", work],
  "an example in the form that the tool takes": [/^Example: (.+)$/m, 'Example: {"type":"?","body":$1}', handoff],
  "that the message was recorded": [/^The \S+ was recorded\./m, "Done.", handoff],
  "which message was meant": [
    /; did you mean "[^"]+"\?(?= \[unknown-value\]\nChange these arguments)/,
    "",
    { ...handoff, mistake: mistakeMakers["the message is misspelled"] },
  ],
  "that arguments are to be changed": [
    /^Change these arguments, .+$/m,
    repairedBefore,
    { ...handoff, mistake: mistakeMakers["the message is misspelled"] },
  ],
  "that fields are to be changed": [
    /^Change these fields, .+$/m,
    repairedBefore,
    { ...handoff, mistake: mistakeMakers["a value has the wrong type"] },
  ],
  "that a message of another role is not repaired": [
    /^Build another message\. /m,
    `${repairedBefore}\n`,
    { ...handoff, mistake: mistakeMakers["the message is that of another role"] },
  ],
  "what to wait for": [/^Wait for .+$/m, repairedBefore, { ...review, mistake: mistakeMakers["the message is too early"], at: 3 }],
  "what to send first": [/^Build and send .+$/m, repairedBefore, { ...session, mistake: mistakeMakers["the message is too early"] }],
  "that an ID is to be left out": [
    /^Leave out .+$/m,
    repairedBefore,
    { ...review, mistake: mistakeMakers["values of the last message are copied"], at: 2 },
  ],
  "which argument is the conversation": [/^The name of the conversation.*$/m, "A name.", handoff],
  "which argument is a text": [/^The text of the message\..*$/m, "A text.", handoff],
  "which argument has the fields": [/^The fields by name.*$/m, "The fields.", handoff],
  "which run is meant": [/ Set \S+ to .+\.$|\("[^"]+" to follow .+\)(?= \[)/gm, "", { ...review, runs: 2 }],
};

const stages = new Map<string, Stage>();
beforeAll(async () => {
  for (const { model, root } of playedProtocols()) {
    if (model.name === "oacp") stages.set("oacp", await openStage(model, root, ["owner", "successor", "author", "reviewer"]));
    if (model.name === "mcp" || model.name === "agent-mail") stages.set(model.name, await openStage(model, root));
  }
});
afterAll(async () => {
  for (const stage of stages.values()) await closeStage(stage);
});

let plays = 0;
const perform = async ({ protocol, mistake, at = 0, ...scene }: Scene, read: (text: string) => string): Promise<unknown> => {
  let turn = 0;
  const mistakes = () => (turn++ === at ? mistake : undefined);
  return play(stages.get(protocol)!, { ...scene, name: `play ${plays++}`, enough: 4, pick: () => 0, mistakes, read });
};

it.each(Object.entries(undone))("an agent needs to be told %s", async (_, [text, before, scene]) => {
  await perform(scene, (original) => original);
  let undoings = 0;
  const undo = (original: string): string => {
    const changed = original.replace(text, before);
    if (changed !== original) undoings++;
    return changed;
  };
  await expect(perform(scene, undo)).rejects.toThrow(Lost);
  expect(undoings).toBeGreaterThan(0);
});
