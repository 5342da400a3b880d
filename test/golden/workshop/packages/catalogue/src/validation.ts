// @generated from spec/protocols/catalogue.yaml. Do not edit: change the spec and run `npx wirepact generate`.
import { assertValid, createStandardSchema, createValidate, type StandardSchema, type Validate } from "@wirepact/core/codegen";
import { is, isDetail, isPage } from "./guards.js";
import { anyJsonSchema, jsonSchemaOfDetail, jsonSchemaOfPage } from "./json-schemas.js";
import { protocolShapes as protocol } from "./protocol-shapes.js";
import type { Detail, Message, Page, ReceivedMessage } from "./types.js";

/** Returns the message or all of its issues. In strict mode the message is the same object, in lenient mode it may be a repaired copy. */
export const validate: Validate<{ message: Message; lenient: ReceivedMessage }> = /*@__PURE__*/ createValidate(protocol, is);

/** Throws `InvalidMessageError` unless the value is a valid message. */
export function assertMessage(value: unknown): asserts value is Message {
  assertValid(protocol, is, value);
}

/** The Standard Schema and Standard JSON Schema of any message. */
export const messageSchema: StandardSchema<Message> = /*@__PURE__*/ createStandardSchema(protocol, is, anyJsonSchema);

/** Throws `InvalidMessageError` unless the value is a valid `page`. */
export function assertPage(value: unknown): asserts value is Page {
  assertValid(protocol, isPage, value, "page");
}

/** The Standard Schema and Standard JSON Schema of `page`. */
export const pageSchema: StandardSchema<Page> = /*@__PURE__*/ createStandardSchema(protocol, isPage, jsonSchemaOfPage, "page");

/** Throws `InvalidMessageError` unless the value is a valid `detail`. */
export function assertDetail(value: unknown): asserts value is Detail {
  assertValid(protocol, isDetail, value, "detail");
}

/** The Standard Schema and Standard JSON Schema of `detail`. */
export const detailSchema: StandardSchema<Detail> = /*@__PURE__*/ createStandardSchema(protocol, isDetail, jsonSchemaOfDetail, "detail");
