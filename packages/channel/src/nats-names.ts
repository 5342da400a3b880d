// Names in NATS subjects, streams and consumers: letters, digits and `-` stay, every other byte becomes `=` and two hexadecimal digits. Words of
// this package start with `_`, which no escaped name contains.

import { createHash } from "node:crypto";
import type { QueueName } from "./engine.js";

/** A name as one token of a subject. The empty name is `=`. */
export function escapeName(name: string): string {
  if (/^[A-Za-z0-9-]+$/.test(name)) return name;
  if (name === "") return "=";
  return [...new TextEncoder().encode(name)]
    .map((byte) => {
      const character = String.fromCharCode(byte);
      return /[A-Za-z0-9-]/.test(character) ? character : `=${byte.toString(16).toUpperCase().padStart(2, "0")}`;
    })
    .join("");
}

/** The name that was escaped. */
export function unescapeName(token: string): string {
  if (token === "=") return "";
  const bytes = [...token.matchAll(/=([0-9A-F]{2})|./gs)].map(([whole, hex]) =>
    hex === undefined ? whole.charCodeAt(0) : parseInt(hex, 16),
  );
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

const partyToken = ({ party }: QueueName): string => (party === undefined ? "_shared" : escapeName(party));

export type Subjects = ReturnType<typeof subjectsOf>;

/** The subjects of a protocol. */
export function subjectsOf(protocol: string) {
  const base = `wirepact.${escapeName(protocol)}`;
  const acknowledged = `wirepact_acknowledged.${escapeName(protocol)}`;
  const below = (word: string, queue: QueueName): string => `${base}.${word}${escapeName(queue.role)}.${partyToken(queue)}`;
  return {
    all: `${base}.>`,
    /** What one queue gets. */
    queue: (queue: QueueName): string => below("", queue),
    /** What was sent to a role before it had a queue. */
    unclaimed: (role: string): string => `${base}.${escapeName(role)}._unclaimed`,
    /** One message for every queue that exists. */
    joined: (queue: QueueName): string => below("_joined.", queue),
    joinedOf: (role: string): string => `${base}._joined.${escapeName(role)}.*`,
    dead: (queue: QueueName): string => below("_dead.", queue),
    allDead: `${base}._dead.>`,
    /** What remembers that a message was acknowledged; the last token identifies the message. */
    acknowledged: (queue: QueueName, token: string): string => `${acknowledged}.${escapeName(queue.role)}.${partyToken(queue)}.${token}`,
    allAcknowledged: `${acknowledged}.>`,
    /** What waits in queues. */
    allOpen: `${base}.*.*`,
    /** The queue that the last two tokens of a subject name. */
    queueOf: (subject: string): QueueName => {
      const [role = "", party = ""] = subject.split(".").slice(-2);
      return { role: unescapeName(role), ...(party.startsWith("_") ? {} : { party: unescapeName(party) }) };
    },
  };
}

/** The stream of a protocol. */
export const streamName = (protocol: string): string => `WIREPACT_${escapeName(protocol)}`;

/** The durable consumer of a queue, or of what a role has not claimed. */
export const consumerName = (queue: QueueName): string => {
  const name = `${escapeName(queue.role)}_${partyToken(queue)}`;
  // Servers accept names of up to 255 characters, and longer subjects.
  return name.length > 200 ? createHash("sha256").update(name).digest("hex") : name;
};
export const unclaimedConsumer = (role: string): string => `${escapeName(role)}__unclaimed`;
