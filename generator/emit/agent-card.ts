// Emits the agent card of a protocol: one compact page for pasting into an agent's instructions, with one example per message and the
// rules that bite.

import type { Encoding, EncodingName, Field, Flow, Json } from "@wirepact/core";
import { loadEncodings } from "../check/encodings.js";
import type { MessageModel, ProtocolModel } from "../model/protocol-model.js";
import { code, count, listed, plainText } from "../text/markdown.js";
import { generatedHeader } from "../text/typescript-file.js";
import { encodingViews, writtenForms } from "./docs/encoding-text.js";
import { ownEnvelopeFields, usualEnvelopeFields } from "./docs/envelope-page.js";
import { ownFields, textBody } from "./docs/message-page.js";
import { goesBothWays, type Page, roleWords } from "./docs/page.js";
import { rulesOf, ruleWords } from "./docs/rule-text.js";
import { mailWriting, writerLine } from "./docs/writer-text.js";
import { type EmitInput, type Emitter, productPath, sourceOf } from "./emitter.js";

export const agentCardEmitter: Emitter = {
  name: "agent-card",
  emit: async (input) => [
    { path: productPath(input.model, "agent-card.md"), text: input.render("docs/agent-card", await cardView(input)) },
  ],
};

async function cardView(input: EmitInput) {
  const { model } = input;
  const { mail } = model.encodings;
  const page: Page = { model, up: "" };
  const encodings = await loadEncodings(Object.keys(model.encodings).slice(0, 1) as EncodingName[]);
  const [encoding] = encodingViews(model);
  const shared = sharedRules(model);
  const parties = sharedParties(model);
  return {
    header: generatedHeader(sourceOf(input)),
    title: plainText(model.title),
    version: model.version,
    doc: plainText(model.doc),
    encoding: encoding?.title ?? "",
    tag: mail === undefined ? code(model.tag) : "",
    body: model.body === "inline" ? "" : code(model.body.field),
    envelope: usualEnvelopeFields(model)
      .filter((field) => isWritten(model, field))
      .map((field) => writerLine(page, field)),
    bites: [
      ...(mail === undefined ? [] : mailWriting(model, mail)),
      ...bites(model),
      ...partyBites(model, parties),
      ...shared.map(([, words]) => `${words}.`),
    ],
    messages: Object.values(model.messages).map((message) =>
      messageView(page, message, { encodings, shared: new Set(shared.map(([name]) => name)), parties }),
    ),
  };
}

/** A writer need not know what only readers find: what is never written, and where a reader keeps the rest of a mail; its thread is no part of the text. */
function isWritten({ encodings: { mail } }: ProtocolModel, { name, decodeOnly: neverWritten }: Field): boolean {
  return neverWritten !== true && name !== mail?.parts.thread && !Object.values(mail?.keeps ?? {}).includes(name);
}

/** Who sends a message to whom; nothing where anyone sends it to anyone. */
function partyWords(model: ProtocolModel, message: MessageModel): string {
  const from = roleWords(model, message.from);
  if (!goesBothWays(message)) return `From ${from} to ${roleWords(model, message.to)}`;
  if (from === "anyone") return "";
  return message.from.length === 1 ? `From ${from} to ${from}` : `Between any of ${listed(message.from)}`;
}

/** Who sends what to whom, where that is the same for all messages. */
function sharedParties(model: ProtocolModel): string | undefined {
  const [first, ...others] = new Set(Object.values(model.messages).map((message) => partyWords(model, message)));
  return others.length === 0 ? first : undefined;
}

/** What the messages need not say of who writes to whom. */
function partyBites(model: ProtocolModel, shared: string | undefined): readonly string[] {
  if (shared === "") return ["Anyone may send any message to anyone."];
  if (shared !== undefined) return [`Every message goes ${lowerFirst(shared)}.`];
  const isOpen = Object.values(model.messages).some((message) => partyWords(model, message) === "");
  return isOpen ? ["A message that does not say from whom to whom goes from anyone to anyone."] : [];
}

/** Rules that every message has, by name and in words. */
function sharedRules(model: ProtocolModel): readonly (readonly [string, string])[] {
  const [first, ...others] = Object.values(model.messages);
  return (first?.rules ?? [])
    .filter((rule) => rule.level === undefined && others.every(({ rules }) => rules.some(({ name }) => name === rule.name)))
    .map((rule) => [rule.name, upperFirst(ruleWords(rule))]);
}

const lowerFirst = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
const upperFirst = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

interface CardContext {
  readonly encodings: readonly Encoding[];
  /** Names of the rules that the card states once for all. */
  readonly shared: ReadonlySet<string>;
  /** Who writes to whom, when the card states that once for all. */
  readonly parties: string | undefined;
}

function messageView(page: Page, message: MessageModel, { encodings, shared, parties }: CardContext) {
  const { model } = page;
  const [example] = message.examples;
  const own = ownFields(page, message) ?? [];
  const text = textBody(page, message);
  return {
    name: message.name,
    doc: plainText(message.doc),
    parties: parties === undefined ? partyWords(model, message) : "",
    then: [
      ...(message.ackRequired ? ["wait for the acknowledgement"] : []),
      ...(message.replies === undefined || message.replies.length === 0 ? [] : [`expect ${listed(message.replies.map(code), "or")}`]),
    ].join(" and "),
    fields: [
      ...(text === "" || model.body === "inline" ? [] : [`${code(model.body.field)}: ${text}.`]),
      ...own.map((field) => writerLine(page, field)),
      ...ownEnvelopeFields(model, message).map((field) => `Beside the body, ${writerLine(page, field)}`),
    ],
    rules: rulesOf(model, message)
      .filter(({ level, name }) => level === undefined && !shared.has(name))
      .map((rule) => `${upperFirst(ruleWords(rule))}.`),
    example: example === undefined ? "" : (writtenForms(model, encodings, withConstants(message, example.value), "short")[0]?.text ?? ""),
  };
}

/** An example with the constants that builders put in, so that who copies it writes them too. */
function withConstants({ shape }: MessageModel, example: Json): Json {
  const constants = shape.fields.flatMap(({ name, fill, shape: { kind } }): readonly (readonly [string, Json])[] =>
    kind === "literal" && fill?.kind === "literal" ? [[name, fill.value]] : [],
  );
  return { ...Object.fromEntries(constants), ...(example as Readonly<Record<string, Json>>) };
}

/** What writers get wrong most easily. */
function bites(model: ProtocolModel): readonly string[] {
  const { reading, parts, encodings, flows } = model;
  const isClosed = Object.values(model.messages).some(({ shape }) => !shape.open);
  const limits = Object.values(encodings).flatMap(({ maxBytes }: { readonly maxBytes?: number }) =>
    maxBytes === undefined ? [] : [maxBytes],
  );
  return [
    "Write types, field names and words exactly as they stand here: case and spelling count.",
    ...(isClosed
      ? ["Add no fields beside those of the envelope."]
      : encodings.mail === undefined
        ? ["Further members are allowed and kept."]
        : []),
    ...(reading.nulls === "reject" && encodings.mail === undefined ? ["Leave an optional field out instead of writing null."] : []),
    ...(Object.keys(encodings)[0] === "ndjson" ? ["One message is one line of JSON: no line breaks inside it."] : []),
    ...[...new Set(limits)].map((limit) => `A message has at most ${count(limit)} bytes of UTF-8.`),
    ...(parts.version === undefined ? [] : [`Write ${code(model.version)} in ${code(parts.version.join("."))}.`]),
    ...Object.values(flows).map((flow) => orderWords(flow)),
  ];
}

function orderWords({ name, start, steps, anytime, end }: Flow): string {
  const following = new Map<string, string[]>();
  for (const [tag, next] of Object.entries(steps)) {
    const words = listed(next.map(code), "or");
    following.set(words, [...(following.get(words) ?? []), code(tag)]);
  }
  const order = [...following].map(([next, tags]) => `after ${listed(tags, "or")} comes ${next}`);
  const ends = end.length === 0 ? "" : `; ${listed(end.map(code), "or")} ends it`;
  const always = anytime.length === 0 ? "" : ` At any time: ${listed(anytime.map(code))}.`;
  return `Order of the flow ${plainText(name)}: ${listed(start.map(code), "or")} begins; ${order.join("; ")}${ends}.${always}`;
}
