// What all pages of a protocol share: the model, the way to other pages, and links to them.

import type { MessageModel, ProtocolModel } from "../../model/protocol-model.js";
import { anchor, code, listed } from "../../text/markdown.js";
import { pageNames } from "../page-names.js";

/** A page's view of the protocol. */
export interface Page {
  readonly model: ProtocolModel;
  /** The way from the page to the folder of the docs: empty, or `../`. */
  readonly up: "" | "../";
  /** Its heading; another heading with the same anchor is numbered. */
  readonly title?: string;
  /** Whether the page is read without the others, so that links lead nowhere and only the names are given. */
  readonly isAlone?: boolean;
}

const pagesByModel = new WeakMap<ProtocolModel["messages"], ReadonlyMap<string, string>>();

/** The file name of a message's page, without its ending. */
export function messagePage({ messages }: ProtocolModel, name: string): string {
  let pages = pagesByModel.get(messages);
  if (pages === undefined) pagesByModel.set(messages, (pages = pageNames(Object.keys(messages))));
  return pages.get(name) ?? name;
}

/** A link to the page of a message. */
export function messageLink({ model, up, isAlone }: Page, name: string): string {
  return isAlone === true ? code(name) : `[${code(name)}](${up === "" ? "messages/" : ""}${messagePage(model, name)}.md)`;
}

/** Links to the pages of messages, separated by commas. */
export function messageLinks(page: Page, names: readonly string[]): string {
  return names.map((name) => messageLink(page, name)).join(", ");
}

/** A link to a named type, which is on the page of enums or of types. */
export function typeLink({ model, up, isAlone }: Page, name: string): string {
  if (isAlone === true) return code(name);
  const page = model.types[name]?.kind === "enum" ? "enums" : "types";
  return `[${name}](${up}${page}.md#${anchor(name)})`;
}

/** The codes of warnings as links, each of them once, with how often it occurs. */
export const warningLinks = (page: Page, warnings: readonly string[]): readonly string[] =>
  [...new Set(warnings)].map((warning) => {
    const times = warnings.filter((other) => other === warning).length;
    return `${issueLink(page, warning)}${times === 1 ? "" : ` (${times} times)`}`;
  });

/** A link to an issue code; the codes of all rules lead to one section. */
export const issueLink = ({ up }: Page, issue: string): string =>
  `[${code(issue)}](${up}errors.md#${issue.startsWith("rule/") ? "rule" : issue})`;

/** Roles in a sentence; `anyone` stands for all of them. */
export function roleWords({ roles }: ProtocolModel, names: readonly string[], last = "or"): string {
  const all = Object.keys(roles);
  return all.length > 2 && all.every((role) => names.includes(role)) ? "anyone" : listed(names, last);
}

/** Whether the same roles send and receive a message. */
export const goesBothWays = ({ from, to }: Pick<MessageModel, "from" | "to">): boolean =>
  from.length === to.length && from.every((role) => to.includes(role));
