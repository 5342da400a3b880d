// Judging unions of several objects: the part that was meant is found by a constant or by which property is there, and judged alone, so that an issue
// points inside it.

import { type Judge, type Preparation, type Prepare, refuse, report, show } from "./explain-walk.js";
import { missingField, noPartPresent, unknownValue } from "./issues.js";
import { isObject, ownMember } from "./json-kind.js";
import { nearestName } from "./nearest.js";
import type { ProtocolDescriptor } from "./protocol.js";
import type { ObjectChoice, Shape, UnionShape } from "./shape.js";

/** Makes the judge of the object parts of a union. */
export function prepareObjectUnion(preparation: Preparation, shape: UnionShape, prepare: Prepare): Judge {
  const choice = shape.objects!;
  const judges = shape.members.map((part) => prepare(preparation, part));
  const takesOtherTags = choice.otherwise !== undefined && declaresTag(preparation.protocol, shape.members[choice.otherwise]!, choice);
  return (walk, value) => {
    if (!isObject(value)) return refuse(walk, shape, value);
    const part = choosePart(choice, value, takesOtherTags);
    if (part !== undefined) return judges[part]!(walk, value);
    if (choice.by === "presence") {
      const properties = choice.cases.map(([property]) => property);
      report(walk, noPartPresent(properties), undefined, properties);
      return value;
    }
    const known = choice.cases.map(([constant]) => String(constant));
    const given = ownMember(value, choice.tag);
    walk.path.push(choice.tag);
    if (given === undefined) report(walk, missingField(`one of ${known.join(", ")}`), undefined, known);
    else
      report(walk, unknownValue(show(walk, given), typeof given === "string" ? nearestName(given, known) : undefined, known), given, known);
    walk.path.pop();
    return value;
  };
}

/** The index of the part that an object belongs to; undefined when it is none of them. */
export function choosePart(choice: ObjectChoice, value: Readonly<Record<string, unknown>>, takesOtherTags = false): number | undefined {
  if (choice.by === "presence") {
    const found = choice.cases.find(([property]) => ownMember(value, property) !== undefined);
    return found === undefined ? choice.otherwise : found[1];
  }
  const given = ownMember(value, choice.tag);
  const found = choice.cases.find(([constant]) => constant === given);
  if (found !== undefined) return found[1];
  return given === undefined || takesOtherTags ? choice.otherwise : undefined;
}

/** Whether a part has a field of the tag's name itself, so that it takes the tags that no other part has. */
export function declaresTag(protocol: ProtocolDescriptor, part: Shape, choice: ObjectChoice): boolean {
  let shape = part;
  while (shape.kind === "reference") shape = protocol.types[shape.type]!;
  if (choice.by !== "tag") return false;
  return shape.kind === "map" || (shape.kind === "struct" && shape.fields.some(({ name }) => name === choice.tag));
}
