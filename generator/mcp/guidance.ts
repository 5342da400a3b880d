// What an agent is told to do next: who it is, what it may send now, what it must wait for, and how a rejected message is repaired.

import type { Issue, ProtocolDescriptor } from "@wirepact/core";
import { hasTool, type NextMessage, nextMessages } from "@wirepact/core/tools";
import { listed } from "../text/markdown.js";
import type { ProtocolLibrary } from "./protocol-library.js";
import type { ServedProtocol } from "./served-protocol.js";
import type { ServerContext, ServerSettings } from "./server-context.js";

/** What an agent is told when it connects: who it is, and how the tools work together. */
export function describeTask({ protocols }: ProtocolLibrary, { role, isShared }: ServerSettings): string {
  const parts = protocols.map(({ protocol }) =>
    role !== undefined && Object.hasOwn(protocol.roles, role)
      ? describePart(protocol, role)
      : [`The protocol ${protocol.name} has the roles ${listed(Object.keys(protocol.roles))}. Name yours as role.`],
  );
  return [
    ...parts.flat(),
    `This server builds, checks and records messages; you deliver them yourself.${isShared ? " Give every call the name of your conversation." : ""}`,
    "1. next_messages lists what you may send now.",
    "2. describe_message returns the fields of a message, with an example.",
    "3. build_message returns the text to send. IDs, times and what follows from the conversation are filled in.",
    "4. Send that text unchanged, then record it with feed_message. Record every text that you receive with feed_message, too.",
    "If a call is rejected, do what the result says.",
  ].join("\n");
}

function describePart(protocol: ProtocolDescriptor, role: string): readonly string[] {
  const messages = Object.values(protocol.messages).filter((message) => hasTool(protocol, message));
  const sent = messages.filter(({ from }) => from.includes(role));
  const received = messages.filter(({ from, to }) => to.includes(role) && from.some((other) => other !== role));
  return [
    `You are the ${role} in ${protocol.name} (${protocol.title}). ${protocol.roles[role] ?? ""}`.trim(),
    `You send ${byParty(protocol, sent, "to") || "nothing"}.`,
    `You receive ${byParty(protocol, received, "from") || "nothing"}.`,
  ];
}

/** `task-request to container; ping to any role`. */
function byParty({ roles }: ProtocolDescriptor, messages: readonly ProtocolDescriptor["messages"][string][], side: "from" | "to"): string {
  const all = Object.keys(roles).length;
  const names = new Map<string, string[]>();
  for (const { name, [side]: parties } of messages) {
    const party = parties.length === all && all > 2 ? "any role" : listed(parties, "or");
    names.set(party, [...(names.get(party) ?? []), name]);
  }
  return [...names].map(([party, sent]) => `${sent.join(", ")} ${side} ${party}`).join("; ");
}

/** What a role may send now in a conversation, as text and as data; what it waits for if that is nothing. */
export function allowedNext({ conversations }: ServerContext, { protocol }: ServedProtocol, name: string, role: string | undefined) {
  const { monitor } = conversations.find(protocol, name);
  const allowed = nextMessages(protocol, monitor, role);
  const who = role === undefined ? "What may be sent" : "What you may send";
  if (allowed.length > 0)
    return { text: [`${who} now:`, ...reasonLines(allowed)].join("\n"), short: `${who} now: ${namesOf(allowed)}.`, allowed };
  const others = role === undefined ? [] : nextMessages(protocol, monitor);
  const nothing = role === undefined ? "Nothing may be sent now." : "You may send nothing now.";
  const waits = others.length === 0 ? [] : ["Wait for one of these, and record it with feed_message:", ...reasonLines(others)];
  const wait = others.length === 0 ? "" : ` Wait for ${namesOf(others)}, and record it with feed_message.`;
  return { text: [nothing, ...waits].join("\n"), short: `${nothing}${wait}`, allowed };
}

const reasonLines = (allowed: readonly NextMessage[]) => allowed.map(({ message, reasons }) => `- ${message}: ${reasons.join(" ")}`);
const namesOf = (allowed: readonly NextMessage[]): string =>
  listed(
    allowed.map(({ message }) => message),
    "or",
  );

interface Rejected {
  readonly type: string;
  readonly issues: readonly Issue[];
  readonly role: string | undefined;
  /** The name of the conversation. */
  readonly name: string;
}

/** Codes of issues that no change of fields resolves. */
const orderCodes: ReadonlySet<string> = new Set([
  "illegal-transition",
  "wrong-role",
  "too-many-rounds",
  "undeclared-capability",
  "outside-flow",
  "unfinished-flow",
]);

/** What to do after a message was not built. */
export function nextSteps(context: ServerContext, served: ServedProtocol, { type, issues, role, name }: Rejected): readonly string[] {
  const { protocol } = served;
  const isOrder = ({ code, path }: Issue): boolean => orderCodes.has(code) || (code === "unknown-request" && path.length === 0);
  const order = issues.filter(isOrder);
  const again = "call build_message again.";
  const repeated = issues.find(({ code }) => code === "duplicate-id")?.path.at(-1);
  const isFilled = protocol.messages[type]?.shape.fields.some((field) => field.name === repeated && field.fill !== undefined) === true;
  if (order.length === 0 && isFilled) return [`Leave out ${repeated}, which is then filled in, keep the other fields, and ${again}`];
  if (order.length === 0) return [`Change these fields, keep the others, and ${again}`];
  const isOtherwise = order.length < issues.length;
  const { text } = allowedNext(context, served, name, role);
  if (order.some(({ code }) => code === "wrong-role")) return [`Build another message. ${text}`];
  const sendable = (each: string): boolean => role === undefined || protocol.messages[each]?.from.includes(role) === true;
  const expected = order.flatMap(({ code, expected: types }) =>
    Array.isArray(types) && code !== "undeclared-capability" ? (types as readonly string[]) : [],
  );
  const first = expected.filter(sendable);
  const fields = isOtherwise ? "change the other fields that are listed, and " : "";
  if (first.length > 0) return [`Build and send ${listed(first, "or")} first. For ${type}, then ${fields}${again}`];
  if (expected.length === 0) return [`Build another message. ${text}`];
  return [`Wait for ${listed(expected, "or")}, record it with feed_message, ${fields === "" ? "and then " : fields}${again}`];
}
