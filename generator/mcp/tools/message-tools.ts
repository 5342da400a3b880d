// Tools that work on one message: build it, validate it, decode it and encode it. They change nothing.

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
import {
  allowedNext,
  conversationArgument,
  conversationName,
  failure,
  invalidMessage,
  parseObject,
  pickEncoding,
  pickMessage,
  pickProtocol,
  pickRole,
  protocolArgument,
  shownIssues,
  shownMessage,
  success,
} from "../answer.js";
import type { ServedProtocol } from "../served-protocol.js";
import type { ServerContext } from "../server-context.js";
import { type Arguments, argument, type McpTool, objectOrText, oneOf, textOf, ToolError, type ToolOutcome } from "../tool.js";
import { listed } from "../../text/markdown.js";

const resultOfMessage = {
  message: { description: "The message, without the values of sensitive fields." },
  type: { type: "string" },
  text: { type: "string", description: "The encoded message." },
  encoding: { type: "string" },
  withheld: { type: "array", items: { type: "string" }, description: "Sensitive fields whose values are not shown." },
  warnings: { type: "array", items: { type: "object" } },
};

const encodingArgument = argument(
  "encoding",
  "The encoding: json, ndjson, sse, content-length, yaml or mail. Default: the first one of the protocol.",
);
const modeArgument = argument(
  "mode",
  "strict accepts what the protocol allows; lenient also accepts common deviations, with warnings.",
  oneOf("strict", "lenient"),
);
const messageArgument = argument("message", "The complete message as an object.", objectOrText, true);

const buildMessage: McpTool = {
  name: "build_message",
  title: "Build a message",
  description:
    "Builds a message from its fields: fills in the type, IDs, times and defaults, validates it and encodes it. A message that the conversation does not allow now is rejected. Nothing is sent or recorded.",
  arguments: (context) => [
    protocolArgument(context),
    argument("message", "The type of the message, as list_messages returns it.", undefined, true),
    argument(
      "fields",
      "The fields of the envelope and the body by name, in one object; describe_message returns their schema.",
      objectOrText,
    ),
    argument("role", "The role that sends the message."),
    conversationOfBuild(context),
    encodingArgument,
  ],
  result: { ...resultOfMessage, allowed: { type: "array", items: { type: "object" } } },
  run: async (context, given) => {
    const served = pickProtocol(context, given);
    const { protocol } = served;
    const type = pickMessage(served, given["message"]);
    const role = pickRole(context, served, given);
    const encoding = pickEncoding(served, given["encoding"]);
    if (!served.tools.some(({ message }) => message === type)) throw new ToolError(describeGeneric(served, type));
    const name = conversationName(given);
    const isChecked = given["conversation"] !== undefined || context.settings.role !== undefined;
    const built = fromToolCall(protocol, toolNameOf(protocol, type), given["fields"] ?? {}, {
      role,
      conversation: isChecked ? context.conversations.find(protocol, name).monitor : undefined,
    });
    if (!built.ok) return rejected(context, served, { type, issues: built.issues, role, name });
    const refused = isChecked ? judgeInConversation(context, served, { name, built: built.value, role }) : undefined;
    return refused ?? encoded(context, served, built.value, encoding);
  },
};

/** The result of a request that is not known is never sent. */
function describeGeneric({ protocol }: ServedProtocol, type: string): string {
  const results = Object.values(protocol.messages).filter(({ answers }) => answers !== undefined);
  return `${type} is the result of a request that is not known; name the result of a request: ${results.map(({ name }) => name).join(", ")}`;
}

/** An agent with a role is held to the conversation; others name one if they want it to be checked. */
function conversationOfBuild(context: ServerContext): Field {
  const { doc = "", shape, required } = conversationArgument(context);
  const isChecked = context.settings.role !== undefined;
  return argument(
    "conversation",
    isChecked ? doc : "The conversation in which the message must be allowed. By default, this is not checked.",
    shape,
    isChecked && required,
  );
}

interface Rejected {
  readonly type: string;
  readonly issues: readonly Issue[];
  readonly role: string | undefined;
  readonly name: string;
}

/** The issues of fields; where the role must not send the message at all, with what it may send. */
function rejected(context: ServerContext, served: ServedProtocol, { type, issues, role, name }: Rejected): ToolOutcome {
  const outcome = failure(served.protocol, type, issues);
  if (!issues.some(({ code }) => code === "wrong-role" || code === "unknown-request")) return outcome;
  const { text, allowed } = allowedNext(context, served, name, role);
  return { ...outcome, text: `${outcome.text}\n${text}`, data: { ...outcome.data, allowed } };
}

/** Why the conversation does not allow a message now, and what it allows. */
function judgeInConversation(
  context: ServerContext,
  served: ServedProtocol,
  { name, built, role }: { readonly name: string; readonly built: unknown; readonly role: string | undefined },
): ToolOutcome | undefined {
  const { protocol } = served;
  const { issues } = context.conversations.tryFeed(protocol, name, { message: built, from: role });
  if (issues.length === 0) return undefined;
  const { text, allowed } = allowedNext(context, served, name, role);
  const outcome = failure(protocol, messageType(protocol, built), issues, { allowed });
  const awaited = awaitedFirst(served, issues, role);
  if (awaited === undefined) return { ...outcome, text: `${outcome.text}\n${text}` };
  // No change of the message would help.
  const found = outcome.text.split("\n").slice(0, -1);
  const wait = `Wait for ${listed(awaited, "or")}, record it with feed_message, and then try again.`;
  return { ...outcome, text: [...found, wait, text].join("\n") };
}

/** What must come first, where the role cannot send it itself. */
function awaitedFirst({ protocol }: ServedProtocol, issues: readonly Issue[], role: string | undefined): readonly string[] | undefined {
  const expected = issues.flatMap(({ code, expected: types }) => (code === "illegal-transition" ? (types as readonly string[]) : []));
  const isOwn = (type: string): boolean => role === undefined || protocol.messages[type]?.from.includes(role) === true;
  return expected.length === 0 || expected.some(isOwn) ? undefined : expected;
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
    return failure(protocol, message, error.issues);
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
      ...(warnings.length === 0 ? {} : { warnings: shownIssues(protocol, warnings) }),
    },
  );
}

/** What a tool says about a message that was read. */
function judged(
  context: ServerContext,
  { protocol }: ServedProtocol,
  given: unknown,
  result: Result<unknown>,
  wanted?: string,
): ToolOutcome {
  if (!result.ok) return invalidMessage(protocol, wanted ?? given, result.issues);
  const { message, withheld } = shownMessage(context, protocol, result.value);
  const type = wanted ?? messageType(protocol, result.value);
  const warnings = shownIssues(protocol, result.warnings);
  const notes = warnings.map(({ message: words, code }) => `- ${words} [${code}]`);
  return success([`The ${type} is valid${notes.length === 0 ? "." : ", with warnings:"}`, ...notes].join("\n"), {
    type,
    message,
    warnings,
    ...(withheld.length === 0 ? {} : { withheld }),
  });
}

const validateMessage: McpTool = {
  name: "validate_message",
  title: "Validate a message",
  description: "Reports all issues of a complete message that is passed as an object.",
  arguments: (context) => [
    protocolArgument(context),
    messageArgument,
    modeArgument,
    argument("type", "The type that the message must have. The type of a result may follow only from the request that it answers."),
  ],
  result: resultOfMessage,
  run: async (context, given) => {
    const served = pickProtocol(context, given);
    const message = parseObject(given["message"]);
    const mode = (given["mode"] ?? "strict") as Mode;
    const tag = given["type"] === undefined ? undefined : pickMessage(served, given["type"]);
    return judged(context, served, message, explain(served.protocol, message, { mode, ...(tag === undefined ? {} : { tag }) }), tag);
  },
};

const decode: McpTool = {
  name: "decode_message",
  title: "Decode a message",
  description: "Decodes the text of a message in any encoding of the protocol, and reports the position of each issue in the text.",
  arguments: (context) => [
    protocolArgument(context),
    argument("text", "The text of the message as it was received.", undefined, true),
    encodingArgument,
    modeArgument,
  ],
  result: resultOfMessage,
  run: async (context, given) => {
    const served = pickProtocol(context, given);
    return judged(context, served, undefined, readText(served, given));
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
  arguments: (context) => [protocolArgument(context), messageArgument, encodingArgument],
  result: resultOfMessage,
  run: async (context, given) => {
    const served = pickProtocol(context, given);
    return encoded(context, served, parseObject(given["message"]), pickEncoding(served, given["encoding"]));
  },
};

export const messageTools: readonly McpTool[] = [buildMessage, validateMessage, decode, encode];
