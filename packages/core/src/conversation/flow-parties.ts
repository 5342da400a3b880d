// Which agent has which role in a run of a flow.

import type { Entry } from "./conversation-entry.js";
import { createIssue, wrongParty } from "../issues.js";
import type { ProtocolDescriptor } from "../protocol.js";

/** Agent by role. */
export type PartyMap = ReadonlyMap<string, string>;

/** The agents by role after one more message. The first message that shows an agent in a role binds it; another one in its place is an issue. */
export function bindParties<M>(protocol: ProtocolDescriptor, known: PartyMap | undefined, entry: Entry<M>): PartyMap {
  const parties = known ?? new Map<string, string>();
  const { descriptor, sender, recipients } = entry;
  const [from, to] = [descriptor?.from, descriptor?.to];
  if (from?.length !== 1 || from[0] === undefined || (to?.length === 1 && to[0] === from[0])) return parties;
  const bound = parties.get(from[0]);
  if (sender !== undefined && bound !== undefined && bound !== sender) {
    entry.issues.push(createIssue(wrongParty(from[0], bound, sender), protocol.parts.sender, bound, sender));
    return parties;
  }
  const recipient = to?.length === 1 && recipients.length === 1 ? recipients[0] : undefined;
  const shown: [role: string, agent: string][] = [];
  if (to?.[0] !== undefined && recipient !== undefined) shown.push([to[0], recipient]);
  if (sender !== undefined) shown.push([from[0], sender]);
  return shown.every(([role]) => parties.has(role)) ? parties : new Map([...shown, ...parties]);
}
