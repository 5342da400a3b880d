// @generated from spec/protocols/workshop.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { readPath } from "@wirepact/core/codegen";
import { isLesson, isQuote } from "./guards.js";
import type { Message } from "./types.js";

/** Any object with a message type. */
interface Tagged {
  readonly kind: string;
}

/** The messages of the group `answer` among `M`. */
export type AnswerMessage<M extends Tagged = Message> = Extract<M, { readonly kind: "quote" | "class" }>;

/** Whether a value is a valid message of the group `answer`. */
export function isAnswer(value: unknown): value is AnswerMessage {
  return isQuote(value) || isLesson(value);
}

/** Whether the type of a message belongs to the group `answer`. Its other fields are not checked; `isAnswer` checks them. */
export function hasAnswerType<M extends Tagged>(message: M): message is AnswerMessage<M> {
  switch (readPath(message, ["kind"])) {
    case "quote":
    case "class":
      return true;
    default:
      return false;
  }
}

/** Returns the messages of the group `answer`, in the same order. */
export function filterAnswers<M extends Tagged>(messages: Iterable<M>): AnswerMessage<M>[] {
  return [...messages].filter((message): message is AnswerMessage<M> => hasAnswerType(message));
}

/** Returns the messages with the given `case_id`, in the same order. */
export function filterByCase<M extends object>(messages: Iterable<M>, id: string): M[] {
  return [...messages].filter((message) => readPath(message, ["case_id"]) === id);
}
