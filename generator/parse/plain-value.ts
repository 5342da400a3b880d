// Turns a YAML tree into plain data. The language's schema says where a scalar is a text, whatever it looks like, and where it is a JSON value; names that people
// choose are checked on the way, because only here the place of a key tells a name from data.

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

/** The plain data of a file that is described by a definition of the language. */
export function readPlainValue(node: YamlNode, definition: "rootFile" | "protocolFile"): PlainReading {
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
  if (schemas.some(({ propertyNames }) => propertyNames !== undefined)) findUnsafeNames(node, diagnostics);
  if (schemas.includes(definitions["fields"]!)) findDoubleFields(node, diagnostics);
  // Own properties by definition, so that no key can reach a prototype.
  return Object.fromEntries(node.entries.map(({ key, value }) => [key, convert(value, schemaOfKey(schemas, key), diagnostics)]));
}

function convertScalar(node: YamlScalar, schemas: readonly LanguageSchema[], diagnostics: Diagnostic[]): JsonValue {
  const isText = schemas.some((schema) => schema.sourceText === true);
  if (isText && node.text !== "") return node.text;
  const { value } = node;
  if (typeof value !== "number") return value;
  if (!Number.isFinite(value))
    diagnostics.push(report("parse/not-json", { text: node.text, problem: "is no number of JSON" }, { span: node.span }));
  else if (Number.isInteger(value) && !Number.isSafeInteger(value) && /^[-+]?[0-9]+$/.test(node.text)) {
    diagnostics.push(
      report(
        "parse/not-json",
        { text: node.text, problem: "is too large to be exact" },
        { span: node.span, hint: "put it in quotes if it is a text" },
      ),
    );
  }
  return value;
}

/** Names that every object has already, so that a plain look-up would find them where nothing was sent. */
const unsafe: ReadonlySet<string> = new Set(["prototype", ...Object.getOwnPropertyNames(Object.prototype)]);

function findUnsafeNames(node: YamlMap, diagnostics: Diagnostic[]): void {
  for (const { key, keySpan } of node.entries) {
    const name = key.endsWith("?") ? key.slice(0, -1) : key;
    if (unsafe.has(name) && key !== "__proto__") diagnostics.push(report("parse/unsafe-name", { name }, { span: keySpan }));
  }
}

/** `a` and `a?` are two keys to YAML and one field to us. */
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
        { span: keySpan, related: [{ message: "first written here", span: earlier.keySpan }] },
      ),
    );
  }
}
