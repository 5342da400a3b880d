// @generated from spec/protocols/agent-mail.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { createReplyTo, type ReplyEntry, type ReplyTo } from "@wirepact/core/codegen";
import type { HelpResponseFields, SpawnAckFields } from "./builders.js";
import type { RoleName } from "./constants.js";
import { protocol } from "./protocol.js";
import type { HelpResponse, SpawnAck } from "./types.js";

/** The replies to each message, with the fields that `replyTo` takes for them. */
export interface RepliesTo {
  /** The replies to `HELP_REQUEST`. */
  HELP_REQUEST: {
    /** Answers a help request in the thread of the question. */
    HELP_RESPONSE: ReplyEntry<HelpResponse, HelpResponseFields, "bead_id">;
  };
  /** The replies to `SPAWN_REQUEST`. */
  SPAWN_REQUEST: {
    /** Reports the result of a spawn request. */
    SPAWN_ACK: ReplyEntry<SpawnAck, SpawnAckFields, "bead_id">;
  };
}

/** Builds a valid reply to a message. These fields are filled in from the message if omitted: `thread_id` and `bead_id`. Throws `InvalidMessageError` if the message does not expect this reply, or if a field is missing or invalid. */
export const replyTo: ReplyTo<RepliesTo, "type", RoleName> = /*@__PURE__*/ createReplyTo(protocol);
