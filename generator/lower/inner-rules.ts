// The rules of the objects inside a message.

import type { Rule, Shape } from "@wirepact/core";
import type { MessageModel, ProtocolModel } from "../model/protocol-model.js";
import { visitShapes } from "@wirepact/core/shape";

/** The rules of the objects inside a message, each with where it applies: a named type, or a field. */
export function innerRules({ types }: ProtocolModel, { shape }: Pick<MessageModel, "shape">): readonly (readonly [string, Rule])[] {
  const found = new Map<Rule, readonly [string, Rule]>();
  const seen = new Set<string>();
  const visit = (start: Shape, where: string): void => {
    for (const { shape: inner, location } of visitShapes(start, "")) {
      const [, field = where] = /\/fields\/([^/]+)(?:\/(?:list|map))*$/.exec(location) ?? [];
      if (inner.kind === "struct") for (const rule of inner.rules ?? []) found.set(rule, [field, rule]);
      if (inner.kind !== "reference" || seen.has(inner.type)) continue;
      seen.add(inner.type);
      const target = types[inner.type];
      if (target !== undefined) visit(target, inner.type);
    }
  };
  visit(shape, "");
  return [...found.values()];
}
