// @generated from spec/protocols/workshop.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { readPath } from "@wirepact/core/codegen";

/** The field that names the type of a message. */
interface Tagged {
  readonly kind: string;
}

/** The messages of the group `answer` among `M`. */
export type AnswerMessage<M extends Tagged> = Extract<M, { readonly kind: "quote" | "class" }>;

/** Whether a message is part of the group `answer`: What a maker says. */
export function isAnswer<M extends Tagged>(message: M): message is AnswerMessage<M> {
  switch (readPath(message, ["kind"])) {
    case "quote":
    case "class":
      return true;
    default:
      return false;
  }
}

/** The messages of the group `answer`, in their order. */
export function filterAnswers<M extends Tagged>(messages: Iterable<M>): AnswerMessage<M>[] {
  return [...messages].filter((message): message is AnswerMessage<M> => isAnswer(message));
}

/** The messages whose `case_id` is the given one, in their order. */
export function filterByCase<M extends object>(messages: Iterable<M>, id: string): M[] {
  return [...messages].filter((message) => readPath(message, ["case_id"]) === id);
}
