// Conversations that take the steps which only one release has: the shortest way through the flow to each of them.

import { createConversation, type Flow, type Json, type Path } from "@wirepact/core";
import { runnable, sameJson } from "@wirepact/core/codegen";
import type { ProtocolModel } from "../../model/protocol-model.js";
import { setAt } from "../../resolve/compose-message.js";
import { continuations, type ConversationMessage, type Talk } from "./continuations.js";

/** One conversation for each step of a flow that the other release does not have. */
export function conversationsToSteps(model: ProtocolModel, other: ProtocolModel): readonly Talk[] {
  const converse = openSpeaker(model);
  return Object.entries(model.flows).flatMap(([name, flow]) => {
    const known = other.flows[name];
    if (known === undefined) return [];
    const isKnown = (from: string, type: string): boolean => [known.steps, known.lenientSteps].some((steps) => steps[from]?.includes(type));
    // What else a flow demands can matter at any step.
    const isSame = sameJson(demandsOf(flow), demandsOf(known));
    const before = startsAround(model, flow);
    const ways = shortestWays(flow);
    return [...Object.entries(flow.steps), ...Object.entries(flow.lenientSteps)].flatMap(([from, next]) =>
      next.flatMap((type) => {
        const way = isSame && isKnown(from, type) ? undefined : ways.get(from);
        const talks = (way && converse([...before, ...way, type])) ?? [];
        return isSame ? talks : talks.flatMap((talk) => [talk, ...withOtherValues(talk, [...(flow.same ?? []), ...(known.same ?? [])])]);
      }),
    );
  });
}

/** What a flow demands besides its order. */
const demandsOf = ({ key, same, rounds, inside, open, end }: Flow): Json =>
  JSON.parse(JSON.stringify([key, same, rounds, inside, open, end])) as Json;

/** The messages that start the flows around a flow, from the outermost on. */
function startsAround(model: ProtocolModel, { inside }: Flow): readonly string[] {
  const outer = inside === undefined ? undefined : model.flows[inside];
  return outer === undefined ? [] : [...startsAround(model, outer), ...outer.start.slice(0, 1)];
}

/** The conversation with a value of its own in a field of its last message that should be that of the message before. */
const withOtherValues = (talk: Talk, fields: readonly Path[]): readonly Talk[] =>
  fields.map((field) => {
    const set = (said: ConversationMessage | undefined, value: string) =>
      said === undefined ? [] : [{ ...said, message: setAt(said.message, field, value) }];
    return [...talk.slice(0, -2), ...set(talk.at(-2), "one"), ...set(talk.at(-1), "other")];
  });

/** The shortest way from a start of the flow to each of its messages. */
function shortestWays({ start, steps, end }: Flow): ReadonlyMap<string, readonly string[]> {
  const ways = new Map(start.map((type) => [type, [type]]));
  for (const [type, way] of ways) {
    if (end.includes(type)) continue;
    for (const next of steps[type] ?? []) if (!ways.has(next)) ways.set(next, [...way, next]);
  }
  return ways;
}

/** Returns a function that makes a conversation of messages of these types that the monitor of the model accepts; none where it finds none. */
function openSpeaker(model: ProtocolModel): (types: readonly string[]) => readonly Talk[] {
  const known = new Map<string, readonly Talk[]>([["", [[]]]]);
  const isAccepted = (talk: Talk): boolean => {
    const monitor = createConversation<Json>(runnable(model));
    return talk.every(({ message, from }) => monitor.feed(message, from === undefined ? {} : { from }).issues.length === 0);
  };
  // The longest example declares the most capabilities.
  const samplesOf = (type: string): readonly Json[] =>
    (model.messages[type]?.examples ?? []).map(({ value }) => value).sort((a, b) => JSON.stringify(b).length - JSON.stringify(a).length);
  const converse = (types: readonly string[]): readonly Talk[] => {
    const key = types.join(" ");
    const made =
      known.get(key) ??
      converse(types.slice(0, -1)).flatMap((talk) => {
        const type = types.at(-1)!;
        const longer = samplesOf(type).flatMap((message) => continuations(model, talk, { message, type }, []));
        const accepted = longer.find(isAccepted);
        return accepted === undefined ? [] : [accepted];
      });
    known.set(key, made);
    return made;
  };
  return converse;
}
