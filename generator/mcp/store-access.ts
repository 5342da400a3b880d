// The store that the server reads, and writes where that is allowed. It is opened when it is first used.

import { statSync } from "node:fs";
import type { ProtocolDescriptor } from "@wirepact/core";
import type { MessageStore } from "@wirepact/store";
import { ToolError } from "./tool.js";

export interface StoreAddress {
  /** A `postgres://` URL or the absolute path of a SQLite file. */
  readonly address: string;
  /** The address as errors show it: without a password. */
  readonly shown: string;
  readonly schema: string | undefined;
  readonly isWritable: boolean;
}

export interface StoreAccess {
  readonly isWritable: boolean;
  /** Runs a job on the store of a protocol; mistakes and failures of the store become errors of the tool. */
  readonly use: <T>(
    protocol: ProtocolDescriptor,
    job: (store: MessageStore) => Promise<T>,
    options?: { readonly writes: boolean },
  ) => Promise<T>;
  readonly close: () => Promise<void>;
}

/** Opens access to a store. */
export function openStoreAccess({ address, shown, schema, isWritable }: StoreAddress): StoreAccess {
  const opened = new Map<ProtocolDescriptor, Promise<MessageStore>>();
  const isServer = isServerAddress(address);
  let openedFile: bigint | undefined;

  const closeWhere = async (isClosed: (protocol: ProtocolDescriptor) => boolean): Promise<void> => {
    const closed = [...opened].filter(([protocol]) => isClosed(protocol));
    for (const [protocol] of closed) opened.delete(protocol);
    await Promise.allSettled(closed.map(async ([, store]) => (await store).close()));
  };

  const openFor = async (protocol: ProtocolDescriptor, create: boolean): Promise<MessageStore> => {
    // What is written to a file that was deleted or replaced would be lost.
    if (!isServer && fileNumber(address) !== openedFile) void closeWhere(() => true);
    // The protocol has changed with the spec: its old store is no longer used.
    void closeWhere((old) => old !== protocol && old.name === protocol.name);
    for (let known = opened.get(protocol); known !== undefined; known = opened.get(protocol)) {
      try {
        return await known;
      } catch (error) {
        // Another call may have failed because only this one may create the store.
        if (!create) throw error;
        if (opened.get(protocol) === known) opened.delete(protocol);
      }
    }
    const opening = import("@wirepact/store").then(({ openStore }) => openStore(address, { protocol, schema, create }));
    opened.set(protocol, opening);
    try {
      return await opening;
    } catch (error) {
      // A store that could not be opened is tried again by the next call.
      if (opened.get(protocol) === opening) opened.delete(protocol);
      throw error;
    } finally {
      if (!isServer) openedFile = fileNumber(address);
    }
  };

  return {
    isWritable,
    use: async (protocol, job, { writes } = { writes: false }) => {
      if (!writes && !isServer && fileNumber(address) === undefined) throw new ToolError(`the store ${shown} does not exist`);
      try {
        return await job(await openFor(protocol, writes));
      } catch (error) {
        throw await toToolError(error, { protocol, address, shown, isWritable });
      }
    },
    close: async () => closeWhere(() => true),
  };
}

/** Identifies a file among those that had the same path; undefined if there is none. */
const fileNumber = (path: string): bigint | undefined => statSync(path, { throwIfNoEntry: false, bigint: true })?.ino;

type Failing = Pick<StoreAddress, "address" | "shown" | "isWritable"> & { readonly protocol: ProtocolDescriptor };

/** Failures of the store in one sentence, without the password of its address. */
async function toToolError(error: unknown, { protocol, address, shown, isWritable }: Failing): Promise<unknown> {
  const { StoreError } = await import("@wirepact/store");
  if (error instanceof StoreError && error.code === "not-found")
    return new ToolError(
      `the store ${shown} contains no messages of ${protocol.name}${isWritable ? "; append_to_store creates what is missing" : ""}`,
    );
  if (error instanceof StoreError) return new ToolError(error.message.replaceAll(address, shown));
  const { syscall, code } = error as NodeJS.ErrnoException;
  return syscall === undefined || error instanceof ToolError
    ? error
    : new ToolError(`the store ${shown} cannot be reached (${code ?? syscall})`);
}

export const isServerAddress = (address: string): boolean => /^postgres(?:ql)?:\/\//.test(address);

/** A `postgres://` URL without its password, wherever it is. */
export const withoutPassword = (address: string): string =>
  isServerAddress(address)
    ? address.replace(/^(\w+:\/\/[^:@/?]*):.*@/, "$1:…@").replaceAll(/([?&][^=&]*password=)[^&]*/gi, "$1…")
    : address;
