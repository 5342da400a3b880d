// Rewrites parts of a valid spec as people do who know another language. Each rewriting means the same as before, so that its correction must, too.

import type { SourceFile, YamlEntry, YamlMap, YamlNode } from "../../generator/model/source.js";
import { applyEdits, type TextEdit } from "../../generator/model/text-edit.js";
import { readYaml } from "../../generator/yaml/read-yaml.js";
import type { Dice } from "./mutate-spec.js";

interface Place {
  readonly file: SourceFile;
  readonly entry: YamlEntry;
  readonly mapping: YamlMap;
  /** The entry whose value the mapping is. */
  readonly owner: YamlEntry | undefined;
  /** The entry around the owner. */
  readonly around: YamlEntry | undefined;
}

type Rewrite = (place: Place) => readonly TextEdit[] | undefined;

/** Parts of a spec whose keys are data or prose. */
const content = /^(?:examples?|invalid|wire|variations|transcripts|illegal|migrations|rejections|doc|allow|names|table|default|fill)$/;

function* placesIn(file: SourceFile, node: YamlNode, owner?: YamlEntry, around?: YamlEntry): Generator<Place> {
  if (node.kind === "list") for (const item of node.items) yield* placesIn(file, item);
  if (node.kind !== "map") return;
  for (const entry of node.entries) {
    yield { file, entry, mapping: node, owner, around };
    if (!content.test(entry.key) || around?.key === "fields" || owner?.key === "fields") yield* placesIn(file, entry.value, entry, owner);
  }
}

const replace = ({ span }: YamlNode, text: string): readonly TextEdit[] => [{ span, text }];
const renameKey =
  (key: string, to: string): Rewrite =>
  ({ entry }) =>
    entry.key === key ? [{ span: entry.keySpan, text: to }] : undefined;
const isFlow = ({ file }: Place, { span }: YamlNode): boolean => /[{[]/.test(file.text[span.start] ?? "");
const isDefinition = ({ mapping }: Place): boolean =>
  mapping.entries.some(({ key }) => /^(?:type|list|map|fields|union|const|enum)$/.test(key));
const has = ({ mapping }: Place, key: string): boolean => mapping.entries.some((entry) => entry.key === key);
const isField = ({ around, owner, mapping }: Place): boolean => around?.key === "fields" && owner?.value === mapping;

/** Types of strings, whose limits are lengths. */
const isScalarType = (place: Place, names: readonly string[]): boolean => {
  const type = place.mapping.entries.find(({ key }) => key === "type")?.value;
  return type?.kind === "scalar" && names.includes(type.text);
};

const inDefinition =
  (rewrite: Rewrite): Rewrite =>
  (place) =>
    isDefinition(place) && !has(place, "from") ? rewrite(place) : undefined;

/** What is rewritten, by the language in which it is written like this. */
const rewrites: Readonly<Record<string, Rewrite>> = {
  "OpenAPI: description": inDefinition(renameKey("doc", "description")),
  "OpenAPI: properties": inDefinition(renameKey("fields", "properties")),
  "OpenAPI: properties of an object": inDefinition((place) =>
    place.entry.key === "fields" && isFlow(place, place.mapping)
      ? [{ span: place.entry.keySpan, text: "type: object, properties" }]
      : undefined,
  ),
  "OpenAPI: items": inDefinition((place) =>
    place.entry.key === "list" && isFlow(place, place.mapping) ? [{ span: place.entry.keySpan, text: "type: array, items" }] : undefined,
  ),
  "OpenAPI: oneOf": inDefinition(renameKey("union", "oneOf")),
  "OpenAPI: maxLength": (place) => (isScalarType(place, ["string", "line", "text"]) ? renameKey("max", "maxLength")(place) : undefined),
  "OpenAPI: minimum": (place) => (isScalarType(place, ["integer", "number"]) ? renameKey("min", "minimum")(place) : undefined),
  "OpenAPI: uniqueItems": inDefinition(renameKey("unique", "uniqueItems")),
  "OpenAPI: $ref": inDefinition((place) =>
    place.entry.key === "type" && place.entry.value.kind === "scalar" && /^[A-Z]/.test(place.entry.value.text)
      ? [
          {
            span: { ...place.entry.keySpan, end: place.entry.value.span.end },
            text: `$ref: '#/components/schemas/${place.entry.value.text}'`,
          },
        ]
      : undefined,
  ),
  "OpenAPI: optional": (place) => {
    const { owner, entry } = place;
    if (!isField(place) || entry.key !== "type" || owner?.key.endsWith("?") !== true || !isFlow(place, place.mapping)) return undefined;
    const sign = place.file.text.indexOf("?", owner.keySpan.start);
    return [
      { span: { ...owner.keySpan, start: sign, end: sign + 1 }, text: "" },
      { span: { ...entry.keySpan, end: entry.keySpan.start }, text: "optional: true, " },
    ];
  },
  "OpenAPI: required": (place) =>
    isField(place) && place.entry.key === "type" && place.owner?.key.endsWith("?") === false && isFlow(place, place.mapping)
      ? [{ span: { ...place.entry.keySpan, end: place.entry.keySpan.start }, text: "required: true, " }]
      : undefined,
  "OpenAPI: nullable": inDefinition(({ entry, mapping, ...place }) => {
    const flag = mapping.entries.find(({ key }) => key === "nullable");
    if (entry.key !== "type" || entry.value.kind !== "scalar" || flag === undefined || !isFlow({ entry, mapping, ...place }, mapping))
      return undefined;
    const index = mapping.entries.indexOf(flag);
    const before = mapping.entries[index - 1];
    if (before === undefined) return undefined;
    return [
      ...replace(entry.value, `[${entry.value.text}, 'null']`),
      { span: { ...flag.keySpan, start: before.value.span.end, end: flag.value.span.end }, text: "" },
    ];
  }),
  "TypeScript: X[]": ({ entry, owner }) =>
    owner?.key === "fields" && entry.value.kind === "list" && entry.value.items[0]?.kind === "scalar"
      ? replace(entry.value, `${entry.value.items[0].text}[]`)
      : undefined,
  "TypeScript: type: X[]": inDefinition(({ entry }) =>
    entry.key === "list" && entry.value.kind === "scalar"
      ? [{ span: { ...entry.keySpan, end: entry.value.span.end }, text: `type: '${entry.value.text}[]'` }]
      : undefined,
  ),
  "TypeScript: Record": inDefinition(({ entry }) =>
    entry.key === "map" && entry.value.kind === "scalar"
      ? [{ span: { ...entry.keySpan, end: entry.value.span.end }, text: `type: 'Record<string, ${entry.value.text}>'` }]
      : undefined,
  ),
  "TypeScript: union": inDefinition(({ entry }) =>
    entry.key === "union" && entry.value.kind === "list" && entry.value.items.every((item) => item.kind === "scalar")
      ? [
          {
            span: { ...entry.keySpan, end: entry.value.span.end },
            text: `type: "${entry.value.items.map((item) => (item.kind === "scalar" ? item.text : "")).join(" | ")}"`,
          },
        ]
      : undefined,
  ),
  "protobuf: bool": ({ entry }) =>
    entry.key === "type" && entry.value.kind === "scalar" && entry.value.text === "boolean" ? replace(entry.value, "bool") : undefined,
  "protobuf: int32": (place) =>
    place.entry.key === "type" && place.entry.value.kind === "scalar" && place.entry.value.text === "integer" && isDefinition(place)
      ? replace(place.entry.value, "int32")
      : undefined,
  "protobuf: repeated": ({ entry, owner }) =>
    owner?.key === "fields" && entry.value.kind === "list" && entry.value.items[0]?.kind === "scalar"
      ? replace(entry.value, `repeated ${entry.value.items[0].text}`)
      : undefined,
  "TypeSpec: @doc": inDefinition(renameKey("doc", "'@doc'")),
  "TypeSpec: utcDateTime": ({ entry, owner }) =>
    owner?.key === "fields" && entry.value.kind === "scalar" && entry.value.text === "timestamp"
      ? replace(entry.value, "utcDateTime")
      : undefined,
  "YAML: quotes": ({ entry }) =>
    /^(?:max|min)$/.test(entry.key) && entry.value.kind === "scalar" && entry.value.plain
      ? replace(entry.value, `'${entry.value.text}'`)
      : undefined,
  "YAML: yes": ({ entry }) =>
    /^(?:nullable|sensitive|unique)$/.test(entry.key) && entry.value.kind === "scalar" && entry.value.text === "true"
      ? replace(entry.value, "yes")
      : undefined,
};

export interface Injection {
  readonly files: readonly SourceFile[];
  readonly made: readonly string[];
}

/** A spec with some parts rewritten; no two of them overlap. */
export function injectMistakes(files: readonly SourceFile[], count: number, dice: Dice): Injection {
  const places = files.slice(1).flatMap((file) => {
    const { node } = readYaml(file);
    return node === undefined ? [] : [...placesIn(file, node)];
  });
  const kinds = Object.entries(rewrites);
  const made: string[] = [];
  const taken: TextEdit[] = [];
  for (let turn = 0; made.length < count && turn < count * 400; turn++) {
    const [name, rewrite] = kinds[dice(kinds.length)]!;
    const place = places[dice(places.length)]!;
    const edits = rewrite(place);
    // Two rewritings of one definition may contradict each other.
    const isFree = ({ span }: TextEdit): boolean =>
      !taken.some((other) => other.span.file === span.file && other.span.start <= span.end && span.start <= other.span.end);
    if (edits === undefined || !edits.every(isFree)) continue;
    taken.push(...edits);
    made.push(`${name} at ${place.file.path}: ${place.entry.key}`);
  }
  const changed = files.map((file) => {
    const own = taken.filter(({ span }) => span.file === file.path);
    return own.length === 0 ? file : { ...file, text: applyEdits(file.text, own) };
  });
  return { files: changed, made };
}
