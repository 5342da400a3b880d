// The first page of a protocol's docs: what it is for, who speaks it, its messages, how they are read and written, and where to go on.

import type { Field } from "@wirepact/core";
import type { ProtocolModel } from "../../model/protocol-model.js";
import { groupFilterName, groupPredicateName } from "../../text/identifiers.js";
import { anchor, code, paragraphs, plainText } from "../../text/markdown.js";
import { encodingViews } from "./encoding-text.js";
import { messageLink, messageLinks, type Page, roleWords, typeLink } from "./page.js";
import { lenientSteps, readingSteps } from "./reading.js";
import { sizeViews } from "./size-text.js";

/** The view of the first page. */
export function overviewView(page: Page) {
  const { model } = page;
  const messages = Object.values(model.messages);
  return {
    title: plainText(model.title),
    name: model.name,
    version: model.version,
    doc: paragraphs(model.doc),
    knownAs: plainText(model.originalName ?? ""),
    roles: Object.entries(model.roles).map(([name, doc]) => ({ name, doc: plainText(doc) })),
    acks: model.parts.ack !== undefined,
    answers: messages.some(({ replies }) => replies !== undefined),
    messages: messages.map((message) => ({
      link: messageLink(page, message.name),
      doc: plainText(message.doc),
      from: roleWords(model, message.from),
      to: roleWords(model, message.to),
      replies: message.replies === undefined ? "" : message.replies.length === 0 ? "none" : messageLinks(page, message.replies),
      ack: message.ackRequired ? "required" : "",
    })),
    hasEnums: Object.values(model.types).some(({ kind }) => kind === "enum"),
    hasTypes: Object.entries(model.types).some(([name, { kind }]) => kind !== "enum" && model.typeDocs[name]?.mixin !== true),
    mode: model.reading.default,
    reading: readingSteps(page),
    lenient: lenientSteps(page),
    encodings: encodingViews(model),
    sizes: messages.flatMap((message) =>
      sizeViews(model, message).map((size) => Object.assign({ link: messageLink(page, message.name) }, size)),
    ),
    groups: groupRows(page),
    views: viewRows(page),
    flows: Object.values(model.flows).map(({ name, doc }) => ({ name, anchor: anchor(name), doc: plainText(doc) })),
    speaks: model.parts.version === undefined ? "" : code(model.parts.version.join(".")),
    major: model.version.split(".")[0] ?? "",
    names: nameRows(page),
  };
}

function groupRows(page: Page) {
  return Object.values(page.model.groups).map(({ name, doc = "", members }) => ({
    name: code(name),
    doc: plainText(doc),
    members: messageLinks(page, members),
    predicate: code(groupPredicateName(name)),
    filter: code(groupFilterName(name)),
  }));
}

const ofWhom = { any: "anyone", one: "one agent", many: "several agents" } as const;

function viewRows(page: Page) {
  return Object.values(page.model.views).map(({ name, doc = "", agents: of, messages: take }) => ({
    name: code(name),
    doc: plainText(doc),
    of: ofWhom[of],
    take: take === "all" ? "every type" : messageLinks(page, take),
  }));
}

/** What the protocol's own document calls things, where that differs from our names. */
function nameRows(page: Page): readonly { readonly ours: string; readonly theirs: string }[] {
  const { model } = page;
  const messages = Object.values(model.messages).flatMap((message) => [
    ...(message.originalName === undefined ? [] : [{ ours: messageLink(page, message.name), theirs: plainText(message.originalName) }]),
    ...fieldNames(message.shape.fields).map(({ name, knownAs }) => ({
      ours: `${code(name)} of ${messageLink(page, message.name)}`,
      theirs: code(knownAs),
    })),
  ]);
  const types = Object.entries(model.types).flatMap(([type, shape]) =>
    model.typeDocs[type]?.mixin === true || shape.kind !== "struct"
      ? []
      : fieldNames(shape.fields).map(({ name, knownAs }) => ({ ours: `${code(name)} of ${typeLink(page, type)}`, theirs: code(knownAs) })),
  );
  return [...messages, ...types];
}

function fieldNames(fields: readonly Field[]): readonly { readonly name: string; readonly knownAs: string }[] {
  return fields.flatMap(({ name, originalName: knownAs, shape }) => [
    ...(knownAs === undefined ? [] : [{ name, knownAs }]),
    ...(shape.kind === "struct" ? fieldNames(shape.fields) : []),
  ]);
}

/** Names of the pages that a protocol has besides the first one and those of its messages. */
export function hasFlowsPage({ flows, transcripts }: ProtocolModel): boolean {
  return Object.keys(flows).length > 0 || transcripts.length > 0;
}
