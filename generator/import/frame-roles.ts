// Who sends the requests and notifications of a JSON-RPC schema.

import type { Definitions, MessagePlan, Node } from "./node.js";

/** A definition that is a request or a notification. */
export interface Call {
  readonly definition: string;
  readonly method: string;
  /** The name without `Request` or `Notification`. */
  readonly base: string;
  readonly isRequest: boolean;
}

export interface Roles {
  readonly names: readonly string[];
  readonly directionOf: (definition: string) => Pick<MessagePlan, "from" | "to">;
}

/** The roles, from unions such as `ClientRequest` or from `x-side`, which names the receiver. */
export function rolesOf(unions: ReadonlyMap<string, readonly Node[]>, calls: readonly Call[], definitions: Definitions): Roles {
  const senders = new Map<string, Set<string>>();
  for (const [name, parts] of unions) {
    const role = /^(.+?)(?:Request|Notification)s?$/.exec(name)?.[1]?.toLowerCase();
    if (role === undefined || !/^[a-z][a-z0-9]*$/.test(role) || !/^[A-Z]/.test(name)) continue;
    const sent = parts.flatMap((part) =>
      part.kind === "reference" && calls.some(({ definition }) => definition === part.definition) ? [part.definition] : [],
    );
    if (sent.length > 0) senders.set(role, new Set([...(senders.get(role) ?? []), ...sent]));
  }
  const sides = [...new Set(calls.flatMap(({ definition }) => definitions.get(definition)?.side ?? []))].filter((side) =>
    /^[a-z][a-z0-9]*$/.test(side),
  );
  const names = senders.size === 2 ? [...senders.keys()] : sides.length === 2 ? sides : ["client", "server"];
  const directionOf = (definition: string): Pick<MessagePlan, "from" | "to"> => {
    const side = definitions.get(definition)?.side;
    const from =
      senders.size === 2
        ? names.filter((role) => senders.get(role)?.has(definition) === true)
        : names.filter((role) => sides.length === 2 && side !== undefined && role !== side);
    return from.length === 1 ? { from, to: names.filter((role) => role !== from[0]) } : { from: names, to: names };
  };
  return { names, directionOf };
}
