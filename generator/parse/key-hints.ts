// Hints for keys that are not known: the nearest one, what a key of another language is called here, or where it belongs.

import type { ScalarName } from "@wirepact/core";
import { didYouMean } from "../text/did-you-mean.js";
import { definitionForm, keySynonym, valueForm } from "../foreign/synonyms.js";
import type { YamlEntry, YamlNode } from "../model/source.js";
import { scalars } from "../scalars/index.js";
import type { LocatedError } from "./shape-error.js";

export const unknownKey = ({ error }: LocatedError): string => String(error.params["additionalProperty"]);
export const knownKeys = ({ schema }: LocatedError): readonly string[] => Object.keys(schema.properties ?? {});

/** The hint for what other languages write beside `type`. */
export function twoKindsHint(key: string, other: YamlEntry | undefined): string | undefined {
  if (other?.key !== "type" || other.value.kind !== "scalar") return undefined;
  return key === "enum"
    ? "remove `type`; an enum has `enum: closed` and `values`"
    : `remove \`type: ${other.value.text}\`: \`${key}\` determines the type`;
}

const isDefinition = ({ schema }: LocatedError): boolean => schema.kinds?.includes("fields") === true;

export function keyHint(found: LocatedError): string {
  const key = unknownKey(found);
  const known = fittingKeys(found);
  const meant = keySynonym(key, known);
  if (key === "discriminator" && known.includes("tag")) return `use \`tag: ${discriminatorOf(found) ?? "…"}\``;
  if (key === "import" || key === "imports") return "list files of types under `types` of the root file; protocols can use all of them";
  if (key === "values" && typeOf(found) === "map") return "use `map: Type` for an object with arbitrary keys";
  if (key.endsWith("?") && known.includes("fields")) return `fields go under \`fields\`; check the indentation`;
  if (meant !== undefined) return hasKey(found, meant) ? `"${meant}" is there already; keep one of the two` : `did you mean "${meant}"?`;
  if (key === "values" && isTypeEnum(found))
    return "an enum has `enum: closed` instead of `type: enum`, or `enum: open` if other values are allowed";
  if (key === "required" && valueOf(found, key)?.kind === "list")
    return "remove `required`, and add `?` to the names of the other fields: fields are required by default";
  if (key === "oneof" && known.includes("rules"))
    return "list its fields under `fields`, and add a rule such as `rules: { choice: { doc: …, exactlyOne: [first, second] } }`";
  if (key === "type" && known.includes("from")) return "remove `type`: a message is an object with `fields`";
  const inner = objectHint(found);
  if (inner !== undefined) return inner;
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

/** The value at a key of a mapping. */
const valueOf = ({ node }: LocatedError, name: string): YamlNode | undefined =>
  node.kind === "map" ? node.entries.find(({ key }) => key === name)?.value : undefined;

const hasKey = (found: LocatedError, name: string): boolean => valueOf(found, name) !== undefined;

/** The text at a key of a mapping. */
function textOf(found: LocatedError, name: string): string | undefined {
  const value = valueOf(found, name);
  return value?.kind === "scalar" ? value.text : undefined;
}

/** `address: { street: string }`: fields where a definition is expected, all of them unknown as keys. */
function objectHint(found: LocatedError): string | undefined {
  const { node } = found;
  if (!isDefinition(found) || node.kind !== "map") return undefined;
  const known = knownKeys(found);
  const isForeign = (key: string): boolean =>
    known.includes(key) || keySynonym(key, known) !== undefined || definitionForm(key) !== undefined;
  if (
    node.entries.some(
      ({ key, value }) => isForeign(key) || (value.kind === "scalar" && (value.text === "" || typeof value.value !== "string")),
    )
  )
    return undefined;
  return `use \`fields: { ${node.entries.map(({ key }) => `${key}: …`).join(", ")} }\` for an object`;
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
