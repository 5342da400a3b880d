// Which message answers which: by the id it replies to, else by thread, type and parties.

import type { Entry } from "./conversation-entry.js";
import { createIssue, mismatch, unexpectedReply } from "./issues.js";
import { readPath } from "./path.js";
import type { ProtocolDescriptor } from "./protocol.js";

/** Requests by id, and those that still wait, oldest first, by their thread and each type that answers them. */
export interface OpenRequests<M> {
  readonly byId: Map<string, Entry<M>>;
  readonly waiting: Map<string, Entry<M>[]>;
}

const slotOf = (thread: string | undefined, type: string): string => JSON.stringify([thread, type]);

const answers = <M>(request: Entry<M>, reply: Entry<M>): boolean => request.descriptor?.replies?.includes(reply.type) === true;

/** Finds the request a message answers and marks it answered; an answer of a type nobody expects is a warning. */
export function settleReply<M>(protocol: ProtocolDescriptor, open: OpenRequests<M>, reply: Entry<M>): void {
  const request = reply.replyTo === undefined ? requestInThread(open, reply) : open.byId.get(reply.replyTo);
  if (request === undefined || request === reply) return;
  const expected = request.descriptor?.replies;
  if (expected !== undefined && !answers(request, reply) && !followsInFlow(protocol, request.type, reply.type)) {
    const wording = unexpectedReply(reply.type, request.type, expected);
    reply.warnings.push(createIssue(wording, protocol.parts.replyTo ?? [protocol.tag], expected, reply.type));
    return;
  }
  if (answers(request, reply)) request.answered = true;
  warnOfOtherEchoes(request, reply);
}

/** Remembers a message that wants an answer. */
export function expectReply<M>(open: OpenRequests<M>, entry: Entry<M>): void {
  if (entry.id !== undefined && !open.byId.has(entry.id)) open.byId.set(entry.id, entry);
  if (entry.thread === undefined) return;
  for (const type of entry.descriptor?.replies ?? []) {
    const slot = slotOf(entry.thread, type);
    const waiting = open.waiting.get(slot);
    if (waiting === undefined) open.waiting.set(slot, [entry]);
    else waiting.push(entry);
  }
}

/** Without an id to go by: the newest open request of the thread that this type answers and that was sent to this sender. */
function requestInThread<M>(open: OpenRequests<M>, reply: Entry<M>): Entry<M> | undefined {
  const waiting = open.waiting.get(slotOf(reply.thread, reply.type)) ?? [];
  // Those at the end that were answered meanwhile need not be looked at again.
  while (waiting.at(-1)?.answered === true) waiting.pop();
  return waiting.findLast(
    ({ answered, recipients }) => !answered && (reply.sender === undefined || recipients.length === 0 || recipients.includes(reply.sender)),
  );
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
    const expected = readPath(request.message, path);
    const received = readPath(reply.message, path);
    if (expected === undefined || received === undefined || expected === received) continue;
    const wording = mismatch(`the ${request.type} it answers`, JSON.stringify(expected), JSON.stringify(received));
    reply.warnings.push(createIssue(wording, path, expected, received));
  }
}
