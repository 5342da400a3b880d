// Emits the agent cards of a package: one compact page per protocol and per role to paste into the instructions of an agent, with one
// example per message and the most common mistakes.

import type { Encoding, EncodingName, Field, Flow, Frame, Json } from "@wirepact/core";
import { loadEncodings } from "../check/encodings.js";
import { partsOf } from "../describe/message-parts.js";
import type { MessageModel, ProtocolModel } from "../model/protocol-model.js";
import { upperFirst } from "../text/identifiers.js";
import { code, count, docText, listed, plainText, value } from "../text/markdown.js";
import { generatedHeader } from "../text/generated-header.js";
import { capabilityLines } from "./docs/capability-text.js";
import { correctionOf } from "./docs/correction-text.js";
import { encodingTitles, writtenForms } from "./docs/encoding-text.js";
import { ownEnvelopeFields, usualEnvelopeFields } from "./docs/envelope-page.js";
import { ownFields, textBody } from "./docs/message-page.js";
import { deadlineWords, nestingWords } from "./docs/flow-text.js";
import { goesBothWays, type Page, roleWords } from "./docs/page.js";
import { innerRules } from "../lower/inner-rules.js";
import { rulesOf, ruleWords } from "./docs/rule-text.js";
import { firstEncoding, isBlockScalar, isMail, mailInstructions, otherEncodingLines } from "./docs/writer-encodings.js";
import { type ListedTypes, writerLine } from "./docs/writer-text.js";
import { type EmitInput, type Emitter, packagePath, sourceOf } from "./emitter.js";
import { deprecationText } from "../lower/named-types.js";
import { pageNames } from "./page-names.js";
import { carriedVersion } from "../text/version-text.js";

export const agentCardEmitter: Emitter = {
  name: "agent-card",
  emit: async (input) => {
    const { model, render } = input;
    const card = await openCard(input);
    return [
      { path: packagePath(model, "agent-card.md"), text: render("docs/agent-card", card.ofProtocol()) },
      ...[...pageNames(Object.keys(model.roles))].map(([role, page]) => ({
        path: packagePath(model, `agent-cards/${page}.md`),
        text: render("docs/role-card", card.ofRole(role)),
      })),
    ];
  },
};

/** The views of the cards of a protocol. */
async function openCard(input: EmitInput) {
  const { model } = input;
  const encoding = firstEncoding(model);
  const shared = sharedRules(model);
  const context: CardContext = {
    encodings: await loadEncodings([encoding]),
    shared: new Set(shared.map(([name]) => name)),
    parties: sharedParties(model),
  };
  const common = {
    header: generatedHeader(sourceOf(input)),
    title: plainText(model.title),
    version: model.version,
    doc: docText(model.doc),
    mistakes: [...mistakes(model, encoding), ...shared.map(([, words]) => `${words}.`)],
    repair: repairSteps(model),
    envelope: usualEnvelopeFields(model)
      .filter((field) => isWritten(model, field))
      .map((field) => writerLine(model, field)),
  };
  const messages = Object.values(model.messages);
  /** The views of messages on one card, which lists the fields of a named type once. */
  const viewer = () => {
    const types: ListedTypes["types"] = new Map();
    return (message: MessageModel, isReceived = false) => messageView(model, message, types, { ...context, isReceived });
  };
  const formatOf = (flows: readonly Flow[]): readonly string[] => [
    ...formatLines(model, encoding),
    ...partyLines(model, context.parties),
    ...capabilityLines(model),
    ...flows.map((flow) => flowLine(model, flow)),
  ];
  return {
    ofProtocol: () => {
      const view = viewer();
      return { ...common, format: formatOf(Object.values(model.flows)), messages: messages.map((message) => view(message)) };
    },
    ofRole: (role: string) => {
      const sent = messages.filter(({ from }) => from.includes(role));
      const received = messages.filter(({ from, to }) => to.includes(role) && !from.includes(role));
      const both = sent.filter(({ to }) => to.includes(role));
      const concerned = new Set([...sent, ...received].map(({ name }) => name));
      const flows = Object.values(model.flows).filter(({ start, steps, end }) =>
        [...start, ...Object.keys(steps), ...Object.values(steps).flat(), ...end].some((name) => concerned.has(name)),
      );
      const view = viewer();
      return {
        ...common,
        role: plainText(role),
        roleDoc: docText(model.roles[role] ?? ""),
        format: formatOf(flows),
        sent: sent.map((message) => view(message)),
        received: received.map((message) => view(message, true)),
        both: bothWords(sent, both, received.length > 0),
        receives: received.length + both.length > 0,
      };
    },
  };
}

/** Which of the messages that a role sends it also receives; empty if it receives none of them. */
function bothWords(sent: readonly MessageModel[], both: readonly MessageModel[], hasOthers: boolean): string {
  if (both.length === 0) return "";
  if (hasOthers) return `You can also receive ${listed(both.map(({ name }) => code(name)))} (fields as above).`;
  return both.length === sent.length
    ? "You can receive the same messages that you send (fields as above)."
    : `You can receive ${listed(both.map(({ name }) => code(name)))} (fields as above).`;
}

/** What to do when a message is rejected. */
const repairSteps = ({ parts, flows }: ProtocolModel): readonly string[] => [
  "Fix only what the issues report, keep everything else, and send the complete message again.",
  `An issue states the path of the field, what was expected and what was received, and ends with its code. If it contains ${code("did you mean")}, use the suggested value only if it is what you meant.`,
  ...(parts.id === undefined
    ? []
    : [`Keep the same ${code(parts.id.join("."))}, unless a message with that ID has already been accepted.`]),
  ...(Object.keys(flows).length === 0
    ? []
    : ["If the issue says that the message is unexpected, do not send it again. Send one of the expected messages instead."]),
];

/** What a message looks like as a whole. */
function formatLines(model: ProtocolModel, encoding: EncodingName): readonly string[] {
  const { mail } = model.encodings;
  const limit = model.encodings[encoding]?.maxBytes;
  const body =
    model.body === "inline"
      ? ""
      : ` Fields that every message has are at the top level; fields specific to a message type are inside ${code(model.body.field)}, unless its section says otherwise.${isBlockScalar(model) && encoding === "yaml" ? ` Write those fields as YAML inside a block scalar (${code(`${model.body.field}: |`)}), as in the examples.` : ""}`;
  const type = model.frames === undefined ? [`${code(model.tag)} is the message type.${body}`] : frameLines(model.frames);
  return [
    `${encodingTitles[encoding]}${limit === undefined ? "" : `, at most ${count(limit)} bytes per message`}.`,
    ...(mail === undefined || !isMail(model) ? type : mailInstructions(model, mail)),
    ...otherEncodingLines(model),
  ];
}

/** What the messages of each frame look like. */
function frameLines(frames: readonly Frame[]): readonly string[] {
  return frames.map(({ name, tag, id, replyTo, body, where }) => {
    const parts = [
      ...Object.entries(where).map(([property, constant]) => `${code(property)} is ${value(constant)}`),
      ...(tag === undefined ? [] : [`${code(tag)} is the message type`]),
      ...(id === undefined ? [] : [`${code(id)} is a unique ID`]),
      ...(replyTo === undefined ? [] : [`${code(replyTo)} is the ID of the request that it answers`]),
      ...(body === undefined ? [] : [`the fields of the message are inside ${code(body)}`]),
    ];
    return `A message in the frame ${code(name)}: ${listed(parts)}.`;
  });
}

/** Whether authors write a field: not one that is only read, nor one that holds the rest or the thread of a mail message. */
function isWritten(model: ProtocolModel, { name, decodeOnly }: Field): boolean {
  const mail = isMail(model) ? model.encodings.mail : undefined;
  return decodeOnly !== true && name !== mail?.parts.thread && !Object.values(mail?.keeps ?? {}).includes(name);
}

/** Who sends a message to whom; empty if anyone may send it to anyone. */
function partyWords(model: ProtocolModel, message: MessageModel): string {
  const from = roleWords(model, message.from);
  if (!goesBothWays(message)) return `From ${from} to ${roleWords(model, message.to)}`;
  if (from === "anyone") return "";
  const direction = message.from.length === 2 ? "either" : "any";
  return message.from.length === 1 ? `From ${from} to ${from}` : `Between ${listed(message.from)}, in ${direction} direction`;
}

/** Who sends messages to whom, if that is the same for all of them. */
function sharedParties(model: ProtocolModel): string | undefined {
  const [first, ...others] = new Set(Object.values(model.messages).map((message) => partyWords(model, message)));
  return others.length === 0 ? first : undefined;
}

/** What the sections of the messages leave out about senders and recipients. */
function partyLines(model: ProtocolModel, shared: string | undefined): readonly string[] {
  if (shared === "") return ["Anyone can send any message to anyone."];
  if (shared !== undefined) return [`All messages are sent ${lowerFirst(shared)}.`];
  const isOpen = Object.values(model.messages).some((message) => partyWords(model, message) === "");
  return isOpen ? ["Anyone can send a message to anyone, unless the section for the message names a sender and a recipient."] : [];
}

/** Rules that all messages have, by name and in words. */
function sharedRules(model: ProtocolModel): readonly (readonly [string, string])[] {
  const [first, ...others] = Object.values(model.messages);
  return (first?.rules ?? [])
    .filter((rule) => rule.level === undefined && others.every(({ rules }) => rules.some(({ name }) => name === rule.name)))
    .map((rule) => [rule.name, upperFirst(ruleWords(rule))]);
}

const lowerFirst = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

interface CardContext {
  readonly encodings: readonly Encoding[];
  /** Names of the rules that the card lists once. */
  readonly shared: ReadonlySet<string>;
  /** Senders and recipients, if the card names them once. */
  readonly parties: string | undefined;
}

interface MessageContext extends CardContext {
  /** Whether the reader of the card gets the message, instead of writing it. */
  readonly isReceived: boolean;
}

function messageView(
  model: ProtocolModel,
  message: MessageModel,
  types: ListedTypes["types"],
  { encodings, shared, parties, isReceived }: MessageContext,
) {
  const page: Page = { model, up: "", isAlone: true };
  const [example] = message.examples;
  const text = textBody(page, message);
  const { body } = partsOf(model, message);
  const listedTypes = { message: message.name, types };
  const own = ownFields(page, message).map((field) => writerLine(model, field, listedTypes));
  const outside = ownEnvelopeFields(model, message).map((field) => writerLine(model, field, listedTypes));
  const next = [
    ...(message.deprecated === undefined ? [] : [`Deprecated ${docText(deprecationText(message.deprecated))}`]),
    ...(message.ackRequired ? [isReceived ? "Acknowledge it." : "Wait for the acknowledgement."] : []),
    ...(message.answers === undefined ? [] : [`Answers ${code(message.answers)}.`]),
    ...(message.result === undefined ? [] : [`Answered with ${code(message.result)}.`]),
    ...(message.replies === undefined || message.replies.length === 0
      ? []
      : [`Expected reply: ${listed(message.replies.map(code), "or")}.`]),
  ];
  return {
    name: message.name,
    doc: docText(message.doc),
    parties: parties === undefined ? partyWords(model, message) : "",
    next: next.join(" "),
    fields: [...(text === "" || body === undefined ? [] : [`${code(body)}: ${text}.`]), ...own, ...(body === undefined ? outside : [])],
    body: body === undefined ? "" : code(body),
    outside: body === undefined ? [] : outside,
    rules: rulesOf(model, message)
      .filter(({ level, name }) => level === undefined && !shared.has(name))
      .map((rule) => `${upperFirst(ruleWords(rule))}.`)
      .concat(
        innerRules(model, message)
          .filter(([, { level }]) => level === undefined)
          .map(([where, rule]) => `In ${code(where)}: ${ruleWords(rule)}.`),
      ),
    correction: correctionOf(model, message),
    example: example === undefined ? "" : (writtenForms(model, encodings, withConstants(message, example.value), "short")[0]?.text ?? ""),
  };
}

/** An example with the constants that builders fill in, so that a copy of it has them too. */
function withConstants({ shape }: MessageModel, example: Json): Json {
  const constants = shape.fields.flatMap(({ name, fill, shape: { kind } }): readonly (readonly [string, Json])[] =>
    kind === "literal" && fill?.kind === "literal" ? [[name, fill.value]] : [],
  );
  return { ...Object.fromEntries(constants), ...(example as Readonly<Record<string, Json>>) };
}

/** The mistakes that authors make most often, as instructions. */
function mistakes(model: ProtocolModel, encoding: EncodingName): readonly string[] {
  const { reading, parts } = model;
  const isClosed = Object.values(model.messages).some(({ shape }) => !shape.open);
  return [
    isMail(model)
      ? "Copy types, labels and enum values exactly, even though they are not case-sensitive."
      : "Types, field names and enum values are case-sensitive; copy them exactly.",
    ...(isClosed ? ["Do not add fields that are not listed here: they are rejected."] : []),
    ...(reading.nulls === "reject" && !isMail(model) ? ["Omit an optional field instead of setting it to `null`."] : []),
    ...(encoding === "ndjson" ? ["Write each message on a single line. Inside strings, write a line break as `\\n`."] : []),
    ...(isMail(model)
      ? [
          "Do not start a line inside a section with `## `; use `###` or deeper.",
          "Do not use commas or line breaks inside the items of an array.",
          "Close every code fence.",
        ]
      : []),
    ...(parts.version === undefined ? [] : [`Set ${code(parts.version.join("."))} to ${code(carriedVersion(model.version))}.`]),
  ];
}

function flowLine(model: ProtocolModel, flow: Flow): string {
  const { name, start, steps, anytime, end, deadlines } = flow;
  const following = new Map<string, string[]>();
  for (const [tag, next] of Object.entries(steps)) {
    const words = listed(next.map(code), "or");
    following.set(words, [...(following.get(words) ?? []), code(tag)]);
  }
  const order = [...following].map(([next, tags]) => ` After ${listed(tags, "or")}: ${next}.`);
  const ends = end.length === 0 ? "" : ` Ends with ${listed(end.map(code), "or")}.`;
  const always = anytime.length === 0 ? "" : ` At any time: ${listed(anytime.map(code))}.`;
  const late = deadlines.map((deadline) => ` ${deadlineWords(model, flow, deadline, code)}`);
  const nesting = nestingWords(model, flow, code);
  const within = nesting === "" ? "" : ` ${nesting}`;
  return `Flow ${code(name)}: starts with ${listed(start.map(code), "or")}.${order.join("")}${ends}${always}${within}${late.join("")}`;
}
