// The errors of the compiled validator, and how to find the schema and the YAML node that an error refers to.

import type { FileKind } from "./language/language.js";
import type { Span, YamlEntry, YamlNode } from "../model/source.js";
import { definitions } from "./language/language.js";
import type { LanguageSchema } from "./language/schema.js";
import { schemaOfItems, schemaOfKey, schemasFor } from "./resolve-schema.js";

/** An error as ajv reports it. */
export interface ShapeError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly propertyName?: string;
}

/** A shape error with the violated schema, the invalid node, and the entry whose value the node is. */
export interface LocatedError {
  readonly error: ShapeError;
  readonly schema: LanguageSchema;
  readonly node: YamlNode;
  readonly entry?: YamlEntry;
  /** How messages refer to the node: `"max"`, `item 2 of "list"`, `the file`. */
  readonly subject: string;
}

/** Finds the node and the schema of an error. */
export function locate(error: ShapeError, root: YamlNode, file: FileKind): LocatedError {
  let node = root;
  let schemas = schemasFor(root, definitions[file]!);
  let entry: YamlEntry | undefined;
  let subject = "the file";
  for (const step of pointerSteps(error.instancePath)) {
    let schema: LanguageSchema | undefined;
    if (node.kind === "list") {
      subject = `item ${Number(step) + 1} of ${subject}`;
      schema = schemaOfItems(schemas);
      node = node.items[Number(step)]!;
    } else if (node.kind === "map") {
      entry = node.entries.find(({ key }) => key === step)!;
      subject = JSON.stringify(step);
      schema = schemaOfKey(schemas, step);
      node = entry.value;
    }
    schemas = schema === undefined ? [] : schemasFor(node, schema);
  }
  return { error, schema: violatedSchema(error, schemas), node, ...(entry === undefined ? {} : { entry }), subject };
}

/** The key of the node, or its first entry: the location of errors about missing keys. */
export function headOf({ node, entry }: Pick<LocatedError, "node" | "entry">): Span {
  if (entry?.value === node) return entry.keySpan;
  if (node.kind === "map") return node.entries[0]?.keySpan ?? node.span;
  return node.span;
}

/** Of the schemas that describe a node, the one with the keyword that failed. */
function violatedSchema({ keyword, propertyName }: ShapeError, schemas: readonly LanguageSchema[]): LanguageSchema {
  if (propertyName !== undefined) return schemas.find((schema) => schema.propertyNames !== undefined)?.propertyNames ?? {};
  return schemas.findLast((schema) => Object.hasOwn(schema, keyword)) ?? {};
}

function pointerSteps(pointer: string): readonly string[] {
  if (pointer === "") return [];
  return pointer
    .slice(1)
    .split("/")
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}
