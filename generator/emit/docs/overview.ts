// The first page of a protocol: its purpose, roles, messages, modes and encodings, with links to the other pages.

import type { Field } from "@wirepact/core";
import { visitShapes } from "@wirepact/core/shape";
import type { ProtocolModel } from "../../model/protocol-model.js";
import { groupFilterName, groupGuardName, groupPredicateName } from "../../exports/exported-names.js";
import { anchor, code, docParagraphs, docText, plainText, tableRows } from "../../text/markdown.js";
import { capabilityRows } from "./capability-text.js";
import { encodingViews } from "./encoding-text.js";
import { messageLink, messageLinks, type Page, roleWords, typeLink } from "./page.js";
import { lenientSteps, readingSteps } from "./reading.js";
import { carriedVersion, isDated, versionNumbers } from "../../text/version-text.js";

/** The view of the first page. */
export function overviewView(page: Page) {
  const { model } = page;
  const all = Object.values(model.messages);
  // A result is reached from its request.
  const messages = all.filter(({ answers }) => answers === undefined);
  return {
    title: plainText(model.title),
    name: model.name,
    version: model.version,
    doc: docParagraphs(model.doc),
    originalName: plainText(model.originalName ?? ""),
    roles: tableRows(Object.entries(model.roles).map(([name, doc]) => ({ name, doc: docText(doc) }))),
    acks: model.parts.ack !== undefined,
    results: messages.some(({ result }) => result !== undefined),
    answers: messages.some(({ replies }) => replies !== undefined),
    unspecified: messages.some(({ replies }) => replies !== undefined) && messages.some(({ replies }) => replies === undefined),
    needs: messages.some((message) => message.needs !== undefined),
    capabilities: capabilityRows(page),
    messages: tableRows(
      messages.map((message) => ({
        link: messageLink(page, message.name),
        doc: docText(message.doc),
        from: roleWords(model, message.from),
        to: roleWords(model, message.to),
        result:
          message.result === undefined ? "" : `${messageLink(page, message.result)}${message.stream === undefined ? "" : " (stream)"}`,
        replies: message.replies === undefined ? "" : message.replies.length === 0 ? "none" : messageLinks(page, message.replies),
        needs: (message.needs ?? []).map(code).join(", "),
        ack: message.ackRequired ? "required" : "",
      })),
    ),
    hasEnums: Object.values(model.types).some(({ kind }) => kind === "enum"),
    hasTypes: Object.entries(model.types).some(([name, { kind }]) => kind !== "enum" && model.typeDocs[name]?.mixin !== true),
    mode: model.reading.default,
    reading: readingSteps(page),
    lenient: lenientSteps(page),
    encodings: encodingViews(page),
    groups: tableRows(groupRows(page)),
    views: tableRows(viewRows(page)),
    flows: Object.values(model.flows).map(({ name, doc }) => ({ name, anchor: anchor(name), doc: docText(doc) })),
    keepsUnknown: Object.values(model.messages).every(({ shape }) => shape.open),
    versionField: model.parts.version === undefined ? "" : code(model.parts.version.join(".")),
    carried: carriedVersion(model.version),
    isDated: isDated(model.version),
    major: versionNumbers(model.version)[0],
    names: tableRows(nameRows(page)),
  };
}

function groupRows(page: Page) {
  return Object.values(page.model.groups).map(({ name, doc = "", members }) => ({
    name: code(name),
    doc: docText(doc),
    members: messageLinks(page, members),
    guard: code(groupGuardName(name)),
    predicate: code(groupPredicateName(name)),
    filter: code(groupFilterName(name)),
  }));
}

const agentWords = { any: "any", one: "one", many: "several" } as const;

function viewRows(page: Page) {
  return Object.values(page.model.views).map(({ name, doc = "", agents, messages }) => ({
    name: code(name),
    doc: docText(doc),
    agents: agentWords[agents],
    messages: messages === "all" ? "all" : messageLinks(page, messages),
  }));
}

/** Names that differ from those in the original document of the protocol. */
function nameRows(page: Page): readonly { readonly name: string; readonly original: string }[] {
  const { model } = page;
  const messages = Object.values(model.messages).flatMap((message) => [
    ...(message.originalName === undefined ? [] : [{ name: messageLink(page, message.name), original: plainText(message.originalName) }]),
    ...fieldNames(message.shape.fields).map(({ name, original }) => ({
      name: `${code(name)} of ${messageLink(page, message.name)}`,
      original: code(original),
    })),
  ]);
  const types = Object.entries(model.types).flatMap(([type, shape]) =>
    model.typeDocs[type]?.mixin === true || shape.kind !== "struct"
      ? []
      : fieldNames(shape.fields).map(({ name, original }) => ({
          name: `${code(name)} of ${typeLink(page, type)}`,
          original: code(original),
        })),
  );
  return [...messages, ...types];
}

function fieldNames(fields: readonly Field[]): readonly { readonly name: string; readonly original: string }[] {
  const all = [...visitShapes({ kind: "struct", open: true, fields })].flatMap(({ field }) => field ?? []);
  return all.flatMap(({ name, originalName: original }) => (original === undefined ? [] : [{ name, original }]));
}

/** Whether the protocol has a page of flows. */
export function hasFlowsPage({ flows, transcripts }: ProtocolModel): boolean {
  return Object.keys(flows).length > 0 || transcripts.length > 0;
}
