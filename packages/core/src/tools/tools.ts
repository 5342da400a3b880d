// The tools of a protocol: one per message, in the dialects of the model providers.

import { checkOptions, refuseUnknownRole } from "../known-name.js";
import type { ProtocolDescriptor } from "../protocol.js";
import type { Issue, Result } from "../result.js";
import type { ToolCallOptions } from "./answered-request.js";
import { fromToolCall } from "./from-tool-call.js";
import { nextMessages } from "./next-messages.js";
import type { ConversationState } from "./openings.js";
import { repairPrompt, type RepairOptions } from "./repair-prompt.js";
import { knownDialect, type ToolCall, type ToolDialect, toToolArguments } from "./to-tool-arguments.js";

/** A JSON Schema. */
export type ToolSchema = { readonly [keyword: string]: unknown };

/** A tool as the generator writes it: with its schema in both dialects. */
export interface ToolDefinition {
  readonly name: string;
  /** The message type that it sends. */
  readonly message: string;
  readonly description: string;
  readonly strict: ToolSchema;
  readonly plain: ToolSchema;
}

/** A tool to offer to a model. */
export interface Tool {
  readonly name: string;
  /** The message type that it sends. */
  readonly message: string;
  readonly description: string;
  /** The JSON Schema of the arguments. */
  readonly schema: ToolSchema;
}

export interface ToolOptions<Role extends string = string> {
  /** The role that the model plays: only tools of messages that it may send are given. */
  readonly role?: Role | undefined;
  /** `strict`: all properties are required, null leaves one out (OpenAI); `plain`: optional properties are left out (Anthropic, Gemini, MCP). */
  readonly dialect: ToolDialect;
  /** The conversation so far: only tools of messages that it allows next are given. */
  readonly conversation?: ConversationState | undefined;
}

/** What the module `tools` of a package exports. */
export interface Tools<M, Role extends string = string> {
  readonly toolsFor: (options: ToolOptions<Role>) => readonly Tool[];
  readonly fromToolCall: (name: string, given: unknown, options?: ToolCallOptions<Role>) => Result<M>;
  readonly toToolArguments: (message: M, dialect?: ToolDialect, request?: M) => ToolCall;
  readonly repairPrompt: (issues: readonly Issue[], options?: Omit<RepairOptions, "protocol">) => string;
}

/** Binds the tools of a protocol to its descriptor. */
export function createTools<M, Role extends string = string>(
  protocol: ProtocolDescriptor,
  definitions: readonly ToolDefinition[],
): Tools<M, Role> {
  return {
    toolsFor: (options) => {
      checkOptions(options, ["role", "dialect", "conversation"]);
      const { role, dialect, conversation } = options;
      if (role !== undefined) refuseUnknownRole(protocol, role);
      knownDialect(dialect);
      const next =
        conversation === undefined ? undefined : new Set(nextMessages(protocol, conversation, role).map(({ message }) => message));
      const isOffered = (message: string): boolean =>
        next === undefined ? role === undefined || protocol.messages[message]?.from.includes(role) === true : next.has(message);
      return definitions
        .filter(({ message }) => isOffered(message))
        .map(({ name, message, description, [dialect]: schema }) => ({ name, message, description, schema }));
    },
    fromToolCall: (name, given, options) => fromToolCall(protocol, name, given, options) as Result<M>,
    toToolArguments: (message, dialect, request) => toToolArguments(protocol, message, dialect, request),
    repairPrompt: (issues, options) => repairPrompt(issues, { ...options, protocol }),
  };
}
