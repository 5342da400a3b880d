// Where the values of a message are unions of objects, by the model of its protocol.

import type { Json } from "../../packages/core/src/index.js";
import { dereference } from "../../packages/core/src/shape/dereference.js";
import { identify } from "../../packages/core/src/frames/frames.js";
import type { ProtocolDescriptor } from "../../packages/core/src/protocol.js";
import type { Shape } from "../../packages/core/src/shape/shape.js";

type Path = readonly (string | number)[];

/** Tells for the paths of a message whether they lie in a union of objects, or are one. */
export function createUnionFinder(protocol: ProtocolDescriptor): (message: Json, answers?: string) => (path: Path) => boolean {
  const visit = (shape: Shape, value: Json, at: Path): readonly Path[] => {
    const target = dereference(protocol.types, shape);
    if (target?.kind === "union") {
      const inside = target.members.flatMap((member) => visit(member, value, at));
      return target.objects === undefined ? inside : [at, ...inside];
    }
    if (target?.kind === "list" && Array.isArray(value))
      return (value as readonly Json[]).flatMap((item, index) => visit(target.item, item, [...at, index]));
    if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
    const members = Object.entries(value as Readonly<Record<string, Json>>);
    return members.flatMap(([name, member]) => {
      const inner = target?.kind === "map" ? target.value : target?.kind === "struct" ? shapeOf(target.fields, name) : undefined;
      return inner === undefined ? [] : visit(inner, member, [...at, name]);
    });
  };
  return (message, answers) => {
    const result = answers === undefined ? undefined : protocol.messages[answers]?.result;
    const descriptor = result === undefined ? identify(protocol, message) : protocol.messages[result];
    const unions = descriptor === undefined ? [] : visit(descriptor.shape, message, []);
    return (path) => unions.some((union) => union.every((step, index) => path[index] === step));
  };
}

const shapeOf = (fields: readonly { readonly name: string; readonly shape: Shape }[], name: string): Shape | undefined =>
  fields.find((field) => field.name === name)?.shape;
