// Corrects keys that other languages have: what `optional`, `required`, `items`, `properties`, `$ref`, `format` and their like say is written in this language.

import type { YamlEntry, YamlMap, YamlNode } from "../model/source.js";
import type { TextEdit } from "../model/text-edit.js";
import { formatMeant, isNumberFormat, referenceTarget } from "../foreign/synonyms.js";
import { enumOf } from "../foreign/type-expressions.js";
import { writeFlow } from "../yaml/write-yaml.js";
import { isFlow, removeEntry, replaceEntry, replacement, trailTo } from "./fix-edits.js";
import { textsIn, type EntryPlace, type Fix, type Mistake } from "./fix.js";

/** A change of a definition. Each returns undefined if it cannot be made. */
type Change = (place: Definition) => { readonly edits: readonly TextEdit[]; readonly replaces: readonly string[] } | undefined;

/** The definition around a mistake. */
interface Definition extends EntryPlace {
  readonly mistake: Mistake;
  /** The entry of the field that it defines. */
  readonly field: YamlEntry | undefined;
  readonly value: YamlNode;
  readonly type: string | undefined;
}

interface Correction {
  readonly title: string;
  readonly changes: readonly Change[];
}

/** The correction of a key; undefined if a person has to decide. */
export function correctKey(mistake: Mistake): Fix | undefined {
  const trail = trailTo(mistake.root, mistake.span);
  const place = trail.findLast(({ entry }) => entry.keySpan.start === mistake.span.start || entry.value.span.start === mistake.span.start);
  if (place === undefined || !Object.hasOwn(corrections, place.entry.key)) return undefined;
  const { mapping, entry } = place;
  const type = scalarOf(find(mapping, "type")?.value);
  const definition: Definition = { mapping, entry, mistake, field: fieldOf(trail, mapping), value: entry.value, type };
  const correction = corrections[entry.key]!(definition);
  if (correction === undefined) return undefined;
  const made = correction.changes.map((change) => change(definition));
  if (made.includes(undefined)) return undefined;
  return {
    title: correction.title,
    edits: made.flatMap((each) => each!.edits),
    replaces: made.flatMap((each) => each!.replaces),
  };
}

/** The entry of the field that a mapping defines. */
export function fieldOf(trail: readonly EntryPlace[], definition: YamlNode): YamlEntry | undefined {
  const index = trail.findIndex(({ entry }) => entry.value === definition);
  const around = trail[index - 1];
  return around !== undefined && /^(?:fields|properties)$/.test(around.entry.key) && around.entry.value === trail[index]!.mapping
    ? trail[index]!.entry
    : undefined;
}

const find = (mapping: YamlMap, key: string): YamlEntry | undefined => mapping.entries.find((entry) => entry.key === key);

const scalarOf = (node: YamlNode | undefined): string | undefined => (node?.kind === "scalar" ? node.text : undefined);

/** The source of a value that can be written in another place. */
function sourceOf({ mistake }: Definition, node: YamlNode): string | undefined {
  const text = mistake.file.text.slice(node.span.start, node.span.end);
  return node.kind !== "scalar" && !isFlow(mistake, node) ? undefined : /[\n#]/.test(text) ? undefined : text;
}

const rename =
  (to: string): Change =>
  ({ mapping, entry, mistake }) =>
    find(mapping, to) === undefined ? { edits: [replacement(entry.keySpan, to)], replaces: [mistake.shown, entry.key] } : undefined;

const remove =
  (key: string): Change =>
  ({ mapping, mistake }) => {
    const entry = find(mapping, key);
    const edits = entry && removeEntry(mistake, { mapping, entry });
    return edits && { edits, replaces: [key, ...textsIn(entry.value)] };
  };

/** Removes the `type` that a key makes unnecessary. */
const withoutType =
  (...names: readonly string[]): Change =>
  (definition) =>
    definition.type === undefined ? { edits: [], replaces: [] } : names.includes(definition.type) ? remove("type")(definition) : undefined;

/** Writes other entries in place of one. */
const write =
  (key: string, ...entries: readonly (readonly [key: string, text: string])[]): Change =>
  ({ mapping, mistake }) => {
    const entry = find(mapping, key);
    if (entry === undefined || entries.some(([own]) => own !== key && own !== "type" && find(mapping, own) !== undefined)) return undefined;
    const written = entries.map(([own, text]) => `${own}: ${text}`);
    return { edits: [replaceEntry(mistake, { mapping, entry }, written)], replaces: [key, ...textsIn(entry.value)] };
  };

/** Adds a `?` to the name of the field. */
const makeOptional: Change = ({ field, mistake }) =>
  field === undefined ? undefined : { edits: field.key.endsWith("?") ? [] : [questionMark(mistake, field)], replaces: [] };

/** The edit that makes a field optional. */
export function questionMark({ file }: Mistake, { keySpan }: YamlEntry): TextEdit {
  const isQuoted = /['"]/.test(file.text[keySpan.end - 1] ?? "");
  const at = keySpan.end - (isQuoted ? 1 : 0);
  return replacement({ ...keySpan, start: at, end: at }, "?");
}

/** The correction for a flag of a field. */
const flagged = (definition: Definition, isOptional: boolean): Correction | undefined =>
  // A question mark says the opposite of `required: true`.
  definition.field === undefined || (!isOptional && definition.field.key.endsWith("?"))
    ? undefined
    : {
        title: isOptional ? `change to ${definition.field.key.replace(/\??$/, "?")}` : `remove ${definition.entry.key}`,
        changes: isOptional ? [remove(definition.entry.key), makeOptional] : [remove(definition.entry.key)],
      };

/** `required: [a, b]`: all other fields are optional. */
function requireListed({ mapping, value, mistake }: Definition): Correction | undefined {
  const fields = (find(mapping, "fields") ?? find(mapping, "properties"))?.value;
  if (value.kind !== "list" || fields?.kind !== "map") return undefined;
  const names = new Set(value.items.map((item) => scalarOf(item)));
  const known = new Set(fields.entries.map(({ key }) => key));
  if (![...names].every((name) => name !== undefined && known.has(name))) return undefined;
  const others = fields.entries.filter(({ key }) => !names.has(key) && !key.endsWith("?"));
  const edits = others.map((entry) => questionMark(mistake, entry));
  return { title: "make the other fields optional", changes: [remove("required"), () => ({ edits, replaces: [] })] };
}

/** The names in `allOf: [{ $ref: '#/$defs/A' }]`. */
function listedTypes(value: YamlNode): readonly string[] | undefined {
  const items = value.kind === "list" ? value.items : [value];
  const names = items.map((item) => {
    const text = item.kind === "map" && item.entries.length === 1 ? scalarOf(find(item, "$ref")?.value) : scalarOf(item);
    return text === undefined ? undefined : referenceTarget(text);
  });
  return names.includes(undefined) ? undefined : (names as readonly string[]);
}

function correctFormat({ value, type, field }: Definition): Correction | undefined {
  const format = scalarOf(value) ?? "";
  if (isNumberFormat(format) && (type === "integer" || type === "number")) return { title: "remove format", changes: [remove("format")] };
  if (type !== undefined && type !== "string") return undefined;
  if (format === "password")
    return field === undefined ? undefined : { title: "change to sensitive: true", changes: [write("format", ["sensitive", "true"])] };
  const meant = formatMeant(format);
  if (meant === undefined) return undefined;
  const title = `change to type: ${meant}`;
  if (type === undefined) return { title, changes: [write("format", ["type", meant])] };
  return { title, changes: [write("type", ["type", meant]), remove("format")] };
}

function correctAdditional(definition: Definition): Correction | undefined {
  const { mapping, value } = definition;
  const hasFields = find(mapping, "fields") !== undefined || find(mapping, "properties") !== undefined;
  const flag = value.kind === "scalar" ? value.value : undefined;
  const key = "additionalProperties";
  if (typeof flag !== "boolean") {
    const source = sourceOf(definition, value);
    if (!hasFields) return { title: "change to map", changes: [rename("map"), withoutType("object")] };
    return source === undefined ? undefined : { title: "change to extras", changes: [write(key, ["extras", `{ values: ${source} }`])] };
  }
  const openness = flag ? "open" : "closed";
  if (hasFields) return { title: `change to object: ${openness}`, changes: [write(key, ["object", openness])] };
  return flag ? { title: "change to `map`", changes: [write(key, ["map", "any"]), withoutType("object")] } : undefined;
}

function correctPatternProperties(definition: Definition): Correction | undefined {
  const [only, ...others] = definition.value.kind === "map" ? definition.value.entries : [];
  const source = only === undefined || others.length > 0 ? undefined : sourceOf(definition, only.value);
  if (source === undefined) return undefined;
  const pattern = `'${only!.key.replaceAll("'", "''")}'`;
  return { title: "change to map", changes: [write("patternProperties", ["map", source], ["keys", pattern]), withoutType("object")] };
}

/** `exclusiveMinimum: 0` of an integer is `min: 1`. */
function correctExclusive({ value, type, entry }: Definition): Correction | undefined {
  const limit = value.kind === "scalar" ? value.value : undefined;
  if (type !== "integer" || typeof limit !== "number" || !Number.isSafeInteger(limit)) return undefined;
  const [key, included] = entry.key === "exclusiveMinimum" ? (["min", limit + 1] as const) : (["max", limit - 1] as const);
  return { title: `change to ${key}: ${included}`, changes: [write(entry.key, [key, String(included)])] };
}

/** `enum: [low, high]`, and `enum: { low: 'Low.' }`. */
function correctEnum({ value, type }: Definition): Correction | undefined {
  const title = "change to enum: closed";
  if (value.kind === "map" && !value.entries.some(({ value: each }) => each.kind === "list")) {
    const closed: Change = ({ entry, mistake, mapping }) => {
      const separator = isFlow(mistake, mapping) ? ", " : replaceEntry(mistake, { mapping, entry }, ["", ""]).text;
      return { edits: [replacement(entry.keySpan, `enum: closed${separator}values`)], replaces: [] };
    };
    return { title, changes: [closed, withoutType("string", "enum")] };
  }
  if (value.kind !== "list") return undefined;
  const all = value.items.map((item) =>
    item.kind === "scalar" ? (type === "string" && item.value !== null ? item.text : item.value) : {},
  );
  const definition = enumOf(all.filter((each) => each !== null));
  if (definition === undefined || typeof definition === "string") return undefined;
  const keys = Object.entries({ ...definition, ...(all.includes(null) ? { nullable: true } : {}) });
  const written = keys.map(([key, text]) => [key, writeFlow(text)] as const);
  return { title, changes: [write("enum", ...written), withoutType("string", "integer", "number", "enum")] };
}

const asList = ({ value, type }: Definition): Correction | undefined =>
  value.kind === "list"
    ? undefined
    : { title: "change to list", changes: [rename("list"), ...(type === undefined ? [] : [withoutType("array", "list")])] };

const asUnion = ({ value }: Definition): Correction | undefined =>
  value.kind === "list" ? { title: "change to union", changes: [rename("union"), withoutType("object", "union")] } : undefined;

const corrections: Readonly<Record<string, (definition: Definition) => Correction | undefined>> = {
  optional: (definition) => byFlag(definition, true),
  required: (definition) => byFlag(definition, false) ?? requireListed(definition),
  items: asList,
  repeated: (definition) => {
    if (scalarOf(definition.value) !== "true") return definition.type === undefined ? asList(definition) : undefined;
    const title = `change to list: ${definition.type ?? ""}`;
    return definition.type === undefined ? undefined : { title, changes: [write("type", ["list", definition.type]), remove("repeated")] };
  },
  properties: () => ({ title: "change to fields", changes: [rename("fields"), withoutType("object", "struct")] }),
  oneOf: asUnion,
  anyOf: asUnion,
  oneof: asUnion,
  allOf: ({ value }) => {
    const names = listedTypes(value);
    return names && { title: `change to include`, changes: [write("allOf", ["include", `[${names.join(", ")}]`]), withoutType("object")] };
  },
  additionalProperties: correctAdditional,
  patternProperties: correctPatternProperties,
  propertyNames: (definition) => {
    const pattern =
      definition.value.kind === "map" && definition.value.entries.length === 1 ? find(definition.value, "pattern") : undefined;
    const source = pattern && sourceOf(definition, pattern.value);
    return source === undefined ? undefined : { title: "change to keys", changes: [write("propertyNames", ["keys", source])] };
  },
  $ref: ({ value, type }) => {
    const target = referenceTarget(scalarOf(value) ?? "");
    if (target === undefined || type !== undefined) return undefined;
    return { title: `change to type: ${target}`, changes: [write("$ref", ["type", target])] };
  },
  format: correctFormat,
  discriminator: ({ value }) => {
    const isName = value.kind === "scalar" || (value.kind === "map" && value.entries.length === 1);
    const name = isName ? scalarOf(value.kind === "map" ? find(value, "propertyName")?.value : value) : undefined;
    return name === undefined ? undefined : { title: `change to tag: ${name}`, changes: [write("discriminator", ["tag", name])] };
  },
  const: ({ value }) =>
    value.kind === "scalar" && value.value === null
      ? { title: "change to type: 'null'", changes: [write("const", ["type", "'null'"])] }
      : undefined,
  exclusiveMinimum: correctExclusive,
  exclusiveMaximum: correctExclusive,
  enum: correctEnum,
  type: (definition) =>
    definition.type === "object" && find(definition.mapping, "from") !== undefined
      ? { title: "remove type", changes: [remove("type")] }
      : undefined,
};

/** `optional: true`, `required: false` and their opposites. */
function byFlag(definition: Definition, optionalIf: boolean): Correction | undefined {
  const flag = definition.value.kind === "scalar" ? definition.value.value : undefined;
  return typeof flag === "boolean" ? flagged(definition, flag === optionalIf) : undefined;
}
