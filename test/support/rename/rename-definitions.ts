// Renames what fields, types and rules say, under the new words of their protocol.

import type {
  DefinitionSyntax,
  FieldsSyntax,
  FieldSyntax,
  JsonValue,
  LeniencySyntax,
  MailSyntax,
} from "../../../generator/model/spec-syntax.js";
import type { RuleSyntax } from "../../../generator/model/rule-syntax.js";
import { renameMembers, renameParts, type Renaming } from "./renaming.js";

/** What a fill may name besides fields. */
const fillWords = /^\$(?:now|uuid|version|ack)$/;

/** Fields with their definitions. */
export function renameFields(fields: FieldsSyntax, renaming: Renaming): FieldsSyntax {
  const { word, type } = renaming;
  const field = (value: FieldsSyntax[string]): FieldsSyntax[string] => {
    if (typeof value === "string") return type(value);
    if (Array.isArray(value)) return [type((value as readonly [string])[0])];
    return renameField(value as FieldSyntax, renaming);
  };
  return renameMembers(fields, word, field);
}

function renameField(field: FieldSyntax, renaming: Renaming): FieldSyntax {
  const { word, text, data } = renaming;
  const renamed = renameParts(field, {
    default: data,
    fill: (fill: JsonValue) => (typeof fill === "string" && fillWords.test(fill) ? fill : data(fill)),
    computed: (computed) => renameParts(computed, { by: text, table: (table) => renameMembers(table, word, data) }),
    aliases: (aliases) => aliases.map(word),
    mail: (mail) => renameMail(mail, text),
    originalName: text,
  });
  return { ...renamed, ...renameDefinition(renamed, renaming) };
}

function renameMail(mail: MailSyntax, text: (text: string) => string): MailSyntax {
  if (typeof mail === "string") return mail === "body" || mail === "subject" ? mail : text(mail);
  const parts = Object.entries(mail);
  return Object.fromEntries(
    parts.map(([key, part]) => [key, typeof part === "string" ? text(part) : part.map(text)]),
  ) as unknown as MailSyntax;
}

/** A type, or what a list, map or union is made of. */
export function renameDefinition<Definition extends DefinitionSyntax>(definition: Definition, renaming: Renaming): Definition {
  const { word, type, text } = renaming;
  const inner = (part: string | DefinitionSyntax): string | DefinitionSyntax =>
    typeof part === "string" ? type(part) : renameDefinition(part, renaming);
  const lenient = (part: LeniencySyntax | "optional" | "unset"): LeniencySyntax | "optional" | "unset" =>
    typeof part === "string"
      ? part
      : renameParts(part, { accept: inner, wrap: (field) => (definition.fields === undefined ? field : word(field)) });
  return renameParts<DefinitionSyntax>(definition, {
    doc: text,
    type,
    list: inner,
    map: inner,
    union: (members) => members.map(inner),
    fields: (fields) => renameFields(fields, renaming),
    const: (value) => (typeof value === "string" ? text(value) : value),
    values: (values) =>
      renameMembers(values, word, (value) =>
        typeof value === "string" ? text(value) : renameParts(value, { doc: text, aliases: (aliases) => aliases.map(word) }),
      ),
    include: (types) => types.map(type),
    reserved: (names) => names.map(word),
    lenient,
    deprecated: (deprecated) => renameParts(deprecated, { use: text }),
  }) as Definition;
}

/** Rules with their names. */
export function renameRules(
  rules: Readonly<Record<string, RuleSyntax>>,
  { word, text, data }: Renaming,
): Readonly<Record<string, RuleSyntax>> {
  const paths = (list: readonly string[]): readonly string[] => list.map(text);
  return renameMembers(rules, word, (rule) =>
    renameParts(rule, {
      doc: text,
      differ: paths,
      equal: paths,
      lessThan: paths,
      lessOrEqual: paths,
      exactlyOne: paths,
      atMostOne: paths,
      atLeastOne: paths,
      excludes: (parts) => renameMembers(parts, (key) => key, text),
      when: data,
      unless: data,
      require: paths,
      forbid: paths,
      at: text,
    }),
  );
}
