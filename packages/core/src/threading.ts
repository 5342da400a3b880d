// Threads and replies for the conversation monitor: what it needs only where messages have ids or threads.

import { expectReply, forgetRequests, settleReply } from "./replies.js";
import { groupThreads, threadKey } from "./threads.js";

export interface Threading {
  readonly threadKey: typeof threadKey;
  readonly groupThreads: typeof groupThreads;
  readonly settleReply: typeof settleReply;
  readonly expectReply: typeof expectReply;
  readonly forgetRequests: typeof forgetRequests;
}

/** The feature `threading`. */
export const threading: Threading = { threadKey, groupThreads, settleReply, expectReply, forgetRequests };
