// Turns the errors of the compiled validator into diagnostics: one per mistake, with its location and a suggestion.

import type { FileKind } from "./language/language.js";
import { nearestName, type ScalarName } from "@wirepact/core";
import { report } from "../diagnostics/catalog.js";
import { alternatives } from "../diagnostics/catalog-entry.js";
import { didYouMean } from "../text/did-you-mean.js";
import { definitionForm, keySynonym, valueForm } from "../diagnostics/synonyms.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { YamlEntry, YamlNode } from "../model/source.js";
import { scalars } from "../scalars/index.js";
import { describeNode, quoteText } from "../yaml/describe-node.js";
import { arrayHint, mappingHint, nameHint, typeHint, typeListHint } from "./form-hints.js";
import { describeExpected } from "./describe-expected.js";
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

const unknownKey = ({ error }: LocatedError): string => String(error.params["additionalProperty"]);
const knownKeys = ({ schema }: LocatedError): readonly string[] => Object.keys(schema.properties ?? {});
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
  if (node.kind !== "scalar" || node.plain) return undefined;
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

/** The hint for what other languages write beside `type`. */
function twoKindsHint(key: string, other: YamlEntry | undefined): string | undefined {
  if (other?.key !== "type" || other.value.kind !== "scalar") return undefined;
  return key === "enum"
    ? "remove `type`; an enum has `enum: closed` and `values`"
    : `remove \`type: ${other.value.text}\`: \`${key}\` determines the type`;
}

const isDefinition = ({ schema }: LocatedError): boolean => schema.kinds?.includes("fields") === true;

function keyHint(found: LocatedError): string {
  const key = unknownKey(found);
  const known = fittingKeys(found);
  const meant = keySynonym(key, known);
  if (key === "discriminator" && known.includes("tag")) return `use \`tag: ${discriminatorOf(found) ?? "…"}\``;
  if (key === "import" || key === "imports") return "list files of types under `types` of the root file; protocols can use all of them";
  if (key === "values" && typeOf(found) === "map") return "use `map: Type` for an object with arbitrary keys";
  if (key.endsWith("?") && known.includes("fields")) return `fields go under \`fields\`; check the indentation`;
  if (meant !== undefined) return `did you mean "${meant}"?`;
  if (key === "values" && isTypeEnum(found))
    return "an enum has `enum: closed` instead of `type: enum`, or `enum: open` if other values are allowed";
  // Messages have fields too, but are not types.
  const form = isDefinition(found) || (key === "required" && known.includes("fields")) ? definitionForm(key) : undefined;
  const valued = isDefinition(found) ? valueForm(key, textOf(found, key) ?? "", typeOf(found)) : undefined;
  return valued ?? form ?? didYouMean(key, known) ?? listKeys(found, known);
}

/** The keys that are allowed; without a key that determines the kind, only those that do. */
function listKeys({ schema, node }: LocatedError, known: readonly string[]): string {
  const { kinds } = schema;
  const hasKind = kinds === undefined || (node.kind === "map" && node.entries.some(({ key }) => kinds.includes(key)));
  if (!hasKind) return `use one of the keys ${kinds.join(", ")}`;
  return `allowed keys: ${known.join(", ")}`;
}

/** The name in `discriminator: kind` or `discriminator: { propertyName: kind }`. */
function discriminatorOf({ node }: LocatedError): string | undefined {
  const value = node.kind === "map" ? node.entries.find(({ key }) => key === "discriminator")?.value : undefined;
  const inner = value?.kind === "map" ? value.entries.find(({ key }) => key === "propertyName")?.value : value;
  return inner?.kind === "scalar" ? inner.text : undefined;
}

/** `type: enum` with values, as in other languages. */
const isTypeEnum = (found: LocatedError): boolean => typeOf(found) === "enum";

/** What `type` of a definition says. */
const typeOf = (found: LocatedError): string | undefined => textOf(found, "type");

/** The text at a key of a mapping. */
function textOf({ node }: LocatedError, name: string): string | undefined {
  const value = node.kind === "map" ? node.entries.find(({ key }) => key === name)?.value : undefined;
  return value?.kind === "scalar" ? value.text : undefined;
}

/** The keys that are allowed with the type of the definition: an integer has no `schemes`, and a named type has no limits. */
function fittingKeys(found: LocatedError): readonly string[] {
  const type = typeOf(found);
  if (!isDefinition(found) || type === undefined) return knownKeys(found);
  const taken: readonly string[] = Object.hasOwn(scalars, type) ? scalars[type as ScalarName].parameters : [];
  // Which keys a type has is not known while its name is misspelled.
  if (/^[a-z]/.test(type) && !Object.hasOwn(scalars, type)) return knownKeys(found);
  const foreign = new Set(Object.values(scalars).flatMap(({ parameters }): readonly string[] => parameters));
  return knownKeys(found).filter((key) => taken.includes(key) || !foreign.has(key));
}

function reportMissing(found: LocatedError): Diagnostic {
  const subject = found.schema.noun ?? found.subject;
  if (isKindMissing(found)) return report("parse/no-kind", { subject, kinds: found.schema.kinds! }, { span: headOf(found) });
  return report("parse/missing-key", { key: String(found.error.params["missingProperty"]), subject }, { span: headOf(found) });
}

function reportUnknownValue(found: LocatedError): Diagnostic {
  const { schema, node, subject } = found;
  const known = (schema.enum ?? []).map(String);
  if (isValueArray(found) && node.kind === "list") {
    const words = node.items.flatMap((item) => (item.kind === "scalar" ? [`${item.text}: "What it means."`] : [])).slice(0, 2);
    const hint = `use \`enum: closed, values: { ${words.join(", ")} }\``;
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
    const hint = schema.noun === typeForm ? typeHint(text, typeNames(root)) : durationHint(subject, text);
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
