// @generated from spec/protocols/agent-mail.yaml. Do not edit: change the spec and run `npx wirepact generate`.
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
  BeadAccepted,
  Checkpoint,
  Done,
  Failed,
  HelpRequest,
  HelpResponse,
  Message,
  OfferingReady,
  Progress,
  SpawnAck,
  SpawnRequest,
} from "./types.js";
export type { ArbitraryOptions, BoundaryMessage, NearMiss } from "@wirepact/core/testing";

/** Valid messages of any type. */
export function messageArbitrary(options?: ArbitraryOptions): Arbitrary<Message> {
  return arbitraryOf<Message>(protocol, undefined, options);
}

/** Valid messages of type `BEAD_ACCEPTED`. */
export function beadAcceptedArbitrary(options?: ArbitraryOptions): Arbitrary<BeadAccepted> {
  return arbitraryOf<BeadAccepted>(protocol, "BEAD_ACCEPTED", options);
}

/** Valid messages of type `PROGRESS`. */
export function progressArbitrary(options?: ArbitraryOptions): Arbitrary<Progress> {
  return arbitraryOf<Progress>(protocol, "PROGRESS", options);
}

/** Valid messages of type `HELP_REQUEST`. */
export function helpRequestArbitrary(options?: ArbitraryOptions): Arbitrary<HelpRequest> {
  return arbitraryOf<HelpRequest>(protocol, "HELP_REQUEST", options);
}

/** Valid messages of type `HELP_RESPONSE`. */
export function helpResponseArbitrary(options?: ArbitraryOptions): Arbitrary<HelpResponse> {
  return arbitraryOf<HelpResponse>(protocol, "HELP_RESPONSE", options);
}

/** Valid messages of type `OFFERING_READY`. */
export function offeringReadyArbitrary(options?: ArbitraryOptions): Arbitrary<OfferingReady> {
  return arbitraryOf<OfferingReady>(protocol, "OFFERING_READY", options);
}

/** Valid messages of type `DONE`. */
export function doneArbitrary(options?: ArbitraryOptions): Arbitrary<Done> {
  return arbitraryOf<Done>(protocol, "DONE", options);
}

/** Valid messages of type `FAILED`. */
export function failedArbitrary(options?: ArbitraryOptions): Arbitrary<Failed> {
  return arbitraryOf<Failed>(protocol, "FAILED", options);
}

/** Valid messages of type `CHECKPOINT`. */
export function checkpointArbitrary(options?: ArbitraryOptions): Arbitrary<Checkpoint> {
  return arbitraryOf<Checkpoint>(protocol, "CHECKPOINT", options);
}

/** Valid messages of type `SPAWN_REQUEST`. */
export function spawnRequestArbitrary(options?: ArbitraryOptions): Arbitrary<SpawnRequest> {
  return arbitraryOf<SpawnRequest>(protocol, "SPAWN_REQUEST", options);
}

/** Valid messages of type `SPAWN_ACK`. */
export function spawnAckArbitrary(options?: ArbitraryOptions): Arbitrary<SpawnAck> {
  return arbitraryOf<SpawnAck>(protocol, "SPAWN_ACK", options);
}

/** Valid messages at the limits of their constraints, of one type or of all types. */
export function boundaryMessages(type?: MessageType): readonly BoundaryMessage<Message>[] {
  return boundariesOf<Message>(protocol, type);
}

/** Messages with exactly one error each, of one type or of all types, with the issue that `validate` returns. */
export function nearMisses(type?: MessageType): readonly NearMiss[] {
  return missesOf(protocol, type);
}
