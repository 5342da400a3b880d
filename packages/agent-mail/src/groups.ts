// @generated from spec/protocols/agent-mail.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { acknowledge as acknowledgeIn, isPending, readPath } from "@wirepact/core/codegen";
import { isCheckpoint, isDone, isFailed, isOfferingReady } from "./guards.js";
import { protocol } from "./protocol.js";
import type { Message } from "./types.js";

/** Any object with a message type. */
interface Tagged {
  readonly type: string;
}

/** The messages of the group `completion` among `M`. */
export type CompletionMessage<M extends Tagged = Message> = Extract<
  M,
  { readonly type: "OFFERING_READY" | "DONE" | "FAILED" | "CHECKPOINT" }
>;

/** Whether a value is a valid message of the group `completion`. */
export function isCompletion(value: unknown): value is CompletionMessage {
  return isOfferingReady(value) || isDone(value) || isFailed(value) || isCheckpoint(value);
}

/** Whether the type of a message belongs to the group `completion`. Its other fields are not checked; `isCompletion` checks them. */
export function hasCompletionType<M extends Tagged>(message: M): message is CompletionMessage<M> {
  switch (readPath(message, ["type"])) {
    case "OFFERING_READY":
    case "DONE":
    case "FAILED":
    case "CHECKPOINT":
      return true;
    default:
      return false;
  }
}

/** Returns the messages of the group `completion`, in the same order. */
export function filterCompletions<M extends Tagged>(messages: Iterable<M>): CompletionMessage<M>[] {
  return [...messages].filter((message): message is CompletionMessage<M> => hasCompletionType(message));
}

/** The messages of the group `success` among `M`. */
export type SuccessMessage<M extends Tagged = Message> = Extract<M, { readonly type: "OFFERING_READY" | "DONE" }>;

/** Whether a value is a valid message of the group `success`. */
export function isSuccess(value: unknown): value is SuccessMessage {
  return isOfferingReady(value) || isDone(value);
}

/** Whether the type of a message belongs to the group `success`. Its other fields are not checked; `isSuccess` checks them. */
export function hasSuccessType<M extends Tagged>(message: M): message is SuccessMessage<M> {
  switch (readPath(message, ["type"])) {
    case "OFFERING_READY":
    case "DONE":
      return true;
    default:
      return false;
  }
}

/** Returns the messages of the group `success`, in the same order. */
export function filterSuccesses<M extends Tagged>(messages: Iterable<M>): SuccessMessage<M>[] {
  return [...messages].filter((message): message is SuccessMessage<M> => hasSuccessType(message));
}

/** Returns the messages with the given `thread_id`, in the same order. */
export function filterByThread<M extends object>(messages: Iterable<M>, id: string): M[] {
  return [...messages].filter((message) => readPath(message, ["thread_id"]) === id);
}

/** Returns the messages with the given `bead_id`, in the same order. */
export function filterByBead<M extends object>(messages: Iterable<M>, id: string): M[] {
  return [...messages].filter((message) => readPath(message, ["bead_id"]) === id);
}

/** Returns the messages that request an acknowledgement and do not have it yet, in the same order. */
export function filterPending<M extends object>(messages: Iterable<M>): M[] {
  return [...messages].filter((message) => isPending(protocol, message));
}

/** Returns a copy of a raw or decoded message that is marked as acknowledged. A message without `mail`, such as one that was just built, is returned unchanged. */
export function acknowledge<T extends object>(mail: T): T {
  return acknowledgeIn(protocol, mail);
}
