// A shape as a single-line TypeScript type, for the `tsType` keyword of json-schema-to-typescript.

import type { ObjectChoice, Shape, UnionShape } from "@wirepact/core";
import { isIntegerEnum, takesTag } from "@wirepact/core/describe";
import type { ProtocolModel } from "../model/protocol-model.js";
import { unreachable } from "../base/unreachable.js";
import { scalars } from "../scalars/index.js";
import { freeName, globalName } from "../exports/free-names.js";
import { propertyName } from "../text/literal.js";
import { isRecursive } from "./recursive-types.js";

const scalarTexts = { string: "string", number: "number", integer: "number", boolean: "boolean", any: "unknown" } as const;

/** The TypeScript type of a shape, with references to named types; `arrays` is put before the arrays in it. */
export function typeText(model: ProtocolModel, shape: Shape, arrays: "" | "readonly " = ""): string {
  return joined([...bareTexts(model, shape, arrays), ...(shape.nullable === true ? ["null"] : [])]);
}

/** A union; what is said twice stands once. */
const joined = (texts: readonly string[]): string => [...new Set(texts)].join(" | ");

/** The TypeScript type of a branded type: `string & Brand<"TaskId">`. */
export function brandedText(model: ProtocolModel, name: string, shape: Shape): string {
  const text = joined(bareTexts(model, shape, ""));
  const branded = `${text.includes(" | ") ? `(${text})` : text} & ${freeName(model, "Brand")}<${JSON.stringify(name)}>`;
  return shape.nullable === true ? `(${branded}) | null` : branded;
}

/** The parts of the type of a shape, without its null; only null has none. */
function bareTexts(model: ProtocolModel, shape: Shape, arrays: "" | "readonly "): readonly string[] {
  switch (shape.kind) {
    case "scalar":
      return [scalarTexts[scalars[shape.scalar].jsonKind]];
    case "literal":
      return [JSON.stringify(shape.value)];
    case "enum":
      return [
        ...shape.values.map(({ value: word }) => JSON.stringify(word)),
        ...(shape.open ? [isIntegerEnum(shape) ? "(number & {})" : "(string & {})"] : []),
      ];
    case "reference":
      return [shape.type];
    case "list":
      return [`${arrays}(${typeText(model, shape.item, arrays)})[]`];
    case "map": {
      const value = typeText(model, shape.value, arrays);
      // An alias can refer to itself inside an object type, but not inside `Record`.
      return [isRecursive(model.types, shape.value) ? `{ [key: string]: ${value} }` : `${globalName(model, "Record")}<string, ${value}>`];
    }
    case "struct": {
      const fields = shape.fields.map(
        (field) => `${JSON.stringify(field.name)}${field.required ? "" : "?"}: ${typeText(model, field.shape)}`,
      );
      return [`{ ${[...fields, ...(shape.extras === undefined ? [] : ["[k: string]: unknown"])].join("; ")} }`];
    }
    case "union":
      return shape.members.map((member, index) => partText(model, shape, member, { index, arrays }));
    default:
      return unreachable(shape);
  }
}

const partText = (
  model: ProtocolModel,
  { objects }: UnionShape,
  member: Shape,
  { index, arrays }: { readonly index: number; readonly arrays: "" | "readonly " },
): string => (objects && limitedText(model, objects, member, index)) ?? typeText(model, member, arrays);

/** The type of a part of a union without the properties that it cannot have there; undefined if there are none. */
export function limitedText(model: ProtocolModel, choice: ObjectChoice, part: Shape, index: number): string | undefined {
  const absent = absentProperties(model, choice, part, index);
  if (absent.length === 0) return undefined;
  const text = joined(bareTexts(model, part, ""));
  const others = absent.map((property) => `${propertyName(property)}?: undefined`).join("; ");
  const untagged = `(${text.includes(" | ") ? `(${text})` : text} & { ${others} })`;
  return part.nullable === true ? `${untagged} | null` : untagged;
}

/** The tag, in the `otherwise` part of a union by tag that does not take it; in an exclusive union, what selects the other parts. */
function absentProperties(model: ProtocolModel, choice: ObjectChoice, part: Shape, index: number): readonly string[] {
  if (choice.by === "tag") return choice.otherwise !== index || takesTag(model.types, part, choice.tag) ? [] : [choice.tag];
  if (choice.by === "head") return [];
  const isObject = choice.otherwise === index || choice.cases.some(([, owner]) => owner === index);
  return choice.exclusive === true && isObject ? choice.cases.filter(([, owner]) => owner !== index).map(([property]) => property) : [];
}
