// The replay in writing: what one release writes in an encoding is read by the other. Shows what only travels, such as sizes and labels.

import { decodeMessage, encodeMessage, type Encoding, type EncodingName, type Json, type Result } from "@wirepact/core";
import { sameJson } from "@wirepact/core";
import { loadEncodings } from "../../check/encodings.js";
import type { ProtocolModel } from "../../model/protocol-model.js";
import { expand } from "../compare/follow.js";
import type { Counterexample } from "./counterexample.js";
import { asWritten, isSent, refusal, tagOf } from "./judge.js";

interface Sides {
  readonly sender: Counterexample["sender"];
  readonly from: ProtocolModel;
  readonly to: ProtocolModel;
}

/** Counterexamples that show in writing alone: what is accepted as a value but not as text. Messages of types that nothing touched are left out. */
export async function replayTexts(
  old: ProtocolModel,
  current: ProtocolModel,
  { candidates, touched }: { readonly candidates: readonly Json[]; readonly touched: ReadonlySet<string> },
): Promise<readonly Counterexample[]> {
  const shared = Object.keys(old.encodings).filter((name) => Object.hasOwn(current.encodings, name)) as EncodingName[];
  const encodings = await loadEncodings(shared);
  const found: Counterexample[] = [];
  const ways: readonly Sides[] = [
    { sender: "old-senders", from: old, to: current },
    { sender: "new-senders", from: current, to: old },
  ];
  for (const sides of ways) {
    const { from, to } = sides;
    const likeness = likenessOf(from, to);
    const sent = candidates
      .filter((message) => touched.has(tagOf(from, message)))
      .map((message) => asWritten(from, message))
      .filter((message) => isSent(from, message) && refusal(to, message, "strict") === undefined);
    for (const encoding of encodings.filter(({ name }) => adds(name, old, current))) {
      for (const message of [...someOfEach(from, sent), ...longMessages(sides, encoding, sent)]) {
        for (const body of bodyForms(from, encoding)) found.push(...replayText(sides, encoding, { message, body, likeness }));
      }
      if (sides.sender === "old-senders") found.push(...replayWireExamples(sides, encoding));
    }
  }
  return found;
}

/** Whether writing can show more than the values do: JSON adds nothing to them but a limit. */
function adds(name: EncodingName, old: ProtocolModel, current: ProtocolModel): boolean {
  return (name !== "json" && name !== "ndjson") || old.encodings[name]?.maxBytes !== current.encodings[name]?.maxBytes;
}

/** Writing costs more than judging, and the first messages of a type are its examples and bounds. */
const mostOfType = 60;

function someOfEach({ tag }: ProtocolModel, messages: readonly Json[]): readonly Json[] {
  const counts = new Map<Json | undefined, number>();
  return messages.filter((message) => {
    const type = (message as Readonly<Record<string, Json>>)[tag];
    counts.set(type, (counts.get(type) ?? 0) + 1);
    return counts.get(type)! <= mostOfType;
  });
}

/** Messages near the size that only one of the two sides allows: an unknown member makes them as long as they may be. */
function longMessages({ from, to }: Sides, { name }: Encoding, sent: readonly Json[]): readonly Json[] {
  const [limit, other] = [from.encodings[name]?.maxBytes, to.encodings[name]?.maxBytes];
  if (other === undefined || (limit ?? Infinity) <= other || name === "mail") return [];
  const message = [...sent].sort((a, b) => JSON.stringify(a).length - JSON.stringify(b).length)[0];
  return message === undefined ? [] : growTexts(message, other);
}

/** The message with each of its texts in turn made longer than the limit. */
function growTexts(message: Json, limit: number): readonly Json[] {
  if (typeof message !== "object" || message === null || Array.isArray(message)) return [];
  const members = message as Readonly<Record<string, Json>>;
  const grown = Object.entries(members).flatMap(([name, value]) => {
    if (typeof value === "string") return [{ ...members, [name]: value.padEnd(limit + 1, "x") }];
    return typeof value === "object" ? growTexts(value, limit).map((inner) => ({ ...members, [name]: inner })) : [];
  });
  return [...grown, { ...members, x_unheard_of: "x".repeat(limit + 1) }];
}

type BodyForm = "mapping" | "text" | undefined;

/** The forms in which a sender may write a body: its own, and the others that it reads. */
function bodyForms({ encodings }: ProtocolModel, { name }: Encoding): readonly BodyForm[] {
  return name === "yaml" ? [undefined, ...(encodings.yaml?.body?.reads ?? [])] : [undefined];
}

function replayText(
  { sender, from, to }: Sides,
  encoding: Encoding,
  { message, body, likeness }: { readonly message: Json; readonly body: BodyForm; readonly likeness: (tag: string) => boolean },
): readonly Counterexample[] {
  // What new senders write is what the protocol says; what old senders write is whatever it takes.
  if (body !== undefined && sender === "new-senders") return [];
  const text = write(from, encoding, message, body);
  if (text === undefined) return [];
  const own = read(from, encoding, text);
  // What a sender cannot read back itself is not the reader's fault.
  if (!own.ok) return [];
  const other = read(to, encoding, text);
  const tag = (message as Readonly<Record<string, string>>)[from.tag] ?? "";
  const at = { sender, mode: "strict" as const, message, tag, text: { encoding: encoding.name, text } };
  if (!other.ok) return [{ ...at, issue: other.issues[0] }];
  return likeness(tag) && !sameJson(own.value, other.value) ? [{ ...at, issue: undefined }] : [];
}

function write(model: ProtocolModel, encoding: Encoding, message: Json, body: BodyForm): string | undefined {
  try {
    return encodeMessage(model, [encoding], message, { encoding: encoding.name, ...(body === undefined ? {} : { body }) });
  } catch {
    return undefined;
  }
}

const read = (model: ProtocolModel, encoding: Encoding, text: string): Result<unknown> =>
  decodeMessage(model, [encoding], text, { mode: "strict", encoding: encoding.name });

/** Tells whether a message type looks the same in both models, and finds it out once for each type. */
function likenessOf(from: ProtocolModel, to: ProtocolModel): (tag: string) => boolean {
  const known = new Map<string, boolean>();
  return (tag) => {
    const same = known.get(tag) ?? looksTheSame(from, to, tag);
    known.set(tag, same);
    return same;
  };
}

/** Whether a message type has the same fields in both models, so that both must read the same out of a text. */
function looksTheSame(from: ProtocolModel, to: ProtocolModel, tag: string): boolean {
  const [one, other] = [from.messages[tag], to.messages[tag]];
  if (one === undefined || other === undefined) return false;
  return sameJson(withoutMail(expand(from, one.shape)), withoutMail(expand(to, other.shape)));
}

const withoutMail = (shape: unknown): unknown =>
  JSON.parse(JSON.stringify(shape, (key, value: unknown) => (key === "mail" ? undefined : value)));

/** The texts among the examples of the old release that its readers take and new ones do not. */
function replayWireExamples({ sender, from, to }: Sides, encoding: Encoding): readonly Counterexample[] {
  return Object.values(from.messages).flatMap((type) =>
    type.wire.flatMap(({ input, mode }) => {
      if (!("text" in input) || input.encoding !== encoding.name) return [];
      const [own, other] = [from, to].map((model) => decodeMessage(model, [encoding], input.text, { mode, encoding: encoding.name }));
      if (own?.ok !== true || other === undefined || other.ok) return [];
      return [{ sender, mode, message: own.value as Json, tag: type.name, text: input, issue: other.issues[0] }];
    }),
  );
}
