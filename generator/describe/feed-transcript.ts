// Feeds the messages of a transcript to a monitor, each from the role that the transcript states.

import type { Conversation } from "@wirepact/core";
import type { Transcript } from "../model/protocol-model.js";

/** What the monitor says of each message. */
export function feedTranscript(
  conversation: Pick<Conversation<unknown>, "feed">,
  { messages, senders }: Transcript,
): readonly ReturnType<Conversation<unknown>["feed"]>[] {
  return messages.map((message, index) => {
    const from = senders?.[index];
    return conversation.feed(message, typeof from === "string" ? { from } : {});
  });
}
