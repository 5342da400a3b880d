// Letters as messages of NATS: CloudEvents in the binary mode of the NATS binding, whose attributes are headers, and back.

import type { Letter, QueueName } from "./engine.js";

/** The headers of a letter of a protocol; what CloudEvents has no attribute for is an extension. */
export const headersOf = (
  protocol: string,
  { id, from, to, kind, type = kind, version, sentAt }: Letter,
): Readonly<Record<string, string>> => ({
  "ce-specversion": "1.0",
  "ce-id": encodeURIComponent(id),
  "ce-source": sourceOf(from).replaceAll("%", "%25"),
  "ce-type": encodeURIComponent(`${protocol}.${type}`),
  "ce-time": new Date(sentAt).toISOString(),
  "ce-kind": kind,
  "ce-protocolversion": encodeURIComponent(version),
  ...(to.party === undefined ? {} : { "ce-recipient": encodeURIComponent(to.party) }),
});

/** A party as a URI reference: its role and its name, as segments of a path. */
const sourceOf = ({ role, party }: QueueName): string =>
  `/${[role, ...(party === undefined ? [] : [party])].map(encodeURIComponent).join("/")}`;

/** A message of NATS, delivered or stored. */
export interface NatsMessage {
  readonly headers?: { readonly get: (name: string) => string } | undefined;
  readonly data: Uint8Array;
  readonly seq?: number;
}

/** The ID of the letter in a message; one that was not sent by a channel gets it from its number. */
export const idOf = ({ headers, seq = 0 }: NatsMessage): string => unquote(headers?.get("ce-id") ?? "") || `number ${seq}`;

/** The letter in a message; one that was not sent by a channel has no version. */
export function letterOf(message: NatsMessage, { role }: QueueName): Letter {
  const { headers, data } = message;
  const header = (name: string): string => unquote(headers?.get(name) ?? "");
  const [, fromRole = "", fromParty = ""] = header("ce-source").split("/").map(unquote);
  const to = header("ce-recipient");
  return {
    id: idOf(message),
    from: { role: fromRole, ...(fromParty === "" ? {} : { party: fromParty }) },
    to: { role, ...(to === "" ? {} : { party: to }) },
    kind: header("ce-kind") === "acknowledgement" ? "acknowledgement" : "message",
    version: header("ce-protocolversion"),
    sentAt: Date.parse(header("ce-time")) || 0,
    text: textOf(data),
  };
}

function textOf(data: Uint8Array): string | Uint8Array {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(data);
  } catch {
    return data;
  }
}

/** A header as it was before `encodeURIComponent`; what others wrote stays as it is. */
export function unquote(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
