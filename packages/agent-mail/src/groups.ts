// @generated from spec/protocols/agent-mail.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { acknowledge as acknowledgeIn, isPending } from "@wirepact/core/codegen";
import { protocol } from "./protocol.js";

/** What tells messages apart, as far as groups need to know. */
interface Tagged {
  readonly type: string;
}

/** The messages of the group `completion` among `M`. */
export type CompletionMessage<M extends Tagged> = Extract<M, { readonly type: "OFFERING_READY" | "DONE" | "FAILED" | "CHECKPOINT" }>;

/** Whether a message is part of the group `completion`: The mails that end the work of a worker. */
export function isCompletion<M extends Tagged>(message: M): message is CompletionMessage<M> {
  switch (message.type) {
    case "OFFERING_READY":
    case "DONE":
    case "FAILED":
    case "CHECKPOINT":
      return true;
    default:
      return false;
  }
}

/** The messages of the group `completion`, in their order. */
export function filterCompletions<M extends Tagged>(messages: Iterable<M>): CompletionMessage<M>[] {
  return [...messages].filter((message): message is CompletionMessage<M> => isCompletion(message));
}

/** The messages of the group `success` among `M`. */
export type SuccessMessage<M extends Tagged> = Extract<M, { readonly type: "OFFERING_READY" | "DONE" }>;

/** Whether a message is part of the group `success`: The mails that report complete work. */
export function isSuccess<M extends Tagged>(message: M): message is SuccessMessage<M> {
  switch (message.type) {
    case "OFFERING_READY":
    case "DONE":
      return true;
    default:
      return false;
  }
}

/** The messages of the group `success`, in their order. */
export function filterSuccesses<M extends Tagged>(messages: Iterable<M>): SuccessMessage<M>[] {
  return [...messages].filter((message): message is SuccessMessage<M> => isSuccess(message));
}

/** The messages whose `thread_id` is the given one, in their order. */
export function filterByThread<M extends object>(messages: Iterable<M>, id: string): M[] {
  return [...messages].filter((message) => (message as Record<string, unknown>)["thread_id"] === id);
}

/** The messages whose `bead_id` is the given one, in their order. */
export function filterByBead<M extends object>(messages: Iterable<M>, id: string): M[] {
  return [...messages].filter((message) => (message as Record<string, unknown>)["bead_id"] === id);
}

/** The messages that want an acknowledgement and do not have it yet, in their order. */
export function filterPending<M extends object>(messages: Iterable<M>): M[] {
  return [...messages].filter((message) => isPending(protocol, message));
}

/** A copy of a mail, or of a message, that is marked as acknowledged. */
export function acknowledge<T extends object>(mail: T): T {
  return acknowledgeIn(protocol, mail);
}
