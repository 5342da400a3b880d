// Two objects of a union as one: if they have the same required fields, and at most one field that both have differs.

import { allFields } from "./merge-objects.js";
import type { FieldNode, Node, ObjectNode } from "./node.js";

interface Uniting {
  readonly lookup: (definition: string) => Node | undefined;
  /** The union of the values of a field; undefined if there is none. */
  readonly union: (nodes: readonly Node[]) => Node | undefined;
}

/** One object for both; undefined if it would accept other values than they do. */
export function uniteObjects(left: ObjectNode, right: ObjectNode, { lookup, union }: Uniting): ObjectNode | undefined {
  if (left.open !== right.open || left.extras !== undefined || right.extras !== undefined) return undefined;
  if (left.rules.length + right.rules.length > 0 || left.openTag !== right.openTag) return undefined;
  const [first, second] = [allFields(left, { lookup }), allFields(right, { lookup })];
  const names = [...new Set([...first, ...second].map(({ name }) => name))];
  const differing: string[] = [];
  const fields: FieldNode[] = [];
  for (const name of names) {
    const [one, other] = [first, second].map((own) => own.find((field) => field.name === name));
    if (one === undefined || other === undefined) {
      const field = one ?? other;
      if (field === undefined || field.required) return undefined;
      fields.push(field);
    } else if (one.required === other.required && textOf(one.node) === textOf(other.node)) fields.push(one);
    else {
      const node = union([one.node, other.node]);
      if (node === undefined) return undefined;
      differing.push(name);
      fields.push({ name, required: one.required && other.required, node: { ...node, doc: one.node.doc ?? other.node.doc } });
    }
  }
  // Objects without unknown properties are told apart by their optional ones.
  const isMore = !left.open && first.length !== second.length;
  return differing.length > 1 || isMore ? undefined : { kind: "object", fields, include: [], rules: [], open: left.open };
}

const textOf = (node: Node): string => JSON.stringify(node, (key, value: unknown) => (key === "doc" ? undefined : value));
