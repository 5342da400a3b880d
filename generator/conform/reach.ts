// The shortest way through the flow of a connection to a state in which a message is allowed.

import type { Flow, ProtocolDescriptor } from "@wirepact/core";
import type { Session } from "./session.js";

/** The flows that a connection as a whole is in. */
const connectionFlows = (protocol: ProtocolDescriptor): readonly Flow[] =>
  Object.values(protocol.flows).filter(({ key }) => key === "connection");

const concerns = ({ start, steps, end }: Flow, type: string): boolean =>
  [start, end, Object.keys(steps), ...Object.values(steps)].some((types) => types.includes(type));

/** What may come next in a flow: the start, or what the run expects. */
function expectedIn(session: Session, flow: Flow): readonly string[] {
  const run = session.observer.conversation.runs().find((state) => state.flow === flow.name);
  return run === undefined ? flow.start : run.expected;
}

/** Whether a message is allowed now. */
export function isAllowed(protocol: ProtocolDescriptor, session: Session, type: string): boolean {
  return connectionFlows(protocol).every(
    (flow) => flow.anytime.includes(type) || !concerns(flow, type) || expectedIn(session, flow).includes(type),
  );
}

/** The next message on the shortest way to one that is allowed; undefined if there is no way, or none is needed. */
export function nextOnWay(protocol: ProtocolDescriptor, session: Session, target: string): string | undefined {
  for (const flow of connectionFlows(protocol)) {
    if (flow.anytime.includes(target) || !concerns(flow, target)) continue;
    const expected = expectedIn(session, flow);
    const queue = expected.map((type) => [type, type] as const);
    const visited = new Set(expected);
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      const [type, first] = item;
      if (type === target) return first === target ? undefined : first;
      for (const next of flow.steps[type] ?? []) {
        if (visited.has(next)) continue;
        visited.add(next);
        queue.push([next, first]);
      }
    }
  }
  return undefined;
}

/** Whether a message comes only after others: not at the start, and not at any time. */
export const needsWay = (protocol: ProtocolDescriptor, type: string): boolean =>
  connectionFlows(protocol).some((flow) => concerns(flow, type) && !flow.start.includes(type) && !flow.anytime.includes(type));
