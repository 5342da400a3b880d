// What the tools of the server work on: the protocols, the conversations, the store, and how the server was started.

import type { ConversationRegistry } from "./conversations.js";
import type { ProtocolLibrary } from "./protocol-library.js";
import type { StoreAccess } from "./store-access.js";

/** How the server was started. */
export interface ServerSettings {
  /** The role that the model plays, unless a call names another. */
  readonly role: string | undefined;
  /** Whether several clients share the server, so that conversations need names. */
  readonly isShared: boolean;
  /** Whether results contain the values of sensitive fields. */
  readonly showSensitive: boolean;
}

/** What the tools and their descriptions depend on. */
export interface ServerContext {
  readonly library: ProtocolLibrary;
  /** The library with everything that the spec lists, checked. */
  readonly wholeLibrary: () => Promise<ProtocolLibrary>;
  readonly conversations: ConversationRegistry;
  readonly store: StoreAccess | undefined;
  readonly settings: ServerSettings;
}
