// The names of all messages: those that the spec defines, and in protocols with frames the results, and the messages that are named after their frame.

import type { Frame } from "@wirepact/core";
import type { FrameSyntax, CompleteProtocol } from "../model/spec-syntax.js";

/** The name of what answers a request. */
export const resultName = (request: string): string => `${request} result`;

/** What the messages of a frame are, which follows from its keys. */
export function kindOfFrame({ replyTo, type }: FrameSyntax): Frame["kind"] {
  if (replyTo === undefined) return "message";
  return type === undefined ? "result" : "error";
}

/** Whether a frame has its own message, named after it: the error, or the result of an unknown request. */
export const namesMessage = (frame: FrameSyntax): boolean =>
  kindOfFrame(frame) === "error" || (kindOfFrame(frame) === "result" && frame.tag === undefined);

/** The names of all messages of a protocol, in the order of the model. */
export function messageNamesOf({ envelope, messages }: CompleteProtocol): readonly string[] {
  const frames = Object.entries(envelope.frames ?? {});
  const replies = frames.some(([, frame]) => kindOfFrame(frame) === "result");
  return [
    ...Object.entries(messages).flatMap(([name, { result }]) => (replies && result !== undefined ? [name, resultName(name)] : [name])),
    ...frames.filter(([, frame]) => namesMessage(frame)).map(([name]) => name),
  ];
}
