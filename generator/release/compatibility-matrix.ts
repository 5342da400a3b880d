// Which release of a protocol reads the messages of which other one, found by encoding messages with one and decoding them with the other.

import { decodeMessage, encodeMessage, type Encoding, type EncodingName, type Issue, type Json } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import { loadEncodings } from "../check/encodings.js";
import type { ProtocolModel } from "../model/protocol-model.js";

/** What readers of one release make of the messages of another. */
export interface MatrixCell {
  readonly sender: string;
  readonly reader: string;
  /** Messages that were tried. */
  readonly messages: number;
  readonly rejected: number;
  /** The shortest message that is rejected, and why. */
  readonly example?: { readonly message: Json; readonly issue: Issue | undefined };
  /** The messages that are not read, by their type and the reason. */
  readonly unread: readonly UnreadMessages[];
}

/** Messages of one type that are rejected for the same reason. */
export interface UnreadMessages {
  readonly type: string;
  readonly rejected: number;
  /** All messages of the type that were tried. */
  readonly messages: number;
  readonly reason: string;
  /** The shortest of them. */
  readonly example: Json;
}

export interface CompatibilityMatrix {
  readonly protocol: string;
  /** The releases, the oldest first, and `spec` for the current spec. */
  readonly releases: readonly string[];
  readonly cells: readonly MatrixCell[];
}

/** A release that is kept, with its model. */
export interface KeptRelease {
  readonly version: string;
  readonly model: ProtocolModel;
}

/** The matrix of all kept releases of a protocol and of its current model. */
export async function buildMatrix(releases: readonly KeptRelease[], current: ProtocolModel): Promise<CompatibilityMatrix> {
  const all = [...releases, { version: "spec", model: current }];
  const cells: MatrixCell[] = [];
  for (const { version: sender, model: from } of all) {
    const textsFor = await writeMessages(from);
    for (const { version: reader, model: to } of all) cells.push({ sender, reader, ...(await readTexts(from, to, textsFor)) });
  }
  return { protocol: current.name, releases: all.map(({ version }) => version), cells };
}

/** What readers of one model make of the messages of another. */
export async function tryMessages(from: ProtocolModel, to: ProtocolModel): Promise<Omit<MatrixCell, "sender" | "reader">> {
  return readTexts(from, to, await writeMessages(from));
}

/** How many messages are read, in a word. */
export function describeCell({ messages, rejected }: MatrixCell): string {
  if (rejected === 0) return "all";
  return rejected === messages ? "none" : `${messages - rejected} of ${messages}`;
}

interface TypedMessage {
  readonly type: string;
  readonly message: Json;
}

/** The examples of a release, and messages at each of its limits. */
async function messagesOf(model: ProtocolModel): Promise<readonly TypedMessage[]> {
  const { boundaryMessages } = await import("@wirepact/core/testing/vectors");
  return Object.values(model.messages).flatMap(({ name: type, examples }) =>
    [
      ...examples.map(({ value }) => value),
      ...attempt(() => boundaryMessages<Json>(runnable(model), type).map(({ message }) => message)),
    ].map((message) => ({ type, message })),
  );
}

function attempt(make: () => readonly Json[]): readonly Json[] {
  try {
    return make();
  } catch {
    // A pattern without a known example has no such messages.
    return [];
  }
}

/** A message and its encoded text. */
interface Written extends TypedMessage {
  readonly text: string;
}

type TextsFor = (encoding: Encoding) => readonly Written[];

/** Encodes the messages of a release, once for every encoding that is asked for. */
async function writeMessages(model: ProtocolModel): Promise<TextsFor> {
  const messages = await messagesOf(model);
  const written = new Map<string, readonly Written[]>();
  return (encoding) => {
    let texts = written.get(encoding.name);
    if (texts === undefined) {
      texts = messages.flatMap((each) => {
        const text = write(model, encoding, each.message);
        return text === undefined ? [] : [{ ...each, text }];
      });
      written.set(encoding.name, texts);
    }
    return texts;
  };
}

async function readTexts(from: ProtocolModel, to: ProtocolModel, textsFor: TextsFor): Promise<Omit<MatrixCell, "sender" | "reader">> {
  const names = Object.keys(from.encodings) as EncodingName[];
  const shared = names.find((name) => Object.hasOwn(to.encodings, name));
  const [encoding] = await loadEncodings([shared ?? names[0]!]);
  const texts = textsFor(encoding!);
  if (shared === undefined) {
    const reason = `they are written as ${names.join(" or ")} and read as ${Object.keys(to.encodings).join(" or ")}`;
    const rejected = texts.map((each) => ({ ...each, reason, issue: undefined }));
    return { messages: texts.length, rejected: texts.length, unread: groupUnread(rejected, texts) };
  }
  // What a release does not read itself is not among the texts.
  if (from === to) return { messages: texts.length, rejected: 0, unread: [] };
  const rejected = texts.flatMap(({ type, message, text }) => {
    const read = decodeMessage(runnable(to), [encoding!], text, { encoding: encoding!.name, mode: "strict" });
    return read.ok ? [] : [{ type, message, issue: read.issues[0], reason: read.issues[0]?.message ?? "" }];
  });
  // The shortest one shows best what is rejected.
  const [shortest] = rejected.toSorted((a, b) => lengthOf(a.message) - lengthOf(b.message));
  const example = shortest && { message: shortest.message, issue: shortest.issue };
  const unread = groupUnread(rejected, texts);
  return { messages: texts.length, rejected: rejected.length, ...(example === undefined ? {} : { example }), unread };
}

const lengthOf = (message: Json): number => JSON.stringify(message).length;

interface Rejected extends TypedMessage {
  readonly issue: Issue | undefined;
  readonly reason: string;
}

/** Rejected messages by their type, and by what is reported about which part of them. */
function groupUnread(rejected: readonly Rejected[], tried: readonly TypedMessage[]): readonly UnreadMessages[] {
  const keyOf = ({ type, issue }: Rejected): string =>
    JSON.stringify([type, issue?.code, issue?.path.map((step) => (typeof step === "number" ? "*" : step))]);
  const groups = new Map<string, Rejected[]>();
  for (const each of rejected) groups.set(keyOf(each), [...(groups.get(keyOf(each)) ?? []), each]);
  return [...groups.values()].map((group) => {
    const [{ type, message, reason }] = group.toSorted((a, b) => lengthOf(a.message) - lengthOf(b.message)) as [Rejected];
    const messages = tried.filter((each) => each.type === type).length;
    return { type, rejected: group.length, messages, reason, example: message };
  });
}

/** The encoded message; undefined where the encoding cannot represent it. */
function write(model: ProtocolModel, encoding: Encoding, message: Json): string | undefined {
  try {
    const text = encodeMessage(runnable(model), [encoding], message, { encoding: encoding.name });
    const own = decodeMessage(runnable(model), [encoding], text, { encoding: encoding.name, mode: "strict" });
    return own.ok ? text : undefined;
  } catch {
    return undefined;
  }
}
