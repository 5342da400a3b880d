// Shapes and fields in words for the docs, in the vocabulary of core: what a value is, and what constraints it has.

import type { Field, Fill, Path, Shape } from "@wirepact/core";
import { shapeConstraints, shapeNoun, type WordOptions } from "@wirepact/core/describe";
import type { ProtocolModel } from "../../model/protocol-model.js";
import { code, count, value } from "../../text/markdown.js";
import { unreachable } from "../../base/unreachable.js";
import { type Page, typeLink } from "./page.js";
import { carriedVersion } from "../../text/version-text.js";

/** How words are printed on a page: types are links, except mixins, which have no separate section. */
function wordOptions(page: Page): WordOptions {
  const { types, typeDocs } = page.model;
  const options: WordOptions = {
    code,
    number: count,
    type: (name) => (typeDocs[name]?.mixin === true ? shapeNoun(types[name]!, options) : typeLink(page, name)),
  };
  return options;
}

/** What a value is: `string`, `array of [Entry](…)`, `[Moment](…)`. */
export const typeWords = (page: Page, shape: Shape): string => shapeNoun(shape, wordOptions(page));

/** The constraints of a value, phrase by phrase; named types are followed. */
export const constraintWords = (page: Page, shape: Shape): readonly string[] =>
  shapeConstraints(page.model.types, shape, wordOptions(page));

/** A path as code. */
export const fieldPath = (path: Path): string => code(path.join("."));

/** The constraints of a field. */
export function fieldConstraints(page: Page, field: Field): readonly string[] {
  const { computed } = field;
  return [
    ...constraintWords(page, field.shape),
    ...(computed === undefined ? [] : [computedWords(computed)]),
    ...(field.sensitive === true ? ["sensitive"] : []),
    ...(field.decodeOnly === true ? ["decode-only"] : []),
    ...(field.lenientlyOptional === true ? ["optional in lenient mode"] : []),
    ...(field.since === undefined ? [] : [`since ${field.since}`]),
  ];
}

/** What a computed field is derived from. */
export function computedWords({ by, table, level, lenient }: NonNullable<Field["computed"]>): string {
  const derived =
    table === undefined
      ? `same as ${fieldPath(by)}`
      : `derived from ${fieldPath(by)}: ${Object.entries(table)
          .map(([source, result]) => `${value(result)} for ${code(source)}`)
          .join(", ")}`;
  const severity = level === "warning" ? " (otherwise a warning)" : lenient === "warn" ? " (otherwise a warning in lenient mode)" : "";
  return `${derived}${severity}`;
}

/** The value that an absent field stands for, or that builders fill in. */
export function defaultWords({ model }: Page, field: Field): string {
  if (field.default !== undefined) return value(field.default);
  return field.fill === undefined ? "" : `${fillWords(model, field.fill)} (builders)`;
}

function fillWords(model: ProtocolModel, fill: Fill): string {
  switch (fill.kind) {
    case "now":
      return "current time";
    case "uuid":
      return "new UUID";
    case "sequence":
      return "next number";
    case "version":
      return code(carriedVersion(model.version));
    case "ack":
      return "whether the message type requires an acknowledgement";
    case "field":
      return `same as ${fieldPath(fill.path)}`;
    case "literal":
      return value(fill.value);
    default:
      return unreachable(fill);
  }
}

/** Alternative names that are read, as code. */
export const aliasWords = (aliases: readonly string[] | undefined): string => (aliases ?? []).map(code).join(", ");
