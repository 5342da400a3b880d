// @generated from spec/protocols/message-store.yaml. Do not edit: change the spec and run `npx wirepact generate`.
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
  ScriptPlan,
  StrategicPlan,
  SuggestedPlan,
  Synthesis,
  Task,
  UserMessage,
} from "./types.js";
export type { ArbitraryOptions, BoundaryMessage, NearMiss } from "@wirepact/core/testing";

/** Valid messages of any type. */
export function messageArbitrary(options?: ArbitraryOptions): Arbitrary<Message> {
  return arbitraryOf<Message>(protocol, undefined, options);
}

/** Valid messages of type `user_message`. */
export function userMessageArbitrary(options?: ArbitraryOptions): Arbitrary<UserMessage> {
  return arbitraryOf<UserMessage>(protocol, "user_message", options);
}

/** Valid messages of type `assistant_message`. */
export function assistantMessageArbitrary(options?: ArbitraryOptions): Arbitrary<AssistantMessage> {
  return arbitraryOf<AssistantMessage>(protocol, "assistant_message", options);
}

/** Valid messages of type `task`. */
export function taskArbitrary(options?: ArbitraryOptions): Arbitrary<Task> {
  return arbitraryOf<Task>(protocol, "task", options);
}

/** Valid messages of type `action`. */
export function actionArbitrary(options?: ArbitraryOptions): Arbitrary<Action> {
  return arbitraryOf<Action>(protocol, "action", options);
}

/** Valid messages of type `observation`. */
export function observationArbitrary(options?: ArbitraryOptions): Arbitrary<Observation> {
  return arbitraryOf<Observation>(protocol, "observation", options);
}

/** Valid messages of type `error`. */
export function errorRecordArbitrary(options?: ArbitraryOptions): Arbitrary<ErrorRecord> {
  return arbitraryOf<ErrorRecord>(protocol, "error", options);
}

/** Valid messages of type `final`. */
export function finalArbitrary(options?: ArbitraryOptions): Arbitrary<Final> {
  return arbitraryOf<Final>(protocol, "final", options);
}

/** Valid messages of type `synthesis`. */
export function synthesisArbitrary(options?: ArbitraryOptions): Arbitrary<Synthesis> {
  return arbitraryOf<Synthesis>(protocol, "synthesis", options);
}

/** Valid messages of type `strategic_plan`. */
export function strategicPlanArbitrary(options?: ArbitraryOptions): Arbitrary<StrategicPlan> {
  return arbitraryOf<StrategicPlan>(protocol, "strategic_plan", options);
}

/** Valid messages of type `suggested_plan`. */
export function suggestedPlanArbitrary(options?: ArbitraryOptions): Arbitrary<SuggestedPlan> {
  return arbitraryOf<SuggestedPlan>(protocol, "suggested_plan", options);
}

/** Valid messages of type `script_plan`. */
export function scriptPlanArbitrary(options?: ArbitraryOptions): Arbitrary<ScriptPlan> {
  return arbitraryOf<ScriptPlan>(protocol, "script_plan", options);
}

/** Valid messages of type `delegation`. */
export function delegationArbitrary(options?: ArbitraryOptions): Arbitrary<Delegation> {
  return arbitraryOf<Delegation>(protocol, "delegation", options);
}

/** Valid messages of type `global_observation`. */
export function globalObservationArbitrary(options?: ArbitraryOptions): Arbitrary<GlobalObservation> {
  return arbitraryOf<GlobalObservation>(protocol, "global_observation", options);
}

/** Valid messages of type `director_context`. */
export function directorContextArbitrary(options?: ArbitraryOptions): Arbitrary<DirectorContext> {
  return arbitraryOf<DirectorContext>(protocol, "director_context", options);
}

/** Valid messages of type `injected_context`. */
export function injectedContextArbitrary(options?: ArbitraryOptions): Arbitrary<InjectedContext> {
  return arbitraryOf<InjectedContext>(protocol, "injected_context", options);
}

/** Valid messages at the limits of their constraints, of one type or of all types. */
export function boundaryMessages(type?: MessageType): readonly BoundaryMessage<Message>[] {
  return boundariesOf<Message>(protocol, type);
}

/** Messages with exactly one error each, of one type or of all types, with the issue that `validate` returns. */
export function nearMisses(type?: MessageType): readonly NearMiss[] {
  return missesOf(protocol, type);
}
