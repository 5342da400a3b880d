// The page of one message type: its purpose, fields, rules and replies, with valid and invalid examples.

import type { Encoding, StructShape } from "@wirepact/core";
import { bodyField, ownFields as fieldsOf, partsOf } from "../../describe/message-parts.js";
import { deprecationText } from "../../lower/named-types.js";
import type { MessageModel, ProtocolModel } from "../../model/protocol-model.js";
import { builderName, guardName } from "../../exports/exported-names.js";
import { code, docParagraphs, docText, listed, plainText, tableRows } from "../../text/markdown.js";
import { encodingTitles } from "./encoding-text.js";
import { ownEnvelopeFields } from "./envelope-page.js";
import { invalidExamples, shownExamples, variations, wireExamples } from "./example-text.js";
import { fieldTable } from "./field-rows.js";
import { capabilityLink } from "./capability-text.js";
import { flowNotes } from "./flow-text.js";
import { exchangeFacts } from "./frame-text.js";
import { messageLinks, type Page, roleWords } from "./page.js";
import { messageRules } from "./rule-text.js";
import { aliasWords, constraintWords, fieldPath, typeWords } from "./shape-text.js";
import { sizeWords } from "./size-text.js";
import { hasFields } from "./union-text.js";
import { isBlockScalar } from "./writer-encodings.js";

/** The view of a message's page. */
export function messageView(page: Page, message: MessageModel, encodings: readonly Encoding[]) {
  const { model } = page;
  const { body } = partsOf(model, message);
  const fields = fieldTable(page, ownFields(page, message));
  const envelope = fieldTable(page, ownEnvelopeFields(model, message));
  return {
    name: plainText(message.name),
    doc: docParagraphs(message.doc),
    facts: factsOf(page, message),
    body: body === undefined || isOneField(model, message) ? "" : code(body),
    bodyForm: body === undefined ? "" : bodyForm(model, body),
    textBody: textBody(page, message),
    fields,
    envelope,
    unions: [...fields.unions, ...envelope.unions],
    rules: tableRows(messageRules(page, message)),
    examples: shownExamples(model, encodings, message),
    variations: variations(message),
    invalid: invalidExamples(page, message),
    wire: wireExamples(page, encodings, message),
    sizes: encodings.flatMap(({ name }) => {
      const words = sizeWords(model, message, name);
      return words === undefined ? [] : [`${encodingTitles[name]}: ${words}`];
    }),
  };
}

/** How the fields of a body are written in YAML, if not as a mapping. */
function bodyForm(model: ProtocolModel, body: string): string {
  if (!isBlockScalar(model)) return "";
  const isMappingRead = model.encodings.yaml?.body?.reads.includes("mapping") === true;
  return `In YAML, ${code(body)} is written as a block scalar that contains YAML${isMappingRead ? "; a mapping is also accepted" : ""}.`;
}

/** The fields of the message itself. A body that is not an object with fields of its own is one field. */
export function ownFields({ model }: Page, message: MessageModel): StructShape["fields"] {
  return isOneField(model, message) ? [bodyField(model, message)!] : fieldsOf(model, message);
}

/** Whether the body is a named type, a union or an array, whose inner fields are listed below it. */
export function isOneField(model: ProtocolModel, message: MessageModel): boolean {
  const field = bodyField(model, message);
  return field !== undefined && field.shape.kind !== "struct" && hasFields(model.types, field.shape);
}

/** The type and constraints of a body without fields; empty if it has fields. */
export function textBody(page: Page, message: MessageModel): string {
  const field = bodyField(page.model, message);
  if (field === undefined || field.shape.kind === "struct" || isOneField(page.model, message)) return "";
  return [typeWords(page, field.shape), ...constraintWords(page, field.shape)].join("; ");
}

/** The fields that repeat the value of the message being replied to, by convention or because it echoes them. */
function echoedPaths({ conventions, echoes = [] }: MessageModel): ReadonlySet<string> {
  const named = Object.keys(conventions).filter((name) => conventions[name] === "request");
  return new Set([...named.map(code), ...echoes.map(fieldPath)]);
}

/** Facts about the message besides its fields. */
function factsOf(page: Page, message: MessageModel): readonly { readonly label: string; readonly text: string }[] {
  const { model } = page;
  const groups = Object.values(model.groups).filter(({ members }) => members.includes(message.name));
  const fact = (label: string, text: string | undefined): readonly { label: string; text: string }[] =>
    text === undefined ? [] : [{ label, text }];
  return [
    ...fact("From", roleWords(model, message.from)),
    ...fact("To", roleWords(model, message.to)),
    ...exchangeFacts(page, message).flatMap(([label, text]) => fact(label, text)),
    ...fact("Replies", replyWords(page, message)),
    ...fact("Needs", message.needs === undefined ? undefined : listed(message.needs.map((name) => capabilityLink(page, name)))),
    ...fact("Acknowledgement", message.ackRequired ? "required" : model.parts.ack === undefined ? undefined : "not required"),
    ...Object.entries(message.conventions).flatMap(([name, values]) =>
      values === "request" ? [] : fact("Convention", `${code(name)} is usually ${listed(values.map(code), "or")}`),
    ),
    ...[...echoedPaths(message)].flatMap((path) =>
      fact("Convention", `${path} should be the same as in the message it replies to; otherwise, a conversation reports a warning`),
    ),
    ...flowNotes(page, message.name).flatMap((note) => fact("Flow", note)),
    ...fact("Other properties", extraWords(page, message)),
    ...fact("Groups", groups.length === 0 ? undefined : groups.map(({ name }) => `[${code(name)}](${page.up}index.md#groups)`).join(", ")),
    ...fact("Original name", message.originalName === undefined ? undefined : plainText(message.originalName)),
    ...fact(
      "TypeScript",
      `type ${code(message.typeName)}, builder ${code(builderName(message.typeName))}, guard ${code(guardName(message.typeName))}`,
    ),
    ...fact("Aliases", message.aliases === undefined ? undefined : aliasWords(message.aliases)),
    ...fact("Since", message.since),
    ...fact("Deprecated", message.deprecated === undefined ? undefined : docText(deprecationText(message.deprecated))),
  ];
}

/** What the unknown properties of a message are. */
function extraWords(page: Page, { shape }: MessageModel): string | undefined {
  const [words] = shape.extras === undefined ? [] : constraintWords(page, { ...shape, open: true });
  return words?.replace(/^other properties: /, "");
}

function replyWords(page: Page, { replies }: MessageModel): string | undefined {
  if (replies === undefined) return undefined;
  return replies.length === 0 ? "none" : messageLinks(page, replies);
}
