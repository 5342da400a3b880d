// Resolves unions: their parts, whether null is one of them, and how their objects are distinguished.

import type { ObjectChoice, Shape } from "@wirepact/core";
import { didYouMeanOf } from "../text/did-you-mean.js";
import type { DefinitionSyntax } from "../model/spec-syntax.js";
import { decideObjects } from "./object-choice.js";
import { withoutUndefined } from "../base/without-undefined.js";
import { knownTypes, type ProtocolScope } from "./scope.js";

type ResolveShape = (scope: ProtocolScope, definition: string | DefinitionSyntax, location: string) => Shape;

/** The shape of a union. Its objects are distinguished once all named types are known. */
export function resolveUnion(scope: ProtocolScope, definition: DefinitionSyntax, location: string, resolveShape: ResolveShape): Shape {
  const parts = definition.union ?? [];
  const others = parts.filter((part) => part !== "null");
  const members = others.map((part, index) => resolveShape(scope, part, `${location}/union/${index}`));
  const nullable = others.length < parts.length ? (true as const) : undefined;
  const [only] = members;
  if (only !== undefined && members.length === 1) return withoutUndefined({ ...only, nullable: nullable ?? only.nullable });
  const types = knownTypes(scope);
  const objects = types === undefined ? undefined : resolveChoice(scope, types, { definition, members, location });
  return withoutUndefined({ kind: "union", members, objects, nullable });
}

interface UnionDefinition {
  readonly definition: DefinitionSyntax;
  readonly members: readonly Shape[];
  readonly location: string;
}

function resolveChoice(
  scope: ProtocolScope,
  types: Readonly<Record<string, Shape>>,
  { definition, members, location }: UnionDefinition,
): ObjectChoice | undefined {
  const { tag } = definition;
  const names = members.flatMap((member) => (member.kind === "reference" ? [member.type] : []));
  const otherwise = members.findIndex((member) => member.kind === "reference" && member.type === definition.otherwise);
  if (definition.otherwise !== undefined && otherwise === -1) {
    const hint = didYouMeanOf("parts", definition.otherwise, names);
    scope.report("resolve/union-otherwise", { name: definition.otherwise }, `${location}/otherwise`, { hint });
    return undefined;
  }
  const isFirst = definition.match === "first";
  for (const key of isFirst ? (["tag", "otherwise", "exclusive"] as const) : [])
    if (definition[key] !== undefined) scope.report("resolve/match-and-other", { key }, `${location}/${key}`);
  const result = decideObjects(types, { members, tag, otherwise: otherwise === -1 ? undefined : otherwise, isFirst });
  switch (result.kind) {
    case "choice":
      if (definition.exclusive !== true) return result.choice;
      if (result.choice.by === "presence") return { ...result.choice, exclusive: true };
      if (result.choice.by === "tag") scope.report("resolve/exclusive-by-tag", { tag: result.choice.tag }, `${location}/exclusive`);
      return undefined;
    case "none":
      for (const key of ["tag", "otherwise", "exclusive", "match"] as const) {
        if (definition[key] !== undefined) scope.report("resolve/union-one-object", { key }, `${location}/${key}`);
      }
      return undefined;
    case "tag-missing":
      scope.report("resolve/union-tag", { problem: `${result.part} has no required constant "${tag}"` }, `${location}/tag`, {
        hint: `add \`${tag}: { const: … }\` to it, or name it under \`otherwise\``,
      });
      return undefined;
    case "tag-repeated":
      scope.report("resolve/union-tag", { problem: `${tag} is ${result.value} in both ${result.parts.join(" and ")}` }, `${location}/tag`);
      return undefined;
    case "shadowed":
      scope.report("resolve/union-shadowed", { parts: result.parts }, `${location}/match`, {
        hint: result.order === undefined ? uniteHint(result.parts) : `change the order: ${orderHint(members, result.order)}`,
      });
      return undefined;
    case "ambiguous":
      scope.report("resolve/union-ambiguous", { parts: result.parts }, location, {
        hint: result.isMap
          ? `a map can be any object: define it under \`types\` and name it under \`otherwise\``
          : ambiguityHint(types, members, result.part),
      });
      return undefined;
  }
}

const uniteHint = (parts: readonly string[]): string => `unite ${parts.join(" and ")} to one object with optional fields`;

const orderHint = (members: readonly Shape[], order: readonly number[]): string => {
  const names = order.map((part) => (members[part]?.kind === "reference" ? members[part].type : `part ${part + 1}`));
  return `\`union: [${names.join(", ")}], match: first\``;
};

/** The construct that distinguishes objects: a part for the rest, the first that fits, one object instead of two, or a constant. */
function ambiguityHint(types: Readonly<Record<string, Shape>>, members: readonly Shape[], part: string): string {
  const rest = members.findIndex((member, otherwise) => {
    const isNamed = member.kind === "reference";
    return isNamed && decideObjects(types, { members, tag: undefined, otherwise }).kind === "choice";
  });
  const [named] = [members[rest]].flatMap((member) => (member?.kind === "reference" ? [member.type] : []));
  if (named !== undefined) return `add \`otherwise: ${named}\` if it is the part for all objects that are none of the others`;
  const first = decideObjects(types, { members, tag: undefined, otherwise: undefined, isFirst: true });
  if (first.kind === "choice") return "add `match: first` if the first part whose required fields fit is meant";
  if (first.kind === "shadowed" && first.order === undefined)
    return `${uniteHint(first.parts)}, or give each a required constant with another value`;
  if (first.kind === "shadowed")
    return `change the order, if the first part whose required fields fit is meant: ${orderHint(members, first.order!)}`;
  return `add a required constant with another value to each of them, such as \`type: { const: … }\`, or to ${part} a required field that the others do not have`;
}
