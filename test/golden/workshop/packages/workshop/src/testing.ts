// @generated from spec/protocols/workshop.yaml. Do not edit: change the spec and run `npx wirepact generate`.
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
import type { Lesson, Message, Order, Quote } from "./types.js";
export type { ArbitraryOptions, BoundaryMessage, NearMiss } from "@wirepact/core/testing";

/** Valid messages of any type. */
export function messageArbitrary(options?: ArbitraryOptions): Arbitrary<Message> {
  return arbitraryOf<Message>(protocol, undefined, options);
}

/** Valid messages of type `order`. */
export function orderArbitrary(options?: ArbitraryOptions): Arbitrary<Order> {
  return arbitraryOf<Order>(protocol, "order", options);
}

/** Valid messages of type `quote`. */
export function quoteArbitrary(options?: ArbitraryOptions): Arbitrary<Quote> {
  return arbitraryOf<Quote>(protocol, "quote", options);
}

/** Valid messages of type `class`. */
export function lessonArbitrary(options?: ArbitraryOptions): Arbitrary<Lesson> {
  return arbitraryOf<Lesson>(protocol, "class", options);
}

/** Valid messages that sit exactly on the bounds of one type, or of all types. */
export function boundaryMessages(type?: MessageType): readonly BoundaryMessage<Message>[] {
  return boundariesOf<Message>(protocol, type);
}

/** Messages with exactly one defect each, of one type or of all types, with the issue that `validate` gives. */
export function nearMisses(type?: MessageType): readonly NearMiss[] {
  return missesOf(protocol, type);
}
