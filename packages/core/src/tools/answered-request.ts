// The request that a tool call answers: given by the caller, or found among the open requests of the conversation.

import type { BuildOptions } from "../build/build.js";
import { frameOf, identify, idKey } from "../frames/frames.js";
import { createIssue, missingField, mustBe, nothingToAnswer, unknownRequest, unexpectedReply } from "../issues.js";
import type { MessageDescriptor, ProtocolDescriptor } from "../protocol.js";
import { quote } from "../base/quote.js";
import type { Issue } from "../result.js";
import { type ConversationState, isAnsweredBy, requestId } from "./openings.js";

/** Options of `fromToolCall`. */
export interface ToolCallOptions<Role extends string = string> extends BuildOptions<Role> {
  /** The request that the call answers, in protocols with requests and results. */
  readonly request?: unknown;
  /**
   * The conversation so far, which must allow the message now. Fields that follow from it, such as thread and parent, are filled in; if the message
   * could follow several others, an issue names them. Not used if `request` is given.
   */
  readonly conversation?: ConversationState | undefined;
}

/** The request that a message answers, or why there is none; empty if it is not an answer, or the caller gave no request to choose from. */
export function findAnswered(
  protocol: ProtocolDescriptor,
  message: MessageDescriptor,
  envelope: Readonly<Record<string, unknown>>,
  { request, conversation, role }: ToolCallOptions,
): { readonly request?: unknown } | { readonly issue: Issue } {
  const replyTo = frameOf(protocol, message)?.replyTo;
  // A role that must not send it is told so when it is built.
  if (replyTo === undefined || (role !== undefined && !message.from.includes(role))) return {};
  const given = envelope[replyTo];
  if (request !== undefined) return checkRequest(protocol, message, request, { replyTo, given });
  // An error may answer no request.
  if (conversation === undefined || (given === null && message.answers === undefined)) return {};
  const open = conversation.awaited().filter((reply) => isAnsweredBy(protocol, message, reply, role));
  const ids = open.map((reply) => requestId(protocol, reply.message));
  if (given === undefined && open.length > 1) {
    const words = `one of ${ids.map((id) => quote(id)).join(", ")}`;
    return { issue: createIssue(missingField(words), [replyTo], ids) };
  }
  const found = given === undefined ? open[0] : open.find((_, index) => idKey(ids[index]) === idKey(given));
  if (found !== undefined) return { request: found.message };
  if (given === undefined) return { issue: createIssue(nothingToAnswer(message.name)) };
  return {
    issue: createIssue(
      unknownRequest(
        quote(given),
        ids.map((id) => quote(id)),
      ),
      [replyTo],
      ids,
      given,
    ),
  };
}

/** A request of the caller, if the message answers it. */
function checkRequest(
  protocol: ProtocolDescriptor,
  message: MessageDescriptor,
  request: unknown,
  { replyTo, given }: { readonly replyTo: string; readonly given: unknown },
): { readonly request: unknown } | { readonly issue: Issue } {
  const asked = identify(protocol, request);
  const id = requestId(protocol, request);
  if (asked?.result === undefined) throw new TypeError(`the option request must be a request of ${protocol.name}`);
  if (message.answers !== undefined && asked.result !== message.name)
    return { issue: createIssue(unexpectedReply(message.name, asked.name, [asked.result]), [], [asked.result]) };
  if (given !== undefined && idKey(given) !== idKey(id))
    return { issue: createIssue(mustBe("wrong-constant", quote(id), quote(given)), [replyTo], id, given) };
  return { request };
}
