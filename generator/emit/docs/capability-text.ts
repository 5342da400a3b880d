// What parties declare that they can do, in words: where each capability is declared, and the messages that need it.

import type { ProtocolModel } from "../../model/protocol-model.js";
import { code, docText, listed, tableRows } from "../../text/markdown.js";
import { messageLink, messageLinks, type Page } from "./page.js";
import { fieldPath } from "./shape-text.js";

/** The name of a capability, with a link to the table of all of them. */
export const capabilityLink = (page: Page, name: string): string => `[${code(name)}](${page.up}index.md#capabilities)`;

/** A row per capability. */
export function capabilityRows(page: Page) {
  const { capabilities = {}, messages } = page.model;
  return tableRows(
    Object.values(capabilities).map(({ name, doc = "", declared }) => ({
      name: code(name),
      doc: docText(doc),
      declared: listed(
        declared.map(({ messages: declaring, path, each }) =>
          each === true
            ? `${fieldPath(path)} of each message that has it`
            : `${fieldPath(path)} of ${declaring.map((message) => messageLink(page, message)).join(", ")}`,
        ),
        "or",
      ),
      messages: messageLinks(
        page,
        Object.values(messages).flatMap((message) => (message.needs?.includes(name) === true ? [message.name] : [])),
      ),
    })),
  );
}

/** What must have been declared before some messages are sent. */
export const capabilityLines = ({ capabilities = {}, messages }: ProtocolModel): readonly string[] =>
  Object.values(capabilities).flatMap(({ name, declared }) => {
    const needing = Object.values(messages).flatMap((message) => (message.needs?.includes(name) === true ? [code(message.name)] : []));
    const places = declared.map(({ messages: declaring, path, each }) =>
      each === true ? fieldPath(path) : `${fieldPath(path)} of ${listed(declaring.map(code), "or")}`,
    );
    return needing.length === 0 ? [] : [`Send ${listed(needing, "or")} only if ${listed(places, "or")} has declared ${code(name)}.`];
  });
