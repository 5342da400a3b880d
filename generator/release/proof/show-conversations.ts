// Finds the conversations that show a change which single messages do not show: what monitors report, or wait for.

import type { Flow } from "@wirepact/core";
import type { Change } from "../../compare/change.js";
import type { ProtocolModel } from "../../model/protocol-model.js";
import type { ProvenChange } from "./proven-change.js";
import { essentialMessages, replayConversations, type ConversationExample } from "./replay-conversations.js";

/** The changes, each with the shortest conversation of each release that shows it. */
export function showConversations(old: ProtocolModel, current: ProtocolModel, changes: readonly ProvenChange[]): readonly ProvenChange[] {
  if (!changes.some(isOfMonitors)) return changes;
  const found = replayConversations(old, current);
  const names = [...new Set([...Object.keys(old.messages), ...Object.keys(current.messages)])];
  return changes.map((change) => {
    if (!isOfMonitors(change)) return change;
    const named = namedIn(change, names);
    const conversations = (["old", "new"] as const).flatMap((sender) => {
      if (!change.misreads.includes(sender === "old" ? "old-senders" : "old-readers")) return [];
      const example = found.find((each) => each.sender === sender && fits(each, named));
      return example === undefined ? [] : [{ ...example, essence: essentialMessages(old, current, example) }];
    });
    return conversations.length === 0 ? { ...change, notShown: whyNotShown(change, old, current) } : { ...change, conversations };
  });
}

/** Why no conversation shows a change, as the end of a sentence. */
function whyNotShown({ rule, facts: { what } }: ProvenChange, old: ProtocolModel, current: ProtocolModel): string {
  const [, party] = concernsParties.exec(rule) ?? [];
  const models = [old, current];
  if (party === undefined || models.some(({ frames }) => frames !== undefined)) return "no conversation was found that shows it";
  if (!models.some(({ flows }) => Object.values(flows).some((flow) => concerns(flow, what))))
    return `${what} is not part of a flow, so monitors do not check who sends or receives it`;
  return models.some(({ parts }) => parts[party as "sender" | "recipient"] !== undefined)
    ? "monitors learn from other messages which agent has the role"
    : `messages do not name their ${party}, so monitors cannot check it`;
}

const concernsParties = /^(sender|recipient)-/;

/** Whether a message is part of a flow. */
const concerns = ({ start, steps, anytime, end }: Flow, type: string): boolean =>
  [...start, ...Object.entries(steps).flat(2), ...anytime, ...end].includes(type);

/** A break that no message shows, and that is about who sends what after what. */
const isOfMonitors = ({ rule, level, misreads, shownBy }: ProvenChange): boolean =>
  level === "major" && misreads.length > 0 && shownBy.length === 0 && concernsMonitors.test(rule);

/** The rules about what a monitor watches. Deadlines are not among them: what is late shows with the time, not with a message. */
const concernsMonitors = /^(flow|transition|rounds|sender|recipient|reply|ack)-/;

/** The messages that a change names. */
export function namedIn({ facts, use }: Change, names: readonly string[]): readonly string[] {
  let text = ` ${[facts.what, facts.after, facts.before, use?.tag].join(" ").replaceAll(/[,.:]/g, " ")} `;
  // The longest first: in `tools/list result`, neither `tools/list` nor `result` is named.
  return [...names]
    .sort((a, b) => b.length - a.length)
    .filter((name) => {
      const isNamed = text.includes(` ${name} `);
      text = text.replaceAll(` ${name} `, "  ");
      return isNamed;
    });
}

/** Whether a conversation ends with a message that the change names, after the other ones that it names. */
const fits = ({ types, awaits = [] }: ConversationExample, named: readonly string[]): boolean =>
  named.length === 0 ||
  (named.some((name) => name === types.at(-1)) && named.every((name) => types.includes(name) || awaits.includes(name)));
