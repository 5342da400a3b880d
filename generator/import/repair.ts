// Leaves out what makes an imported spec invalid: the property at which an error is, or the definition where no property of it is wrong.

import type { Diagnostic } from "../model/diagnostic.js";
import type { SourceFile, YamlNode } from "../model/source.js";
import { readTree } from "../yaml/read-yaml.js";
import type { describeSpec } from "./describe-spec.js";
import type { Node, Note, ProtocolPlan } from "./node.js";

interface Failed extends SourceFile {
  readonly errors: readonly Diagnostic[];
  readonly spec: ReturnType<typeof describeSpec>;
}

/** Rules about names and style that an imported schema cannot follow. */
const allowable = new Set(["name-case", "timestamp-untyped", "regex-redos"]);

/** The plan without what has errors; undefined if nothing can be left out. */
export function repair(plan: ProtocolPlan, allow: Set<string>, { path, text, errors, spec }: Failed): ProtocolPlan | undefined {
  const rules = errors.flatMap(({ code }) =>
    code.startsWith("check/") && allowable.has(code.slice("check/".length)) ? [code.slice("check/".length)] : [],
  );
  const before = allow.size;
  for (const rule of rules) allow.add(rule);
  if (allow.size > before) return plan;
  const unfit = errors.find(({ code }) => code === "check/failure-invalid");
  if (unfit !== undefined && plan.envelope.kind === "frames") {
    const problem = `there are no \`failures\`, because the standard errors of JSON-RPC are not valid here (${unfit.message}); say what an invalid or unknown request is answered with`;
    return { ...plan, envelope: { ...plan.envelope, failures: false }, notes: [...plan.notes, { definition: "", path: "", problem }] };
  }
  const { node } = readTree({ path, text });
  const definitions = new Map(plan.definitions);
  const notes: Note[] = [...plan.notes];
  for (const { span, message } of errors) {
    const keys = span === undefined ? [] : keysAt(node, span.start);
    const definition = definitionOf(plan, spec, keys);
    const known = definition === undefined ? undefined : definitions.get(definition);
    if (definition === undefined || known === undefined) continue;
    const left = withoutProperty(known.node, keys.slice(2));
    if (left === undefined) continue;
    definitions.set(definition, { ...known, node: left.node });
    const what = left.path.length === 0 ? "the definition" : "it";
    notes.push({
      definition,
      path: left.path.join("/"),
      problem: `any value is allowed, because ${what} is not valid in a spec: ${message}`,
    });
  }
  return notes.length === plan.notes.length ? undefined : { ...plan, definitions, notes };
}

/** The keys that lead to an offset. */
function keysAt(node: YamlNode | undefined, offset: number): readonly string[] {
  if (node?.kind === "list")
    return keysAt(
      node.items.find(({ span }) => span.start <= offset && offset <= span.end),
      offset,
    );
  const entry =
    node?.kind === "map" ? node.entries.find(({ keySpan, value }) => keySpan.start <= offset && offset <= value.span.end) : undefined;
  return entry === undefined ? [] : [entry.key, ...keysAt(entry.value, offset)];
}

function definitionOf(plan: ProtocolPlan, spec: Failed["spec"], [section, name = ""]: readonly string[]): string | undefined {
  if (section === "messages") return plan.messages.find(({ tag }) => tag === name)?.body;
  return section === "types" ? spec.definitionOf.get(name) : undefined;
}

interface Left {
  readonly node: Node;
  /** The properties that lead to what was left out. */
  readonly path: readonly string[];
}

/** A node with `any` instead of the innermost property that the keys of the spec lead to; undefined if there is `any` already. */
function withoutProperty(node: Node, keys: readonly string[]): Left | undefined {
  const at = keys.indexOf("fields");
  const name = at === -1 ? undefined : keys[at + 1]?.replace(/\?$/, "");
  const inner = name === undefined ? undefined : inField(node, name, keys.slice(at + 2));
  if (inner !== undefined) return inner;
  return node.kind === "any" ? undefined : { node: { kind: "any", doc: node.doc }, path: [] };
}

/** The same for a field of an object, or of the objects in an array, a map or a union. */
function inField(node: Node, name: string, keys: readonly string[]): Left | undefined {
  switch (node.kind) {
    case "object": {
      const field = node.fields.find((each) => each.name === name);
      const left = field === undefined ? undefined : withoutProperty(field.node, keys);
      if (field === undefined || left === undefined) return undefined;
      const fields = node.fields.map((each) => (each === field ? { ...field, node: left.node } : each));
      return { node: { ...node, fields }, path: [name, ...left.path] };
    }
    case "list": {
      const left = inField(node.item, name, keys);
      return left && { ...left, node: { ...node, item: left.node } };
    }
    case "map": {
      const left = inField(node.value, name, keys);
      return left && { ...left, node: { ...node, value: left.node } };
    }
    case "union": {
      const found = node.parts.map((part) => inField(part, name, keys));
      const index = found.findIndex((each) => each !== undefined);
      const left = found[index];
      return left && { ...left, node: { ...node, parts: node.parts.map((part, other) => (other === index ? left.node : part)) } };
    }
    default:
      return undefined;
  }
}
