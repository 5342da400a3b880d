// Creates a store in memory, for tests and short runs.

import type { ProtocolDescriptor } from "@wirepact/core";
import { checkOptions } from "../check-options.js";
import { createMessageStore } from "../create-message-store.js";
import type { AnyMessage, MessageStore, ProtocolPackage, StoreOptions } from "../message-store.js";
import { createMemoryBackend } from "./memory-backend.js";

/** Creates an empty store in memory. */
export function createMemoryStore<M extends object = AnyMessage, const P extends ProtocolDescriptor = ProtocolDescriptor>(
  options: ProtocolPackage<M, P> & StoreOptions,
): MessageStore<M, P> {
  checkOptions(options);
  return createMessageStore(createMemoryBackend(options.protocol), options);
}
