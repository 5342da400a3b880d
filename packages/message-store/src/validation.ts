// @generated from spec/protocols/message-store.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { assertValid, createStandardSchema, createValidate, type StandardSchema, type Validate } from "@wirepact/core/codegen";
import {
  is,
  isAction,
  isAssistantMessage,
  isDelegation,
  isDirectorContext,
  isErrorRecord,
  isFinal,
  isGlobalObservation,
  isInjectedContext,
  isObservation,
  isScriptPlan,
  isStrategicPlan,
  isSuggestedPlan,
  isSynthesis,
  isTask,
  isUserMessage,
} from "./guards.js";
import {
  anyJsonSchema,
  jsonSchemaOfAction,
  jsonSchemaOfAssistantMessage,
  jsonSchemaOfDelegation,
  jsonSchemaOfDirectorContext,
  jsonSchemaOfErrorRecord,
  jsonSchemaOfFinal,
  jsonSchemaOfGlobalObservation,
  jsonSchemaOfInjectedContext,
  jsonSchemaOfObservation,
  jsonSchemaOfScriptPlan,
  jsonSchemaOfStrategicPlan,
  jsonSchemaOfSuggestedPlan,
  jsonSchemaOfSynthesis,
  jsonSchemaOfTask,
  jsonSchemaOfUserMessage,
} from "./json-schemas.js";
import { protocolShapes as protocol } from "./protocol-shapes.js";
import type {
  Action,
  AssistantMessage,
  Delegation,
  DirectorContext,
  ErrorRecord,
  Final,
  GlobalObservation,
  InjectedContext,
  Message,
  Observation,
  ReceivedMessage,
  ScriptPlan,
  StrategicPlan,
  SuggestedPlan,
  Synthesis,
  Task,
  UserMessage,
} from "./types.js";

/** Returns the message or all of its issues. In strict mode the message is the same object, in lenient mode it may be a repaired copy. */
export const validate: Validate<{ message: Message; lenient: ReceivedMessage }> = /*@__PURE__*/ createValidate(protocol, is);

/** Throws `InvalidMessageError` unless the value is a valid message. */
export function assertMessage(value: unknown): asserts value is Message {
  assertValid(protocol, is, value);
}

/** The Standard Schema and Standard JSON Schema of any message. */
export const messageSchema: StandardSchema<Message> = /*@__PURE__*/ createStandardSchema(protocol, is, anyJsonSchema);

/** Throws `InvalidMessageError` unless the value is a valid `user_message`. */
export function assertUserMessage(value: unknown): asserts value is UserMessage {
  assertValid(protocol, isUserMessage, value, "user_message");
}

/** The Standard Schema and Standard JSON Schema of `user_message`. */
export const userMessageSchema: StandardSchema<UserMessage> = /*@__PURE__*/ createStandardSchema(
  protocol,
  isUserMessage,
  jsonSchemaOfUserMessage,
  "user_message",
);

/** Throws `InvalidMessageError` unless the value is a valid `assistant_message`. */
export function assertAssistantMessage(value: unknown): asserts value is AssistantMessage {
  assertValid(protocol, isAssistantMessage, value, "assistant_message");
}

/** The Standard Schema and Standard JSON Schema of `assistant_message`. */
export const assistantMessageSchema: StandardSchema<AssistantMessage> = /*@__PURE__*/ createStandardSchema(
  protocol,
  isAssistantMessage,
  jsonSchemaOfAssistantMessage,
  "assistant_message",
);

/** Throws `InvalidMessageError` unless the value is a valid `task`. */
export function assertTask(value: unknown): asserts value is Task {
  assertValid(protocol, isTask, value, "task");
}

/** The Standard Schema and Standard JSON Schema of `task`. */
export const taskSchema: StandardSchema<Task> = /*@__PURE__*/ createStandardSchema(protocol, isTask, jsonSchemaOfTask, "task");

/** Throws `InvalidMessageError` unless the value is a valid `action`. */
export function assertAction(value: unknown): asserts value is Action {
  assertValid(protocol, isAction, value, "action");
}

/** The Standard Schema and Standard JSON Schema of `action`. */
export const actionSchema: StandardSchema<Action> = /*@__PURE__*/ createStandardSchema(protocol, isAction, jsonSchemaOfAction, "action");

/** Throws `InvalidMessageError` unless the value is a valid `observation`. */
export function assertObservation(value: unknown): asserts value is Observation {
  assertValid(protocol, isObservation, value, "observation");
}

/** The Standard Schema and Standard JSON Schema of `observation`. */
export const observationSchema: StandardSchema<Observation> = /*@__PURE__*/ createStandardSchema(
  protocol,
  isObservation,
  jsonSchemaOfObservation,
  "observation",
);

/** Throws `InvalidMessageError` unless the value is a valid `error`. */
export function assertErrorRecord(value: unknown): asserts value is ErrorRecord {
  assertValid(protocol, isErrorRecord, value, "error");
}

/** The Standard Schema and Standard JSON Schema of `error`. */
export const errorRecordSchema: StandardSchema<ErrorRecord> = /*@__PURE__*/ createStandardSchema(
  protocol,
  isErrorRecord,
  jsonSchemaOfErrorRecord,
  "error",
);

/** Throws `InvalidMessageError` unless the value is a valid `final`. */
export function assertFinal(value: unknown): asserts value is Final {
  assertValid(protocol, isFinal, value, "final");
}

/** The Standard Schema and Standard JSON Schema of `final`. */
export const finalSchema: StandardSchema<Final> = /*@__PURE__*/ createStandardSchema(protocol, isFinal, jsonSchemaOfFinal, "final");

/** Throws `InvalidMessageError` unless the value is a valid `synthesis`. */
export function assertSynthesis(value: unknown): asserts value is Synthesis {
  assertValid(protocol, isSynthesis, value, "synthesis");
}

/** The Standard Schema and Standard JSON Schema of `synthesis`. */
export const synthesisSchema: StandardSchema<Synthesis> = /*@__PURE__*/ createStandardSchema(
  protocol,
  isSynthesis,
  jsonSchemaOfSynthesis,
  "synthesis",
);

/** Throws `InvalidMessageError` unless the value is a valid `strategic_plan`. */
export function assertStrategicPlan(value: unknown): asserts value is StrategicPlan {
  assertValid(protocol, isStrategicPlan, value, "strategic_plan");
}

/** The Standard Schema and Standard JSON Schema of `strategic_plan`. */
export const strategicPlanSchema: StandardSchema<StrategicPlan> = /*@__PURE__*/ createStandardSchema(
  protocol,
  isStrategicPlan,
  jsonSchemaOfStrategicPlan,
  "strategic_plan",
);

/** Throws `InvalidMessageError` unless the value is a valid `suggested_plan`. */
export function assertSuggestedPlan(value: unknown): asserts value is SuggestedPlan {
  assertValid(protocol, isSuggestedPlan, value, "suggested_plan");
}

/** The Standard Schema and Standard JSON Schema of `suggested_plan`. */
export const suggestedPlanSchema: StandardSchema<SuggestedPlan> = /*@__PURE__*/ createStandardSchema(
  protocol,
  isSuggestedPlan,
  jsonSchemaOfSuggestedPlan,
  "suggested_plan",
);

/** Throws `InvalidMessageError` unless the value is a valid `script_plan`. */
export function assertScriptPlan(value: unknown): asserts value is ScriptPlan {
  assertValid(protocol, isScriptPlan, value, "script_plan");
}

/** The Standard Schema and Standard JSON Schema of `script_plan`. */
export const scriptPlanSchema: StandardSchema<ScriptPlan> = /*@__PURE__*/ createStandardSchema(
  protocol,
  isScriptPlan,
  jsonSchemaOfScriptPlan,
  "script_plan",
);

/** Throws `InvalidMessageError` unless the value is a valid `delegation`. */
export function assertDelegation(value: unknown): asserts value is Delegation {
  assertValid(protocol, isDelegation, value, "delegation");
}

/** The Standard Schema and Standard JSON Schema of `delegation`. */
export const delegationSchema: StandardSchema<Delegation> = /*@__PURE__*/ createStandardSchema(
  protocol,
  isDelegation,
  jsonSchemaOfDelegation,
  "delegation",
);

/** Throws `InvalidMessageError` unless the value is a valid `global_observation`. */
export function assertGlobalObservation(value: unknown): asserts value is GlobalObservation {
  assertValid(protocol, isGlobalObservation, value, "global_observation");
}

/** The Standard Schema and Standard JSON Schema of `global_observation`. */
export const globalObservationSchema: StandardSchema<GlobalObservation> = /*@__PURE__*/ createStandardSchema(
  protocol,
  isGlobalObservation,
  jsonSchemaOfGlobalObservation,
  "global_observation",
);

/** Throws `InvalidMessageError` unless the value is a valid `director_context`. */
export function assertDirectorContext(value: unknown): asserts value is DirectorContext {
  assertValid(protocol, isDirectorContext, value, "director_context");
}

/** The Standard Schema and Standard JSON Schema of `director_context`. */
export const directorContextSchema: StandardSchema<DirectorContext> = /*@__PURE__*/ createStandardSchema(
  protocol,
  isDirectorContext,
  jsonSchemaOfDirectorContext,
  "director_context",
);

/** Throws `InvalidMessageError` unless the value is a valid `injected_context`. */
export function assertInjectedContext(value: unknown): asserts value is InjectedContext {
  assertValid(protocol, isInjectedContext, value, "injected_context");
}

/** The Standard Schema and Standard JSON Schema of `injected_context`. */
export const injectedContextSchema: StandardSchema<InjectedContext> = /*@__PURE__*/ createStandardSchema(
  protocol,
  isInjectedContext,
  jsonSchemaOfInjectedContext,
  "injected_context",
);
