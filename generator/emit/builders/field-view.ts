// The fields of a builder's argument as TypeScript properties, with what the builder fills in.

import type { Field, Fill, Shape } from "@wirepact/core";
import { fieldComment } from "../../lower/doc-comment.js";
import { typeText } from "../../lower/type-text.js";
import type { ProtocolModel } from "../../model/protocol-model.js";
import { freeName } from "../../text/free-names.js";
import { jsdoc } from "../../text/jsdoc.js";
import { propertyName } from "../../text/literal.js";
import { unreachable } from "../../base/unreachable.js";

/** A field that a builder takes. */
export interface BuilderField {
  readonly field: Field;
  /** TypeScript access to the field's type inside the message. */
  readonly access: string;
}

/** What the template shows of a field. */
export interface FieldView {
  readonly doc: string;
  readonly name: string;
  readonly mark: "" | "?";
  readonly type: string;
}

/** The roles that a builder can check, as a TypeScript type. */
export const rolesText = (roles: readonly string[]): string => roles.map((role) => JSON.stringify(role)).join(" | ") || "never";

/** The property of a field; one that the builder fills in is optional. */
export function fieldView(model: ProtocolModel, { field, access }: BuilderField): FieldView {
  const isFilled = field.fill !== undefined || field.computed !== undefined || resolved(model, field.shape).kind === "literal";
  const optional = !field.required || isFilled;
  const nested = holdsStruct(field.shape) ? access : typeText(model, field.shape);
  const type = isNested(model, field.shape) ? `${freeName(model, "BuilderInput")}<${nested}>` : typeText(model, field.shape, "readonly ");
  return {
    doc: jsdoc(fieldComment(model, field, defaultNote(model, field))),
    name: propertyName(field.name),
    mark: optional ? "?" : "",
    type: optional && type !== "unknown" ? `${type} | undefined` : type,
  };
}

function resolved(model: ProtocolModel, shape: Shape): Shape {
  const target = shape.kind === "reference" ? model.types[shape.type] : undefined;
  return target === undefined ? shape : resolved(model, target);
}

/** Whether a type has properties or named arrays inside, which may be readonly or undefined at every depth. */
export function isNested(model: ProtocolModel, shape: Shape): boolean {
  switch (shape.kind) {
    case "list":
      return isNested(model, shape.item);
    case "map":
      return isNested(model, shape.value);
    case "union":
      return shape.members.some((member) => isNested(model, member));
    case "reference":
      return hasParts(model, resolved(model, shape));
    default:
      return shape.kind === "struct";
  }
}

/** Whether a named type is, or may be, an object or an array. It ends, because a type refers to itself only inside these. */
const hasParts = (model: ProtocolModel, shape: Shape): boolean =>
  shape.kind === "union"
    ? shape.members.some((member) => hasParts(model, resolved(model, member)))
    : shape.kind === "struct" || shape.kind === "list" || shape.kind === "map";

/** Whether a type contains an object without a name. */
function holdsStruct(shape: Shape): boolean {
  switch (shape.kind) {
    case "struct":
      return true;
    case "list":
      return holdsStruct(shape.item);
    case "map":
      return holdsStruct(shape.value);
    case "union":
      return shape.members.some(holdsStruct);
    case "scalar":
    case "literal":
    case "enum":
    case "reference":
      return false;
    default:
      return unreachable(shape);
  }
}

/** The value that the builder fills in. */
function defaultNote(model: ProtocolModel, { fill, computed, shape }: Field): string | undefined {
  if (fill !== undefined) return fillWords(fill);
  if (computed !== undefined) return `Derived from \`${computed.by.join(".")}\` by default.`;
  const target = resolved(model, shape);
  return target.kind === "literal" ? `Always \`${JSON.stringify(target.value)}\`.` : undefined;
}

function fillWords(fill: Fill): string {
  switch (fill.kind) {
    case "now":
      return "Defaults to the current time.";
    case "uuid":
      return "Defaults to a new random UUID.";
    case "sequence":
      return "Defaults to the next number.";
    case "version":
      return "Defaults to the version of this protocol.";
    case "ack":
      return "Defaults to whether this message type requires an acknowledgement.";
    case "field":
      return `Defaults to \`${fill.path.join(".")}\`.`;
    case "literal":
      return `Defaults to \`${JSON.stringify(fill.value)}\`.`;
    default:
      return unreachable(fill);
  }
}
