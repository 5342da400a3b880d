// Requests and answers over one connection: sends requests and resolves them with their results, runs handlers for requests that arrive, and
// passes on all other messages.

import { findFrame, identify } from "../frames/frames.js";
import { isOtherTag } from "../frames/other-messages.js";
import { readPath } from "../base/path.js";
import type { ProtocolDescriptor } from "../protocol.js";
import type { Success } from "../result.js";
import { createArrivingRequests } from "./answer-requests.js";
import type { Rpc, RpcLimits, RpcTransport } from "./rpc-types.js";
import { createSentRequests } from "./send-requests.js";

/** Creates the part of a connection that handles requests and answers. */
export function createRpc(protocol: ProtocolDescriptor, transport: RpcTransport, limits: RpcLimits = {}): Rpc {
  const sent = createSentRequests(protocol, transport, limits);
  const arriving = createArrivingRequests(protocol, transport, limits);

  const receive: Rpc["receive"] = (arrived, parsed) => {
    if (!arrived.ok) {
      if (sent.takeInvalid(parsed, arrived.issues)) return;
      arriving.refuseInvalid(parsed, arrived.issues);
      return transport.handOn(arrived);
    }
    const { value, warnings } = arrived;
    const frame = findFrame(protocol, value);
    if (frame === undefined) return transport.handOn(arrived);
    // Lenient reading takes a number that has changed, but an answer must repeat the ID exactly.
    const changed = warnings.filter(({ code, path }) => code === "out-of-range" && path[0] === (frame.id ?? frame.replyTo));
    if (changed.length > 0) return receive({ ok: false, issues: changed }, value);
    if (frame.replyTo !== undefined) return sent.takeAnswer(value, frame);
    takeMessage(arrived);
  };

  const takeMessage = (arrived: Success<unknown>): void => {
    const { value } = arrived;
    const frame = findFrame(protocol, value)!;
    const descriptor = identify(protocol, value);
    if (descriptor === undefined) {
      const isKept = frame.id !== undefined && isOtherTag(protocol, readPath(value, [frame.tag ?? ""]));
      return isKept ? arriving.takeRequest(arrived, undefined, frame) : transport.handOn(arrived);
    }
    if (descriptor.name === protocol.cancellation?.message) arriving.takeCancellation(value);
    if (descriptor.name === protocol.progress?.message) sent.takeProgress(value);
    if (descriptor.result !== undefined) return arriving.takeRequest(arrived, descriptor, frame);
    arriving.takeNotification(arrived, descriptor);
  };

  return {
    request: sent.request,
    expectedResult: sent.expectedResult,
    serve: arriving.serve,
    call: arriving.call,
    receive,
    refuse: (arrived) => {
      const isRequest = arrived.ok && findFrame(protocol, arrived.value)?.id !== undefined;
      if (isRequest) arriving.refuseUnhandled(arrived.value);
      return isRequest;
    },
    end: (cause) => {
      arriving.end(cause);
      sent.end(cause);
    },
  };
}
