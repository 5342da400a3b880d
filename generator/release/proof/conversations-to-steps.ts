// Conversations that take the steps which only one release has: the shortest way through the flow to each of them.

import { createConversation, type Flow, type Json } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import type { ProtocolModel } from "../../model/protocol-model.js";
import { continuations, type Talk } from "./continuations.js";

/** One conversation for each step of a flow that the other release does not have. */
export function conversationsToSteps(model: ProtocolModel, other: ProtocolModel): readonly Talk[] {
  const converse = openSpeaker(model);
  return Object.entries(model.flows).flatMap(([name, flow]) => {
    const own = Object.entries(flow.steps);
    const known = other.flows[name]?.steps;
    if (known === undefined) return [];
    const before = flow.inside === undefined ? [] : (model.flows[flow.inside]?.start.slice(0, 1) ?? []);
    const ways = shortestWays(flow);
    return own.flatMap(([from, next]) =>
      next.flatMap((type) => {
        const way = known[from]?.includes(type) === true ? undefined : ways.get(from);
        return (way && converse([...before, ...way, type])) ?? [];
      }),
    );
  });
}

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
