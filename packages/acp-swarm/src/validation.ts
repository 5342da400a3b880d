// @generated from spec/protocols/acp-swarm.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { assertValid, createStandardSchema, createValidate, type StandardSchema, type Validate } from "@wirepact/core/codegen";
import { is, isCompletion, isErrorMessage, isProgressUpdate, isTaskRequest } from "./guards.js";
import {
  anyJsonSchema,
  jsonSchemaOfCompletion,
  jsonSchemaOfErrorMessage,
  jsonSchemaOfProgressUpdate,
  jsonSchemaOfTaskRequest,
} from "./json-schemas.js";
import { protocolShapes as protocol } from "./protocol-shapes.js";
import type { Completion, ErrorMessage, Message, ProgressUpdate, ReceivedMessage, TaskRequest } from "./types.js";

/** Returns the message or all of its issues. In strict mode the message is the same object, in lenient mode it may be a repaired copy. */
export const validate: Validate<{ message: Message; lenient: ReceivedMessage }> = /*@__PURE__*/ createValidate(protocol, is);

/** Throws `InvalidMessageError` unless the value is a valid message. */
export function assertMessage(value: unknown): asserts value is Message {
  assertValid(protocol, is, value);
}

/** The Standard Schema and Standard JSON Schema of any message. */
export const messageSchema: StandardSchema<Message> = /*@__PURE__*/ createStandardSchema(protocol, is, anyJsonSchema);

/** Throws `InvalidMessageError` unless the value is a valid `task-request`. */
export function assertTaskRequest(value: unknown): asserts value is TaskRequest {
  assertValid(protocol, isTaskRequest, value, "task-request");
}

/** The Standard Schema and Standard JSON Schema of `task-request`. */
export const taskRequestSchema: StandardSchema<TaskRequest> = /*@__PURE__*/ createStandardSchema(
  protocol,
  isTaskRequest,
  jsonSchemaOfTaskRequest,
  "task-request",
);

/** Throws `InvalidMessageError` unless the value is a valid `progress-update`. */
export function assertProgressUpdate(value: unknown): asserts value is ProgressUpdate {
  assertValid(protocol, isProgressUpdate, value, "progress-update");
}

/** The Standard Schema and Standard JSON Schema of `progress-update`. */
export const progressUpdateSchema: StandardSchema<ProgressUpdate> = /*@__PURE__*/ createStandardSchema(
  protocol,
  isProgressUpdate,
  jsonSchemaOfProgressUpdate,
  "progress-update",
);

/** Throws `InvalidMessageError` unless the value is a valid `completion`. */
export function assertCompletion(value: unknown): asserts value is Completion {
  assertValid(protocol, isCompletion, value, "completion");
}

/** The Standard Schema and Standard JSON Schema of `completion`. */
export const completionSchema: StandardSchema<Completion> = /*@__PURE__*/ createStandardSchema(
  protocol,
  isCompletion,
  jsonSchemaOfCompletion,
  "completion",
);

/** Throws `InvalidMessageError` unless the value is a valid `error`. */
export function assertErrorMessage(value: unknown): asserts value is ErrorMessage {
  assertValid(protocol, isErrorMessage, value, "error");
}

/** The Standard Schema and Standard JSON Schema of `error`. */
export const errorMessageSchema: StandardSchema<ErrorMessage> = /*@__PURE__*/ createStandardSchema(
  protocol,
  isErrorMessage,
  jsonSchemaOfErrorMessage,
  "error",
);
