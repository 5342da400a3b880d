// @generated from spec/protocols/workshop.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { assertValid, createStandardSchema, createValidate, type StandardSchema, type Validate } from "@wirepact/core/codegen";
import { is, isLesson, isOrder, isQuote } from "./guards.js";
import { anyJsonSchema, jsonSchemaOfLesson, jsonSchemaOfOrder, jsonSchemaOfQuote } from "./json-schemas.js";
import { protocolShapes as protocol } from "./protocol-shapes.js";
import type { Lesson, Message, Order, Quote, ReceivedMessage } from "./types.js";

/** Returns the message or all of its issues. In strict mode the message is the same object, in lenient mode it may be a repaired copy. */
export const validate: Validate<{ message: Message; lenient: ReceivedMessage; tag: "kind" }> = /*@__PURE__*/ createValidate(protocol, is);

/** Throws `InvalidMessageError` unless the value is a valid message. */
export function assertMessage(value: unknown): asserts value is Message {
  assertValid(protocol, is, value);
}

/** The Standard Schema and Standard JSON Schema of any message. */
export const messageSchema: StandardSchema<Message> = /*@__PURE__*/ createStandardSchema(protocol, is, anyJsonSchema);

/** Throws `InvalidMessageError` unless the value is a valid `order`. */
export function assertOrder(value: unknown): asserts value is Order {
  assertValid(protocol, isOrder, value, "order");
}

/** The Standard Schema and Standard JSON Schema of `order`. */
export const orderSchema: StandardSchema<Order> = /*@__PURE__*/ createStandardSchema(protocol, isOrder, jsonSchemaOfOrder, "order");

/** Throws `InvalidMessageError` unless the value is a valid `quote`. */
export function assertQuote(value: unknown): asserts value is Quote {
  assertValid(protocol, isQuote, value, "quote");
}

/** The Standard Schema and Standard JSON Schema of `quote`. */
export const quoteSchema: StandardSchema<Quote> = /*@__PURE__*/ createStandardSchema(protocol, isQuote, jsonSchemaOfQuote, "quote");

/** Throws `InvalidMessageError` unless the value is a valid `class`. */
export function assertLesson(value: unknown): asserts value is Lesson {
  assertValid(protocol, isLesson, value, "class");
}

/** The Standard Schema and Standard JSON Schema of `class`. */
export const lessonSchema: StandardSchema<Lesson> = /*@__PURE__*/ createStandardSchema(protocol, isLesson, jsonSchemaOfLesson, "class");
