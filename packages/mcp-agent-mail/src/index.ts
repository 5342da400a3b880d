// @generated from spec/protocols/mcp-agent-mail.yaml. Do not edit: change the spec and run `npx wirepact generate`.
export type * from "./types.js";
export * from "./constants.js";
export * from "./protocol.js";
export * from "./guards.js";
export * from "./validation.js";
export * from "./builders.js";
export * from "./codec.js";
export type * from "./options.js";
export * from "./groups.js";
export { formatIssues, InvalidMessageError, negotiate, unwrap } from "@wirepact/core/codegen";
export type {
  Issue,
  Received,
  Result,
  Failure,
  Mode,
  BuilderInput,
  ReadonlyMessage,
  ReceivedObject,
  WithDefaults,
  Reception as ReceptionOf,
  StandardResult,
  StandardSchema,
  Success,
} from "@wirepact/core/codegen";
export type { KnownProtocol } from "./descriptor.js";
