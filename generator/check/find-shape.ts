// Finds the shape at a path of a message.

import type { MessageDescriptor, Path, Shape } from "@wirepact/core";
import { dereference } from "@wirepact/core/describe";
import type { ProtocolModel } from "../model/protocol-model.js";

/** Whether the path leads to a field of the message; maps and `any` have every name. */
export function hasPath(model: ProtocolModel, message: MessageDescriptor, path: Path): boolean {
  return findShape(model, message.shape, path) !== undefined;
}

/** The shape at a path of a message. */
export function findShape(model: ProtocolModel, shape: Shape, path: Path): Shape | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return shape;
  const target = dereference(model.types, shape);
  if (target?.kind === "struct") {
    const field = target.fields.find(({ name }) => name === step);
    return field === undefined ? undefined : findShape(model, field.shape, rest);
  }
  if (target?.kind === "map") return findShape(model, target.value, rest);
  if (target?.kind === "list") return findShape(model, target.item, rest);
  return target?.kind === "scalar" && target.scalar === "any" ? target : undefined;
}
