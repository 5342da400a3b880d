// Walks through the nodes of an imported schema.

import type { Definition, Definitions, EnvelopePlan, FieldNode, Node } from "./node.js";

/** The nodes directly inside a node. */
export function childrenOf(node: Node): readonly Node[] {
  switch (node.kind) {
    case "list":
      return [node.item];
    case "map":
      return [node.value];
    case "object":
      return [...node.fields.map((field) => field.node), ...(node.extras === undefined ? [] : [node.extras.values])];
    case "union":
      return node.parts;
    default:
      return [];
  }
}

/** The definitions that a node refers to. */
export function referencesIn(node: Node): readonly string[] {
  const own = node.kind === "reference" ? [node.definition] : node.kind === "object" ? node.include : [];
  return [...own, ...childrenOf(node).flatMap(referencesIn)];
}

/** A field of an object by its name. */
export const fieldOf = (node: Node | undefined, name: string): FieldNode | undefined =>
  node?.kind === "object" ? node.fields.find((field) => field.name === name) : undefined;

/** Adds the definitions that kept ones and further nodes refer to: what something else refers to stays a type, even if it is also a frame. */
export function closeOver(definitions: Definitions, kept: Map<string, Definition>, others: readonly Node[] = []): void {
  const open = [...[...kept.values()].map(({ node }) => node), ...others];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (const name of referencesIn(node)) {
      const target = definitions.get(name);
      if (kept.has(name) || target === undefined) continue;
      kept.set(name, target);
      open.push(target.node);
    }
  }
}

/** The envelope with other nodes of what its fields and errors can be. */
export function mapEnvelope(envelope: EnvelopePlan, change: (node: Node, step: string) => Node): EnvelopePlan {
  const changed = (fields: readonly FieldNode[]): readonly FieldNode[] =>
    fields.map((field) => ({ ...field, node: change(field.node, field.name) }));
  switch (envelope.kind) {
    case "single":
      return envelope;
    case "tag":
      return { ...envelope, fields: changed(envelope.fields) };
    case "frames":
      return { ...envelope, error: change(envelope.error, "error") };
    case "constants":
      return {
        ...envelope,
        fields: changed(envelope.fields),
        others: changed(envelope.others),
        error: change(envelope.error, "error"),
      };
  }
}
