// Every constraint of a message type, listed from the descriptor alone and by other means than the near-misses are made: `place breaks`.
// Items are written `[]` and map entries `{}`, because any one of them will do.

import type { Field, MessageDescriptor, ProtocolDescriptor, ScalarShape, Shape } from "../../../packages/core/src/index.js";

type Found = Set<string>;

/** The constraints of a message: `payload.storyId pattern`, `payload.errors[] max`, `rule/one-of-them`. */
export function constraintsOf(protocol: ProtocolDescriptor, message: MessageDescriptor): Found {
  const found: Found = new Set(["message type"]);
  for (const field of message.shape.fields) collectField(protocol, field, "", found, []);
  if (!message.shape.open) found.add("message closed");
  const version = protocol.parts.version?.join(".");
  if (version !== undefined) found.add(`${version} version`);
  for (const rule of message.rules) {
    if (rule.level !== "warning" && ruleApplies(protocol, message, rule)) found.add(`rule/${rule.name}`);
  }
  return found;
}

/** A rule about a list binds no message whose field can be no list. */
function ruleApplies(protocol: ProtocolDescriptor, message: MessageDescriptor, rule: MessageDescriptor["rules"][number]): boolean {
  if (rule.kind !== "excludes") return true;
  const field = message.shape.fields.find(({ name }) => name === rule.list[0]);
  return field !== undefined && membersOf(protocol, field.shape).some(({ kind }) => kind === "list");
}

function collectField(protocol: ProtocolDescriptor, field: Field, at: string, found: Found, around: readonly string[]): void {
  const place = at === "" ? field.name : `${at}.${field.name}`;
  if (field.required) found.add(`${place} required`);
  if (field.computed !== undefined && field.computed.level !== "warning") found.add(`${place} computed`);
  collect(protocol, field.shape, place, found, around);
}

function collect(protocol: ProtocolDescriptor, shape: Shape, place: string, found: Found, around: readonly string[]): void {
  const add = (condition: unknown, breaks: string): void => void (condition === true && found.add(`${place} ${breaks}`));
  add(shape.kind !== "reference" && !(shape.kind === "scalar" && shape.scalar === "any"), "type");
  switch (shape.kind) {
    case "scalar":
      return scalarConstraints(shape).forEach((breaks) => found.add(`${place} ${breaks}`));
    case "literal":
      return add(true, "constant");
    case "enum":
      add(!shape.open, "enum");
      return add(shape.open && shape.pattern !== undefined, "pattern");
    case "reference":
      if (!around.includes(shape.type)) collect(protocol, protocol.types[shape.type]!, place, found, [...around, shape.type]);
      return;
    case "list":
      add((shape.min ?? 0) > 0, "min");
      add(shape.max !== undefined, "max");
      add(shape.unique, "unique");
      return collect(protocol, shape.item, `${place}[]`, found, around);
    case "map":
      add((shape.min ?? 0) > 0, "min");
      add(shape.max !== undefined, "max");
      add(shape.keys !== undefined, "keys");
      return collect(protocol, shape.value, `${place}{}`, found, around);
    case "struct":
      add(!shape.open, "closed");
      return shape.fields.forEach((field) => collectField(protocol, field, place, found, around));
    case "union":
      return collectUnion(protocol, membersOf(protocol, shape), place, found, around);
  }
}

/** Members that share a JSON kind are distinguished by fitting: they make one constraint together, unless one of them takes everything. */
function collectUnion(
  protocol: ProtocolDescriptor,
  members: readonly Shape[],
  place: string,
  found: Found,
  around: readonly string[],
): void {
  for (const kind of new Set(members.map(kindOf))) {
    const sharing = members.filter((member) => kindOf(member) === kind);
    if (sharing.length === 1) collect(protocol, sharing[0]!, place, found, around);
    else if (!sharing.some((member) => member.kind === "scalar" && scalarConstraints(member).length === 0)) found.add(`${place} union`);
  }
}

const kindOf = (member: Shape): string => (member.kind === "scalar" ? jsonType(member) : member.kind === "enum" ? "string" : member.kind);

const jsonType = ({ scalar }: ScalarShape): string =>
  ["integer", "number", "percent", "epoch"].includes(scalar) ? "number" : scalar === "boolean" ? "boolean" : "string";

/** The members of a union with references followed; any other shape stands for itself. */
function membersOf(protocol: ProtocolDescriptor, shape: Shape): readonly Shape[] {
  if (shape.kind === "reference") return membersOf(protocol, protocol.types[shape.type]!);
  return shape.kind === "union" ? shape.members.flatMap((member) => membersOf(protocol, member)) : [shape];
}

function scalarConstraints(shape: ScalarShape): readonly string[] {
  const { scalar, min, max, pattern, utc, fraction, version, schemes, alphabet, padding, inside } = shape;
  const texts = ["string", "line", "text", "path"].includes(scalar);
  const least = scalar === "path" ? Math.max(min ?? 1, 1) : (min ?? 0);
  const list: readonly (readonly [boolean, string])[] = [
    [texts ? least > 0 && !impliesLength(pattern) : min !== undefined || scalar === "percent", "min"],
    [max !== undefined || scalar === "percent", "max"],
    [pattern !== undefined, "pattern"],
    [scalar === "line" && !impliesLine(pattern), "line"],
    [scalar === "integer", "whole"],
    [["timestamp", "date", "uuid", "url", "semver", "base64"].includes(scalar), "format"],
    [utc === true, "utc"],
    [fraction === "none", "fraction"],
    [version === 4, "version"],
    [schemes !== undefined, "schemes"],
    [alphabet !== undefined, "alphabet"],
    [padding !== undefined, "padding"],
    [inside === "require", "inside"],
  ];
  return list.filter(([holds]) => holds).map(([, breaks]) => breaks);
}

/** A pattern that the empty text does not match cannot be kept while a minimum of one is broken. */
const impliesLength = (pattern: string | undefined): boolean => pattern !== undefined && !new RegExp(pattern, "u").test("");

/** A pattern that no text with a line break matches. */
const impliesLine = (pattern: string | undefined): boolean =>
  pattern !== undefined && !["\n", "a\n", "\na", "a\nb", "1\n2"].some((text) => new RegExp(pattern, "u").test(text));
