// Finds spellings that are accepted but not covered by an example: aliases of enum values, fields and messages, and subject templates.

import type { Json, SubjectPart } from "@wirepact/core";
import type { CheckContext } from "./check-rule.js";

/** A spelling without an example, and its location. */
export interface UncoveredSpelling {
  readonly what: string;
  readonly location: string;
}

/** Aliases that no wire example uses. */
export function uncoveredAliases(context: CheckContext): readonly UncoveredSpelling[] {
  const { texts, words } = collectSpellings(context);
  const shown = (alias: string): boolean => words.has(alias) || texts.some((text) => text.includes(alias.toLowerCase()));
  const listed = (aliases: readonly string[] | undefined, location: string): readonly UncoveredSpelling[] =>
    (aliases ?? [])
      .map((alias, index) => ({ alias, index }))
      .filter(({ alias }) => !shown(alias))
      .map(({ alias, index }) => ({ what: `the alias ${alias}`, location: `${location}/${index}` }));
  return [
    ...Object.values(context.model.messages).flatMap(({ name, aliases, lenientAliases }) =>
      [listed(aliases, `messages/${name}/aliases`), listed(lenientAliases, `messages/${name}/lenient/aliases`)].flat(),
    ),
    ...context.fields.flatMap(({ field, location }) =>
      [listed(field.aliases, `${location}/aliases`), listed(otherLabels(field.mail), `${location}/mail/also`)].flat(),
    ),
    ...context.shapes.flatMap(({ shape, location }) =>
      shape.kind === "enum"
        ? shape.values.flatMap(({ value: word, aliases }) => listed(aliases, `${location}/values/${word}/aliases`))
        : [],
    ),
  ];
}

const otherLabels = (mail: CheckContext["fields"][number]["field"]["mail"]): readonly string[] | undefined =>
  mail?.at === "label" || mail?.at === "bullet" ? mail.also : undefined;

/** The encoded wire examples in lower case, and all names and strings in their values. */
function collectSpellings({ model }: CheckContext): { readonly texts: readonly string[]; readonly words: ReadonlySet<string> } {
  const texts: string[] = [];
  const words = new Set<string>();
  for (const { wire } of Object.values(model.messages)) {
    for (const { input } of wire) {
      if ("text" in input) texts.push(input.text.toLowerCase());
      else collectWords(input.value, words);
    }
  }
  return { texts, words };
}

function collectWords(value: Json, words: Set<string>): void {
  if (typeof value === "string") words.add(value);
  if (typeof value !== "object" || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    words.add(name);
    collectWords(member, words);
  }
}

/** Subject templates that no wire example uses. */
export function uncoveredSubjects({ model }: CheckContext): readonly UncoveredSpelling[] {
  const mails = Object.values(model.messages).flatMap(({ wire }) =>
    wire.flatMap(({ input }) => ("text" in input && input.encoding === "mail" ? [input.text] : subjectOf(model, input))),
  );
  const subjects = mails.map((text) => /^\s*subject:\s*(.*)$/im.exec(text)?.[1]?.trim() ?? text.trim());
  return (model.encodings.mail?.subjects ?? []).flatMap((form, index) => {
    const pattern = subjectPattern(form, Object.keys(model.messages));
    return subjects.some((subject) => pattern.test(subject))
      ? []
      : [{ what: "this subject template", location: `encodings/mail/subjects/${index}` }];
  });
}

function subjectOf(model: CheckContext["model"], input: { readonly value: Json } | object): readonly string[] {
  const member = model.encodings.mail?.parts.subject;
  const value = "value" in input ? input.value : undefined;
  if (member === undefined || typeof value !== "object" || value === null || Array.isArray(value)) return [];
  const subject = (value as { readonly [name: string]: Json })[member];
  return typeof subject === "string" ? [`Subject: ${subject}`] : [];
}

function subjectPattern(form: readonly SubjectPart[], tags: readonly string[]): RegExp {
  const parts = form.map((part) => {
    if (typeof part === "string")
      return escaped(part.trim()) === ""
        ? String.raw`\s+`
        : `${part.startsWith(" ") ? String.raw`\s*` : ""}${escaped(part.trim())}${part.endsWith(" ") ? String.raw`\s*` : ""}`;
    return "tag" in part ? `(?:${tags.map(escaped).join("|")})` : "[^\\s\\[\\]:]+";
  });
  return new RegExp(`^${parts.join("")}$`, "i");
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
