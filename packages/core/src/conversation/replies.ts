// Which message answers which: by the ID it replies to, else by thread, type and parties.

import type { Entry, Follower } from "./conversation-entry.js";
import { createIssue, mismatch, unexpectedReply } from "../issues.js";
import { comparable, readPath } from "../base/path.js";
import type { ProtocolDescriptor } from "../protocol.js";

/** Requests by ID, and those that may still be waiting, oldest first, by thread, type of the reply and expected sender. */
interface OpenRequests<M> {
  readonly byId: Map<string, Entry<M>>;
  readonly waiting: Map<string, Entry<M>[]>;
}

/** The key of requests without a recipient. */
const noRecipient = 0;

/** The key of the requests of a thread that a type answers; of all of them, or of those that were sent to a party. */
const slotOf = (thread: string | undefined, type: string, party?: string | typeof noRecipient): string =>
  JSON.stringify(party === undefined ? [thread, type] : [thread, type, party]);

const answers = <M>(request: Entry<M>, reply: Entry<M>): boolean => request.descriptor?.replies?.includes(reply.type) === true;

/** Follows which messages await a reply. */
export function followReplies<M>(protocol: ProtocolDescriptor): Follower<M> {
  const open: OpenRequests<M> = { byId: new Map(), waiting: new Map() };
  return {
    follow: (entry) => {
      settleReply(protocol, open, entry);
      expectReply(open, entry);
    },
    forget: () => forgetRequests(open),
  };
}

/** Finds the request that a message answers and marks it answered; an answer of an unexpected type is a warning. */
function settleReply<M>(protocol: ProtocolDescriptor, open: OpenRequests<M>, reply: Entry<M>): void {
  const request = reply.replyTo === undefined ? requestInThread(open, reply) : open.byId.get(reply.replyTo);
  if (request === undefined || request === reply) return;
  const expected = request.descriptor?.replies;
  if (expected !== undefined && !answers(request, reply) && !followsInFlow(protocol, request.type, reply.type)) {
    const wording = unexpectedReply(reply.type, request.type, expected);
    reply.warnings.push(createIssue(wording, protocol.parts.replyTo ?? reply.tagPath, expected, reply.type));
    return;
  }
  if (answers(request, reply) && !request.answered) {
    request.answered = true;
    reply.undo.push(() => (request.answered = false));
  }
  warnOfOtherEchoes(request, reply);
}

/** Remembers a message that wants an answer. */
function expectReply<M>({ byId, waiting }: OpenRequests<M>, entry: Entry<M>): void {
  const { id, thread, recipients, undo } = entry;
  if (id !== undefined && !byId.has(id)) {
    byId.set(id, entry);
    undo.push(() => byId.delete(id));
  }
  if (thread === undefined) return;
  const parties: Iterable<string | typeof noRecipient> = recipients.length === 0 ? [noRecipient] : new Set(recipients);
  for (const type of entry.descriptor?.replies ?? []) {
    for (const party of [undefined, ...parties]) {
      const slot = slotOf(thread, type, party);
      push(waiting, slot, entry);
      undo.push(() => {
        if (waiting.get(slot)?.at(-1) === entry) waiting.get(slot)?.pop();
      });
    }
  }
}

function push<M>(waiting: OpenRequests<M>["waiting"], slot: string, entry: Entry<M>): void {
  const requests = waiting.get(slot);
  if (requests === undefined) waiting.set(slot, [entry]);
  else requests.push(entry);
}

/** Without an ID to go by: the newest open request of the thread that this type answers and that was sent to this sender. */
function requestInThread<M>(open: OpenRequests<M>, reply: Entry<M>): Entry<M> | undefined {
  const { thread, type, sender } = reply;
  if (sender === undefined) return newestOpen(open, slotOf(thread, type), reply);
  const toSender = newestOpen(open, slotOf(thread, type, sender), reply);
  const withoutRecipient = newestOpen(open, slotOf(thread, type, noRecipient), reply);
  return (toSender?.position ?? -1) > (withoutRecipient?.position ?? -1) ? toSender : withoutRecipient;
}

/** The newest pending request. Answered requests after it are removed, so that they are not examined again. */
function newestOpen<M>({ waiting }: OpenRequests<M>, slot: string, { undo }: Entry<M>): Entry<M> | undefined {
  const requests = waiting.get(slot);
  for (let last = requests?.at(-1); last !== undefined; last = requests?.at(-1)) {
    const request = last;
    if (!request.answered && !request.isForgotten) return request;
    requests?.pop();
    undo.push(() => request.isForgotten || push(waiting, slot, request));
  }
  return undefined;
}

/** Drops the requests that are forgotten. */
function forgetRequests<M>({ byId, waiting }: OpenRequests<M>): void {
  for (const [id, request] of byId) if (request.isForgotten) byId.delete(id);
  for (const [slot, requests] of waiting) {
    const rest = requests.filter(({ isForgotten }) => !isForgotten);
    if (rest.length === 0) waiting.delete(slot);
    else if (rest.length < requests.length) waiting.set(slot, rest);
  }
}

function followsInFlow(protocol: ProtocolDescriptor, request: string, reply: string): boolean {
  return Object.values(protocol.flows).some(
    ({ steps, lenientSteps, anytime }) =>
      steps[request]?.includes(reply) === true ||
      lenientSteps[request]?.includes(reply) === true ||
      (anytime.includes(reply) && Object.hasOwn(steps, request)),
  );
}

function warnOfOtherEchoes<M>(request: Entry<M>, reply: Entry<M>): void {
  for (const path of reply.descriptor?.echoes ?? []) {
    const expected = comparable(readPath(request.message, path));
    const received = comparable(readPath(reply.message, path));
    if (expected === undefined || received === undefined || expected === received) continue;
    const wording = mismatch(`the "${request.type}" it replies to`, JSON.stringify(expected), JSON.stringify(received), "should");
    reply.warnings.push(createIssue(wording, path, expected, received));
  }
}
