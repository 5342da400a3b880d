// A protocol as one of its roles sees it: flows without the messages that pass between others, so that an agent is not told to wait for them.

import type { Flow, MessageDescriptor, ProtocolDescriptor } from "@wirepact/core";

/** The protocol with the flows that a role can follow; the protocol itself if it does not have the role. */
export function viewOfRole(protocol: ProtocolDescriptor, role: string | undefined): ProtocolDescriptor {
  const roles = Object.keys(protocol.roles);
  if (role === undefined || !roles.includes(role) || roles.length < 3) return protocol;
  const sees = (type: string): boolean =>
    [protocol.messages[type]?.from, protocol.messages[type]?.to].some((parties) => parties?.includes(role));
  const flows = Object.entries(protocol.flows).map(([name, { inside, ...flow }]) => {
    // What is inside a flow whose start the role does not see can only be followed on its own.
    const isInside = inside !== undefined && protocol.flows[inside]?.start.every(sees) === true;
    return [name, project(isInside ? { ...flow, inside } : flow, protocol.messages, role)] as const;
  });
  return { ...protocol, flows: Object.fromEntries(flows) };
}

/** A flow without what a role does not see: before and after that, whatever can come next for the role is next. */
function project(flow: Flow, messages: Readonly<Record<string, MessageDescriptor>>, role: string): Flow {
  const isOnly = (parties: readonly string[]): boolean => parties.length === 1 && parties[0] === role;
  const sees = (type: string): boolean => {
    const { from = [], to = [] } = messages[type] ?? {};
    return from.includes(role) || to.includes(role);
  };
  /** What is certainly sent by the role or to it; of other messages that it can see, some may pass between others. */
  const isCertain = (type: string): boolean => isOnly(messages[type]?.from ?? []) || isOnly(messages[type]?.to ?? []);
  /** The types that the role sees next, and whether the flow may end before. */
  const follow = (types: readonly string[], steps: Flow["steps"]): { readonly next: readonly string[]; readonly ends: boolean } => {
    const reached = new Set(types);
    let ends = false;
    for (const type of reached) {
      if (isCertain(type)) continue;
      ends ||= flow.end.includes(type);
      for (const next of steps[type] ?? []) reached.add(next);
    }
    return { next: [...reached].filter(sees), ends };
  };
  const start = follow(flow.start, flow.steps).next;
  const projected = (steps: Flow["steps"]): Flow["steps"] =>
    Object.fromEntries(
      Object.entries(steps)
        .filter(([type]) => sees(type))
        .map(([type, types]) => {
          const { next, ends } = follow(types, flow.steps);
          return [type, [...new Set([...next, ...(ends ? start : [])])]];
        }),
    );
  return {
    ...flow,
    start,
    steps: projected(flow.steps),
    lenientSteps: projected(flow.lenientSteps),
    anytime: flow.anytime.filter(sees),
    end: flow.end.filter(sees),
    deadlines: flow.deadlines.filter(({ after }) => after.every(sees)),
  };
}
