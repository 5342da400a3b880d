// Tools that say what there is: the protocols, their messages, the fields of a message, the state of the spec, and what a code means.

import { success } from "../answer.js";
import {
  describeNothing,
  nameArgument,
  pickMessage,
  pickProtocol,
  pickRole,
  protocolArgument,
  roleArgument,
  specData,
} from "../arguments.js";
import { describeFields, messageDocs } from "../describe-fields.js";
import { argument, type McpTool, textOf, ToolError } from "../tool.js";

const listProtocols: McpTool = {
  name: "list_protocols",
  title: "List protocols",
  description: "Lists the protocols that are available, with their roles and encodings, and explains what to do if there are none.",
  arguments: () => [],
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
  description: "Lists the messages that you send or receive: the purpose, sender, recipient and replies of each.",
  arguments: (context) => [protocolArgument(context), ...roleArgument(context)],
  run: async (context, given) => {
    const served = pickProtocol(context, given);
    const role = pickRole(context, served, given["role"]);
    const docs = await messageDocs(served);
    const messages = Object.values(served.protocol.messages)
      .filter(({ from, to }) => role === undefined || from.includes(role) || to.includes(role))
      .map(({ name, from, to, replies = [], ackRequired }) => ({
        message: name,
        description: docs.get(name) ?? "",
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
  description: "Returns the JSON Schema of the fields that build_message takes for a message, an example of them, and which to leave out.",
  arguments: (context) => [protocolArgument(context), nameArgument(context)],
  run: async (context, given) => {
    const served = pickProtocol(context, given);
    const message = pickMessage(served, given["message"]);
    const { from, to } = served.protocol.messages[message]!;
    const { schema, filled, following, example } = await describeFields(served, message);
    const description = (await messageDocs(served)).get(message) ?? "";
    const lines = [
      `${message}: ${description}`,
      `Fields: ${JSON.stringify(schema)}`,
      ...(filled.length === 0 ? [] : [`Filled in if you leave them out: ${filled.join(", ")}`]),
      ...(following.length === 0 ? [] : [`Filled in if they follow from the conversation: ${following.join(", ")}`]),
      ...(example === undefined ? [] : [`Example: ${JSON.stringify(example)}`]),
    ];
    return success(lines.join("\n"), { message, description, from, to, schema, filled, following, example });
  },
};

const explainIssue: McpTool = {
  name: "explain_issue",
  title: "Explain a code",
  description: "Explains the code of an issue of a message, or of a diagnostic of the spec.",
  arguments: () => [argument("code", 'The code, such as "missing-field" or "resolve/unknown-type".', undefined, true)],
  run: async (_, given) => {
    const { explainCode } = await import("../../inspect/explain-code.js");
    const code = textOf(given, "code").slice(0, 200);
    const { explanations, nearest } = explainCode(code);
    if (explanations.length === 0) {
      const hint = nearest === undefined ? "" : `; did you mean "${nearest}"?`;
      throw new ToolError(`unknown code ${JSON.stringify(code.slice(0, 100))}${hint}`);
    }
    const { sectionAddress } = await import("../../inspect/reference-sections.js");
    const texts = explanations.map(({ code: found, kind, text, section, examples }) =>
      [
        `${found} (${kind})`,
        text,
        ...examples.map(({ label, text: example }) => `${label}:\n${example}`),
        `Reference: ${sectionAddress(section).href}`,
      ].join("\n\n"),
    );
    return success(texts.join("\n\n"), { explanations });
  },
};

const checkSpec: McpTool = {
  name: "check_spec",
  title: "Check the spec",
  description: "Returns the current errors and warnings of the spec with file, line and column.",
  arguments: () => [],
  run: async (context) => {
    const library = await context.wholeLibrary();
    const hasErrors = library.diagnostics.some(({ severity }) => severity === "error");
    if (hasErrors || library.protocols.length === 0) throw new ToolError(describeNothing(library), specData(library));
    const { length } = library.diagnostics;
    const text =
      length === 0 ? "The spec has no errors." : `The spec has no errors, and ${length} ${length === 1 ? "warning" : "warnings"}.`;
    return success(text, specData(library));
  },
};

export const protocolTools: readonly McpTool[] = [listProtocols, listMessages, describeMessage, explainIssue, checkSpec];
