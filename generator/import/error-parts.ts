// The errors of JSON-RPC that a schema defines: those with a constant code are parts of a union, and any other error is the general one.

import { allFields } from "./merge-objects.js";
import type { Definitions, Node } from "./node.js";
import { fieldOf } from "./visit-nodes.js";

type Lookup = (definition: string) => Node | undefined;

/** The constant code of an error, or of a frame around one. */
function codeOf(node: Node, lookup: Lookup): string | number | boolean | undefined {
  const body = fieldOf(node, "error")?.node ?? node;
  const fields = body.kind === "object" ? allFields(body, { lookup }) : [];
  const code = fields.findLast(({ name }) => name === "code");
  const isError = code?.required === true && code.node.kind === "const" && fields.some(({ name }) => name === "message");
  return isError && code.node.kind === "const" ? code.node.value : undefined;
}

/** Whether a node is an error with a constant code. */
export const isCodedError = (node: Node, lookup: Lookup): boolean => codeOf(node, lookup) !== undefined;

/** The body of errors: the general one, or a union of those with constant codes and the general one. */
export function unionOfErrors(definitions: Definitions, general: Node): Node {
  const lookup: Lookup = (name) => definitions.get(name)?.node;
  if (general.kind !== "reference") return general;
  const codes = new Map([...definitions].map(([name, { node }]) => [name, codeOf(node, lookup)]));
  const parts = [...codes].flatMap(([name, code]) => (code === undefined ? [] : [name]));
  const isUnique = new Set(parts.map((name) => codes.get(name))).size === parts.length;
  if (parts.length === 0 || !isUnique) return general;
  const references = [...parts, general.definition].map((definition): Node => ({ kind: "reference", definition }));
  return { kind: "union", parts: references, tag: "code", otherwise: general.definition };
}
