// The answers that this side sends: results of handlers, errors of handlers, and the errors that a protocol defines for what goes wrong.

import { composeFramed } from "../frames/build-framed.js";
import { InvalidMessageError } from "../errors.js";
import type { FailureReason, MessageDescriptor, ProtocolDescriptor } from "../protocol.js";
import { fillTemplate } from "./failure-body.js";
import type { RpcTransport } from "./rpc-types.js";

export interface Replies {
  /** Sends a result; rejects if it is invalid or cannot be written. */
  readonly sendResult: (request: unknown, descriptor: MessageDescriptor | undefined, body: unknown) => Promise<void>;
  /** Sends an error. Resolves to false if its body is not valid, so that the peer still needs an answer. */
  readonly sendError: (request: unknown, body: unknown) => Promise<boolean>;
  /** Sends the error that the protocol defines for a reason, if it does. */
  readonly sendFailure: (reason: FailureReason, request: unknown, details: string) => Promise<void>;
}

/** `most` is the number of error replies that may be waiting to be written: a peer that reads no answers gets no more of them. */
export function createReplies(protocol: ProtocolDescriptor, transport: RpcTransport, most: number): Replies {
  const messages = Object.values(protocol.messages);
  const ofFrame = (kind: "result" | "error"): MessageDescriptor | undefined => {
    const frame = protocol.frames?.find((each) => each.kind === kind);
    return messages.find((message) => message.frame === frame?.name && message.answers === undefined);
  };
  /** How many error replies are being written. */
  let unread = 0;

  const sendError: Replies["sendError"] = async (request, body) => {
    const answer = ofFrame("error");
    if (answer === undefined || unread >= most) return true;
    unread++;
    let isComposed = false;
    try {
      const composed = composeFramed(protocol, answer, { request: request ?? null, body });
      isComposed = true;
      await transport.send(composed);
      return true;
    } catch (error) {
      const isInvalid = !isComposed || error instanceof InvalidMessageError;
      // Otherwise the peer has disconnected, or the protocol has no error that answers nobody.
      if (isInvalid && request !== undefined) transport.onHandlerError(error, request);
      return !isInvalid;
    } finally {
      unread--;
    }
  };

  return {
    sendResult: async (request, descriptor, body) => {
      const answer = descriptor === undefined ? ofFrame("result") : protocol.messages[descriptor.result ?? ""];
      if (answer === undefined) throw new TypeError(`${descriptor?.name ?? "the request"} has no result`);
      const composed = composeFramed(protocol, answer, { request, body });
      const checked = transport.check(composed, answer.name);
      if (!checked.ok) throw new InvalidMessageError(checked.issues);
      await transport.send(composed);
    },
    sendError,
    sendFailure: async (reason, request, details) => {
      const { failures = {} } = protocol;
      const template = failures[reason] ?? (reason === "invalidEnvelope" ? failures.invalidMessage : undefined);
      if (template !== undefined) await sendError(request, fillTemplate(template, details, transport.versions));
    },
  };
}
