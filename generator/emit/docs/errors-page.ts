// The page about issue codes, and about the replies to a rejected message.

import { type Encoding, type Json, readPath, receiveMessage, type Rejections } from "@wirepact/core";
import { answerRejection } from "@wirepact/core/codegen";
import { partsOf } from "../../describe/message-parts.js";
import { packageProtocol } from "../../describe/package-protocol.js";
import type { ProtocolModel } from "../../model/protocol-model.js";
import { code, fenced, plainText, tableRows, value } from "../../text/markdown.js";
import { issuesAt } from "./issue-meanings.js";
import { messageLink, messageLinks, type Page } from "./page.js";
import { allRules } from "./rule-text.js";
import { isDated, versionNumbers } from "../../text/version-text.js";

/** The view of the page. */
export async function errorsView(page: Page, encodings: readonly Encoding[]) {
  const { model } = page;
  return {
    text: issuesAt(model, "text"),
    message: issuesAt(model, "message"),
    sending: [...issuesAt(model, "writing"), ...issuesAt(model, "receiving")],
    warning: issuesAt(model, "warning"),
    conversation: issuesAt(model, "conversation"),
    rules: tableRows(allRules(page)),
    rejections: model.rejections === undefined ? [] : [await rejectionsView(page, model.rejections, encodings)],
  };
}

async function rejectionsView(page: Page, rejections: Rejections, encodings: readonly Encoding[]) {
  const { model } = page;
  return {
    reasons: tableRows(
      Object.entries(rejections.reasons).map(([reason, variables]) => ({
        reason: reasonWords[reason as keyof Rejections["reasons"]],
        values: Object.entries(variables ?? {})
          .map(([name, given]) => `${code(name)}: ${value(given)}`)
          .join(", "),
      })),
    ),
    replies: rejections.replies.map((reply) =>
      reply.kind === "object"
        ? `an object of type [${reply.type}](${page.up}types.md#${reply.type.toLowerCase()})`
        : `a message of type ${messageLink(page, reply.message)}`,
    ),
    silent: messageLinks(page, rejections.silent),
    answers: await answersOf(model, encodings),
  };
}

const reasonWords: { readonly [reason in keyof Rejections["reasons"]]-?: string } = {
  "unknown-type": "unknown message type",
  "wrong-version": "unsupported version",
  otherwise: "any other issue",
};

/** The replies of `receive` to three messages that it rejects; the clock, the IDs and the name of the receiver are made up. */
async function answersOf(model: ProtocolModel, encodings: readonly Encoding[]) {
  const found = [];
  for (const { title, message } of rejectedMessages(model)) {
    const ids = idSource();
    const reception = await receiveMessage<unknown, Json>(packageProtocol(model), { encodings, answer: answerRejection }, message, {
      self: "receiver",
      now: () => new Date("2026-03-04T09:00:00Z"),
      newId: ids,
    });
    if (reception.status !== "rejected") continue;
    found.push({
      title,
      issues: reception.issues.map((issue) => plainText(issue.message)),
      replies: reception.replies.map((reply) => fenced(JSON.stringify(reply, null, 2), "json")),
    });
  }
  return found;
}

function idSource(): () => string {
  let last = 0;
  return () => `00000000-0000-4000-8000-${String((last += 1)).padStart(12, "0")}`;
}

function rejectedMessages(model: ProtocolModel): readonly { readonly title: string; readonly message: object }[] {
  const silent = model.rejections?.silent ?? [];
  const message = Object.values(model.messages).find(({ name }) => !silent.includes(name));
  const example = message?.examples[0]?.value as Readonly<Record<string, Json>> | undefined;
  if (message === undefined || example === undefined) return [];
  const { parts, version } = model;
  const { tag } = partsOf(model, message);
  const [name] = parts.version ?? [];
  const missing = message.shape.fields.find((field) => field.required && field.name !== tag && !model.envelope.includes(field.name));
  return [
    ...(missing === undefined
      ? []
      : [{ title: `${code(message.name)} without ${code(missing.name)}`, message: { ...example, [missing.name]: undefined } }]),
    ...(tag === undefined ? [] : [{ title: `Unknown type ${code("status_request")}`, message: { ...example, [tag]: "status_request" } }]),
    ...(name === undefined || parts.version?.length !== 1 || readPath(example, [name]) === undefined
      ? []
      : [
          isDated(version)
            ? { title: "Another version", message: { ...example, [name]: "2000-01-01" } }
            : { title: "Next major version", message: { ...example, [name]: `${versionNumbers(version)[0] + 1}.0.0` } },
        ]),
  ];
}
