// The envelope of an imported protocol as data of a spec: a tag, or frames.

import { compact, defineField, type DataMap, type Defining } from "./define.js";
import type { ConstantFrame, ConstantFrames, Definition, EnvelopePlan, FieldNode, Note, ProtocolPlan } from "./node.js";

const idType = "request id";
const errorType = "error body";

/** The property of a frame that contains the fields of a message. */
export function bodyProperty(envelope: EnvelopePlan, frame: "request" | "notification" | "result"): string {
  if (envelope.kind === "constants") {
    const { request, event, response } = envelope;
    return (frame === "request" ? request : frame === "result" ? response : event)?.body ?? "body";
  }
  return frame === "result" ? "result" : "params";
}

/** Adds the types that frames refer to. */
export function withFrameTypes({ envelope, definitions }: ProtocolPlan): ProtocolPlan["definitions"] {
  if (envelope.kind !== "frames" && envelope.kind !== "constants") return definitions;
  const added = [
    ...(envelope.kind === "constants" || envelope.id.kind === "reference"
      ? []
      : [[idType, { node: { ...envelope.id, doc: envelope.id.doc ?? "The ID of a request." } }] as const]),
    ...(envelope.error.kind === "reference"
      ? []
      : [
          [
            errorType,
            { node: { ...envelope.error, doc: envelope.error.doc ?? "The error that a failed request is answered with." } },
          ] as const,
        ]),
  ];
  return new Map<string, Definition>([...added, ...definitions]);
}

const describeFields = (fields: readonly FieldNode[], defining: Defining): DataMap =>
  Object.fromEntries(fields.map((field) => [field.required ? field.name : `${field.name}?`, defineField(field, defining)]));

/** What the envelope says differently than usual, or not at all. */
export function envelopeNotes({ envelope }: ProtocolPlan): readonly Note[] {
  const noteOf = (problem: string): readonly Note[] => [{ definition: "", path: "", problem }];
  if (envelope.kind === "frames" && envelope.suffix !== "Result")
    return noteOf(`results are called …${envelope.suffix} in TypeScript, as in the schema (\`suffix\` of the frame "result")`);
  if (envelope.kind === "constants" && envelope.success !== undefined)
    return noteOf("there are no `failures`: say what connections answer invalid and unknown requests with, which the schema does not");
  return [];
}

/** The errors that JSON-RPC 2.0 defines, unless the schema describes other ones. */
export function describeFailures({ envelope }: ProtocolPlan): DataMap | undefined {
  if (envelope.kind !== "frames" || envelope.failures === false) return undefined;
  return {
    unparsable: { code: -32700, message: "Parse error" },
    unknownMessage: { code: -32601, message: "$details" },
    invalidEnvelope: { code: -32600, message: "$details" },
    invalidMessage: { code: -32602, message: "$details" },
    handlerFailed: { code: -32603, message: "Internal error" },
  };
}

export function describeEnvelope({ envelope }: ProtocolPlan, defining: Defining): DataMap {
  if (envelope.kind === "single") return { body: "inline", fields: {}, example: {} };
  if (envelope.kind === "tag") {
    const { tag, body, open } = envelope;
    const object = body === undefined || open === (defining.objects === "open") ? {} : { object: open ? "open" : "closed" };
    return { tag, body: body ?? "inline", ...object, fields: describeFields(envelope.fields, defining), example: {} };
  }
  if (envelope.kind === "constants") return describeConstantFrames(envelope, defining);
  const id = defining.nameOf(envelope.id.kind === "reference" ? envelope.id.definition : idType);
  const error = defining.nameOf(envelope.error.kind === "reference" ? envelope.error.definition : errorType);
  const example = { id: 1 };
  return {
    fields: { jsonrpc: { const: "2.0", doc: "The JSON-RPC version." } },
    frames: {
      request: {
        doc: "A message that is answered.",
        has: ["method", "id"],
        tag: "method",
        id: "id",
        body: "params",
        fields: { id: { type: id, fill: "$sequence" } },
        example,
      },
      notification: { doc: "A message that is not answered.", has: ["method"], tag: "method", body: "params" },
      result: compact({
        doc: "The answer to a successful request.",
        has: ["result"],
        replyTo: "id",
        body: "result",
        suffix: envelope.suffix === "Result" ? undefined : envelope.suffix,
        fields: { id },
        example,
      }),
      error: {
        doc: "The answer to a failed request.",
        has: ["error"],
        replyTo: "id",
        body: "error",
        type: error,
        name: "ErrorResponse",
        fields: { [envelope.errorId === "required" ? "id" : "id?"]: { type: id, nullable: true } },
        example,
      },
    },
  };
}

function describeConstantFrames(envelope: ConstantFrames, defining: Defining): DataMap {
  const { fields, id, request, event, response, replyTo, success, others } = envelope;
  const error = defining.nameOf(envelope.error.kind === "reference" ? envelope.error.definition : errorType);
  const start = { [id]: 1 };
  const example = { ...start, [id]: 2, [replyTo.name]: 1 };
  const frame = ({ where, tag, body, doc }: ConstantFrame, usual: string): DataMap => ({ doc: doc ?? usual, where, tag, body });
  const answers = describeFields([replyTo, ...others], defining);
  const command = { type: "string", doc: "The name of the request." };
  const own = describeFields(
    fields.filter((field) => field.name !== id),
    defining,
  );
  const number = defineField(
    fields.find((field) => field.name === id)!,
    defining,
  );
  const numbered = { ...(typeof number === "string" ? { type: number } : (number as DataMap)), fill: "$sequence" };
  return {
    fields: { [id]: numbered, ...own },
    example: start,
    frames: compact({
      request: { ...frame(request, "A message that is answered."), id },
      event: event === undefined ? undefined : frame(event, "A message that is not answered."),
      response: {
        ...frame(response, "The answer to a successful request."),
        where: { ...response.where, ...(success === undefined ? {} : { [success]: true }) },
        replyTo: replyTo.name,
        fields: answers,
        example,
      },
      error:
        success === undefined
          ? undefined
          : {
              doc: "The answer to a failed request.",
              where: { ...response.where, [success]: false },
              replyTo: replyTo.name,
              body: response.body,
              type: error,
              name: "ErrorResponse",
              fields: { ...answers, [response.tag]: command },
              example: { ...example, [response.tag]: "unknown" },
            },
    }),
  };
}
