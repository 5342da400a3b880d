// The text of doc comments in generated code: description, constraints, then the tags `@default`, `@example` and `@deprecated`.

import type { Deprecation, Field, Json, Shape, UnionShape } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import { alternativeConstraints, shapeConstraints, shapeNoun } from "@wirepact/core/describe";
import { dereference, visitValue } from "@wirepact/core/shape";
import type { ProtocolModel } from "../model/protocol-model.js";
import { isBranded } from "../exports/named-types.js";
import { parseName } from "../exports/exported-names.js";
import { commentSafe } from "../text/jsdoc.js";
import { code, count, listed } from "../text/markdown.js";
import { deprecationText, fieldDoc } from "./named-types.js";

/** What a doc comment is about. */
export interface Documented {
  readonly doc?: string | undefined;
  /** What kind of string or number a value is. */
  readonly format?: string | undefined;
  /** What a value must satisfy, one phrase each. */
  readonly constraints?: readonly string[];
  /** A sentence after the constraints. */
  readonly note?: string | undefined;
  readonly default?: Json | undefined;
  readonly example?: Json | undefined;
  readonly deprecated?: Deprecation | undefined;
}

/** The text of a comment; undefined if there is nothing to say. */
export function docComment({ doc, format, constraints = [], note, default: initial, example, deprecated }: Documented): string | undefined {
  const sentences = [
    ...(doc === undefined ? [] : [doc.trimEnd()]),
    ...(format === undefined ? [] : [`Format: ${format}.`]),
    ...(constraints.length === 0 ? [] : [`Constraints: ${constraints.join("; ")}.`]),
    ...(note === undefined ? [] : [note]),
  ];
  const tags = [
    ...(initial === undefined ? [] : [`@default ${JSON.stringify(initial)}`]),
    ...(example === undefined ? [] : [`@example ${JSON.stringify(example)}`]),
    // Last, because everything after this tag belongs to it.
    ...(deprecated === undefined ? [] : [`@deprecated ${deprecationText(deprecated)}`]),
  ];
  const text = [sentences.join(" "), tags.join("\n")].filter((part) => part !== "").join("\n\n");
  return text === "" ? undefined : commentSafe(text);
}

/** The comment of a field, with the constraints and the example of its type, because an editor shows only this one. */
export function fieldComment(model: ProtocolModel, field: Field, note?: string): string | undefined {
  return docComment({
    ...field,
    doc: fieldDoc(model, field),
    ...typeFacts(model, field.shape),
    note: [sensitiveNote(model, field), note].filter((sentence) => sentence !== undefined).join(" ") || undefined,
    example: fieldExample(model, field) ?? shapeExample(model, field.shape),
  });
}

/** That issues do not quote a field; the keys of a map are only in their paths, which are for programs. */
function sensitiveNote({ types }: ProtocolModel, { sensitive, shape }: Field): string | undefined {
  if (sensitive !== true) return undefined;
  return dereference(types, shape)?.kind === "map"
    ? "Sensitive: the text of an issue shows neither keys nor values; the key is in the `path` of the issue."
    : "Sensitive: issues do not show the value.";
}

/** The comment of a named type. */
export function typeComment(model: ProtocolModel, name: string, shape: Shape): string | undefined {
  const note = isBranded(model, name) ? `Branded: \`${parseName(name)}\` checks a value and returns it as this type.` : undefined;
  return docComment({ ...model.typeDocs[name], ...typeFacts(model, shape), note, example: shapeExample(model, shape) });
}

function shapeExample({ types }: ProtocolModel, shape: Shape): string | undefined {
  const target = dereference(types, shape);
  return target?.kind === "scalar" ? target.example : undefined;
}

/** What the TypeScript type does not say. Objects have their own comments; an editor shows constants and the values of an enum without a name. */
function typeFacts({ types }: ProtocolModel, shape: Shape): Pick<Documented, "format" | "constraints"> {
  const target = dereference(types, shape);
  if (target === undefined || target.kind === "struct" || target.kind === "literal" || shape.kind === "enum") return {};
  if (target.kind === "union" && target.objects === undefined) return { format: alternativesOf(types, target) };
  const isFormat = target.kind === "scalar" && !saidByType.has(target.scalar);
  const format = isFormat ? shapeNoun({ kind: "scalar", scalar: target.scalar }) : undefined;
  return { format, constraints: shapeConstraints(types, shape, words) };
}

const words = { code, number: count } as const;

/** All alternatives of a union with their constraints, because their TypeScript types may be the same; none if these say everything. */
function alternativesOf(types: ProtocolModel["types"], union: UnionShape): string | undefined {
  const alternatives = union.members.map((member) => {
    const target = dereference(types, member);
    const constraints = target?.kind === "enum" && !target.open ? [] : alternativeConstraints(types, union, member, words);
    const isPlain = constraints.length === 0 && (target?.kind !== "scalar" || saidByType.has(target.scalar));
    return { text: `${shapeNoun(member, words)}${constraints.length === 0 ? "" : ` (${constraints.join(", ")})`}`, isPlain };
  });
  if (alternatives.every(({ isPlain }) => isPlain)) return undefined;
  return listed(
    alternatives.map(({ text }) => text),
    "or",
  );
}

/** The scalars that are what their TypeScript type is called. */
const saidByType: ReadonlySet<string> = new Set(["string", "text", "number", "boolean", "any"]);

type Examples = Map<Field, string | number>;

const known = new WeakMap<ProtocolModel, Examples>();

/** A short value that a field has in an example; undefined if there is none, or if the type of the field already shows its values. */
function fieldExample(model: ProtocolModel, field: Field): string | number | undefined {
  let examples = known.get(model);
  if (examples === undefined) {
    known.set(model, (examples = new Map()));
    for (const message of Object.values(model.messages)) {
      for (const { value: example } of message.examples) {
        for (const { shape, value, field: shown } of visitValue(
          runnable(model),
          message.shape,
          example,
          ({ field: part }) => !part?.sensitive,
        )) {
          if (shown === undefined || examples.has(shown) || shape.kind === "enum" || shape.kind === "literal") continue;
          if (isShown(value)) examples.set(shown, value);
        }
      }
    }
  }
  return examples.get(field);
}

/** The longest string that a comment shows. */
const longest = 60;

const isShown = (value: unknown): value is string | number =>
  typeof value === "number" || (typeof value === "string" && value !== "" && value.length <= longest && !/[\r\n]/.test(value));
