// Turns the errors of the compiled validator into diagnostics: one per mistake, with its location and a suggestion.

import { nearestName } from "@wirepact/core";
import { alternatives } from "../diagnostics/catalog-entry.js";
import { report } from "../diagnostics/catalog.js";
import { keySynonym } from "../foreign/synonyms.js";
import { enumOf } from "../foreign/type-expressions.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { YamlEntry, YamlNode } from "../model/source.js";
import { didYouMean } from "../text/did-you-mean.js";
import { describeNode, quoteText } from "../yaml/describe-node.js";
import { arrayHint, mappingHint, meaningHint, nameHint, typeHint, typeListHint } from "./form-hints.js";
import { keyHint, knownKeys, twoKindsHint, unknownKey } from "./key-hints.js";
import type { FileKind } from "./language/language.js";
import { typeForm } from "./language/names.js";
import type { LanguageSchema } from "./language/schema.js";
import { headOf, locate, type LocatedError, type ShapeError } from "./shape-error.js";

/** Each error is compared with the others, so a file with more of them reports these first. */
const maxErrors = 1000;

/** The diagnostics of a validated file. */
export function reportShapeErrors(errors: readonly ShapeError[], root: YamlNode, file: FileKind): readonly Diagnostic[] {
  const own = errors.filter(({ keyword }) => keyword !== "if" && keyword !== "propertyNames").slice(0, maxErrors);
  const located = own.map((error) => locate(error, root, file));
  return located.filter((found) => !isConsequence(found, located)).map((found) => reportOne(found, root));
}

/** Whether an error follows from another error at the same node: a misspelled key is also missing, and a second kind has keys of its own. */
function isConsequence(found: LocatedError, all: readonly LocatedError[]): boolean {
  const { keyword, params, instancePath } = found.error;
  if (all.some(({ error }) => error.keyword === "maxProperties" && instancePath.startsWith(`${error.instancePath}/`))) return true;
  if (keyword === "required" && params["missingProperty"] === "values") {
    if (all.some((other) => isValueArray(other) && other.error.instancePath === `${instancePath}/enum`)) return true;
  }
  if (keyword !== "required" && keyword !== "additionalProperties") return false;
  const unknown = all.filter(({ node, error }) => node === found.node && error.keyword === "additionalProperties");
  if (keyword === "required")
    return unknown.some(
      (other) =>
        isMisspelling(other, found) ||
        (isKindMissing(found) && !knownKeys(other).includes(unknownKey(other))) ||
        knownKeys(other).length === 1,
    );
  return !isKind(found) && unknown.some(isKind);
}

/** `enum: [low, high]`: the values are written where `open` or `closed` is expected. */
const isValueArray = ({ error, node, schema }: LocatedError): boolean =>
  error.keyword === "enum" && node.kind === "list" && schema.enum?.includes("closed") === true;

function isMisspelling(unknown: LocatedError, missing: LocatedError): boolean {
  const key = unknownKey(unknown);
  const meant = keySynonym(key, knownKeys(unknown)) ?? nearestName(key, knownKeys(unknown));
  if (meant === undefined) return false;
  return meant === missing.error.params["missingProperty"] || (isKindMissing(missing) && missing.schema.kinds!.includes(meant));
}

const isKind = (found: LocatedError): boolean => found.schema.kinds?.includes(unknownKey(found)) === true;

/** Whether all keys that determine the kind are missing. */
function isKindMissing({ error, schema, node }: LocatedError): boolean {
  const { kinds } = schema;
  if (kinds === undefined || !kinds.includes(String(error.params["missingProperty"]))) return false;
  return node.kind === "map" && !node.entries.some(({ key }) => kinds.includes(key));
}

function reportOne(found: LocatedError, root: YamlNode): Diagnostic {
  const { error, schema, node, subject } = found;
  switch (error.keyword) {
    case "additionalProperties":
      return reportUnknownKey(found);
    case "required":
      return reportMissing(found);
    case "enum":
      return reportUnknownValue(found);
    case "pattern":
      return reportForm(found, root);
    case "minimum":
      return report(
        "parse/number-range",
        { subject, limit: `at least ${String(error.params["limit"])}`, received: describeNode(node) },
        { span: node.span },
      );
    case "minItems":
    case "minProperties":
    case "maxItems":
    case "maxProperties":
      return reportCount(found);
    default:
      if (schema.noun === typeForm && describeNode(node) === "nothing") {
        const hint = `add a type, as in \`${subject.replaceAll('"', "")}: string\``;
        return report("parse/wrong-kind", { subject, expected: "a type or a definition", received: "nothing" }, { span: node.span, hint });
      }
      return reportKind(found);
  }
}

function reportKind({ error, schema, node, subject }: LocatedError): Diagnostic {
  const expected = describeExpected(schema);
  const isStep = schema.holds === "example" && /\/(?:transcripts|illegal)\//.test(error.instancePath);
  const hint = isStep && node.kind === "scalar" && node.text !== "" ? `use \`{ like: ${node.text} }\`` : kindHint(schema, node, subject);
  return report("parse/wrong-kind", { subject, expected, received: describeNode(node) }, { span: node.span, hint });
}

/** A hint about quotes or braces that explain the wrong type. */
function kindHint(schema: LanguageSchema, node: YamlNode, subject: string): string | undefined {
  const expected = describeExpected(schema);
  if (subject.includes(" {")) return 'add ":" before the brace';
  if (expected === typeForm) return typeListHint(node);
  if (expected === "a mapping") return mappingHint(subject, node, schema);
  if (expected === "an array") return arrayHint(subject, node);
  if (node.kind !== "scalar") return undefined;
  if (expected === "true or false" && /^(?:yes|no|on|off)$/i.test(node.text))
    return `did you mean "${/^(?:yes|on)$/i.test(node.text) ? "true" : "false"}"?`;
  if (node.plain) return undefined;
  const fits = expected.includes("number") ? /^-?[0-9.]+$/ : expected === "true or false" ? /^(?:true|false)$/ : undefined;
  return fits?.test(node.text) === true ? "remove the quotes" : undefined;
}

function reportUnknownKey(found: LocatedError): Diagnostic {
  const { schema, node } = found;
  const key = unknownKey(found);
  const entries = node.kind === "map" ? node.entries : [];
  const span = entries.find((entry) => entry.key === key)?.keySpan ?? node.span;
  const subject = schema.noun ?? "this mapping";
  if (isKind(found)) {
    const other = entries.find((entry) => entry.key !== key && schema.kinds!.includes(entry.key));
    const related = other === undefined ? undefined : [{ message: "the other key is here", span: other.keySpan }];
    const hint = twoKindsHint(key, other);
    return report("parse/two-kinds", { key, other: other?.key ?? "", subject: subject.replace(/ with .*/, "") }, { span, related, hint });
  }
  return report("parse/unknown-key", { key, subject }, { span, hint: keyHint(found) });
}

function reportMissing(found: LocatedError): Diagnostic {
  const subject = found.schema.noun ?? found.subject;
  if (isKindMissing(found)) return report("parse/no-kind", { subject, kinds: found.schema.kinds! }, { span: headOf(found) });
  return report("parse/missing-key", { key: String(found.error.params["missingProperty"]), subject }, { span: headOf(found) });
}

const enumForm = "use `enum: closed` with `values: { value: 'What it means.' }`";

function reportUnknownValue(found: LocatedError): Diagnostic {
  const { schema, node, subject } = found;
  const known = (schema.enum ?? []).map(String);
  if (isValueArray(found) && node.kind === "list") {
    const definition = enumOf(node.items.map((item) => (item.kind === "scalar" ? item.value : undefined)));
    const hint = definition === undefined ? enumForm : meaningHint({ definition });
    return report("parse/wrong-kind", { subject, expected: alternatives(known), received: describeNode(node) }, { span: node.span, hint });
  }
  if (node.kind !== "scalar" || node.text === "") {
    return report("parse/wrong-kind", { subject, expected: alternatives(known), received: describeNode(node) }, { span: node.span });
  }
  return report(
    "parse/unknown-value",
    { subject, value: quoteText(node.text), known },
    { span: node.span, hint: didYouMean(node.text, known) ?? fieldKeyHint(found) ?? openHint(node.text, known) },
  );
}

/** `objects: false`: as `additionalProperties` of JSON Schema. */
function openHint(text: string, known: readonly string[]): string | undefined {
  if (!known.includes("open") || !known.includes("closed")) return undefined;
  return text === "false" ? 'did you mean "closed"?' : text === "true" ? 'did you mean "open"?' : undefined;
}

/** `key: job_id`: a field by which the messages of a flow belong together. */
const fieldKeyHint = ({ schema, node, subject }: LocatedError): string | undefined =>
  subject === '"key"' && schema.enum?.includes("thread") === true && node.kind === "scalar"
    ? `use \`key: [${node.text}]\` for a field`
    : undefined;

function reportForm({ error, schema, node, subject }: LocatedError, root: YamlNode): Diagnostic {
  const expected = schema.patternErrorMessage ?? `a string that matches ${String(error.params["pattern"])}`;
  if (error.propertyName === undefined) {
    const text = node.kind === "scalar" ? node.text : "";
    const hint = schema.noun === typeForm ? typeHint(text, typeNames(root)) : (durationHint(subject, text) ?? versionHint(expected, text));
    return report("parse/bad-form", { subject, text: quoteText(text), expected }, { span: node.span, hint });
  }
  const entry = node.kind === "map" ? node.entries.find(({ key }) => key === error.propertyName) : undefined;
  const hint = nameHint(error.propertyName, schema.pattern);
  return report("parse/bad-name", { name: quoteText(error.propertyName), expected }, { span: entry?.keySpan ?? node.span, hint });
}

/** `within: 90` and `within: limit`: seconds, or the field that contains them. */
function durationHint(subject: string, text: string): string | undefined {
  if (subject !== '"within"') return undefined;
  return /^[0-9]+$/.test(text)
    ? `use \`${text}s\``
    : /^[a-z]\w*$/i.test(text) && !text.startsWith("P")
      ? `use \`{ seconds: ${text} }\` for a field that contains seconds`
      : undefined;
}

/** `1.0` and `v1.0.0` as `1.0.0`. */
function versionHint(expected: string, text: string): string | undefined {
  const [, major, minor = "0", patch = "0"] = /^v?([0-9]+)(?:\.([0-9]+))?(?:\.([0-9]+))?$/.exec(text) ?? [];
  return major !== undefined && expected.startsWith("a version") ? `use \`${Number(major)}.${Number(minor)}.${Number(patch)}\`` : undefined;
}

/** The named types of a file. */
function typeNames(root: YamlNode): readonly string[] {
  const types = root.kind === "map" ? root.entries.find(({ key }) => key === "types")?.value : undefined;
  return types?.kind === "map" ? types.entries.map(({ key }) => key) : [];
}

/** A message of a transcript is its tag alone, or has the fields to set below it. */
function transcriptItemHint({ key, value }: YamlEntry): string {
  const like = value.kind === "scalar" && value.text !== "minimal" ? value.text : undefined;
  return like === undefined
    ? `use \`${key}\`, or \`{ ${key}: { … } }\` with the fields that differ from its example`
    : `use \`{ ${key}: { like: ${like} } }\``;
}

function reportCount(found: LocatedError): Diagnostic {
  const { error, node, subject } = found;
  const limit = Number(error.params["limit"]);
  const received = node.kind === "map" ? node.entries.length : node.kind === "list" ? node.items.length : 0;
  const bound = error.keyword.startsWith("min") ? "at least" : "at most";
  const expected = `${bound} ${limit === 1 ? "one entry" : `${limit} entries`}`;
  const first = error.keyword === "maxProperties" && node.kind === "map" ? node.entries[0] : undefined;
  const hint = first === undefined ? undefined : transcriptItemHint(first);
  return report("parse/wrong-count", { subject, expected, received }, { span: received === 0 ? headOf(found) : node.span, hint });
}

/** The expected value of a schema, such as `an integer`. */
function describeExpected(schema: LanguageSchema): string {
  if (schema.type === "object") return "a mapping";
  if (schema.noun !== undefined) return schema.noun;
  if (schema.sourceText === true) return "a string";
  switch (schema.type) {
    case "array":
      return "an array";
    case "integer":
      return "an integer";
    case "number":
      return "a number";
    case "boolean":
      return "true or false";
    default:
      return Array.isArray(schema.type) && schema.type.includes("integer") ? "a property name or an index" : "a string";
  }
}
