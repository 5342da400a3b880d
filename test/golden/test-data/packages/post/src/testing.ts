// @generated from spec/protocols/post.yaml. Do not edit: change the spec and run `npx wirepact generate`.
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
import type { Letter, Message, Receipt } from "./types.js";
export type { ArbitraryOptions, BoundaryMessage, NearMiss } from "@wirepact/core/testing";

/** Valid messages of any type. */
export function messageArbitrary(options?: ArbitraryOptions): Arbitrary<Message> {
  return arbitraryOf<Message>(protocol, undefined, options);
}

/** Valid messages of type `letter`. */
export function letterArbitrary(options?: ArbitraryOptions): Arbitrary<Letter> {
  return arbitraryOf<Letter>(protocol, "letter", options);
}

/** Valid messages of type `receipt`. */
export function receiptArbitrary(options?: ArbitraryOptions): Arbitrary<Receipt> {
  return arbitraryOf<Receipt>(protocol, "receipt", options);
}

/** Valid messages at the limits of their constraints, of one type or of all types. */
export function boundaryMessages(type?: MessageType): readonly BoundaryMessage<Message>[] {
  return boundariesOf<Message>(protocol, type);
}

/** Messages with exactly one error each, of one type or of all types, with the issue that `validate` returns. */
export function nearMisses(type?: MessageType): readonly NearMiss[] {
  return missesOf(protocol, type);
}
