// The tag of an `otherwise` part whose pattern begins with fixed characters, such as `^_`, as a TypeScript type. It excludes the tags of the other
// parts, so that comparing the tag narrows the union.

import type { Shape } from "@wirepact/core";
import { shapesIn } from "@wirepact/core/shape";
import type { ProtocolModel } from "../model/protocol-model.js";

/** The TypeScript types of such tags of a named type, by the name of the field. */
export function tagPrefixes(model: ProtocolModel, name: string): Readonly<Record<string, string>> {
  const type = model.types[name];
  if (type?.kind !== "struct") return {};
  const tags = new Set(allShapes(model).flatMap((shape) => tagOf(shape, name) ?? []));
  return Object.fromEntries(
    type.fields.flatMap((field) => {
      const prefix = tags.has(field.name) ? prefixOf(field.shape) : undefined;
      return prefix === undefined ? [] : [[field.name, `\`${prefix}\${string}\``]];
    }),
  );
}

const allShapes = ({ types, messages }: ProtocolModel): readonly Shape[] =>
  [...Object.values(types), ...Object.values(messages).map(({ shape }) => shape)].flatMap((shape) => [...shapesIn(shape)]);

/** The tag of a union, if the named type is its `otherwise` part. */
function tagOf(shape: Shape, name: string): string | undefined {
  if (shape.kind !== "union" || shape.objects?.by !== "tag" || shape.objects.otherwise === undefined) return undefined;
  const part = shape.members[shape.objects.otherwise];
  return part?.kind === "reference" && part.type === name ? shape.objects.tag : undefined;
}

/** The characters that all strings of a pattern begin with. Those that need an escape, and alternatives, are not looked into. */
function prefixOf(shape: Shape): string | undefined {
  if (shape.kind !== "scalar" || shape.nullable === true || shape.pattern?.includes("|") !== false) return undefined;
  return /^\^([\w:/@#-]+)(?![\w:/@#*+?{-])/.exec(shape.pattern)?.[1] ?? /^\^([\w:/@#-]+)[\w:/@#-][*+?{]/.exec(shape.pattern)?.[1];
}
