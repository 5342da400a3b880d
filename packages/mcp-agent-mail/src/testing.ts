// @generated from spec/protocols/mcp-agent-mail.yaml. Do not edit: change the spec and run `npx wirepact generate`.
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
import type { CoordinationRequest, ErrorReport, FileReservation, Message, StatusUpdate, TaskAssignment, TaskCompletion } from "./types.js";
export type { ArbitraryOptions, BoundaryMessage, NearMiss } from "@wirepact/core/testing";

/** Valid messages of any type. */
export function messageArbitrary(options?: ArbitraryOptions): Arbitrary<Message> {
  return arbitraryOf<Message>(protocol, undefined, options);
}

/** Valid messages of type `task_assignment`. */
export function taskAssignmentArbitrary(options?: ArbitraryOptions): Arbitrary<TaskAssignment> {
  return arbitraryOf<TaskAssignment>(protocol, "task_assignment", options);
}

/** Valid messages of type `task_completion`. */
export function taskCompletionArbitrary(options?: ArbitraryOptions): Arbitrary<TaskCompletion> {
  return arbitraryOf<TaskCompletion>(protocol, "task_completion", options);
}

/** Valid messages of type `error_report`. */
export function errorReportArbitrary(options?: ArbitraryOptions): Arbitrary<ErrorReport> {
  return arbitraryOf<ErrorReport>(protocol, "error_report", options);
}

/** Valid messages of type `status_update`. */
export function statusUpdateArbitrary(options?: ArbitraryOptions): Arbitrary<StatusUpdate> {
  return arbitraryOf<StatusUpdate>(protocol, "status_update", options);
}

/** Valid messages of type `coordination_request`. */
export function coordinationRequestArbitrary(options?: ArbitraryOptions): Arbitrary<CoordinationRequest> {
  return arbitraryOf<CoordinationRequest>(protocol, "coordination_request", options);
}

/** Valid messages of type `file_reservation`. */
export function fileReservationArbitrary(options?: ArbitraryOptions): Arbitrary<FileReservation> {
  return arbitraryOf<FileReservation>(protocol, "file_reservation", options);
}

/** Valid messages at the limits of their constraints, of one type or of all types. */
export function boundaryMessages(type?: MessageType): readonly BoundaryMessage<Message>[] {
  return boundariesOf<Message>(protocol, type);
}

/** Messages with exactly one error each, of one type or of all types, with the issue that `validate` returns. */
export function nearMisses(type?: MessageType): readonly NearMiss[] {
  return missesOf(protocol, type);
}
