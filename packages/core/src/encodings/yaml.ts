// Messages as YAML text. What scalars mean follows from the declared types; a typed body may itself be YAML in a text.

import { countCodePoints } from "../scalars/formats.js";
import { createIssue, inexactNumber, notRepresentable, tooLong } from "../issues.js";
import { isObject } from "../base/json-kind.js";
import type { MessageDescriptor, Mode, ProtocolDescriptor } from "../protocol.js";
import type { Issue } from "../result.js";
import type { Path, Shape } from "../shape/shape.js";
import type { Encoding, Locate, Reading, ReadingContext, Writing, WritingContext } from "./encoding.js";
import { setOwn } from "../base/path.js";
import { createPositions, lineStartsOf, positionAt } from "./text-position.js";
import { composeYaml, type YamlNode, type YamlScalar } from "./yaml-nodes.js";
import type { YamlParser } from "./yaml-parser.js";
import { inexactNumbers, shapeOfProperty, valueOf } from "./yaml-values.js";
import { writeMapping } from "./yaml-write.js";

/** YAML, one message per text, read with js-yaml. */
export const createYaml = (parser: YamlParser): Encoding => ({
  name: "yaml",
  read: (text, context) => readYaml(parser, text, context),
  write: writeYaml,
});

/** A body with fields that was received as a string, parsed. */
interface InnerBody {
  readonly field: string;
  readonly scalar: YamlScalar;
  readonly root: YamlNode;
}

function readYaml(parser: YamlParser, text: string, { protocol, mode }: ReadingContext): Reading {
  const tree = composeYaml(parser, text);
  if (!tree.ok) return { ok: false, issues: [tree.issue] };
  const { root } = tree;
  if (root.kind !== "mapping") {
    return {
      ok: true,
      value: valueOf(root, undefined, protocol),
      issues: [],
      warnings: [],
      locate: () => positionAt(text, root.start),
    };
  }
  const tag = root.entries.get(protocol.tag);
  const message = tag?.kind === "scalar" ? messageOfTag(protocol, tag.text.trim(), mode) : undefined;
  const value: Record<string, unknown> = {};
  const issues: Issue[] = [];
  const inexact: Issue[] = [];
  // Looking for long numbers first keeps the usual case fast.
  const mayBeInexact = /[0-9a-fA-F]{14}|[eE][-+]?[0-9]{3}/.test(text);
  let inner: InnerBody | undefined;
  for (const [key, node] of root.entries) {
    // The tag is always a string, even if it looks like a number or is unknown.
    const shape = key === protocol.tag ? tagShape : message && shapeOfProperty(message.shape, key);
    inner = innerBody(parser, protocol, key, node, shape) ?? inner;
    issues.push(...bodyTooLong(protocol, key, node, shape));
    const content = inner?.scalar === node ? inner.root : node;
    const read = valueOf(content, shape, protocol);
    setOwn(value, key, read);
    if (mayBeInexact) for (const path of inexactNumbers(content, read, [key])) inexact.push(createIssue(inexactNumber(), path));
  }
  if (mode === "strict") issues.push(...inexact);
  return { ok: true, value, issues, warnings: mode === "strict" ? [] : inexact, locate: locateIn(text, root, inner) };
}

const tagShape: Shape = { kind: "scalar", scalar: "string" };

function messageOfTag(protocol: ProtocolDescriptor, tag: string, mode: Mode): MessageDescriptor | undefined {
  if (Object.hasOwn(protocol.messages, tag)) return protocol.messages[tag];
  return Object.values(protocol.messages).find(
    (message) => message.aliases?.includes(tag) === true || (mode === "lenient" && message.lenientAliases?.includes(tag) === true),
  );
}

/** The mapping inside a body that is text, where the body is typed and may be written so. */
function innerBody(
  parser: YamlParser,
  protocol: ProtocolDescriptor,
  key: string,
  node: YamlNode,
  shape: Shape | undefined,
): InnerBody | undefined {
  if (!isTypedBody(protocol, key, shape) || node.kind !== "scalar") return undefined;
  if (protocol.encodings.yaml?.body?.reads.includes("text") !== true) return undefined;
  const tree = composeYaml(parser, node.text);
  return tree.ok && tree.root.kind === "mapping" ? { field: key, scalar: node, root: tree.root } : undefined;
}

const isTypedBody = (protocol: ProtocolDescriptor, key: string, shape: Shape | undefined): boolean =>
  protocol.body !== "inline" && protocol.body.field === key && shape !== undefined && shape.kind !== "scalar";

function bodyTooLong(protocol: ProtocolDescriptor, key: string, node: YamlNode, shape: Shape | undefined): readonly Issue[] {
  if (!isTypedBody(protocol, key, shape) || node.kind !== "scalar") return [];
  return textTooLong(protocol, key, node.text);
}

/** The issue of a body whose text form, white space around it not counted, exceeds its limit. */
function textTooLong(protocol: ProtocolDescriptor, key: string, text: string): readonly Issue[] {
  const max = protocol.body === "inline" ? undefined : protocol.body.max;
  const length = countCodePoints(text.trim());
  return max === undefined || length <= max ? [] : [createIssue(tooLong(max, length), [key])];
}

function locateIn(text: string, root: YamlNode, inner: InnerBody | undefined): Locate {
  const positions = createPositions(text);
  const starts = inner === undefined ? [] : lineStartsOf(text);
  const innerPositions = createPositions(inner?.scalar.text ?? "");
  return (path, part) => {
    if (inner === undefined || path[0] !== inner.field || path.length < 2) return positions(offsetOf(root, path, part));
    const { block, start } = inner.scalar;
    // Other styles fold lines, so there the position of the whole scalar has to do.
    if (block === undefined) return positions(start);
    const { line, column } = innerPositions(offsetOf(inner.root, path.slice(1), part));
    const outerLine = positions(block.start).line + line - 1;
    return positions((starts[outerLine - 1] ?? text.length) + block.indent + column - 1);
  };
}

/** Offset of the node at a path or of its key, or of the innermost node around it. */
function offsetOf(root: YamlNode, path: Path, part: "key" | "value" = "value"): number {
  let node = root;
  for (const [index, step] of path.entries()) {
    const key = part === "key" && index === path.length - 1 && node.kind === "mapping" ? node.keys.get(String(step)) : undefined;
    if (key !== undefined) return key;
    const inner = node.kind === "mapping" ? node.entries.get(String(step)) : node.kind === "list" ? node.items[Number(step)] : undefined;
    if (inner === undefined) break;
    node = inner;
  }
  return node.start;
}

function writeYaml(message: Readonly<Record<string, unknown>>, { protocol, message: descriptor, body }: WritingContext): Writing {
  const bodyField = protocol.body === "inline" ? undefined : protocol.body.field;
  const form = body ?? protocol.encodings.yaml?.body?.writes ?? "mapping";
  const known = descriptor?.shape.fields.map((field) => field.name).filter((name) => Object.hasOwn(message, name)) ?? [];
  const ordered: Record<string, unknown> = {};
  for (const key of [...known, ...Object.keys(message)]) setOwn(ordered, key, message[key]);
  const value = bodyField === undefined ? undefined : ordered[bodyField];
  try {
    if (bodyField === undefined || !isObject(value)) return { ok: true, text: writeMapping(ordered) };
    const text = writeMapping(value);
    const issues = textTooLong(protocol, bodyField, text);
    if (issues.length > 0) return { ok: false, issues };
    return { ok: true, text: writeMapping(form === "mapping" ? ordered : { ...ordered, [bodyField]: text }) };
  } catch {
    return {
      ok: false,
      issues: [createIssue(notRepresentable("YAML", "it contains a value that is not JSON"))],
    };
  }
}
