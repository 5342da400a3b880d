// The tools of a protocol: one per message, with the schema of its arguments in both dialects.

import { hasTool, toolArguments, type ToolDefinition, toolNameOf } from "@wirepact/core/tools";
import type { MessageModel, ProtocolModel } from "../../model/protocol-model.js";
import { innerRules } from "../inner-rules.js";
import { deprecationText } from "../named-types.js";
import { propertiesSchema, type ToolLowering } from "./tool-schema.js";
import { listed } from "../../text/markdown.js";

/** The definitions of all tools, in the order of the messages. */
export function lowerTools(model: ProtocolModel): readonly ToolDefinition[] {
  const strict: ToolLowering = { model, dialect: "strict", known: new Map() };
  const plain: ToolLowering = { model, dialect: "plain", known: new Map() };
  return Object.values(model.messages)
    .filter((message) => hasTool(model, message))
    .map((message) => ({
      name: toolNameOf(model, message.name),
      message: message.name,
      description: toolDescription(model, message),
      strict: propertiesSchema(strict, toolArguments(model, message)),
      plain: propertiesSchema(plain, toolArguments(model, message)),
    }));
}

/** What the message is for, who it goes to, what must hold between its fields, and what answers it. */
function toolDescription(model: ProtocolModel, message: MessageModel): string {
  const { name, doc, to, replies = [], ackRequired, rules, deprecated } = message;
  return [
    doc.replaceAll(/\s+/g, " ").trim(),
    `Sends the message ${name} of ${model.title} to ${to.join(", ")}.`,
    ...[...rules, ...innerRules(model, message).map(([, rule]) => rule)]
      .filter(({ level }) => level === undefined)
      .map((rule) => rule.doc ?? rule.name),
    ...(message.answers === undefined ? [] : [`Answers ${message.answers}.`]),
    ...(message.result === undefined ? [] : [`Answered by ${message.result}.`]),
    ...(replies.length === 0 ? [] : [`Answered by ${listed(replies, "or")}.`]),
    ...(ackRequired ? ["The recipient acknowledges it."] : []),
    ...(deprecated === undefined ? [] : [`Deprecated ${deprecationText(deprecated)}`]),
  ].join(" ");
}
