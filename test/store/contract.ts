// The tests that every back end must pass. The test file of each back end calls this with a function that opens its stores.

import type { ProtocolDescriptor } from "@wirepact/core";
import type { MessageStore, ProtocolPackage, StoreOptions } from "@wirepact/store";
import { afterEach, describe } from "vitest";
import { describeAppending } from "./contract-appending.js";
import { describeInvalidArguments } from "./contract-invalid-arguments.js";
import { describePruning } from "./contract-pruning.js";
import { describeTails } from "./contract-tails.js";
import { describeViews } from "./contract-views.js";
import { protocol, type TestRecord } from "./records.js";

export type OpenOptions = ProtocolPackage<TestRecord, ProtocolDescriptor> & StoreOptions;

/** Opens stores for one test. */
export interface Opener {
  /** A new, empty store. */
  readonly fresh: (options?: Partial<OpenOptions>) => Promise<MessageStore>;
  /** Another handle on the last fresh store, as another process would open it; the same handle for back ends of one process. */
  readonly again: () => Promise<MessageStore>;
}

/** How a back end opens stores. */
export interface StoreKind {
  readonly name: string;
  /** Opens a new store; `again` opens the same store once more. */
  readonly open: (options: OpenOptions) => Promise<{ readonly store: MessageStore; readonly again: () => Promise<MessageStore> }>;
}

/** Runs the whole contract against a back end. */
export function describeContract(kind: StoreKind): void {
  describe(`contract of a store: ${kind.name}`, () => {
    const stores: MessageStore[] = [];
    let reopen: () => Promise<MessageStore> = () => Promise.reject(new Error("no store was opened yet"));
    const opener: Opener = {
      fresh: async (options) => {
        const opened = await kind.open({ protocol, ...options });
        stores.push(opened.store);
        reopen = opened.again;
        return opened.store;
      },
      again: async () => {
        const store = await reopen();
        stores.push(store);
        return store;
      },
    };
    afterEach(async () => {
      await Promise.all(stores.splice(0).map((store) => store.close()));
    });
    describeAppending(opener);
    describeViews(opener);
    describeTails(opener);
    describePruning(opener);
    describeInvalidArguments(opener);
  });
}
