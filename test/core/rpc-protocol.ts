// A small JSON-RPC protocol by hand: a client that adds, counts and waits, and a server that may ask back.

import { runnable } from "../../packages/core/src/codegen/all-features.js";
import type { Frame, MessageDescriptor, ProtocolDescriptor } from "../../packages/core/src/protocol.js";
import type { Field, Shape } from "../../packages/core/src/shape/shape.js";

const frames: readonly Frame[] = [
  { name: "request", has: ["method", "id"], where: {}, kind: "message", tag: "method", id: "id", body: "params", suffix: "Request" },
  { name: "notification", has: ["method"], where: {}, kind: "message", tag: "method", body: "params", suffix: "Notification" },
  { name: "result", has: ["result"], where: {}, kind: "result", replyTo: "id", body: "result", suffix: "Result" },
  { name: "error", has: ["error"], where: {}, kind: "error", replyTo: "id", body: "error", suffix: "" },
];

const text: Shape = { kind: "scalar", scalar: "string" };
const integer: Shape = { kind: "scalar", scalar: "integer" };
const anything: Shape = { kind: "scalar", scalar: "any" };
const idShape: Shape = { kind: "union", members: [text, integer] };
const struct = (fields: readonly Field[]): Shape => ({ kind: "struct", open: true, fields });
const field = (name: string, shape: Shape, required = true): Field => ({ name, shape, required });
const version = field("jsonrpc", { kind: "literal", value: "2.0" });

interface Draft {
  readonly name: string;
  readonly frame: string;
  readonly fields: readonly Field[];
  readonly absent: readonly string[];
  readonly rest?: Partial<MessageDescriptor>;
}

function message({ name, frame, fields, absent, rest = {} }: Draft): readonly [string, MessageDescriptor] {
  const descriptor: MessageDescriptor = {
    name,
    typeName: name,
    frame,
    from: ["client", "server"],
    to: ["client", "server"],
    shape: { kind: "struct", open: true, fields: [version, ...fields], absent },
    rules: [],
    ...rest,
  };
  return [name, descriptor];
}

function request(
  name: string,
  params: Shape,
  result: Shape,
  rest: Partial<MessageDescriptor> = {},
): readonly (readonly [string, MessageDescriptor])[] {
  const tag = field("method", { kind: "literal", value: name });
  return [
    message({
      name,
      frame: "request",
      fields: [field("id", idShape), tag, field("params", params)],
      absent: ["result", "error"],
      rest: { result: `${name} result`, ...rest },
    }),
    message({
      name: `${name} result`,
      frame: "result",
      fields: [field("id", idShape), field("result", result)],
      absent: ["method", "params", "error"],
      rest: { answers: name },
    }),
  ];
}

const numbers = struct([field("a", integer), field("b", integer)]);

export const calculator: ProtocolDescriptor = runnable({
  name: "calculator",
  title: "Calculator",
  version: "1.0.0",
  roles: { client: "Asks.", server: "Answers." },
  tag: "",
  frames,
  cancellation: { message: "cancel", where: [[["params", "requestId"], ["id"]]] },
  failures: {
    unparsable: { code: -32700, message: "Parse error" },
    unknownMessage: { code: -32601, message: "$details" },
    invalidEnvelope: { code: -32600, message: "$details" },
    invalidMessage: { code: -32602, message: "$details" },
    handlerFailed: { code: -32603, message: "$details" },
  },
  body: "inline",
  envelope: ["jsonrpc"],
  parts: {},
  reading: { lenient: {} },
  encodings: { ndjson: { maxBytes: 65_536 } },
  types: {},
  messages: Object.fromEntries([
    ...request("add", numbers, integer, { from: ["client"], to: ["server"] }),
    ...request("wait", struct([]), anything),
    ...request("ask", struct([field("question", text)]), text, { from: ["server"], to: ["client"] }),
    ...request(
      "count",
      struct([field("to", integer)]),
      struct([field("n", integer), field("last", { kind: "scalar", scalar: "boolean" })]),
      {
        from: ["client"],
        to: ["server"],
        stream: { until: [[["last"], true]] },
      },
    ),
    ...request("follow", struct([]), integer, { from: ["client"], to: ["server"], stream: { until: [] } }),
    message({
      name: "cancel",
      frame: "notification",
      fields: [field("method", { kind: "literal", value: "cancel" }), field("params", struct([field("requestId", idShape)]))],
      absent: ["id", "result", "error"],
    }),
    message({
      name: "result",
      frame: "result",
      fields: [field("id", idShape), field("result", anything)],
      absent: ["method", "params", "error"],
    }),
    message({
      name: "error",
      frame: "error",
      fields: [field("id", { ...idShape, nullable: true }), field("error", struct([field("code", integer), field("message", text)]))],
      absent: ["method", "params", "result"],
    }),
  ]),
  groups: {},
  flows: {},
  views: {},
});
