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
    const inner = field?.shape ?? target.extras?.values;
    return inner === undefined ? undefined : findShape(model, inner, rest);
  }
  if (target?.kind === "map") return findShape(model, target.value, rest);
  if (target?.kind === "list") return findShape(model, target.item, rest);
  if (target?.kind === "union") {
    return target.members.map((member) => findShape(model, member, path)).find((found) => found !== undefined);
  }
  return target?.kind === "scalar" && target.scalar === "any" ? target : undefined;
}
