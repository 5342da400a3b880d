// @generated from spec/protocols/mcp-agent-mail.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { assertValid, createStandardSchema, createValidate, type StandardSchema, type Validate } from "@wirepact/core/codegen";
import {
  is,
  isCoordinationRequest,
  isErrorReport,
  isFileReservation,
  isStatusUpdate,
  isTaskAssignment,
  isTaskCompletion,
} from "./guards.js";
import {
  anyJsonSchema,
  jsonSchemaOfCoordinationRequest,
  jsonSchemaOfErrorReport,
  jsonSchemaOfFileReservation,
  jsonSchemaOfStatusUpdate,
  jsonSchemaOfTaskAssignment,
  jsonSchemaOfTaskCompletion,
} from "./json-schemas.js";
import { protocolShapes as protocol } from "./protocol-shapes.js";
import type {
  CoordinationRequest,
  ErrorReport,
  FileReservation,
  Message,
  ReceivedMessage,
  StatusUpdate,
  TaskAssignment,
  TaskCompletion,
} from "./types.js";

/** Returns the message or all of its issues. In strict mode the message is the same object, in lenient mode it may be a repaired copy. */
export const validate: Validate<{ message: Message; lenient: ReceivedMessage }> = /*@__PURE__*/ createValidate(protocol, is);

/** Throws `InvalidMessageError` unless the value is a valid message. */
export function assertMessage(value: unknown): asserts value is Message {
  assertValid(protocol, is, value);
}

/** The Standard Schema and Standard JSON Schema of any message. */
export const messageSchema: StandardSchema<Message> = /*@__PURE__*/ createStandardSchema(protocol, is, anyJsonSchema);

/** Throws `InvalidMessageError` unless the value is a valid `task_assignment`. */
export function assertTaskAssignment(value: unknown): asserts value is TaskAssignment {
  assertValid(protocol, isTaskAssignment, value, "task_assignment");
}

/** The Standard Schema and Standard JSON Schema of `task_assignment`. */
export const taskAssignmentSchema: StandardSchema<TaskAssignment> = /*@__PURE__*/ createStandardSchema(
  protocol,
  isTaskAssignment,
  jsonSchemaOfTaskAssignment,
  "task_assignment",
);

/** Throws `InvalidMessageError` unless the value is a valid `task_completion`. */
export function assertTaskCompletion(value: unknown): asserts value is TaskCompletion {
  assertValid(protocol, isTaskCompletion, value, "task_completion");
}

/** The Standard Schema and Standard JSON Schema of `task_completion`. */
export const taskCompletionSchema: StandardSchema<TaskCompletion> = /*@__PURE__*/ createStandardSchema(
  protocol,
  isTaskCompletion,
  jsonSchemaOfTaskCompletion,
  "task_completion",
);

/** Throws `InvalidMessageError` unless the value is a valid `error_report`. */
export function assertErrorReport(value: unknown): asserts value is ErrorReport {
  assertValid(protocol, isErrorReport, value, "error_report");
}

/** The Standard Schema and Standard JSON Schema of `error_report`. */
export const errorReportSchema: StandardSchema<ErrorReport> = /*@__PURE__*/ createStandardSchema(
  protocol,
  isErrorReport,
  jsonSchemaOfErrorReport,
  "error_report",
);

/** Throws `InvalidMessageError` unless the value is a valid `status_update`. */
export function assertStatusUpdate(value: unknown): asserts value is StatusUpdate {
  assertValid(protocol, isStatusUpdate, value, "status_update");
}

/** The Standard Schema and Standard JSON Schema of `status_update`. */
export const statusUpdateSchema: StandardSchema<StatusUpdate> = /*@__PURE__*/ createStandardSchema(
  protocol,
  isStatusUpdate,
  jsonSchemaOfStatusUpdate,
  "status_update",
);

/** Throws `InvalidMessageError` unless the value is a valid `coordination_request`. */
export function assertCoordinationRequest(value: unknown): asserts value is CoordinationRequest {
  assertValid(protocol, isCoordinationRequest, value, "coordination_request");
}

/** The Standard Schema and Standard JSON Schema of `coordination_request`. */
export const coordinationRequestSchema: StandardSchema<CoordinationRequest> = /*@__PURE__*/ createStandardSchema(
  protocol,
  isCoordinationRequest,
  jsonSchemaOfCoordinationRequest,
  "coordination_request",
);

/** Throws `InvalidMessageError` unless the value is a valid `file_reservation`. */
export function assertFileReservation(value: unknown): asserts value is FileReservation {
  assertValid(protocol, isFileReservation, value, "file_reservation");
}

/** The Standard Schema and Standard JSON Schema of `file_reservation`. */
export const fileReservationSchema: StandardSchema<FileReservation> = /*@__PURE__*/ createStandardSchema(
  protocol,
  isFileReservation,
  jsonSchemaOfFileReservation,
  "file_reservation",
);
