// Messages that mean a request by the values of some fields: the one that cancels it, and the one that reports its progress.

import type { Path } from "../shape/shape.js";
import { composeFramed } from "../frames/build-framed.js";
import { readPath, replaceAt } from "../base/path.js";
import type { ProtocolDescriptor, RequestLink } from "../protocol.js";

/** Something about each of several requests, such as how to abort it. */
export interface LinkedRequests<Item> {
  /** Lets a message find a request; returns how to end that. */
  readonly add: (request: unknown, type: string, item: Item) => () => void;
  /** What belongs to the requests that a message means. */
  readonly find: (message: unknown) => readonly Item[];
}

/** Requests as one kind of message links to them; without a link, none is found. */
export function createLinkedRequests<Item>(link: RequestLink | undefined): LinkedRequests<Item> {
  /** By what a message says of them. */
  const items = new Map<string, Set<Item>>();
  const [linking, own] = [0, 1].map((side) => link?.where.map((pair) => pair[side as 0 | 1]));
  return {
    add: (request, type, item) => {
      const key = appliesTo(link, type) ? linkKey(own, request) : undefined;
      if (key === undefined) return () => undefined;
      const alike = items.get(key) ?? new Set();
      items.set(key, alike.add(item));
      return () => {
        alike.delete(item);
        if (alike.size === 0) items.delete(key);
      };
    },
    find: (message) => [...(items.get(linkKey(linking, message) ?? "") ?? [])],
  };
}

/** Whether a link applies to requests of a type. */
export const appliesTo = (link: RequestLink | undefined, type: string): boolean =>
  link !== undefined && link.message !== type && link.requests?.includes(type) !== false;

/** The values of a message or request that link it; undefined if it cannot be linked: values are missing, or arrays or objects. */
function linkKey(paths: readonly Path[] | undefined, value: unknown): string | undefined {
  if (paths === undefined) return undefined;
  const values = paths.map((path) => readPath(value, path));
  return values.every((part) => part !== undefined && typeof part !== "object") ? JSON.stringify(values) : undefined;
}

/** A message that means a request, with the fields that link it. */
export function linkingMessage(protocol: ProtocolDescriptor, { message, where }: RequestLink, request: unknown): unknown {
  const empty: unknown = composeFramed(protocol, protocol.messages[message]!, {});
  return where.reduce((built, [linking, own]) => replaceAt(built, linking, readPath(request, own)), empty);
}
