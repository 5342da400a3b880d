// Tools for language models, exported as `@wirepact/core/tools`: tool calls as messages and back, what may be sent next, and
// how a rejected message is repaired.

export type { ToolCallOptions } from "./answered-request.js";
export { fromToolCall } from "./from-tool-call.js";
export { followingNames } from "./choose-opening.js";
export { type NextMessage, nextMessages } from "./next-messages.js";
export { type ConversationState, messageType } from "./openings.js";
export { describeIssues, repairPrompt, type RepairOptions } from "./repair-prompt.js";
export { toolArguments, type ToolArgument, type ToolField, toolProperties } from "./tool-fields.js";
export { toolForm, type ToolForm } from "./tool-form.js";
export { hasTool, messagesByTool, toolNameOf } from "./tool-names.js";
export { createTools, type Tool, type ToolDefinition, type ToolOptions, type Tools, type ToolSchema } from "./tools.js";
export { type ToolCall, type ToolDialect, toToolArguments } from "./to-tool-arguments.js";
