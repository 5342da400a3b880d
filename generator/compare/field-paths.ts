// The model paths of the fields of messages: those that all messages share are in the envelope, the others in their message.

import type { Field } from "@wirepact/core";
import { sameJson } from "@wirepact/core/codegen";
import type { ProtocolModel } from "../model/protocol-model.js";

/** The model path of a top-level field of a message. */
export function fieldPaths(model: ProtocolModel): (message: string, field: string) => string {
  const shared = new Set(model.envelope.filter((name) => isShared(model, name)));
  return (message, field) => {
    if (field === model.tag) return "envelope/tag";
    return shared.has(field) ? `envelope/fields/${field}` : `messages/${message}/fields/${field}`;
  };
}

/** Whether every message has the field in the same form, so that no message changes it. */
function isShared({ messages }: ProtocolModel, name: string): boolean {
  const fields = Object.values(messages).map(({ shape }) => shape.fields.find((field): field is Field => field.name === name));
  return fields.every((field) => field !== undefined && sameJson(field, fields[0]));
}
