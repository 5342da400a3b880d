// Turns a YAML tree into plain data. The language schema decides where a scalar is always a string and where it is a JSON value. Names chosen by the author are
// checked on the way, because only here it is known whether a key is a name or data.

import type { FileKind } from "./language/language.js";
import { report } from "../diagnostics/catalog.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { YamlMap, YamlNode, YamlScalar } from "../model/source.js";
import type { JsonValue } from "../model/spec-syntax.js";
import { definitions } from "./language/language.js";
import type { LanguageSchema } from "./language/schema.js";
import { schemaOfItems, schemaOfKey, schemasFor } from "./resolve-schema.js";

export interface PlainReading {
  readonly value: JsonValue;
  readonly diagnostics: readonly Diagnostic[];
}

/** The plain data of a file. */
export function readPlainValue(node: YamlNode, definition: FileKind): PlainReading {
  const diagnostics: Diagnostic[] = [];
  return { value: convert(node, definitions[definition], diagnostics), diagnostics };
}

function convert(node: YamlNode, schema: LanguageSchema | undefined, diagnostics: Diagnostic[]): JsonValue {
  const schemas = schema === undefined ? [] : schemasFor(node, schema);
  if (node.kind === "scalar") return convertScalar(node, schemas, diagnostics);
  if (node.kind === "list") {
    const items = schemaOfItems(schemas);
    return node.items.map((item) => convert(item, items, diagnostics));
  }
  // The values of an enum are strings of messages, and never names of properties.
  const isNamed = schemas.some((each) => each.propertyNames !== undefined && each !== definitions["enumValues"]);
  if (isNamed) findUnsafeNames(node, diagnostics);
  if (schemas.includes(definitions["fields"]!)) findDoubleFields(node, diagnostics);
  // `fromEntries` defines own properties, so that no key can reach a prototype.
  return Object.fromEntries(node.entries.map(({ key, value }) => [key, convert(value, schemaOfKey(schemas, key), diagnostics)]));
}

function convertScalar(node: YamlScalar, schemas: readonly LanguageSchema[], diagnostics: Diagnostic[]): JsonValue {
  const isString = schemas.some((schema) => schema.sourceText === true);
  if (isString && node.text !== "") return node.text;
  const { value } = node;
  if (typeof value !== "number") return value;
  if (!Number.isFinite(value))
    diagnostics.push(report("parse/not-json", { text: node.text, problem: "is not a JSON number" }, { span: node.span }));
  else if (Number.isInteger(value) && !Number.isSafeInteger(value) && /^[-+]?[0-9]+$/.test(node.text)) {
    diagnostics.push(
      report(
        "parse/not-json",
        { text: node.text, problem: "is too large to be represented exactly" },
        { span: node.span, hint: "quote it if it is a string" },
      ),
    );
  }
  return value;
}

/** Names that every object inherits, so that a plain lookup would find them even when they are absent. */
const unsafe: ReadonlySet<string> = new Set(["prototype", ...Object.getOwnPropertyNames(Object.prototype)]);

/** Whether all JavaScript objects inherit a property with this name, such as `constructor`. */
export const isUnsafeName = (name: string): boolean => unsafe.has(name);

function findUnsafeNames(node: YamlMap, diagnostics: Diagnostic[]): void {
  for (const { key, keySpan } of node.entries) {
    const name = key.endsWith("?") ? key.slice(0, -1) : key;
    if (unsafe.has(name) && key !== "__proto__") diagnostics.push(report("parse/unsafe-name", { name }, { span: keySpan }));
  }
}

/** `a` and `a?` are different YAML keys but the same field. */
function findDoubleFields(node: YamlMap, diagnostics: Diagnostic[]): void {
  const first = new Map(node.entries.toReversed().map(({ key, keySpan }) => [key.replace(/\?$/, ""), { key, keySpan }]));
  for (const { key, keySpan } of node.entries) {
    const name = key.replace(/\?$/, "");
    const earlier = first.get(name)!;
    if (earlier.key === key) continue;
    diagnostics.push(
      report(
        "parse/required-and-optional",
        { name },
        { span: keySpan, related: [{ message: "first defined here", span: earlier.keySpan }] },
      ),
    );
  }
}
