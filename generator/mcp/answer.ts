// What the tools have in common: finding what a call names, and results in which sensitive values never appear.

import {
  type EncodingName,
  type Field,
  findSecrets,
  formatPath,
  type Issue,
  nearestName,
  type Path,
  type ProtocolDescriptor,
  readPath,
} from "@wirepact/core";
import { type NextMessage, nextMessages, repairPrompt } from "@wirepact/core/tools";
import { redactMessage, sensitiveNames } from "@wirepact/store";
import { locateDiagnostic } from "../diagnostics/locate-diagnostics.js";
import { summarize } from "../diagnostics/render-text.js";
import type { ProtocolLibrary } from "./protocol-library.js";
import type { ServedProtocol } from "./served-protocol.js";
import type { ServerContext } from "./server-context.js";
import { type Arguments, argument, ToolError, type ToolOutcome } from "./tool.js";

/** The argument that names a protocol, required if there are several. */
export const protocolArgument = ({ library: { protocols } }: ServerContext): Field =>
  argument(
    "protocol",
    protocols.length === 1
      ? `The name of the protocol. Default: ${protocols[0]?.protocol.name}.`
      : `The name of the protocol${protocols.length === 0 ? "" : `: ${protocols.map(({ protocol }) => protocol.name).join(", ")}`}.`,
    undefined,
    protocols.length > 1,
  );

/** The protocol that a call names, or the only one. */
export function pickProtocol({ library }: ServerContext, { protocol: name }: Arguments): ServedProtocol {
  const { protocols } = library;
  const found = name === undefined && protocols.length === 1 ? protocols[0] : protocols.find(({ protocol }) => protocol.name === name);
  if (found !== undefined) return found;
  if (protocols.length === 0) throw new ToolError(describeNothing(library), specData(library));
  const known = protocols.map(({ protocol }) => protocol.name);
  if (typeof name !== "string") throw new ToolError(`protocol is required, one of ${known.join(", ")}`);
  throw new ToolError(unknownName("protocol", name, known), specData(library));
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

/** `unknown role "captain"; did you mean "container"?`, or the known names. */
export function unknownName(kind: string, name: unknown, known: readonly string[]): string {
  const given = typeof name === "string" ? name.slice(0, 100) : "";
  const nearest = nearestName(given, known);
  const shown = JSON.stringify(given);
  return `unknown ${kind} ${shown}${nearest === undefined ? `, expected one of ${known.join(", ")}` : `; did you mean "${nearest}"?`}`;
}

/** The role that a call names, or the one that the server was started with. */
export function pickRole({ settings }: ServerContext, { protocol }: ServedProtocol, { role }: Arguments): string | undefined {
  if (role === undefined) return settings.role !== undefined && Object.hasOwn(protocol.roles, settings.role) ? settings.role : undefined;
  if (!Object.hasOwn(protocol.roles, role as string)) throw new ToolError(unknownName("role", role, Object.keys(protocol.roles)));
  return role as string;
}

/** The type of message that a call names, by its name or that of its tool. */
export function pickMessage({ protocol, tools }: ServedProtocol, name: unknown): string {
  if (Object.hasOwn(protocol.messages, name as string)) return name as string;
  const tool = tools.find((each) => each.name === name);
  if (tool === undefined) throw new ToolError(unknownName("message", name, Object.keys(protocol.messages)));
  return tool.message;
}

/** What a message is for. */
export const messageDoc = ({ tools }: ServedProtocol, message: string): string =>
  tools.find((tool) => tool.message === message)?.description ?? "";

/** The encoding that a call names; undefined for the usual one. */
export function pickEncoding({ protocol }: ServedProtocol, name: unknown): EncodingName | undefined {
  if (name === undefined) return undefined;
  const known = Object.keys(protocol.encodings);
  if (!known.includes(name as string)) throw new ToolError(unknownName(`encoding of ${protocol.name}`, name, known));
  return name as EncodingName;
}

const usualConversation = "default";

/** The argument that names a conversation. */
export const conversationArgument = ({ settings: { isShared } }: ServerContext): Field =>
  argument(
    "conversation",
    isShared
      ? "The name of the conversation. Parties that use the same name share it."
      : `The name of the conversation. Default: "${usualConversation}".`,
    { kind: "scalar", scalar: "string", min: 1, max: 200 },
    isShared,
  );

/** The name of the conversation of a call. */
export const conversationName = ({ conversation }: Arguments): string => (conversation as string | undefined) ?? usualConversation;

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

/** What a role may send now in a conversation, as text and as data; what others may send if it is nothing. */
export function allowedNext({ conversations }: ServerContext, { protocol }: ServedProtocol, name: string, role: string | undefined) {
  const { monitor } = conversations.find(protocol, name);
  const listed = (allowed: readonly NextMessage[]) => allowed.map(({ message, reasons }) => `- ${message}: ${reasons.join(" ")}`);
  const allowed = nextMessages(protocol, monitor, role);
  const who = role === undefined ? "" : ` by ${role}`;
  if (allowed.length > 0) return { text: [`What may be sent${who} now:`, ...listed(allowed)].join("\n"), allowed };
  const others = role === undefined ? [] : nextMessages(protocol, monitor);
  const waits = others.length === 0 ? [] : ["Wait for one of these, and record it with feed_message:", ...listed(others)];
  return { text: [`Nothing may be sent${who} now.`, ...waits].join("\n"), allowed };
}

/** A successful result. */
export const success = (text: string, data: Readonly<Record<string, unknown>>): ToolOutcome => ({
  ok: true,
  text,
  data: { ok: true, ...data },
});

/** A result with issues, and how to repair the message. */
export function failure(
  protocol: ProtocolDescriptor,
  message: unknown,
  issues: readonly Issue[],
  data: Readonly<Record<string, unknown>> = {},
): ToolOutcome {
  return {
    ok: false,
    text: repairPrompt(issues, { protocol, message }),
    data: { ok: false, issues: shownIssues(protocol, issues), ...data },
  };
}

/** A result with the issues of a message that was received or looked at, not sent. */
export function invalidMessage(...[protocol, message, issues, data]: Parameters<typeof failure>): ToolOutcome {
  const outcome = failure(protocol, message, issues, data);
  const lines = outcome.text.replace(/ was rejected and not sent:/, " is not valid:").split("\n");
  return { ...outcome, text: lines.slice(0, -1).join("\n") };
}

/** The most issues in one result; a message with more is not repaired one by one. */
const mostIssues = 100;

/** The first issues as data. */
export const shownIssues = (protocol: ProtocolDescriptor, issues: readonly Issue[]): readonly ShownIssue[] =>
  issues.slice(0, mostIssues).map((issue) => shownIssue(protocol, issue));

export interface ShownIssue {
  readonly code: string;
  readonly path: Path;
  readonly message: string;
  readonly at?: NonNullable<Issue["at"]>;
}

/** An issue as data, without what was received: no message that quotes a secret or a sensitive value, and no keys of a sensitive map. */
export function shownIssue(protocol: ProtocolDescriptor, { code, path, message, received, at }: Issue): ShownIssue {
  const names = knownSensitive(protocol);
  const secret = path.findIndex((step) => names.has(String(step)));
  const shown = secret < 0 ? path : path.map((step, index) => (index > secret && typeof step === "string" ? "…" : step));
  const isQuoted = findSecrets(message).length > 0 || (secret >= 0 && received !== undefined);
  return { code, path: shown, message: isQuoted ? `${formatPath(shown)} is not valid` : message, ...(at === undefined ? {} : { at }) };
}

const sensitive = new WeakMap<ProtocolDescriptor, ReadonlySet<string>>();

/** The names of the sensitive fields of a protocol. */
function knownSensitive(protocol: ProtocolDescriptor): ReadonlySet<string> {
  let names = sensitive.get(protocol);
  if (names === undefined) sensitive.set(protocol, (names = sensitiveNames(protocol)));
  return names;
}

/** Whether one of these fields is sensitive and not shown. */
export function isWithheld({ settings }: ServerContext, protocol: ProtocolDescriptor, paths: readonly (Path | undefined)[]): boolean {
  const names = knownSensitive(protocol);
  return !settings.showSensitive && paths.some((path) => path?.some((step) => names.has(String(step))) === true);
}

/** A message as it is shown, and the paths of the values that are withheld. */
export function shownMessage(
  { settings }: ServerContext,
  protocol: ProtocolDescriptor,
  message: unknown,
): { readonly message: unknown; readonly withheld: readonly string[] } {
  if (settings.showSensitive) return { message, withheld: [] };
  const shown = redactMessage(protocol, message);
  return { message: shown, withheld: differences(message, shown, []).map(formatPath) };
}

function differences(before: unknown, after: unknown, path: Path): readonly Path[] {
  if (before === after) return [];
  if (typeof before !== "object" || typeof after !== "object" || before === null || after === null) return [path];
  return Object.entries(before).flatMap(([name, value]) =>
    value === undefined ? [] : differences(value, (after as Arguments)[name], [...path, Array.isArray(before) ? Number(name) : name]),
  );
}

/** The parts of a message that distinguish it from others. */
export function messageParts(context: ServerContext, protocol: ProtocolDescriptor, given: unknown): Readonly<Record<string, unknown>> {
  const { message } = shownMessage(context, protocol, given);
  const { id, sender, recipient, time } = protocol.parts;
  const parts = {
    id: readPath(message, id),
    sender: readPath(message, sender),
    recipient: readPath(message, recipient),
    time: readPath(message, time),
  };
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));
}
