// The fields of a builder's argument as TypeScript properties, with what the builder fills in.

import type { Field, Fill, Shape } from "@wirepact/core";
import { alternativesOf, dereference, partsOf, shapesIn } from "@wirepact/core/shape";
import { fieldComment } from "../../lower/doc-comment.js";
import { typeText } from "../../lower/type-text.js";
import type { ProtocolModel } from "../../model/protocol-model.js";
import { freeName } from "../../exports/free-names.js";
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

const resolved = ({ types }: ProtocolModel, shape: Shape): Shape => dereference(types, shape) ?? shape;

/** The shapes that a type is written with: those of its items, entries and parts. */
const writtenParts = (shape: Shape): readonly Shape[] => [...shapesIn(shape, undefined, ["item", "entry", "member"])];

/** Whether a type has properties or named arrays inside, which may be readonly or undefined at every depth. */
export const isNested = ({ types }: ProtocolModel, shape: Shape): boolean =>
  writtenParts(shape).some((part) => part.kind === "struct" || (part.kind === "reference" && alternativesOf(types, part).some(hasParts)));

/** Whether values of a shape contain others. */
const hasParts = (shape: Shape): boolean => partsOf(shape).some(({ limb }) => limb !== "accepted") || shape.kind === "struct";

/** Whether a type contains an object without a name. */
const holdsStruct = (shape: Shape): boolean => writtenParts(shape).some(({ kind }) => kind === "struct");

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
