// Threads and replies for the conversation monitor: what it needs only where messages have ids or threads.

import type { Entry } from "./conversation-entry.js";
import { createIssue, duplicateId } from "../issues.js";
import { sameJson } from "../base/json-kind.js";
import { readPath, replaceAt } from "../base/path.js";
import type { ProtocolDescriptor } from "../protocol.js";
import { quote } from "../base/quote.js";
import { followReplies } from "./replies.js";
import type { Issue } from "../result.js";
import { groupThreads, threadKey } from "./threads.js";

/** The issue of a message whose ID a different message has; they may differ in the acknowledgement. */
export function repeatedId<M>({ parts }: ProtocolDescriptor, known: Entry<M>, message: unknown): readonly Issue[] {
  const given = parts.ack?.given;
  const [one, other] = [known.message, message].map((each) =>
    given === undefined || readPath(each, given) === undefined ? each : replaceAt(each, given, undefined),
  );
  return sameJson(one, other) ? [] : [createIssue(duplicateId(quote(known.id)), parts.id)];
}

export interface Threading {
  readonly repeatedId: typeof repeatedId;
  readonly threadKey: typeof threadKey;
  readonly groupThreads: typeof groupThreads;
  readonly followReplies: typeof followReplies;
}

/** The feature `threading`. */
export const threading: Threading = { repeatedId, threadKey, groupThreads, followReplies };
