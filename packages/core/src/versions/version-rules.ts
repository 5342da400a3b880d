// Which version a message has: a handshake fixes it for the connection, or every message states its own.

import { readPath } from "../base/path.js";
import type { ProtocolDescriptor } from "../protocol.js";
import { understands } from "./version.js";
import type { Path } from "../shape/shape.js";

/** Another version of a protocol, and how messages write it. */
export interface OtherVersion {
  readonly as: string | number;
  readonly protocol: ProtocolDescriptor;
}

/** What is remembered of a request until it is answered. */
export interface AskedIn<V> {
  readonly version: V | undefined;
  /** Its answer says which version counts for the connection. */
  readonly isHandshake?: boolean;
}

/** The version that a message has and the path at which it says so; null if it is none of those that are known. */
export interface StatedVersion<V> {
  readonly version: V | undefined | null;
  readonly path?: Path;
}

/** The versions of a connection; undefined stands for the current one. */
export interface VersionRules<V> {
  /** All versions as messages write them, the current one first. */
  readonly written: readonly (string | number)[];
  /** Whether only other versions have the handshake. */
  readonly isGreetedByOthers: boolean;
  readonly agreed: () => V | undefined;
  readonly isHandshake: (type: unknown) => boolean;
  /** The version that a handshake offers, null if it is none of them. */
  readonly offered: (message: unknown) => V | undefined | null;
  /** The version of a request or a notification as it was written: as it says, else the one that was agreed on. */
  readonly stated: (message: unknown, type: string | undefined) => StatedVersion<V>;
  /** The version of an answer: that of the request, unless it ends the handshake, which fixes the version from now on. */
  readonly answered: (message: unknown, request: AskedIn<V> | undefined) => V | undefined;
}

/** How a protocol tells its versions apart on one connection, which begins with the version `start`. */
export function createVersionRules<V extends OtherVersion>(
  protocol: ProtocolDescriptor,
  versions: readonly V[],
  { current, start }: { readonly current: string | number; readonly start?: V | undefined },
): VersionRules<V> {
  const { negotiation = [], parts, messages, failures } = protocol;
  const handshake = negotiation.find((each) => each.by === "request");
  const has = (known: ProtocolDescriptor["messages"]): boolean => handshake !== undefined && Object.hasOwn(known, handshake.request);
  /** The newest version that has the handshake, if the current one has none. */
  const greeted = has(messages) ? undefined : versions.find((version) => has(version.protocol.messages));
  const places = [...negotiation.flatMap((each) => (each.by === "each" ? [each.path] : [])), ...(parts.version ? [parts.version] : [])];
  let agreed = start;
  const find = (value: unknown): V | undefined | null => {
    if (value === current) return undefined;
    const exact = versions.find(({ as }) => as === value);
    if (exact !== undefined || typeof value !== "string") return exact ?? null;
    const isRead = (as: string | number | undefined): boolean => typeof as === "string" && understands(as, value);
    return isRead(current) ? undefined : (versions.find(({ as }) => isRead(as)) ?? null);
  };
  const isHandshake = (type: unknown): boolean => handshake !== undefined && type === handshake.request;
  return {
    written: [current, ...versions.map(({ as }) => as)],
    isGreetedByOthers: greeted !== undefined,
    agreed: () => agreed,
    isHandshake,
    offered: (message) => find(readPath(message, handshake?.offer)),
    stated: (message, type) => {
      const path = [...(isHandshake(type) ? [handshake!.offer] : []), ...places].find((place) => readPath(message, place) !== undefined);
      if (path === undefined) return { version: agreed };
      const version = find(readPath(message, path));
      // Where the protocol has no error for it, the party that is asked answers with a version that it prefers.
      return version === null && path === handshake?.offer && !failures?.unsupportedVersion
        ? { version: agreed ?? greeted }
        : { version, path };
    },
    answered: (message, request) => {
      if (request?.isHandshake !== true) return request === undefined ? agreed : request.version;
      const version = find(readPath(message, handshake!.answer));
      return version === null ? request.version : (agreed = version);
    },
  };
}
