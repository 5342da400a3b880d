// Tools that follow conversations: what may be sent now, messages that were sent or received, and who waits for what.

import { decodeMessage, type ProtocolDescriptor } from "@wirepact/core";
import { messageType } from "@wirepact/core/tools";
import {
  allowedNext,
  conversationArgument,
  conversationName,
  invalidMessage,
  isWithheld,
  messageParts,
  parseObject,
  pickProtocol,
  pickRole,
  protocolArgument,
  shownIssue,
  shownIssues,
  success,
  unknownName,
} from "../answer.js";
import type { ServerContext } from "../server-context.js";
import { argument, type McpTool, objectOrText, textOf, ToolError } from "../tool.js";
import { readText } from "./message-tools.js";
import { listed } from "../../text/markdown.js";

const objects = { type: "array", items: { type: "object" } };
const conversation = { type: "string" };

const next: McpTool = {
  name: "next_messages",
  title: "What may I send now",
  description:
    "Lists the messages that a role may send now, after the messages that were fed to the conversation, with the reason for each.",
  arguments: (context) => [protocolArgument(context), conversationArgument(context), argument("role", "The role that sends.")],
  result: { conversation, allowed: objects },
  run: async (context, given) => {
    const served = pickProtocol(context, given);
    const name = conversationName(given);
    const { text, allowed } = allowedNext(context, served, name, pickRole(context, served, given));
    return success(text, { conversation: name, allowed });
  },
};

const feed: McpTool = {
  name: "feed_message",
  title: "Record a message",
  description:
    "Records a message that was sent or received in a conversation, and reports whether it was expected. An invalid message is not recorded.",
  changes: "conversations",
  arguments: (context) => [
    protocolArgument(context),
    conversationArgument(context),
    argument("text", "The text of the message, in the encoding of the protocol. Give either text or message."),
    argument("message", "The complete message as an object.", objectOrText),
    argument("from", "The role that sent it, if several roles can send it."),
    argument("encoding", "The encoding of the text. Default: the first one of the protocol."),
    argument("role", "Your role, to list what may be sent next."),
  ],
  result: {
    conversation,
    type: { type: "string" },
    recorded: { type: "boolean" },
    duplicate: { type: "boolean" },
    warnings: objects,
    allowed: objects,
  },
  run: async (context, given) => {
    const served = pickProtocol(context, given);
    const { protocol, encodings } = served;
    const from = given["from"] === undefined ? undefined : pickRole(context, served, { role: given["from"] });
    const role = pickRole(context, served, given);
    if ((given["text"] === undefined) === (given["message"] === undefined)) throw new ToolError("give either text or message");
    const name = conversationName(given);
    const object = given["message"] === undefined ? undefined : parseObject(given["message"]);
    const result = object === undefined ? readText(served, given) : decodeMessage(protocol, encodings, object);
    if (!result.ok) return invalidMessage(protocol, object, result.issues, { conversation: name, recorded: false });
    const { issues, warnings, duplicate } = context.conversations.feed(protocol, name, { message: result.value, from });
    const type = messageType(protocol, result.value);
    const { text, allowed } = allowedNext(context, served, name, role);
    const allWarnings = shownIssues(protocol, [...warnings, ...result.warnings]);
    const allIssues = shownIssues(protocol, issues);
    const lines = [...allIssues, ...allWarnings].map(({ message, code }) => `- ${message} [${code}]`);
    const said = duplicate
      ? "A message with this ID was recorded before; nothing changed."
      : `The ${type} was recorded${issues.length === 0 ? "" : ", but it was not expected"}${lines.length === 0 ? "." : ":"}`;
    return {
      ok: issues.length === 0,
      text: [said, ...(duplicate ? [] : lines), text].join("\n"),
      data: {
        ok: issues.length === 0,
        conversation: name,
        allowed,
        type,
        recorded: !duplicate,
        duplicate,
        issues: allIssues,
        warnings: allWarnings,
      },
    };
  },
};

const inspect: McpTool = {
  name: "inspect_conversation",
  title: "Inspect a conversation",
  description:
    "Reports the state of a conversation: pending replies, late and unacknowledged messages, the state of its flows, and unexpected messages.",
  arguments: (context) => [
    protocolArgument(context),
    conversationArgument(context),
    argument("now", "The time to compare deadlines with. Default: the current time.", { kind: "scalar", scalar: "timestamp" }),
  ],
  result: {
    conversation,
    messages: { type: "integer" },
    runs: objects,
    awaited: objects,
    late: objects,
    unacknowledged: objects,
    findings: objects,
    threads: objects,
  },
  run: async (context, given) => {
    const { protocol } = pickProtocol(context, given);
    const name = conversationName(given);
    const known = context.conversations.list(protocol);
    if (!known.includes(name)) {
      const hint = known.length === 0 ? "record messages with feed_message" : unknownName("conversation", name, known);
      throw new ToolError(`no message was recorded in the conversation ${JSON.stringify(name.slice(0, 100))}; ${hint}`);
    }
    const { monitor, size } = context.conversations.find(protocol, name);
    const nameOf = (message: unknown) => ({ type: messageType(protocol, message), ...messageParts(context, protocol, message) });
    const { parts } = protocol;
    const hidesThreads = isWithheld(context, protocol, parts.thread ?? []);
    const hidesParties = isWithheld(context, protocol, [parts.sender, parts.recipient]);
    const now = given["now"] === undefined ? undefined : new Date(textOf(given, "now"));
    const data = {
      conversation: name,
      messages: size,
      runs: monitor.runs().map(({ flow, key, last, ended, expected }) => ({
        flow,
        ...(hasSensitiveKey(context, protocol, flow) ? {} : { key }),
        last: nameOf(last),
        ended,
        expected,
      })),
      awaited: monitor.awaited().map(({ message, types, from, thread }) => ({
        message: nameOf(message),
        types,
        from: hidesParties ? [] : from,
        ...(hidesThreads ? {} : { thread }),
      })),
      late: monitor
        .late(now)
        .map(({ message, issue, level, due }) => ({ message: nameOf(message), due, level, issue: shownIssue(protocol, issue) })),
      unacknowledged: monitor.unacknowledged().map(nameOf),
      findings: monitor.findings().map(({ message, issues, warnings }) => ({
        message: nameOf(message),
        issues: shownIssues(protocol, issues),
        warnings: shownIssues(protocol, warnings),
      })),
      threads: monitor.threads().map(({ key, messages, participants, lastType, awaits }) => ({
        ...(hidesThreads ? {} : { key }),
        messages: messages.length,
        participants: hidesParties ? [] : participants,
        lastType,
        awaits,
      })),
    };
    const waits = data.awaited.map(
      ({ message, types, from }) =>
        `- ${message.type} waits for ${listed(types, "or")}${from.length === 0 ? "" : ` from ${from.join(", ")}`}.`,
    );
    const flows = data.runs.map(({ flow, last, ended, expected }) =>
      ended ? `- The flow ${flow} has ended with ${last.type}.` : `- The flow ${flow} is at ${last.type}; next: ${listed(expected, "or")}.`,
    );
    const rest = (["late", "unacknowledged", "findings"] as const)
      .filter((kind) => data[kind].length > 0)
      .map((kind) => `- ${kind}: ${data[kind].length}`);
    return success([`${size} ${size === 1 ? "message" : "messages"}.`, ...flows, ...waits, ...rest].join("\n"), data);
  },
};

/** Whether the runs of a flow are distinguished by a sensitive field. */
function hasSensitiveKey(context: ServerContext, protocol: ProtocolDescriptor, flow: string): boolean {
  const key = protocol.flows[flow]?.key ?? "connection";
  return key !== "connection" && isWithheld(context, protocol, key === "thread" ? (protocol.parts.thread ?? []) : key);
}

const acknowledge: McpTool = {
  name: "acknowledge_message",
  title: "Record an acknowledgement",
  description: "Records that the message with an ID was acknowledged.",
  changes: "conversations",
  arguments: (context) => [
    protocolArgument(context),
    conversationArgument(context),
    argument("id", "The ID of the message.", undefined, true),
  ],
  result: { conversation },
  run: async (context, given) => {
    const { protocol } = pickProtocol(context, given);
    const name = conversationName(given);
    if (!context.conversations.acknowledge(protocol, name, textOf(given, "id")))
      throw new ToolError(`the conversation "${name}" has no message with this ID`);
    return success("The message is acknowledged.", { conversation: name });
  },
};

const close: McpTool = {
  name: "close_conversation",
  title: "Close a conversation",
  description: "Closes a conversation and deletes its messages from memory. Messages in a store are kept.",
  changes: "conversations",
  arguments: (context) => [protocolArgument(context), conversationArgument(context)],
  result: { conversation },
  run: async (context, given) => {
    const { protocol } = pickProtocol(context, given);
    const name = conversationName(given);
    if (!context.conversations.close(protocol, name)) throw new ToolError(`there is no conversation ${JSON.stringify(name.slice(0, 100))}`);
    return success("The conversation was closed.", { conversation: name });
  },
};

export const conversationTools: readonly McpTool[] = [next, feed, inspect, acknowledge, close];
