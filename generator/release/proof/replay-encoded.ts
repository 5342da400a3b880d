// The replay of encoded messages: what one release encodes is decoded by the other. Shows breaks of the encoding, such as sizes and labels.

import { decodeMessage, encodeMessage, type Encoding, type EncodingName, type Json, type Result } from "@wirepact/core";
import { runnable, sameJson } from "@wirepact/core/codegen";
import { loadEncodings } from "../../check/encodings.js";
import type { ProtocolModel } from "../../model/protocol-model.js";
import { expand } from "../../compare/follow.js";
import { findSubjectConflict, type SubjectConflict } from "../../compare/subjects.js";
import { findMisreading, type Counterexample } from "./counterexample.js";
import { asWritten, isSent, rejection, typeOf } from "./read-message.js";
import { unknownName } from "./variations.js";

interface Sides {
  readonly sender: Counterexample["sender"];
  readonly from: ProtocolModel;
  readonly to: ProtocolModel;
}

/** Counterexamples that only encoded messages show. Messages of types that did not change are skipped. */
export async function replayEncoded(
  old: ProtocolModel,
  current: ProtocolModel,
  { candidates, changed }: { readonly candidates: readonly Json[]; readonly changed: ReadonlySet<string> },
): Promise<readonly Counterexample[]> {
  const shared = Object.keys(old.encodings).filter((name) => Object.hasOwn(current.encodings, name)) as EncodingName[];
  const encodings = await loadEncodings(shared);
  const found: Counterexample[] = [];
  const ways: readonly Sides[] = [
    { sender: "old", from: old, to: current },
    { sender: "new", from: current, to: old },
  ];
  const conflict = findSubjectConflict(old, current);
  for (const sides of ways) {
    const { from, to } = sides;
    const isSame = isSameOf(from, to);
    const sent = candidates
      .filter((message) => changed.has(typeOf(from, message)))
      .map((message) => asWritten(from, message))
      .filter((message) => isSent(from, message) && rejection(to, message, { mode: "strict" }) === undefined);
    for (const encoding of encodings.filter(({ name }) => adds(name, old, current))) {
      for (const message of [...someOfEach(from, sent), ...longMessages(sides, encoding, sent)]) {
        for (const body of bodyForms(from, encoding)) found.push(...replayText(sides, encoding, { message, body, isSame }));
      }
      if (sides.sender === "old") found.push(...replayWireExamples(sides, encoding));
      if (encoding.name === "mail") found.push(...replaySubjects(sides, encoding, { sent, isSame, conflict }));
    }
  }
  return found;
}

/** Whether encoding can show more than the values do: JSON in any framing adds only a size limit. */
function adds(name: EncodingName, old: ProtocolModel, current: ProtocolModel): boolean {
  return name === "yaml" || name === "mail" || old.encodings[name]?.maxBytes !== current.encodings[name]?.maxBytes;
}

/** Encoding is slower than validating, and the first messages of a type are its examples and those at its limits. */
const mostOfType = 60;

function someOfEach(model: ProtocolModel, messages: readonly Json[]): readonly Json[] {
  const counts = new Map<string, number>();
  return messages.filter((message) => {
    const type = typeOf(model, message);
    counts.set(type, (counts.get(type) ?? 0) + 1);
    return counts.get(type)! <= mostOfType;
  });
}

/** Messages longer than the smaller of two size limits. */
function longMessages({ from, to }: Sides, { name }: Encoding, sent: readonly Json[]): readonly Json[] {
  const [limit, other] = [from.encodings[name]?.maxBytes, to.encodings[name]?.maxBytes];
  if (other === undefined || (limit ?? Infinity) <= other || name === "mail") return [];
  const message = [...sent].sort((a, b) => JSON.stringify(a).length - JSON.stringify(b).length)[0];
  return message === undefined ? [] : growStrings(message, other);
}

/** The message with each of its strings in turn made longer than the limit, and with a long unknown field. */
function growStrings(message: Json, limit: number): readonly Json[] {
  if (typeof message !== "object" || message === null || Array.isArray(message)) return [];
  const fields = message as Readonly<Record<string, Json>>;
  const grown = Object.entries(fields).flatMap(([name, value]) => {
    if (typeof value === "string") return [{ ...fields, [name]: value.padEnd(limit + 1, "x") }];
    return typeof value === "object" ? growStrings(value, limit).map((inner) => ({ ...fields, [name]: inner })) : [];
  });
  return [...grown, { ...fields, [unknownName]: "x".repeat(limit + 1) }];
}

type BodyForm = "mapping" | "text" | undefined;

/** The forms in which a sender may write a body: its own, and the others that it accepts. */
function bodyForms({ encodings }: ProtocolModel, { name }: Encoding): readonly BodyForm[] {
  return name === "yaml" ? [undefined, ...(encodings.yaml?.body?.reads ?? [])] : [undefined];
}

function replayText(
  { sender, from, to }: Sides,
  encoding: Encoding,
  { message, body, isSame }: { readonly message: Json; readonly body: BodyForm; readonly isSame: (tag: string) => boolean },
): readonly Counterexample[] {
  // New senders write the form that the spec names; old senders may write every form that was accepted.
  if (body !== undefined && sender === "new") return [];
  const text = write(from, encoding, message, body);
  if (text === undefined) return [];
  const own = read(from, encoding, text);
  // A message that its own release cannot decode proves nothing.
  if (!own.ok) return [];
  const other = read(to, encoding, text);
  const tag = typeOf(from, message);
  const at = { sender, mode: "strict" as const, message, tag, text: { encoding: encoding.name, text } };
  if (!other.ok) return [{ ...at, issue: other.issues[0] }];
  const misread = isSame(tag) ? findMisreading(own.value, other.value) : undefined;
  return misread === undefined ? [] : [{ ...at, issue: undefined, misread }];
}

function write(model: ProtocolModel, encoding: Encoding, message: Json, body: BodyForm): string | undefined {
  try {
    return encodeMessage(runnable(model), [encoding], message, { encoding: encoding.name, ...(body === undefined ? {} : { body }) });
  } catch {
    return undefined;
  }
}

const read = (model: ProtocolModel, encoding: Encoding, text: string): Result<unknown> =>
  decodeMessage(runnable(model), [encoding], text, { mode: "strict", encoding: encoding.name });

/** Returns a function that tells whether a message type is the same in both models, computed once per type. */
function isSameOf(from: ProtocolModel, to: ProtocolModel): (tag: string) => boolean {
  const known = new Map<string, boolean>();
  return (tag) => {
    const same = known.get(tag) ?? looksTheSame(from, to, tag);
    known.set(tag, same);
    return same;
  };
}

/** Whether a message type has the same fields in both models, so that both must decode the same value. */
function looksTheSame(from: ProtocolModel, to: ProtocolModel, tag: string): boolean {
  const [one, other] = [from.messages[tag], to.messages[tag]];
  if (one === undefined || other === undefined) return false;
  return sameJson(withoutMail(expand(from, one.shape)), withoutMail(expand(to, other.shape)));
}

const withoutMail = (shape: unknown): unknown =>
  JSON.parse(JSON.stringify(shape, (key, value: unknown) => (key === "mail" ? undefined : value)));

/** The first mail message whose subject fits two forms, and which is read by another one of them. */
function replaySubjects(
  { sender, from, to }: Sides,
  encoding: Encoding,
  {
    sent,
    isSame,
    conflict,
  }: {
    readonly sent: readonly Json[];
    readonly isSame: (tag: string) => boolean;
    readonly conflict: SubjectConflict | undefined;
  },
): readonly Counterexample[] {
  if (conflict === undefined) return [];
  for (const message of sent) {
    const tag = typeOf(from, message);
    const text = write(from, encoding, message, undefined)?.replace(/^Subject: .*/, () => `Subject: ${conflict.subjectFor(tag)}`);
    if (text === undefined || !isSame(tag)) continue;
    const [own, other] = [read(from, encoding, text), read(to, encoding, text)];
    const misread = own.ok && other.ok ? findMisreading(own.value, other.value) : undefined;
    if (!own.ok || misread === undefined) continue;
    const at = { sender, mode: "strict" as const, message: own.value as Json, tag, text: { encoding: encoding.name, text } };
    return [{ ...at, issue: undefined, misread }];
  }
  return [];
}

/** The encoded examples of the old release that its readers accept and new readers do not. */
function replayWireExamples({ sender, from, to }: Sides, encoding: Encoding): readonly Counterexample[] {
  return Object.values(from.messages).flatMap((type) =>
    type.wire.flatMap(({ input, mode }) => {
      if (!("text" in input) || input.encoding !== encoding.name) return [];
      const [own, other] = [from, to].map((model) =>
        decodeMessage(runnable(model), [encoding], input.text, { mode, encoding: encoding.name }),
      );
      if (own?.ok !== true || other === undefined || other.ok) return [];
      return [{ sender, mode, message: own.value as Json, tag: type.name, text: input, issue: other.issues[0] }];
    }),
  );
}
