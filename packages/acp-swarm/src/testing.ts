// @generated from spec/protocols/acp-swarm.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import {
  boundaryMessages as boundariesOf,
  messageArbitrary as arbitraryOf,
  nearMisses as missesOf,
  type ArbitraryOptions,
  type BoundaryMessage,
  type NearMiss,
} from "@wirepact/core/testing";
import type { Arbitrary } from "fast-check";
import type { MessageType } from "./constants.js";
import { protocol } from "./protocol.js";
import type { Completion, ErrorMessage, Message, ProgressUpdate, TaskRequest } from "./types.js";
export type { ArbitraryOptions, BoundaryMessage, NearMiss } from "@wirepact/core/testing";

/** Valid messages of any type. */
export function messageArbitrary(options?: ArbitraryOptions): Arbitrary<Message> {
  return arbitraryOf<Message>(protocol, undefined, options);
}

/** Valid messages of type `task-request`. */
export function taskRequestArbitrary(options?: ArbitraryOptions): Arbitrary<TaskRequest> {
  return arbitraryOf<TaskRequest>(protocol, "task-request", options);
}

/** Valid messages of type `progress-update`. */
export function progressUpdateArbitrary(options?: ArbitraryOptions): Arbitrary<ProgressUpdate> {
  return arbitraryOf<ProgressUpdate>(protocol, "progress-update", options);
}

/** Valid messages of type `completion`. */
export function completionArbitrary(options?: ArbitraryOptions): Arbitrary<Completion> {
  return arbitraryOf<Completion>(protocol, "completion", options);
}

/** Valid messages of type `error`. */
export function errorMessageArbitrary(options?: ArbitraryOptions): Arbitrary<ErrorMessage> {
  return arbitraryOf<ErrorMessage>(protocol, "error", options);
}

/** Valid messages at the limits of their constraints, of one type or of all types. */
export function boundaryMessages(type?: MessageType): readonly BoundaryMessage<Message>[] {
  return boundariesOf<Message>(protocol, type);
}

/** Messages with exactly one error each, of one type or of all types, with the issue that `validate` returns. */
export function nearMisses(type?: MessageType): readonly NearMiss[] {
  return missesOf(protocol, type);
}
