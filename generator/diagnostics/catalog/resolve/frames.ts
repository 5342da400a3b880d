// Diagnostics of the resolve stage about frames, and about requests and what answers them.

import { entry } from "../../catalog-entry.js";
import { listed } from "../../../text/markdown.js";

export const frameEntries = {
  "resolve/unknown-frame": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `unknown frame "${name}"`,
    explain: "`frame` of a message refers to a frame without `replyTo`, which is defined under `envelope.frames`.",
    wrong: "add: { frame: reqest }",
    right: "add: { frame: request }",
  }),
  "resolve/frame-required": entry<{ readonly name: string; readonly frames: readonly string[] }>({
    severity: "error",
    say: ({ name, frames }) =>
      frames.length === 0
        ? `no frame can contain the message "${name}"`
        : `"frame" is required: the message "${name}" could be in ${listed(frames, "or")}`,
    explain:
      "A message is in one frame. `frame` can be omitted if only one is possible: a message with `result` is in a frame with `id`, any other message is in a frame without `id`.",
    wrong: "log: { from: server }  # frames: notification, event",
    right: "log: { frame: event, from: server }",
  }),
  "resolve/frame-unknown-field": entry<{ readonly name: string; readonly frame: string }>({
    severity: "error",
    say: ({ name, frame }) => `the frame ${frame} has no field "${name}"`,
    explain:
      "`id`, `replyTo` and `has` refer to properties of the message: fields of the frame or the envelope, or in `has` also the tag and the body.",
    wrong: "request: { has: [method, id], tag: method, id: id }",
    right: "request: { has: [method, id], tag: method, id: id, fields: { id: integer } }",
  }),
  "resolve/frame-shadowed": entry<{ readonly frame: string; readonly by: string }>({
    severity: "error",
    say: ({ frame, by }) => `no message is ever in the frame ${frame}: all of them fit ${by}, which is tried first`,
    explain: "A message is in the first frame that it fits. Put the frame with more conditions first.",
    wrong: "frames: { notification: { has: [method] }, request: { has: [method, id] } }",
    right: "frames: { request: { has: [method, id] }, notification: { has: [method] } }",
  }),
  "resolve/second-reply-frame": entry<{ readonly frame: string; readonly kind: string }>({
    severity: "error",
    say: ({ frame, kind }) => `the frame ${frame} is a second frame for ${kind}s`,
    explain:
      "A protocol has at most one frame for results (`replyTo` without `type`) and one for errors (`replyTo` with `type`), so that every request is answered in one way.",
    wrong: "result: { replyTo: id, body: result }, reply: { replyTo: id, body: reply }",
    right: "result: { replyTo: id, body: result }",
  }),
  "resolve/frame-type": entry<{ readonly missing: string }>({
    severity: "error",
    say: ({ missing }) => `"type" of a frame needs "${missing}"`,
    explain: "`type` is the type of the body of errors. Errors have a body, and `replyTo` refers to the request that failed.",
    wrong: "error: { has: [error], body: error, type: Problem }",
    right: "error: { has: [error], replyTo: id, body: error, type: Problem }",
  }),
  "resolve/frame-examples": entry<{ readonly key: string; readonly frame: string }>({
    severity: "error",
    say: ({ key, frame }) => `"${key}" is not allowed on the frame ${frame}, which has no message of its own`,
    explain:
      "Only a frame of errors, or of results without a tag, has a message of its own. Other messages have rules and examples where they are defined; `example` sets the values that all examples of a frame start from.",
    wrong: "request: { tag: method, examples: { one: { id: 1 } } }",
    right: "request: { tag: method, example: { id: 1 } }",
  }),
  "resolve/frame-without-body": entry<{ readonly frame: string }>({
    severity: "error",
    say: ({ frame }) => `the frame ${frame} has no body`,
    explain:
      "The type of a body is the type of the property that `body` of the frame names. Without it, a message only has `fields`, next to those of the frame.",
    wrong: "request: { tag: method }  # … add: { body: Numbers }",
    right: "request: { tag: method, body: params }  # … add: { body: Numbers }",
  }),
  "resolve/body-with-fields": entry<Readonly<Record<string, never>>>({
    severity: "error",
    say: () => "a message has either `body` or `fields`",
    explain: "`fields` defines the body as an object. `body` gives it another type, or `none`.",
    wrong: "add: { body: Numbers, fields: { a: integer } }",
    right: "add: { fields: { a: integer } }",
  }),
  "resolve/body-required": entry<{ readonly frame: string; readonly body: string }>({
    severity: "error",
    say: ({ frame, body }) => `\`none\` is not possible: every message of the frame ${frame} has "${body}" (\`has\`)`,
    explain: "A property in `has` identifies the frame, so every message of the frame must have it.",
    wrong: "result: { has: [result], body: result }  # … result: none",
    right: "result: { has: [result], body: result }  # … result: string",
  }),
  "resolve/result-required": entry<{ readonly name: string; readonly frame: string }>({
    severity: "error",
    say: ({ name, frame }) => `"result" is required: the message "${name}" is in the frame ${frame}, whose messages are answered`,
    explain:
      "A message in a frame with `id` is a request if another frame has `replyTo`. Its `result` is a type, or `none` where results may have no body.",
    wrong: "add: { frame: request, fields: { a: integer } }",
    right: "add: { frame: request, fields: { a: integer }, result: integer }",
  }),
  "resolve/result-without-reply": entry<{ readonly name: string; readonly problem: string }>({
    severity: "error",
    say: ({ name, problem }) => `the message "${name}" cannot have a result: ${problem}`,
    explain:
      "A result is sent in the frame with `replyTo` (and without `type`), which contains the ID of the request. So the frame of the request needs an `id`.",
    wrong: "notification: { tag: method }  # … log: { frame: notification, result: integer }",
    right: "request: { tag: method, id: id }  # … log: { frame: request, result: integer }",
  }),
  "resolve/tag-required": entry<{ readonly key: string }>({
    severity: "error",
    say: ({ key }) => `a second message needs a tag: add "${key}"`,
    explain: "Messages of one frame are distinguished by the tag. Without a tag there is exactly one message.",
    wrong: "frames: { event: { has: [id] } }  # … messages: { opened: …, closed: … }",
    right: "frames: { event: { has: [id], tag: type } }",
  }),
  "resolve/message-named-as-frame": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `the frame "${name}" has a message with the same name`,
    explain:
      "The message of an error frame, and results whose request is not known, are named after their frame. Give the other message another name; `tag` keeps its tag.",
    wrong: "messages: { error: … }",
    right: "messages: { error-event: { tag: error, … } }",
  }),
  "resolve/frames-required": entry<{ readonly key: string }>({
    severity: "error",
    say: ({ key }) => `"${key}" needs a protocol with frames`,
    explain: "The envelope of the protocol has no `frames`, so its messages are distinguished by the tag alone and have no results.",
    wrong: "envelope: { tag: type }  # … add: { result: integer }",
    right: "envelope: { frames: … }  # … add: { result: integer }",
  }),
  "resolve/frames-encoding": entry<{ readonly encoding: string }>({
    severity: "error",
    say: ({ encoding }) => `a protocol with frames cannot have the encoding ${encoding}`,
    explain: "Frames are distinguished by the properties of a JSON object, so their encodings are json, ndjson, sse and content-length.",
    wrong: "encodings: { yaml: {} }",
    right: "encodings: { json: {} }",
  }),
  "resolve/no-error-frame": entry<Readonly<Record<string, never>>>({
    severity: "error",
    say: () => `"failures" needs a frame for errors, with "replyTo" and "type"`,
    explain: "`failures` contains the bodies of the errors that a connection sends on its own, so there must be a frame for errors.",
    wrong: "frames: { request: … }  # … failures: { unparsable: { code: 1 } }",
    right: "frames: { request: …, error: { replyTo: id, body: error, type: Problem } }",
  }),
  "resolve/no-failure": entry<{ readonly reason: string }>({
    severity: "error",
    say: ({ reason }) => `the list of errors for "${reason}" is empty`,
    explain: "A list under `failures` has the errors that a party may send. The first one is what generated code sends.",
    wrong: "failures: { invalidMessage: [] }",
    right: "failures: { invalidMessage: [{ code: -32602 }, { code: -32600 }] }",
  }),
  "resolve/not-a-request": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `the message "${name}" is not a request`,
    explain: "Only messages with a `result` are requests, which can be cancelled, report their progress and have a `timeout`.",
    wrong: "cancellation: { message: cancel, requests: [log], where: { params.id: id } }",
    right: "cancellation: { message: cancel, requests: [add], where: { params.id: id } }",
  }),
  "resolve/linked-message": entry<{ readonly name: string; readonly does: string; readonly problem: string }>({
    severity: "error",
    say: ({ name, does, problem }) => `the message "${name}" cannot ${does}, because ${problem}`,
    explain:
      "A result ends its request. A connection builds and sends the message that cancels a request on its own. If it is a request, its ID is filled in and the answer to it is ignored.",
    wrong: "cancellation: { message: add result, where: { result.id: id } }",
    right: "cancellation: { message: cancel, where: { params.id: id } }",
  }),
  "resolve/reply-by-own-id": entry<{ readonly name: string }>({
    severity: "error",
    say: ({ name }) => `"${name}" cannot be both the ID of a message and the ID of the message being replied to`,
    explain:
      "A reply would have the ID of its request and count as a duplicate. Protocols in which answers repeat the ID of their request are described with `frames`.",
    wrong: "envelope: { id: id, replyTo: id }",
    right: "envelope: { id: id, replyTo: reply_to }",
  }),
  "resolve/nested-part": entry<{ readonly key: string; readonly name: string }>({
    severity: "error",
    say: ({ key, name }) => `"${key}" must be a property of the message itself, got the path "${name}"`,
    explain: "The tag and the body are properties of the outermost object of a message.",
    wrong: "envelope: { tag: header.kind }",
    right: "envelope: { tag: kind }",
  }),
};
