// @generated from spec/protocols/agent-mail.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { assertValid, createStandardSchema, createValidate, type StandardSchema, type Validate } from "@wirepact/core/codegen";
import {
  is,
  isBeadAccepted,
  isCheckpoint,
  isDone,
  isFailed,
  isHelpRequest,
  isHelpResponse,
  isOfferingReady,
  isProgress,
  isSpawnAck,
  isSpawnRequest,
} from "./guards.js";
import {
  anyJsonSchema,
  jsonSchemaOfBeadAccepted,
  jsonSchemaOfCheckpoint,
  jsonSchemaOfDone,
  jsonSchemaOfFailed,
  jsonSchemaOfHelpRequest,
  jsonSchemaOfHelpResponse,
  jsonSchemaOfOfferingReady,
  jsonSchemaOfProgress,
  jsonSchemaOfSpawnAck,
  jsonSchemaOfSpawnRequest,
} from "./json-schemas.js";
import { protocolShapes as protocol } from "./protocol-shapes.js";
import type {
  BeadAccepted,
  Checkpoint,
  Done,
  Failed,
  HelpRequest,
  HelpResponse,
  Message,
  OfferingReady,
  Progress,
  ReceivedMessage,
  SpawnAck,
  SpawnRequest,
} from "./types.js";

/** Returns the message or all of its issues. In strict mode the message is the same object, in lenient mode it may be a repaired copy. */
export const validate: Validate<{ message: Message; lenient: ReceivedMessage }> = /*@__PURE__*/ createValidate(protocol, is);

/** Throws `InvalidMessageError` unless the value is a valid message. */
export function assertMessage(value: unknown): asserts value is Message {
  assertValid(protocol, is, value);
}

/** The Standard Schema and Standard JSON Schema of any message. */
export const messageSchema: StandardSchema<Message> = /*@__PURE__*/ createStandardSchema(protocol, is, anyJsonSchema);

/** Throws `InvalidMessageError` unless the value is a valid `BEAD_ACCEPTED`. */
export function assertBeadAccepted(value: unknown): asserts value is BeadAccepted {
  assertValid(protocol, isBeadAccepted, value, "BEAD_ACCEPTED");
}

/** The Standard Schema and Standard JSON Schema of `BEAD_ACCEPTED`. */
export const beadAcceptedSchema: StandardSchema<BeadAccepted> = /*@__PURE__*/ createStandardSchema(
  protocol,
  isBeadAccepted,
  jsonSchemaOfBeadAccepted,
  "BEAD_ACCEPTED",
);

/** Throws `InvalidMessageError` unless the value is a valid `PROGRESS`. */
export function assertProgress(value: unknown): asserts value is Progress {
  assertValid(protocol, isProgress, value, "PROGRESS");
}

/** The Standard Schema and Standard JSON Schema of `PROGRESS`. */
export const progressSchema: StandardSchema<Progress> = /*@__PURE__*/ createStandardSchema(
  protocol,
  isProgress,
  jsonSchemaOfProgress,
  "PROGRESS",
);

/** Throws `InvalidMessageError` unless the value is a valid `HELP_REQUEST`. */
export function assertHelpRequest(value: unknown): asserts value is HelpRequest {
  assertValid(protocol, isHelpRequest, value, "HELP_REQUEST");
}

/** The Standard Schema and Standard JSON Schema of `HELP_REQUEST`. */
export const helpRequestSchema: StandardSchema<HelpRequest> = /*@__PURE__*/ createStandardSchema(
  protocol,
  isHelpRequest,
  jsonSchemaOfHelpRequest,
  "HELP_REQUEST",
);

/** Throws `InvalidMessageError` unless the value is a valid `HELP_RESPONSE`. */
export function assertHelpResponse(value: unknown): asserts value is HelpResponse {
  assertValid(protocol, isHelpResponse, value, "HELP_RESPONSE");
}

/** The Standard Schema and Standard JSON Schema of `HELP_RESPONSE`. */
export const helpResponseSchema: StandardSchema<HelpResponse> = /*@__PURE__*/ createStandardSchema(
  protocol,
  isHelpResponse,
  jsonSchemaOfHelpResponse,
  "HELP_RESPONSE",
);

/** Throws `InvalidMessageError` unless the value is a valid `OFFERING_READY`. */
export function assertOfferingReady(value: unknown): asserts value is OfferingReady {
  assertValid(protocol, isOfferingReady, value, "OFFERING_READY");
}

/** The Standard Schema and Standard JSON Schema of `OFFERING_READY`. */
export const offeringReadySchema: StandardSchema<OfferingReady> = /*@__PURE__*/ createStandardSchema(
  protocol,
  isOfferingReady,
  jsonSchemaOfOfferingReady,
  "OFFERING_READY",
);

/** Throws `InvalidMessageError` unless the value is a valid `DONE`. */
export function assertDone(value: unknown): asserts value is Done {
  assertValid(protocol, isDone, value, "DONE");
}

/** The Standard Schema and Standard JSON Schema of `DONE`. */
export const doneSchema: StandardSchema<Done> = /*@__PURE__*/ createStandardSchema(protocol, isDone, jsonSchemaOfDone, "DONE");

/** Throws `InvalidMessageError` unless the value is a valid `FAILED`. */
export function assertFailed(value: unknown): asserts value is Failed {
  assertValid(protocol, isFailed, value, "FAILED");
}

/** The Standard Schema and Standard JSON Schema of `FAILED`. */
export const failedSchema: StandardSchema<Failed> = /*@__PURE__*/ createStandardSchema(protocol, isFailed, jsonSchemaOfFailed, "FAILED");

/** Throws `InvalidMessageError` unless the value is a valid `CHECKPOINT`. */
export function assertCheckpoint(value: unknown): asserts value is Checkpoint {
  assertValid(protocol, isCheckpoint, value, "CHECKPOINT");
}

/** The Standard Schema and Standard JSON Schema of `CHECKPOINT`. */
export const checkpointSchema: StandardSchema<Checkpoint> = /*@__PURE__*/ createStandardSchema(
  protocol,
  isCheckpoint,
  jsonSchemaOfCheckpoint,
  "CHECKPOINT",
);

/** Throws `InvalidMessageError` unless the value is a valid `SPAWN_REQUEST`. */
export function assertSpawnRequest(value: unknown): asserts value is SpawnRequest {
  assertValid(protocol, isSpawnRequest, value, "SPAWN_REQUEST");
}

/** The Standard Schema and Standard JSON Schema of `SPAWN_REQUEST`. */
export const spawnRequestSchema: StandardSchema<SpawnRequest> = /*@__PURE__*/ createStandardSchema(
  protocol,
  isSpawnRequest,
  jsonSchemaOfSpawnRequest,
  "SPAWN_REQUEST",
);

/** Throws `InvalidMessageError` unless the value is a valid `SPAWN_ACK`. */
export function assertSpawnAck(value: unknown): asserts value is SpawnAck {
  assertValid(protocol, isSpawnAck, value, "SPAWN_ACK");
}

/** The Standard Schema and Standard JSON Schema of `SPAWN_ACK`. */
export const spawnAckSchema: StandardSchema<SpawnAck> = /*@__PURE__*/ createStandardSchema(
  protocol,
  isSpawnAck,
  jsonSchemaOfSpawnAck,
  "SPAWN_ACK",
);
