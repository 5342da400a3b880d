// @generated from spec/protocols/workshop.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { readPath } from "@wirepact/core/codegen";

/** Any object with a message type. */
interface Tagged {
  readonly kind: string;
}

/** The messages of the group `answer` among `M`. */
export type AnswerMessage<M extends Tagged> = Extract<M, { readonly kind: "quote" | "class" }>;

/** Whether a message belongs to the group `answer`: What a maker says. */
export function isAnswer<M extends Tagged>(message: M): message is AnswerMessage<M> {
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
  return [...messages].filter((message): message is AnswerMessage<M> => isAnswer(message));
}

/** Returns the messages with the given `case_id`, in the same order. */
export function filterByCase<M extends object>(messages: Iterable<M>, id: string): M[] {
  return [...messages].filter((message) => readPath(message, ["case_id"]) === id);
}
