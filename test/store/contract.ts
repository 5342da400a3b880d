// What every message store must do, whatever it is kept in. Each back end's test file calls this with a way to open its stores.

import type { ProtocolDescriptor } from "@wirepact/core";
import type { MessageStore, ProtocolPackage, StoreOptions } from "@wirepact/store";
import { afterEach, describe } from "vitest";
import { describeAppending } from "./contract-appending.js";
import { describeForgetting } from "./contract-forgetting.js";
import { describeRefusals } from "./contract-refusals.js";
import { describeTails } from "./contract-tails.js";
import { describeViews } from "./contract-views.js";
import { protocol, type TestRecord } from "./records.js";

export type OpenOptions = ProtocolPackage<TestRecord, ProtocolDescriptor> & StoreOptions;

/** Opens stores for one test. */
export interface Opener {
  /** A store that nobody else has, empty. */
  readonly fresh: (options?: Partial<OpenOptions>) => Promise<MessageStore>;
  /** Another handle on what the last fresh store holds, as another process would have it; the same handle where there can be no other. */
  readonly again: () => Promise<MessageStore>;
}

/** How a back end opens stores. */
export interface StoreKind {
  readonly name: string;
  /** Opens a store in a place of its own; the second function opens that place again. */
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
    describeForgetting(opener);
    describeRefusals(opener);
  });
}
