// The requests of a location that wait for an answer, so that a result is stored as the result of its request.

import type { ProtocolDescriptor } from "@wirepact/core";
import { findFrame, idIn, identify, idKey } from "@wirepact/core/codegen/frames";
import type { StoreBackend } from "./backend.js";

/** Follows requests and answers in the order in which they are stored. */
export interface RequestTracker {
  /** The results that a message can be, if it is an answer; several if both sides have an open request with the id. */
  readonly resultsOf: (message: unknown) => readonly string[];
  readonly follow: (message: unknown) => void;
}

/** The expected results, by the ID of their requests. */
type Due = Map<string, readonly string[]>;

/** A tracker that starts from the requests that are open; it does not change them. */
export function trackRequests(protocol: ProtocolDescriptor, open: ReadonlyMap<string, readonly string[]> = new Map()): RequestTracker {
  const changed: Due = new Map();
  const dueOf = (key: string | undefined): readonly string[] => (key === undefined ? [] : (changed.get(key) ?? open.get(key) ?? []));
  return {
    resultsOf: (message) => dueOf(answeredKey(protocol, message)),
    follow: (message) => note(protocol, { get: dueOf, set: (key, names) => changed.set(key, names) }, message),
  };
}

const keyOf = (protocol: ProtocolDescriptor, message: unknown): string | undefined =>
  idKey(idIn(findFrame(protocol, message), message as Readonly<Record<string, unknown>>));

function answeredKey(protocol: ProtocolDescriptor, message: unknown): string | undefined {
  const frame = findFrame(protocol, message);
  return frame?.kind === "result" ? keyOf(protocol, message) : undefined;
}

interface DueAccess {
  readonly get: (key: string) => readonly string[];
  readonly set: (key: string, names: readonly string[]) => void;
}

function note(protocol: ProtocolDescriptor, due: DueAccess, message: unknown): void {
  const frame = findFrame(protocol, message);
  const key = frame === undefined ? undefined : keyOf(protocol, message);
  if (frame === undefined || key === undefined) return;
  const result = frame.kind === "message" ? identify(protocol, message)?.result : undefined;
  if (result !== undefined) due.set(key, [...due.get(key), result]);
  // The results of a stream come under one id, so that only an error or a single result ends a request.
  else if (frame.kind !== "message")
    due.set(
      key,
      due.get(key).filter((name) => isStream(protocol, name) && frame.kind !== "error"),
    );
}

const isStream = ({ messages }: ProtocolDescriptor, result: string): boolean =>
  messages[messages[result]?.answers ?? ""]?.stream !== undefined;

interface Read {
  position: number;
  readonly due: Due;
}

/** Locations whose open requests are remembered; those of others are read again. */
const maxLocations = 64;
const pageSize = 1000;

/** Finds the open requests of a location: reads what was written since the last call, also by other processes. */
export function createOpenRequests(
  protocol: ProtocolDescriptor,
  backend: Pick<StoreBackend, "readAfter">,
): (location: string) => Promise<ReadonlyMap<string, readonly string[]>> {
  const known = new Map<string, Read>();
  return async (location) => {
    const read = known.get(location) ?? { position: 0, due: new Map() };
    known.delete(location);
    known.set(location, read);
    const [oldest] = known.keys();
    if (known.size > maxLocations && oldest !== undefined) known.delete(oldest);
    const access: DueAccess = {
      get: (key) => read.due.get(key) ?? [],
      set: (key, names) => (names.length === 0 ? read.due.delete(key) : read.due.set(key, names)),
    };
    for (;;) {
      const rows = await backend.readAfter(location, read.position, pageSize);
      for (const { position, text } of rows) {
        // Another call may have read the same rows in the meantime.
        if (position <= read.position) continue;
        read.position = position;
        note(protocol, access, JSON.parse(text));
      }
      if (rows.length < pageSize) return read.due;
    }
  };
}

/** Whether a protocol has results that are stored by their request. */
export const hasResults = ({ frames, messages }: ProtocolDescriptor): boolean =>
  frames !== undefined && Object.values(messages).some(({ result }) => result !== undefined);
