// A store in the memory of one process: for tests, for short runs, and as the measure of the others.

import type { ProtocolDescriptor } from "@wirepact/core";
import { createMessageStore } from "../create-message-store.js";
import type { AnyMessage, MessageStore, ProtocolPackage, StoreOptions } from "../message-store.js";
import { createMemoryBackend } from "./memory-backend.js";

/** Makes an empty store that is gone with the process. */
export function createMemoryStore<M extends object = AnyMessage, const P extends ProtocolDescriptor = ProtocolDescriptor>(
  options: ProtocolPackage<M, P> & StoreOptions,
): MessageStore<M, P> {
  return createMessageStore(createMemoryBackend(options.protocol), options);
}
