// The page of one message type: what it is for, its fields and rules, who answers it, and what it looks like, right and wrong.

import type { Encoding, StructShape } from "@wirepact/core";
import { deprecationText } from "../../lower/named-types.js";
import type { MessageModel } from "../../model/protocol-model.js";
import { builderName, guardName } from "../../text/identifiers.js";
import { code, listed, paragraphs, plainText } from "../../text/markdown.js";
import { ownEnvelopeFields } from "./envelope-page.js";
import { arrivals, refusals, shownExamples, variations } from "./example-text.js";
import { fieldRows } from "./field-rows.js";
import { flowNotes } from "./flow-text.js";
import { goesBothWays, messageLinks, type Page, roleWords } from "./page.js";
import { ruleRow, rulesOf } from "./rule-text.js";
import { fieldPath, shapeRules, typeWords } from "./shape-text.js";
import { sizeViews } from "./size-text.js";

/** The view of a message's page. */
export function messageView(page: Page, message: MessageModel, encodings: readonly Encoding[]) {
  const { model } = page;
  const fields = ownFields(page, message);
  return {
    name: plainText(message.name),
    doc: paragraphs(message.doc),
    facts: factsOf(page, message),
    mail: model.encodings.mail !== undefined,
    place: model.body === "inline" ? "" : code(model.body.field),
    textBody: textBody(page, message),
    fields: fields === undefined ? [] : fieldRows(page, fields),
    envelope: fieldRows(page, ownEnvelopeFields(model, message)),
    rules: rulesOf(model, message).map((rule) => ruleRow(model, rule)),
    examples: shownExamples(model, encodings, message),
    variations: variations(message),
    refused: refusals(model, message),
    arriving: arrivals(model, encodings, message),
    sizes: sizeViews(model, message),
  };
}

/** The fields that are the message's own; undefined when its body is text. */
export function ownFields({ model }: Page, message: MessageModel): StructShape["fields"] | undefined {
  if (model.body === "inline") {
    return message.shape.fields.filter(({ name }) => name !== model.tag && !model.envelope.includes(name));
  }
  const { field } = model.body;
  const shape = message.shape.fields.find(({ name }) => name === field)?.shape;
  return shape?.kind === "struct" ? shape.fields : undefined;
}

/** What a body of free text is and keeps to; empty for typed bodies. */
export function textBody(page: Page, message: MessageModel): string {
  const { body } = page.model;
  if (body === "inline") return "";
  const field = message.shape.fields.find(({ name }) => name === body.field);
  if (field === undefined || field.shape.kind === "struct") return "";
  return [typeWords(page, field.shape), ...shapeRules(page, field.shape)].join("; ");
}

/** Lines of what there is to know besides the fields. */
function factsOf(page: Page, message: MessageModel): readonly { readonly label: string; readonly text: string }[] {
  const { model } = page;
  const groups = Object.values(model.groups).filter(({ members }) => members.includes(message.name));
  const fact = (label: string, text: string | undefined): readonly { label: string; text: string }[] =>
    text === undefined ? [] : [{ label, text }];
  return [
    ...(goesBothWays(message)
      ? fact("From and to", roleWords(model, message.from))
      : [...fact("From", roleWords(model, message.from)), ...fact("To", roleWords(model, message.to))]),
    ...fact("Answer", replyWords(page, message)),
    ...fact(
      "Acknowledgement",
      message.ackRequired ? "required: the sender waits for it" : model.parts.ack === undefined ? undefined : "not required",
    ),
    ...Object.entries(message.conventions).flatMap(([name, words]) =>
      fact("Usually", `${code(name)} is ${words === "request" ? "that of the message it answers" : listed(words.map(code), "or")}`),
    ),
    ...(message.echoes ?? []).flatMap((path) =>
      fact("Repeats", `${fieldPath(path)} of the message it answers; another value is a warning of the conversation monitor`),
    ),
    ...flowNotes(page, message.name).flatMap((note) => fact("Flow", note)),
    ...fact("Groups", groups.length === 0 ? undefined : groups.map(({ name }) => code(name)).join(", ")),
    ...fact("In the document", message.originalName === undefined ? undefined : plainText(message.originalName)),
    ...fact(
      "In TypeScript",
      `${code(message.typeName)}, built by ${code(builderName(message.typeName))}, recognised by ${code(guardName(message.typeName))}`,
    ),
    ...fact("Also read as", message.aliases?.map(code).join(", ")),
    ...fact("Since", message.since),
    ...fact("Deprecated", message.deprecated === undefined ? undefined : plainText(deprecationText(message.deprecated))),
  ];
}

function replyWords(page: Page, { replies }: MessageModel): string | undefined {
  if (replies === undefined) return undefined;
  return replies.length === 0 ? "none is expected" : messageLinks(page, replies);
}
