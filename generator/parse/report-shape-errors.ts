// Turns the compiled validator's errors into diagnostics: one per mistake, at its place, with the nearest word.

import { nearestName } from "@wirepact/core";
import { report } from "../diagnostics/catalog.js";
import { didYouMean } from "../diagnostics/did-you-mean.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { YamlNode } from "../model/source.js";
import { describeNode, quoteText } from "../yaml/describe-node.js";
import { describeExpected } from "./describe-expected.js";
import { headOf, locate, type LocatedError, type ShapeError } from "./shape-error.js";

/** The diagnostics of a file that was validated. */
export function reportShapeErrors(errors: readonly ShapeError[], root: YamlNode, file: "rootFile" | "protocolFile"): readonly Diagnostic[] {
  const located = errors.filter(({ keyword }) => keyword !== "if" && keyword !== "propertyNames").map((error) => locate(error, root, file));
  return located.filter((found) => !isConsequence(found, located)).map(reportOne);
}

/** Whether an error follows from another one at the same node: a misspelt key is also missing, a second kind brings foreign keys. */
function isConsequence(found: LocatedError, all: readonly LocatedError[]): boolean {
  const { keyword } = found.error;
  if (keyword !== "required" && keyword !== "additionalProperties") return false;
  const unknown = all.filter(({ node, error }) => node === found.node && error.keyword === "additionalProperties");
  if (keyword === "required") return unknown.some((other) => isMisspelling(other, found));
  return !isKind(found) && unknown.some(isKind);
}

function isMisspelling(unknown: LocatedError, missing: LocatedError): boolean {
  const meant = nearestName(unknownKey(unknown), knownKeys(unknown));
  if (meant === undefined) return false;
  return meant === missing.error.params["missingProperty"] || (isKindMissing(missing) && missing.schema.kinds!.includes(meant));
}

const unknownKey = ({ error }: LocatedError): string => String(error.params["additionalProperty"]);
const knownKeys = ({ schema }: LocatedError): readonly string[] => Object.keys(schema.properties ?? {});
const isKind = (found: LocatedError): boolean => found.schema.kinds?.includes(unknownKey(found)) === true;

/** Whether what is missing is any of the keys that say what a thing is. */
function isKindMissing({ error, schema, node }: LocatedError): boolean {
  const { kinds } = schema;
  if (kinds === undefined || !kinds.includes(String(error.params["missingProperty"]))) return false;
  return node.kind === "map" && !node.entries.some(({ key }) => kinds.includes(key));
}

function reportOne(found: LocatedError): Diagnostic {
  const { error, schema, node, place } = found;
  switch (error.keyword) {
    case "additionalProperties":
      return reportUnknownKey(found);
    case "required":
      return reportMissing(found);
    case "enum":
      return reportWord(found);
    case "pattern":
      return reportForm(found);
    case "minimum":
      return report(
        "parse/number-range",
        { place, limit: `at least ${String(error.params["limit"])}`, received: describeNode(node) },
        { span: node.span },
      );
    case "minItems":
    case "minProperties":
    case "maxItems":
    case "maxProperties":
      return reportCount(found);
    default:
      return report("parse/wrong-kind", { place, expected: describeExpected(schema), received: describeNode(node) }, { span: node.span });
  }
}

function reportUnknownKey(found: LocatedError): Diagnostic {
  const { schema, node } = found;
  const key = unknownKey(found);
  const entries = node.kind === "map" ? node.entries : [];
  const span = entries.find((entry) => entry.key === key)?.keySpan ?? node.span;
  const place = schema.noun ?? "this mapping";
  if (isKind(found)) {
    const other = entries.find((entry) => entry.key !== key && schema.kinds!.includes(entry.key));
    const related = other === undefined ? undefined : [{ message: "the other one is here", span: other.keySpan }];
    return report("parse/two-kinds", { key, other: other?.key ?? "", place: place.replace(/ with .*/, "") }, { span, related });
  }
  const known = knownKeys(found);
  return report("parse/unknown-key", { key, place }, { span, hint: didYouMean(key, known) ?? `it takes ${known.join(", ")}` });
}

function reportMissing(found: LocatedError): Diagnostic {
  const place = found.schema.noun ?? found.place;
  if (isKindMissing(found)) return report("parse/no-kind", { place, kinds: found.schema.kinds! }, { span: headOf(found) });
  return report("parse/missing-key", { key: String(found.error.params["missingProperty"]), place }, { span: headOf(found) });
}

function reportWord({ schema, node, place }: LocatedError): Diagnostic {
  const known = (schema.enum ?? []).map(String);
  if (node.kind !== "scalar" || node.text === "") {
    return report("parse/wrong-kind", { place, expected: known.join(" or "), received: describeNode(node) }, { span: node.span });
  }
  return report(
    "parse/unknown-word",
    { place, word: quoteText(node.text), known },
    { span: node.span, hint: didYouMean(node.text, known) },
  );
}

function reportForm({ error, schema, node, place }: LocatedError): Diagnostic {
  const expected = schema.patternErrorMessage ?? `a text that matches ${String(error.params["pattern"])}`;
  if (error.propertyName === undefined) {
    return report("parse/bad-form", { place, text: quoteText(node.kind === "scalar" ? node.text : ""), expected }, { span: node.span });
  }
  const entry = node.kind === "map" ? node.entries.find(({ key }) => key === error.propertyName) : undefined;
  return report("parse/bad-name", { name: quoteText(error.propertyName), expected }, { span: entry?.keySpan ?? node.span });
}

function reportCount(found: LocatedError): Diagnostic {
  const { error, node, place } = found;
  const limit = Number(error.params["limit"]);
  const received = node.kind === "map" ? node.entries.length : node.kind === "list" ? node.items.length : 0;
  const bound = error.keyword.startsWith("min") ? "at least" : "at most";
  const expected = `${bound} ${limit === 1 ? "one entry" : `${limit} entries`}`;
  return report("parse/wrong-count", { place, expected, received }, { span: received === 0 ? headOf(found) : node.span });
}
