// Frames in words: how they are distinguished, which properties have a role in them, and what is known of requests and their answers.

import type { FailureReason, Frame, Path, RequestLink } from "@wirepact/core";
import { requestsOf } from "../../describe/message-parts.js";
import type { MessageModel, ProtocolModel } from "../../model/protocol-model.js";
import { durationWords } from "./flow-text.js";
import { code, docText, listed, tableRows, value } from "../../text/markdown.js";
import { messageLink, messageLinks, type Page } from "./page.js";
import { fieldPath } from "./shape-text.js";

/** One row per frame; none in a protocol without frames. */
export function frameRows({ frames = [] }: ProtocolModel) {
  const property = (name: string | undefined): string => (name === undefined ? "" : code(name));
  return tableRows(
    frames.map((frame) => ({
      name: code(frame.name),
      doc: docText(frame.doc ?? ""),
      identified: identityWords(frame),
      tag: property(frame.tag),
      id: property(frame.id),
      replyTo: property(frame.replyTo),
      body: property(frame.body),
    })),
  );
}

/** What a value must have to be in a frame. */
function identityWords({ has, where }: Frame): string {
  const constants = Object.entries(where).map(([name, constant]) => `${code(name)} is ${value(constant)}`);
  const present = has.length === 0 ? [] : [`has ${listed(has.map(code))}`];
  return listed([...present, ...constants]) || "any other object";
}

/** Who answers requests with what, how they are cancelled, and the errors that a connection sends. */
export function requestNotes(page: Page): readonly string[] {
  const { model } = page;
  const { cancellation, progress, frames = [] } = model;
  if (requestsOf(model.messages).length === 0) return [];
  const error = frames.find(({ kind }) => kind === "error");
  const errorWords = error === undefined ? "" : ` or with ${messageLink(page, error.name)}`;
  return [
    `Each request is answered once by the role that receives it, with the result of the request${errorWords}; a stream has any number of results. An answer has the ID of its request. IDs are counted for each sending role; ${value(1)} and ${value("1")} are different IDs.`,
    "The type of a result follows from the request that it answers. Without the request, only the frame is checked.",
    ...(cancellation === undefined ? [] : [linkWords(page, cancellation, "cancels")]),
    ...(progress === undefined ? [] : [linkWords(page, progress, "reports the progress of")]),
    `A connection waits a minute for the answer to a request, unless the page of the request or the call says otherwise. ${
      progress === undefined ? "Results" : "Progress and results"
    } of a stream start the time anew.`,
  ];
}

/** What a message that means a request does. */
function linkWords(page: Page, { message, requests, where }: RequestLink, does: string): string {
  const names = requests?.map((name) => messageLink(page, name)) ?? ["a request"];
  return `${messageLink(page, message)} ${does} ${listed(names, "or")} with the same ${listed(where.map(pairWords))}.`;
}

const pairWords = ([linking, request]: readonly [Path, Path]): string => `${fieldPath(request)} in ${fieldPath(linking)}`;

const failureWords = {
  unparsable: "text that cannot be decoded",
  unknownMessage: "a request of unknown type",
  invalidEnvelope: "a request with an invalid envelope",
  invalidMessage: "an invalid request",
  handlerFailed: "a request whose handler fails",
  undeclared: "a request that needs a capability that was not declared",
  unsupportedVersion: "a request of a version that is not supported",
} satisfies Record<FailureReason, string>;

/** The errors that a connection sends by itself. */
export function failureRows({ failures = {}, otherFailures = {} }: ProtocolModel) {
  return tableRows(
    Object.entries(failures).map(([reason, body]) => ({
      reason: failureWords[reason as keyof typeof failureWords],
      body: [body, ...(otherFailures[reason as FailureReason] ?? [])].map(value).join(" or "),
    })),
  );
}

/** What a message says about its frame and its request or result. */
export function exchangeFacts(page: Page, message: MessageModel): readonly (readonly [label: string, text: string])[] {
  const { model } = page;
  const { frame, result, answers, stream, timeout } = message;
  if (frame === undefined || model.frames === undefined) return [];
  const until = (stream?.until ?? []).map(([path, equals]) => `${fieldPath(path)} is ${value(equals)}`);
  const end = until.length === 0 ? "until the connection ends" : `until ${listed(until)}`;
  const cancelled = model.cancellation;
  const isCancellable = result !== undefined && cancelled !== undefined && cancelled.requests?.includes(message.name) !== false;
  return [
    ...(model.frames.length === 1 ? [] : [["Frame", `[${code(frame)}](${page.up}envelope.md#frames)`] as const]),
    ...(answers === undefined ? [] : [["Answers", messageLink(page, answers)] as const]),
    ...(result === undefined
      ? []
      : [["Result", `${messageLink(page, result)}${stream === undefined ? "" : `, any number of times, ${end}`}`] as const]),
    ...(isCancellable ? [["Cancelled by", messageLinks(page, [cancelled.message])] as const] : []),
    ...(timeout === undefined ? [] : [["Timeout", timeout === "none" ? "none" : durationWords(timeout)] as const]),
  ];
}
