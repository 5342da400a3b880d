// The formats of names, and other definitions that many parts of the language share.

import { scalars } from "../../scalars/index.js";
import { byType, formed, list, named, object, referring, string, stringSchemas, use, choice, type LanguageSchema } from "./schema.js";

const name = (pattern: string, form: string): LanguageSchema => ({ pattern, patternErrorMessage: form });

export const protocolName = formed(
  "The name of the protocol, which is also the name of its file, package and folder.",
  "^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$",
  "a lower-case name with hyphens, such as night-post",
);
export const plainNames = name("^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$", "a lower-case letter followed by letters, digits, - and _");
export const typeNames = name("^[A-Z][A-Za-z0-9]*$", "a capital letter followed by letters and digits");
/** Any characters except control characters, without white space at the ends. */
const visible = "[^\\s\\u0000-\\u001f\\u007f]";
const anyName = `${visible}(?:[^\\u0000-\\u001f\\u007f]*${visible})?`;
export const messageNames = name(`^${anyName}$`, "a tag without white space at the ends and without control characters");
export const fieldNames = name(
  `^(?!\\?)${anyName}$`,
  "a property name without white space at the ends and without control characters, with a ? at the end if the field is optional",
);
const lintRuleNames = name("^[a-z]+(?:-[a-z0-9]+)*$", "the name of a lint rule, such as string-unbounded");
const number = "(?:0|[1-9][0-9]*)";
const calendarDay = "[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])";
export const versionNames = name(`^(?:[0-9]+\\.[0-9]+\\.[0-9]+|${calendarDay})$`, "a version such as 2.0.0 or 2025-06-18");
/** Of releases, too: those of a date are numbered. */
export const spokenNames = name(
  `^(?:[0-9]+\\.[0-9]+\\.[0-9]+|${calendarDay}(?:\\.[0-9]+\\.[0-9]+)?)$`,
  "a version such as 2.0.0 or 2025-06-18",
);
export const anyNames = name("\\S", "a non-empty name");

export const version = (description: string): LanguageSchema => use("version", description);
export const typeName = (description: string): LanguageSchema => ({ ...use("typeName", description), examples: Object.keys(scalars) });
export const structTypeNames = (description: string): LanguageSchema => use("structTypeNames", description);
/** The name of a field, or a dotted path to a nested field. */
export const fieldPath = (description: string): LanguageSchema => use("fieldPath", description);
export const fieldPaths = (description: string, min = 0, max?: number): LanguageSchema =>
  list(description, fieldPath("The name of a field."), min, max);
export const messageList = (description: string): LanguageSchema => use("messageList", description);
export const messageOrList = (description: string): LanguageSchema => use("messageOrList", description);
export const messageName = (description: string): LanguageSchema => use("messageName", description);
export const roleName = (description: string): LanguageSchema => use("roleName", description);
export const exampleName = (description: string): LanguageSchema => use("exampleName", description);
/** The field that determines the value of a computed one. */
export const computedBy = (description: string): LanguageSchema => use("computedBy", description);
/** The name of a field of the definition that it belongs to. */
export const ownField = (description: string): LanguageSchema => use("ownField", description);
/** The name of a field that the description introduces, such as the tag. */
export const anyField = (description: string): LanguageSchema => use("anyField", description);
export const strings = (description: string): LanguageSchema => use("strings", description);
export const openness = (description: string): LanguageSchema => use("openness", description);
export const since = version("The version of the protocol that introduced it.");
export const deprecated = use("deprecated", "Marks it as deprecated: it still works, but should no longer be used.");
export const allow = use("allow", "Lint rules that are disabled here and below, each with a reason.");
export const reserved = strings("Names that must not be reused.");

/** How diagnostics describe a type name. */
export const typeForm = "a built-in type (lower case) or a named type (starting with a capital letter)";
const reason = string("Why the rule is disabled here.");
const day = formed("The day on which the rule applies again.", `^${calendarDay}$`, "a date such as 2027-01-31");
const anyString = stringSchemas["string"]!;
const anyPath = referring("field", formed("A field.", `^(?!.*\\?$)${anyName}$`, "the name of a field, without ?, or a dotted path"));
const message = use("messageOrGroup", "A message or a group of messages.");

/** The definitions behind the names above. */
export const nameSchemas: Readonly<Record<string, LanguageSchema>> = {
  version: {
    ...formed(
      "A version.",
      `^(?:${number}\\.${number}\\.${number}|${calendarDay}(?:\\.${number}\\.${number})?)(?:-[a-z]+\\.${number})?$`,
      "a version such as 1.0.0 or 2.0.0-rc.1, or a date such as 2025-06-18",
    ),
    type: "string",
  },
  typeName: {
    ...formed(
      "A type: built in (lower case) or defined under `types` (starting with a capital letter).",
      "^(?:[A-Z][A-Za-z0-9]*|[a-z][a-z0-9-]*)$",
      typeForm,
    ),
    noun: typeForm,
    refersTo: "type",
  },
  structTypeNames: list(
    "Object types.",
    referring("type", formed("An object type.", "^[A-Z][A-Za-z0-9]*$", "a named type, starting with a capital letter")),
    1,
  ),
  messageName: referring("message", anyString),
  messageOrGroup: referring("message-or-group", anyString),
  roleName: referring("role", anyString),
  exampleName: referring("example", anyString),
  ownField: referring("own-field", anyString),
  anyField: referring("field", anyString),
  fieldPath: anyPath,
  computedBy: { ...anyPath, holds: "same-values" },
  messageList: list("Messages and groups.", message),
  messageOrList: byType("A message, or an array of messages.", "array", list("Messages and groups.", message, 1), message),
  strings: list("One or more strings.", string("A string."), 1),
  openness: choice("Whether unknown properties are allowed.", { open: "They are allowed and kept.", closed: "They are rejected." }),
  deprecated: object(
    "a deprecation",
    {
      since: version("The version that deprecated it."),
      reason: string("Why it is deprecated."),
      use: string("The replacement."),
      notBefore: version("The version or the day before which it is not removed."),
    },
    ["since", "reason"],
  ),
  allow: named(
    "Lint rules that are disabled here and below, each with a reason.",
    lintRuleNames,
    byType("Why the rule is disabled here.", "object", object("an `allow` entry", { reason, until: day }, ["reason"]), reason),
    1,
  ),
};
