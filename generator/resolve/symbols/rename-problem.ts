// Finds out whether a symbol can have a new name: it must be a valid one that is not taken.

import type { SpecSymbol, SymbolIndex, SymbolKind } from "../../model/symbols.js";
import { definitions } from "../../parse/language/language.js";
import type { LanguageSchema } from "../../parse/language/schema.js";
import { familyOf } from "./symbol-queries.js";

/** Why symbols cannot have a name; undefined if they can. */
export function renameProblem(index: SymbolIndex, symbols: readonly SpecSymbol[], name: string): string | undefined {
  const [first] = symbols;
  if (first === undefined) return "there is no symbol here";
  const form = nameSchemas().get(first.kind);
  if (name.trim() === "" || name.endsWith("?") || (form?.pattern !== undefined && !new RegExp(form.pattern, "u").test(name))) {
    return `"${name}" is not a valid name: expected ${form?.patternErrorMessage ?? "a non-empty name"}`;
  }
  const family = familyOf(
    index,
    symbols.map(({ id }) => id),
  );
  const parents = new Set([...family].map(parentOf));
  // A shared type is one of every protocol.
  const isShared = ({ kind, span }: SpecSymbol): boolean => kind === "type" && index.sharedFiles.includes(span.file);
  const ofAll = first.kind === "type" && symbols.some(isShared);
  const taken = index.symbols.find(
    (other) =>
      other.name === name &&
      !family.has(other.id) &&
      (parents.has(parentOf(other.id)) || (first.kind === "type" && other.kind === "type" && (ofAll || isShared(other)))),
  );
  return taken === undefined ? undefined : `a ${taken.kind} named "${name}" already exists`;
}

const parentOf = (id: string): string => id.slice(0, id.lastIndexOf("/"));

let schemas: ReadonlyMap<SymbolKind, LanguageSchema> | undefined;

/** The formats of the names of each kind, from the language schema. */
function nameSchemas(): ReadonlyMap<SymbolKind, LanguageSchema> {
  if (schemas !== undefined) return schemas;
  const found = new Map<SymbolKind, LanguageSchema>();
  const visit = (schema: LanguageSchema | true | false | undefined): void => {
    if (typeof schema !== "object") return;
    const { propertyNames } = schema;
    if (propertyNames?.defines !== undefined) found.set(propertyNames.defines, propertyNames);
    for (const inner of Object.values(schema.properties ?? {})) visit(inner);
    for (const inner of [schema.then, schema.else, schema.items, schema.additionalProperties]) visit(inner);
  };
  for (const definition of Object.values(definitions)) visit(definition);
  return (schemas = found);
}
