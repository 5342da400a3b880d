// Resolves unions: their parts, whether null is one of them, and how their objects are distinguished.

import type { ObjectChoice, Shape } from "@wirepact/core";
import { didYouMeanOf } from "../text/did-you-mean.js";
import type { DefinitionSyntax } from "../model/spec-syntax.js";
import { decideObjects } from "./object-choice.js";
import { present } from "./present.js";
import type { ProtocolScope } from "./scope.js";

type ResolveShape = (scope: ProtocolScope, definition: string | DefinitionSyntax, location: string) => Shape;

/** The shape of a union. Its objects are distinguished once all named types are known. */
export function resolveUnion(scope: ProtocolScope, definition: DefinitionSyntax, location: string, resolveShape: ResolveShape): Shape {
  const parts = definition.union ?? [];
  const others = parts.filter((part) => part !== "null");
  const members = others.map((part, index) => resolveShape(scope, part, `${location}/union/${index}`));
  const nullable = others.length < parts.length ? (true as const) : undefined;
  const [only] = members;
  if (only !== undefined && members.length === 1) return present({ ...only, nullable: nullable ?? only.nullable });
  const objects = scope.types === undefined ? undefined : resolveChoice(scope, scope.types, { definition, members, location });
  return present({ kind: "union", members, objects, nullable });
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
  const result = decideObjects(types, { members, tag, otherwise: otherwise === -1 ? undefined : otherwise });
  switch (result.kind) {
    case "choice":
      return result.choice;
    case "none":
      for (const key of ["tag", "otherwise"] as const) {
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
    case "ambiguous":
      scope.report("resolve/union-ambiguous", { parts: result.parts }, location, {
        hint: result.isMap
          ? `a map can be any object: define it under \`types\` and name it under \`otherwise\``
          : `add a required constant with another value to each of them, such as \`type: { const: … }\`, or to ${result.part} a required field that the others do not have`,
      });
      return undefined;
  }
}
