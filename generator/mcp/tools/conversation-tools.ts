// Tools that follow conversations: what may be sent now, messages that were sent or received, and who waits for what.

import { decodeMessage, type ProtocolDescriptor } from "@wirepact/core";
import { messageType } from "@wirepact/core/tools";
import { failure, isWithheld, issueLines, messageParts, shownIssue, shownIssues, success } from "../answer.js";
import {
  conversationArgument,
  conversationName,
  encodingArgument,
  parseObject,
  pickProtocol,
  pickRole,
  protocolArgument,
  roleArgument,
  rolesShape,
} from "../arguments.js";
import { allowedNext } from "../guidance.js";
import type { ServerContext } from "../server-context.js";
import { argument, type McpTool, objectOrText, textOf, ToolError } from "../tool.js";
import { readText } from "./message-tools.js";
import { listed } from "../../text/markdown.js";

const next: McpTool = {
  name: "next_messages",
  title: "What may I send now",
  description: "Lists the messages that you may send now, with the reason for each, or what you wait for.",
  arguments: (context) => [protocolArgument(context), conversationArgument(context), ...roleArgument(context)],
  run: async (context, given) => {
    const served = pickProtocol(context, given);
    const { text, allowed } = allowedNext(context, served, conversationName(given), pickRole(context, served, given["role"]));
    return success(text, { allowed });
  },
};

const feed: McpTool = {
  name: "feed_message",
  title: "Record a message",
  description: "Records a message that was sent or received, and reports whether it was expected. An invalid message is not recorded.",
  changes: "conversations",
  arguments: (context) => [
    protocolArgument(context),
    conversationArgument(context),
    argument("text", "The text of the message. Give either text or message."),
    argument("message", "The complete message as an object.", objectOrText),
    argument("from", "The role that sent it, if a result asks for it.", rolesShape(context)),
    ...encodingArgument(context),
    ...roleArgument(context),
  ],
  run: async (context, given) => {
    const { conversations } = context;
    const served = pickProtocol(context, given);
    const { protocol, encodings } = served;
    const role = pickRole(context, served, given["role"]);
    if ((given["text"] === undefined) === (given["message"] === undefined)) throw new ToolError("give either text or message");
    const name = conversationName(given);
    const object = given["message"] === undefined ? undefined : parseObject(given["message"]);
    const result = object === undefined ? readText(served, given) : decodeMessage(protocol, encodings, object);
    if (!result.ok) {
      const title = "The message is not valid, and was not recorded:";
      return failure({ context, protocol, title, message: object, issues: result.issues, data: { recorded: false } });
    }
    const message = result.value;
    // Without a role of its own, the server does not know who calls.
    const caller = context.settings.role === undefined ? undefined : role;
    const from =
      given["from"] === undefined ? conversations.senderOf(protocol, name, message, caller) : pickRole(context, served, given["from"]);
    const found =
      protocol.frames === undefined || from !== undefined ? [] : conversations.tryFeed(protocol, name, { message, from }).issues;
    const unclear = found.filter(({ code }) => code === "ambiguous-sender");
    if (unclear.length > 0) {
      const steps = ["Call feed_message again with the role that sent it as from."];
      return failure({
        context,
        protocol,
        title: "The message was not recorded:",
        message,
        issues: unclear,
        steps,
        data: { recorded: false },
      });
    }
    const { issues, warnings, duplicate } = conversations.feed(protocol, name, { message, from }, caller);
    const type = messageType(protocol, message);
    const { short, allowed } = allowedNext(context, served, name, role);
    const [allIssues, allWarnings] = [
      shownIssues(context, protocol, issues),
      shownIssues(context, protocol, [...warnings, ...result.warnings]),
    ];
    const isNew = !duplicate || issues.some(({ code }) => code === "duplicate-id");
    const lines = isNew ? issueLines([...allIssues, ...allWarnings]) : [];
    const verdict = issues.length > 0 ? ", but it was not expected" : lines.length > 0 ? ", with warnings" : "";
    const recorded = duplicate ? (isNew ? "was not recorded" : "was recorded before; nothing changed") : `was recorded${verdict}`;
    return {
      ok: issues.length === 0,
      text: [`The ${type} ${recorded}${lines.length === 0 ? "." : ":"}`, ...lines, short].join("\n"),
      data: {
        ok: issues.length === 0,
        type,
        recorded: !duplicate,
        ...(duplicate ? { duplicate } : {}),
        ...(allIssues.length === 0 ? {} : { issues: allIssues }),
        ...(allWarnings.length === 0 ? {} : { warnings: allWarnings }),
        allowed,
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
  run: async (context, given) => {
    const { protocol } = pickProtocol(context, given);
    const name = conversationName(given);
    const known = context.conversations.list(protocol);
    if (!known.includes(name)) {
      const hint =
        known.length === 0 ? "record messages with feed_message" : `there are ${known.map((each) => JSON.stringify(each)).join(", ")}`;
      throw new ToolError(`no message was recorded in the conversation ${JSON.stringify(name)}; ${hint}`);
    }
    const { monitor, size } = context.conversations.find(protocol, name);
    const nameOf = (message: unknown) => ({ type: messageType(protocol, message), ...messageParts(context, protocol, message) });
    const { parts } = protocol;
    const hidesThreads = isWithheld(context, protocol, parts.thread ?? []);
    const hidesParties = isWithheld(context, protocol, [parts.sender, parts.recipient]);
    const now = given["now"] === undefined ? undefined : new Date(textOf(given, "now"));
    const data = {
      messages: size,
      runs: monitor.runs().map(({ flow, key, last, ended, expected, parent }) => ({
        flow,
        ...(hasSensitiveKey(context, protocol, flow) ? {} : { key }),
        ...(parent === undefined ? {} : { inside: parent.flow }),
        last: nameOf(last),
        ended,
        expected,
      })),
      ...(protocol.capabilities === undefined ? {} : { capabilities: monitor.capabilities() }),
      awaited: monitor.awaited().map(({ message, types, from, thread }) => ({
        message: nameOf(message),
        types,
        from: hidesParties ? [] : from,
        ...(hidesThreads ? {} : { thread }),
      })),
      late: monitor
        .late(now)
        .map(({ message, issue, level, due }) => ({ message: nameOf(message), due, level, issue: shownIssue(context, protocol, issue) })),
      unacknowledged: monitor.unacknowledged().map(nameOf),
      findings: monitor.findings().map(({ message, issues, warnings }) => ({
        message: nameOf(message),
        issues: shownIssues(context, protocol, issues),
        warnings: shownIssues(context, protocol, warnings),
      })),
      threads: monitor.threads().map(({ key, messages, participants, lastType, awaits }) => ({
        ...(hidesThreads ? {} : { key }),
        messages: messages.length,
        participants: hidesParties ? [] : participants,
        lastType,
        awaits,
      })),
    };
    const shown = ({ type, ...named }: ReturnType<typeof nameOf>): string =>
      "id" in named ? `${type} ${JSON.stringify(named["id"])}` : type;
    const lines = [
      ...data.runs.map(({ flow, key = {}, last, ended, expected, inside }) => {
        const keys = Object.entries(key).map(([field, value]) => `${field}: ${JSON.stringify(value)}`);
        const run = `The flow ${flow}${keys.length === 0 ? "" : ` (${keys.join(", ")})`}${inside === undefined ? "" : `, inside ${inside},`}`;
        return ended ? `${run} has ended with ${shown(last)}.` : `${run} is at ${shown(last)}; next: ${listed(expected, "or")}.`;
      }),
      ...(data.capabilities ?? []).map(
        ({ capability, role, declared }) => `The ${role} has ${declared ? "" : "not "}declared ${capability}.`,
      ),
      ...data.awaited.map(
        ({ message, types, from }) =>
          `${shown(message)} waits for ${listed(types, "or")}${from.length === 0 ? "" : ` from ${listed(from, "or")}`}.`,
      ),
      ...data.late.map(({ message, issue }) => `${shown(message)} is late: ${issue.message} [${issue.code}].`),
      ...data.unacknowledged.map((message) => `${shown(message)} is not acknowledged.`),
      ...data.findings.flatMap(({ message, issues, warnings }) =>
        [...issues, ...warnings].map((issue) => `${shown(message)}: ${issue.message} [${issue.code}].`),
      ),
    ];
    return success([`${size} ${size === 1 ? "message" : "messages"}.`, ...lines.map((line) => `- ${line}`)].join("\n"), data);
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
  run: async (context, given) => {
    const { protocol } = pickProtocol(context, given);
    const name = conversationName(given);
    if (!context.conversations.acknowledge(protocol, name, textOf(given, "id")))
      throw new ToolError(`the conversation "${name}" has no message with this ID`);
    return success("The message is acknowledged.", {});
  },
};

const close: McpTool = {
  name: "close_conversation",
  title: "Close a conversation",
  description: "Closes a conversation and deletes its messages from memory. Messages in a store are kept.",
  changes: "conversations",
  arguments: (context) => [protocolArgument(context), conversationArgument(context)],
  run: async (context, given) => {
    const { protocol } = pickProtocol(context, given);
    const name = conversationName(given);
    if (!context.conversations.close(protocol, name)) throw new ToolError(`there is no conversation ${JSON.stringify(name)}`);
    return success("The conversation was closed.", {});
  },
};

export const conversationTools: readonly McpTool[] = [next, feed, inspect, acknowledge, close];
