// Cancelled requests: the message that cancels a request of this side, and the running requests that a cancellation of the peer means.

import { composeFramed } from "./build-framed.js";
import { readPath, replaceAt } from "./path.js";
import type { MessageDescriptor, ProtocolDescriptor } from "./protocol.js";
import type { Path } from "./shape.js";

/** The running requests that the peer can cancel. */
export interface Cancellations {
  /** Lets a cancellation find a request; returns how to end that. */
  readonly add: (request: unknown, descriptor: MessageDescriptor, controller: AbortController) => () => void;
  /** Aborts the requests that a cancellation means. */
  readonly note: (cancelling: unknown) => void;
}

export function createCancellations({ cancellation }: ProtocolDescriptor): Cancellations {
  /** By what a cancellation says of them. */
  const running = new Map<string, Set<AbortController>>();
  const [cancelling, own] = [0, 1].map((side) => cancellation?.where.map((pair) => pair[side as 0 | 1]));
  return {
    add: (request, { name }, controller) => {
      const key = cancellation?.requests?.includes(name) === false ? undefined : cancelKey(own, request);
      if (key === undefined) return () => {};
      const alike = running.get(key) ?? new Set();
      running.set(key, alike.add(controller));
      return () => {
        alike.delete(controller);
        if (alike.size === 0) running.delete(key);
      };
    },
    note: (message) => {
      for (const controller of running.get(cancelKey(cancelling, message) ?? "") ?? []) controller.abort();
    },
  };
}

/** What identifies a cancelled request: the values at the given paths of the request, or of the message that cancels it. */
function cancelKey(paths: readonly Path[] | undefined, value: unknown): string | undefined {
  if (paths === undefined) return undefined;
  const values = paths.map((path) => readPath(value, path));
  return values.some((part) => typeof part === "object" && part !== null) ? undefined : JSON.stringify(values);
}

/** The message that cancels a request, with the fields that identify the request. */
export function cancellingMessage(protocol: ProtocolDescriptor, request: unknown): unknown {
  const { cancellation } = protocol;
  const descriptor = cancellation && protocol.messages[cancellation.message];
  if (cancellation === undefined || descriptor === undefined) return undefined;
  const empty: unknown = composeFramed(protocol, descriptor, {});
  return cancellation.where.reduce((message, [cancelling, own]) => replaceAt(message, cancelling, readPath(request, own)), empty);
}
