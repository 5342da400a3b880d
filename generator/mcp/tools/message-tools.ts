// Tools that work on one message: build it, validate it, decode it and encode it. They record nothing.

import {
  decodeMessage,
  type EncodingName,
  encodeMessage,
  explain,
  type Field,
  InvalidMessageError,
  type Issue,
  type Mode,
  type Result,
} from "@wirepact/core";
import { fromToolCall, messageType, toolNameOf } from "@wirepact/core/tools";
import { failure, issueLines, shownIssues, shownMessage, success } from "../answer.js";
import {
  conversationArgument,
  conversationName,
  encodingArgument,
  messageArgument,
  modeArgument,
  nameArgument,
  parseObject,
  pickEncoding,
  pickMessage,
  pickProtocol,
  pickRole,
  protocolArgument,
  resultArgument,
  roleArgument,
} from "../arguments.js";
import { nextSteps } from "../guidance.js";
import type { ServedProtocol } from "../served-protocol.js";
import type { ServerContext } from "../server-context.js";
import { type Arguments, argument, type McpTool, objectOrText, textOf, type ToolOutcome } from "../tool.js";

const buildMessage: McpTool = {
  name: "build_message",
  title: "Build a message",
  description:
    "Builds a message and returns the text to send. Fills in the type, IDs, times, defaults and what follows from the conversation. Rejects what the protocol or the conversation does not allow now. Records nothing.",
  arguments: (context) => [
    protocolArgument(context),
    nameArgument(context),
    argument("fields", "The fields by name, as describe_message returns them.", objectOrText),
    ...roleArgument(context),
    conversationOfBuild(context),
    ...encodingArgument(context),
  ],
  run: async (context, given) => {
    const served = pickProtocol(context, given);
    const { protocol } = served;
    const type = pickMessage(served, given["message"]);
    const role = pickRole(context, served, given["role"]);
    const encoding = pickEncoding(served, given["encoding"]);
    const name = conversationName(given);
    const isFollowed = given["conversation"] !== undefined || context.settings.role !== undefined;
    const conversation = isFollowed ? context.conversations.find(protocol, name).monitor : undefined;
    const built = fromToolCall(protocol, toolNameOf(protocol, type), given["fields"] ?? {}, { role, conversation });
    const rejected = (issues: readonly Issue[]): ToolOutcome => {
      const steps = nextSteps(context, served, { type, issues, role, name });
      return failure({ context, protocol, title: `${type} was not built:`, message: type, issues, steps });
    };
    if (!built.ok) return rejected(built.issues);
    const { issues } = isFollowed ? context.conversations.tryFeed(protocol, name, { message: built.value, from: role }) : { issues: [] };
    if (issues.length > 0) return rejected(issues);
    if (context.settings.role !== undefined) context.conversations.note(protocol, name, built.value);
    return encoded(context, served, built.value, encoding);
  },
};

/** An agent with a role is held to the conversation; others name one if they want it to be checked. */
function conversationOfBuild(context: ServerContext): Field {
  const { doc, shape, required } = conversationArgument(context);
  const isFollowed = context.settings.role !== undefined;
  return argument("conversation", isFollowed ? doc : "Checks the message in this conversation.", shape, isFollowed && required);
}

/** The text of a message, unless it would show sensitive values. */
function encoded(context: ServerContext, served: ServedProtocol, message: unknown, encoding: EncodingName | undefined): ToolOutcome {
  const { protocol, encodings } = served;
  const warnings: Issue[] = [];
  const options = { ...(encoding === undefined ? {} : { encoding }), onWarning: (warning: Issue) => void warnings.push(warning) };
  let text: string;
  try {
    text = encodeMessage(protocol, encodings, message, options);
  } catch (error) {
    if (!(error instanceof InvalidMessageError)) throw error;
    return failure({ context, protocol, title: "The message cannot be encoded:", message, issues: error.issues });
  }
  const shown = shownMessage(context, protocol, message);
  const isShown = shown.withheld.length === 0;
  return success(
    isShown
      ? text
      : `The message is valid. Its text is withheld because it contains sensitive values (${shown.withheld.join(", ")}); start the server with --show-sensitive to get it.`,
    {
      type: messageType(protocol, message),
      message: shown.message,
      encoding: encoding ?? encodings[0]?.name,
      ...(isShown ? { text } : { withheld: shown.withheld }),
      ...(warnings.length === 0 ? {} : { warnings: shownIssues(context, protocol, warnings) }),
    },
  );
}

/** What a tool says about a message that was read. */
function checked(
  context: ServerContext,
  { protocol }: ServedProtocol,
  given: unknown,
  result: Result<unknown>,
  wanted?: string,
): ToolOutcome {
  if (!result.ok)
    return failure({ context, protocol, title: "The message is not valid:", message: wanted ?? given, issues: result.issues });
  const { message, withheld } = shownMessage(context, protocol, result.value);
  const type = wanted ?? messageType(protocol, result.value);
  const warnings = shownIssues(context, protocol, result.warnings);
  const title = `The ${type} is valid${warnings.length === 0 ? "." : ", with warnings:"}`;
  return success([title, ...issueLines(warnings), JSON.stringify(message)].join("\n"), {
    type,
    message,
    ...(warnings.length === 0 ? {} : { warnings }),
    ...(withheld.length === 0 ? {} : { withheld }),
  });
}

const validateMessage: McpTool = {
  name: "validate_message",
  title: "Validate a message",
  description: "Reports all issues of a complete message that is passed as an object.",
  arguments: (context) => [protocolArgument(context), messageArgument, modeArgument, ...resultArgument(context)],
  run: async (context, given) => {
    const served = pickProtocol(context, given);
    const message = parseObject(given["message"]);
    const mode = (given["mode"] ?? "strict") as Mode;
    const tag = given["type"] === undefined ? undefined : pickMessage(served, given["type"]);
    return checked(context, served, message, explain(served.protocol, message, { mode, ...(tag === undefined ? {} : { tag }) }), tag);
  },
};

const decode: McpTool = {
  name: "decode_message",
  title: "Decode a message",
  description: "Decodes the text of a message, and reports the position of each issue in the text.",
  arguments: (context) => [
    protocolArgument(context),
    argument("text", "The text as it was received.", undefined, true),
    ...encodingArgument(context),
    modeArgument,
  ],
  run: async (context, given) => {
    const served = pickProtocol(context, given);
    return checked(context, served, undefined, readText(served, given));
  },
};

/** Decodes the text of a call. */
export function readText(served: ServedProtocol, given: Arguments): Result<unknown> {
  const encoding = pickEncoding(served, given["encoding"]);
  return decodeMessage(served.protocol, served.encodings, textOf(given, "text"), {
    ...(encoding === undefined ? {} : { encoding }),
    ...(given["mode"] === undefined ? {} : { mode: given["mode"] as Mode }),
  });
}

const encode: McpTool = {
  name: "encode_message",
  title: "Encode a message",
  description: "Encodes a complete message that is passed as an object.",
  arguments: (context) => [protocolArgument(context), messageArgument, ...encodingArgument(context)],
  run: async (context, given) => {
    const served = pickProtocol(context, given);
    return encoded(context, served, parseObject(given["message"]), pickEncoding(served, given["encoding"]));
  },
};

export const messageTools: readonly McpTool[] = [buildMessage, validateMessage, decode, encode];
