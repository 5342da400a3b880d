// The store that the server reads, and writes where that is allowed. It is opened when it is first used.

import { existsSync } from "node:fs";
import type { ProtocolDescriptor } from "@wirepact/core";
import { type MessageStore, openStore, StoreError } from "@wirepact/store";
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
  const openFor = async (protocol: ProtocolDescriptor): Promise<MessageStore> => {
    const known = opened.get(protocol);
    if (known !== undefined) return known;
    const opening = openStore(address, { protocol, ...(schema === undefined ? {} : { schema }) });
    opened.set(protocol, opening);
    // A store that could not be opened is tried again by the next call.
    opening.catch(() => opened.delete(protocol));
    // The protocol has changed with the spec: its old store is no longer used.
    for (const [old, store] of opened) {
      if (old === protocol || old.name !== protocol.name) continue;
      opened.delete(old);
      void store.then(async (each) => each.close()).catch(() => {});
    }
    return opening;
  };
  return {
    isWritable,
    use: async (protocol, job, { writes } = { writes: false }) => {
      if (!writes && !isServer && !existsSync(address)) throw new ToolError(`the store ${shown} does not exist`);
      try {
        return await job(await openFor(protocol));
      } catch (error) {
        if (error instanceof ToolError) throw error;
        const { syscall, code } = error as NodeJS.ErrnoException;
        if (error instanceof StoreError) throw new ToolError(error.message.replaceAll(address, shown));
        if (syscall !== undefined) throw new ToolError(`the store ${shown} cannot be reached (${code ?? syscall})`);
        throw error;
      }
    },
    close: async () => {
      const stores = [...opened.values()];
      opened.clear();
      await Promise.allSettled(stores.map(async (store) => (await store).close()));
    },
  };
}

export const isServerAddress = (address: string): boolean => /^postgres(?:ql)?:\/\//.test(address);

/** A `postgres://` URL without its password. */
export const withoutPassword = (address: string): string => address.replace(/^(postgres(?:ql)?:\/\/[^:@/]*):[^@]*@/, "$1:…@");
