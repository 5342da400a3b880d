// The forms of names and of texts that occur in many places of the language.

import { scalars } from "../../scalars/index.js";
import { byType, formed, list, named, object, text, use, word, type LanguageSchema } from "./schema.js";

const name = (pattern: string, form: string): LanguageSchema => ({ pattern, patternErrorMessage: form });

export const protocolName = formed(
  "Name of the protocol: of its file, its package and its folder.",
  "^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$",
  "a name in lower case with dashes, such as night-post",
);
export const plainNames = name("^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$", "a lower-case letter first, then letters, digits, - and _");
export const typeNames = name("^[A-Z][A-Za-z0-9]*$", "a capital letter first, then letters and digits");
export const messageNames = name("^[A-Za-z][A-Za-z0-9]*(?:[-_.][A-Za-z0-9]+)*$", "a letter first, then letters, digits, -, _ and .");
export const fieldNames = name(
  "^[A-Za-z_][A-Za-z0-9_-]*\\??$",
  "a letter first, then letters, digits, - and _, and a ? at the end when the field may be missing",
);
const lintRuleNames = name("^[a-z]+(?:-[a-z0-9]+)*$", "the name of a lint rule, such as string-unbounded");
export const versionNames = name("^[0-9]+\\.[0-9]+\\.[0-9]+$", "a version such as 2.0.0");
export const anyNames = name("\\S", "a name that is not blank");

export const version = (description: string): LanguageSchema => use("version", description);
export const typeName = (description: string): LanguageSchema => ({ ...use("typeName", description), examples: Object.keys(scalars) });
export const structTypeNames = (description: string): LanguageSchema => use("structTypeNames", description);
/** A field of the message, or a place inside one. */
export const fieldPath = (description: string): LanguageSchema => use("fieldPath", description);
export const fieldPaths = (description: string, min = 0, max?: number): LanguageSchema =>
  list(description, fieldPath("Name of a field."), min, max);
export const messageList = (description: string): LanguageSchema => use("messageList", description);
export const messageOrList = (description: string): LanguageSchema => use("messageOrList", description);
export const texts = (description: string): LanguageSchema => use("texts", description);
export const openness = (description: string): LanguageSchema => use("openness", description);
export const since = version("The version of the protocol that brought it.");
export const deprecated = use("deprecated", "It still works, but should no longer be used.");
export const allow = use("allow", "Lint rules that may be broken here and below, each with a reason.");
export const reserved = texts("Names that were used once and may not come back.");

const part = "[A-Za-z_][A-Za-z0-9_-]*";
/** How diagnostics speak of a type name. */
export const typeForm = "a built-in type in lower case or a named type with a capital letter";
const reason = text("Why the rule may be broken here.");
const day = formed("The day from which on the rule holds again.", "^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "a day such as 2027-01-31");
const message = text("A message or a group of messages.");

/** The definitions behind the names above. */
export const nameSchemas: Readonly<Record<string, LanguageSchema>> = {
  version: {
    ...formed("A version.", "^(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)$", "a version such as 1.0.0"),
    type: "string",
  },
  typeName: {
    ...formed(
      "A type: a built-in one (lower case) or one of `types` (a capital letter first).",
      "^(?:[A-Z][A-Za-z0-9]*|[a-z][a-z0-9]*)$",
      typeForm,
    ),
    noun: typeForm,
  },
  structTypeNames: list(
    "Types with fields.",
    formed("A type with fields.", "^[A-Z][A-Za-z0-9]*$", "a named type, with a capital letter first"),
    1,
  ),
  fieldPath: formed("A field.", `^${part}(?:\\.${part})*$`, "the name of a field, without ?, or a path with dots"),
  messageList: list("Messages and groups.", message),
  messageOrList: byType("A message, or a list of them.", "array", list("Messages and groups.", message, 1), message),
  texts: list("One or more texts.", text("A text."), 1),
  openness: word("Whether unknown members are valid.", { open: "They are valid and kept.", closed: "They are refused." }),
  deprecated: object(
    "a deprecation",
    { since: version("The version from which on it should no longer be used."), reason: text("Why."), use: text("What to use instead.") },
    ["since", "reason"],
  ),
  allow: named(
    "Lint rules that may be broken here and below, each with a reason.",
    lintRuleNames,
    byType("Why the rule may be broken here.", "object", object("an allowance", { reason, until: day }, ["reason"]), reason),
    1,
  ),
};
