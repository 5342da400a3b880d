// The public door of the run time for people. Generated code uses `@wirepact/core/codegen` instead.

export type * from "./protocol.js";
export type * from "./result.js";
export type * from "./shape.js";
export { createIssue, createRuleIssue, formatPath, issueCodes, type IssueCode } from "./issues.js";
export * from "./conversation.js";
export { negotiate, understands } from "./version.js";
export { findSecrets, findShellDanger } from "./secrets.js";
export { nearestName } from "./nearest.js";
