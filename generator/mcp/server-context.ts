// What the tools of the server work on: the protocols, the conversations, the store, and how the server was started.

import type * as Store from "@wirepact/store";
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

/** Hides the values of sensitive fields. */
export type Redaction = Pick<typeof Store, "redactMessage" | "sensitiveNames">;

/** What the descriptions of the tools depend on. */
export interface ServedContext {
  readonly library: ProtocolLibrary;
  /** The library with everything that the spec lists, checked. */
  readonly wholeLibrary: () => Promise<ProtocolLibrary>;
  readonly conversations: ConversationRegistry;
  readonly store: StoreAccess | undefined;
  readonly settings: ServerSettings;
}

/** What the tools work on. */
export interface ServerContext extends ServedContext {
  readonly redaction: Redaction;
}
