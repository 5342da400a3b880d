// The arguments that several tools have in common, and what the values of a call stand for.

import { type EncodingName, type Field, nearestName } from "@wirepact/core";
import { hasTool } from "@wirepact/core/tools";
import { locateDiagnostic } from "../diagnostics/locate-diagnostics.js";
import { summarize } from "../diagnostics/render-text.js";
import type { ProtocolLibrary } from "./protocol-library.js";
import type { ServedProtocol } from "./served-protocol.js";
import type { ServerContext } from "./server-context.js";
import { type Arguments, argument, objectOrText, oneOf, ToolError } from "./tool.js";

const descriptors = ({ library }: ServerContext) => library.protocols.map(({ protocol }) => protocol);

/** The argument that names a protocol, required if there are several. */
export const protocolArgument = (context: ServerContext): Field => {
  const names = descriptors(context).map(({ name }) => name);
  return argument("protocol", undefined, oneOf(names), names.length > 1);
};

/** The argument that names the role of the agent; none if the server was started with it. */
export const roleArgument = (context: ServerContext): readonly Field[] => {
  const protocols = descriptors(context);
  const { role } = context.settings;
  if (role !== undefined && protocols.every(({ roles }) => Object.hasOwn(roles, role))) return [];
  return [argument("role", "The role that you play.", rolesShape(context))];
};

/** One of the roles of all protocols. */
export const rolesShape = (context: ServerContext) => oneOf(descriptors(context).flatMap(({ roles }) => Object.keys(roles)));

/** The most characters of names that are listed as an enum; clients read the list with every tool that takes a message. */
const mostListed = 1500;

/** The argument that names a message. */
export const nameArgument = (context: ServerContext): Field => {
  const names = descriptors(context).flatMap((protocol) =>
    Object.values(protocol.messages).flatMap((message) => (hasTool(protocol, message) ? [message.name] : [])),
  );
  const isListed = names.join("").length <= mostListed;
  return isListed
    ? argument("message", undefined, oneOf(names), true)
    : argument("message", "As list_messages returns it.", undefined, true);
};

/** The argument that names the type of a result, which may follow only from its request; none if all messages name their types. */
export const resultArgument = (context: ServerContext): readonly Field[] =>
  descriptors(context).every(({ frames }) => frames === undefined)
    ? []
    : [argument("type", "The type that it must have. That of a result may follow only from its request.")];

/** The argument that names an encoding; none if there is no choice. */
export const encodingArgument = (context: ServerContext): readonly Field[] => {
  const encodings = descriptors(context).map((protocol) => Object.keys(protocol.encodings));
  return encodings.every(({ length }) => length < 2)
    ? []
    : [argument("encoding", "Default: the first one of the protocol.", oneOf(encodings.flat()))];
};

export const messageArgument = argument("message", "The complete message as an object.", objectOrText, true);
export const modeArgument = argument("mode", "lenient also accepts common deviations, with warnings.", oneOf(["strict", "lenient"]));

const usualConversation = "default";

/** The argument that names a conversation. */
export const conversationArgument = ({ settings: { isShared } }: ServerContext): Field =>
  argument(
    "conversation",
    isShared
      ? "The name of the conversation, which others share by naming it."
      : `The name of the conversation. Default: "${usualConversation}".`,
    { kind: "scalar", scalar: "string", min: 1, max: 200 },
    isShared,
  );

/** The name of the conversation of a call. */
export const conversationName = ({ conversation }: Arguments): string => (conversation as string | undefined) ?? usualConversation;

/** The protocol that a call names, or the only one. */
export function pickProtocol({ library }: ServerContext, { protocol: name }: Arguments): ServedProtocol {
  const { protocols } = library;
  const found = name === undefined && protocols.length === 1 ? protocols[0] : protocols.find(({ protocol }) => protocol.name === name);
  if (found === undefined) throw new ToolError(describeNothing(library), specData(library));
  return found;
}

/** Why no protocol is served, and what to do. */
export function describeNothing({ hasSpec, diagnostics, problems, sources }: ProtocolLibrary): string {
  if (problems.length > 0) return problems.join("\n");
  if (!hasSpec)
    return "There is no protocol yet: create a spec with `npx wirepact init`, or install the package of a protocol and name it with `--protocol`.";
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (errors.length === 0) return "The spec lists no protocols.";
  const lines = errors.slice(0, 5).map((error) => {
    const { location, message, code, hint } = locateDiagnostic(error, sources);
    const at = location === undefined ? "" : `${location.file}:${location.line}:${location.column} `;
    return `- ${at}${message} [${code}]${hint === undefined ? "" : ` (${hint})`}`;
  });
  const rest = errors.length > 5 ? [`- and ${errors.length - 5} more; use check_spec`] : [];
  return [`The spec has ${summarize(errors)}, so its protocols are not available:`, ...lines, ...rest].join("\n");
}

/** The diagnostics of the spec as data. */
export function specData({ diagnostics, sources }: ProtocolLibrary): Readonly<Record<string, unknown>> {
  return { diagnostics: diagnostics.map((diagnostic) => locateDiagnostic(diagnostic, sources)) };
}

/** The role that a call names, or the one that the server was started with. */
export function pickRole({ settings }: ServerContext, { protocol }: ServedProtocol, role: unknown): string | undefined {
  if (role === undefined) return settings.role !== undefined && Object.hasOwn(protocol.roles, settings.role) ? settings.role : undefined;
  return ofProtocol(protocol.name, "role", role, Object.keys(protocol.roles));
}

/** The type of message that a call names. */
export const pickMessage = ({ protocol }: ServedProtocol, name: unknown): string => {
  const names = Object.values(protocol.messages).flatMap((message) => (hasTool(protocol, message) ? [message.name] : []));
  return ofProtocol(protocol.name, "message", name, names);
};

/** The encoding that a call names; undefined for the usual one. */
export const pickEncoding = ({ protocol }: ServedProtocol, name: unknown): EncodingName | undefined =>
  name === undefined ? undefined : (ofProtocol(protocol.name, "encoding", name, Object.keys(protocol.encodings)) as EncodingName);

/** A name that a protocol has. */
function ofProtocol(protocol: string, kind: string, name: unknown, known: readonly string[]): string {
  if (known.includes(name as string)) return name as string;
  const given = String(name).slice(0, 100);
  const nearest = nearestName(given, known);
  const others = known.length > 12 ? [...known.slice(0, 12), "…"] : known;
  const hint = nearest === undefined ? `it has ${others.join(", ")}` : `did you mean "${nearest}"?`;
  throw new ToolError(`${protocol} has no ${kind} ${JSON.stringify(given)}; ${hint}`);
}

/** An object that was given as such or as JSON text. */
export function parseObject(given: unknown): object {
  if (typeof given !== "string") return given as object;
  try {
    const value = JSON.parse(given) as unknown;
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Reported below.
  }
  throw new ToolError("message must be an object, or the JSON text of one");
}
