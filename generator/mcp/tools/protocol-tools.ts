// Tools that say what there is: the protocols, their messages, the fields of a message, the state of the spec, and what a code means.

import { explainCode } from "../../inspect/explain-code.js";
import {
  describeNothing,
  messageDoc,
  pickMessage,
  pickProtocol,
  pickRole,
  protocolArgument,
  shownMessage,
  specData,
  success,
} from "../answer.js";
import { argument, type McpTool, textOf, ToolError } from "../tool.js";

const strings = { type: "array", items: { type: "string" } };
const objects = { type: "array", items: { type: "object" } };

const listProtocols: McpTool = {
  name: "list_protocols",
  title: "List protocols",
  description: "Lists the protocols that are available, with their roles and encodings, and explains what to do if there are none.",
  arguments: () => [],
  result: { protocols: objects, diagnostics: objects },
  run: async ({ library }) => {
    const protocols = library.protocols.map(({ protocol, origin }) => ({
      name: protocol.name,
      title: protocol.title,
      version: protocol.version,
      roles: Object.keys(protocol.roles),
      encodings: Object.keys(protocol.encodings),
      messages: Object.keys(protocol.messages).length,
      origin,
    }));
    const lines = protocols.map(({ name, title, version, roles }) => `- ${name} ${version}: ${title}. Roles: ${roles.join(", ")}.`);
    const isBroken = library.diagnostics.some(({ severity }) => severity === "error");
    const notes = lines.length === 0 || isBroken || library.problems.length > 0 ? [describeNothing(library)] : [];
    return success([...lines, ...notes].join("\n"), { protocols, ...specData(library) });
  },
};

const listMessages: McpTool = {
  name: "list_messages",
  title: "List messages",
  description: "Lists the messages of a protocol: the purpose, sender, recipient and replies of each.",
  arguments: (context) => [protocolArgument(context), argument("role", "Only messages that this role sends or receives.")],
  result: { messages: objects },
  run: async (context, given) => {
    const served = pickProtocol(context, given);
    const { protocol } = served;
    const role = pickRole(context, served, given);
    const messages = Object.values(protocol.messages)
      .filter(({ from, to }) => role === undefined || from.includes(role) || to.includes(role))
      .map(({ name, from, to, replies = [], ackRequired }) => ({
        message: name,
        description: messageDoc(served, name),
        from,
        to,
        ...(replies.length === 0 ? {} : { replies }),
        ...(ackRequired ? { acknowledged: true } : {}),
      }));
    const lines = messages.map(
      ({ message, from, to, description }) => `- ${message} (${from.join("|")} → ${to.join("|")}): ${description}`,
    );
    return success(lines.join("\n"), { messages });
  },
};

const describeMessage: McpTool = {
  name: "describe_message",
  title: "Describe a message",
  description: "Returns the JSON Schema of the fields of a message, as build_message takes them, and an example of the complete message.",
  arguments: (context) => [protocolArgument(context), argument("message", "The type of the message.", undefined, true)],
  result: {
    message: { type: "string" },
    description: { type: "string" },
    from: strings,
    to: strings,
    schema: { type: "object" },
    example: {},
  },
  run: async (context, given) => {
    const served = pickProtocol(context, given);
    const message = pickMessage(served, given["message"]);
    const { from, to } = served.protocol.messages[message]!;
    const tool = served.tools.find((each) => each.message === message);
    const example = served.exampleOf(message);
    return success(messageDoc(served, message), {
      message,
      description: messageDoc(served, message),
      from,
      to,
      schema: tool?.schema ?? { type: "object" },
      ...(example === undefined ? {} : { example: shownMessage(context, served.protocol, example).message }),
    });
  },
};

const explainIssue: McpTool = {
  name: "explain_issue",
  title: "Explain a code",
  description: "Explains the code of an issue of a message, or of a diagnostic of the spec.",
  arguments: () => [argument("code", 'The code, such as "missing-field" or "resolve/unknown-type".', undefined, true)],
  result: { explanations: objects },
  run: async (_, given) => {
    const code = textOf(given, "code").slice(0, 200);
    const { explanations, nearest } = explainCode(code);
    if (explanations.length === 0) {
      const hint = nearest === undefined ? "" : `; did you mean "${nearest}"?`;
      throw new ToolError(`unknown code ${JSON.stringify(code.slice(0, 100))}${hint}`);
    }
    const texts = explanations.map(({ code: found, kind, text, examples }) =>
      [`${found} (${kind})`, text, ...examples.map(({ label, text: example }) => `${label}:\n${example}`)].join("\n\n"),
    );
    return success(texts.join("\n\n"), { explanations });
  },
};

const checkSpec: McpTool = {
  name: "check_spec",
  title: "Check the spec",
  description: "Returns the current errors and warnings of the spec with file, line and column.",
  arguments: () => [],
  result: { diagnostics: objects },
  run: async ({ library }) => {
    const hasErrors = library.diagnostics.some(({ severity }) => severity === "error");
    if (hasErrors || library.protocols.length === 0) throw new ToolError(describeNothing(library), specData(library));
    const { length } = library.diagnostics;
    const text =
      length === 0 ? "The spec has no errors." : `The spec has no errors, and ${length} ${length === 1 ? "warning" : "warnings"}.`;
    return success(text, specData(library));
  },
};

export const protocolTools: readonly McpTool[] = [listProtocols, listMessages, describeMessage, explainIssue, checkSpec];
