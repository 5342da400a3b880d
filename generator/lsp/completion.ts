// Completion: the keys and values of the language, and the names that fit at the cursor.

import type { FileKind } from "../parse/language/language.js";
import type { SourceFile } from "../model/source.js";
import type { LanguageSchema } from "../parse/language/schema.js";
import { schemasFor } from "../parse/resolve-schema.js";
import { alternativesOf, entriesOf, itemsOrOne, textOf, valueEntriesOf, valueOf } from "../resolve/symbols/definition-nodes.js";
import type { FieldOwner } from "../resolve/symbols/field-owners.js";
import { elementsOf, innerFields, isEdit, merge, usePath, type Typed } from "../resolve/symbols/json-uses.js";
import type { SharedTypes } from "../resolve/symbols/walk-context.js";
import { scalars } from "../scalars/index.js";
import { findCursor, type CursorPlace } from "./cursor.js";
import { allowedFields, fileSuggestions, fittingKeys, fittingNames, issueSuggestions } from "./fitting-suggestions.js";

/** What can be written at the cursor. */
export interface Suggestion {
  readonly label: string;
  readonly kind: "key" | "value" | "type" | "message" | "field" | "role" | "example" | "code";
  readonly doc?: string;
  /** Whether the key is required and still missing. */
  readonly required?: boolean;
  /** The type of a field, if it has a name. */
  readonly type?: string;
}

export interface Completion {
  /** The range that a suggestion replaces. */
  readonly start: number;
  readonly end: number;
  /** Whether keys need a colon. */
  readonly isKey: boolean;
  readonly suggestions: readonly Suggestion[];
}

/** What the file at the cursor can refer to outside of it. */
export interface Surroundings {
  readonly types?: SharedTypes;
  /** The files in the folder of the root file and below, relative to it. */
  readonly files?: () => readonly string[];
}

/** Suggestions at an offset of a file. */
export function complete(file: SourceFile, offset: number, kind: FileKind, { types = new Map(), files }: Surroundings = {}): Completion {
  const place = findCursor(file, offset, kind, types);
  if (place === undefined) return { start: offset, end: offset, isKey: false, suggestions: [] };
  const listing = kind === "rootFile" && files ? fileSuggestions(place, files()) : [];
  if (listing.length > 0) return { start: place.word.start, end: place.word.end, isKey: false, suggestions: listing };
  const { word, keyOf } = place;
  const suggestions = place.content === undefined ? languageSuggestions(place) : contentSuggestions(place, place.content);
  const isPath = suggestions.some((each) => each.kind === "field");
  const prefix = isPath ? word.typed.lastIndexOf(".") + 1 : 0;
  const start = word.start + (place.isPart ? Math.max(prefix, word.typed.lastIndexOf(".") + 1) : prefix);
  const isKey = keyOf !== undefined || suggestions.some((each) => each.kind === "key");
  const fitting = distinct(fittingNames(place, suggestions));
  return { start, end: word.end, isKey: isKey && file.text[word.end] !== ":", suggestions: fitting };
}

function languageSuggestions(place: CursorPlace): readonly Suggestion[] {
  const { schemas, keyOf } = place;
  if (keyOf !== undefined) {
    const names = schemas.find(({ propertyNames }) => propertyNames !== undefined)?.propertyNames;
    const keys = keysOf(schemas, new Set(keyOf.entries.map(({ key }) => key)));
    return [...fittingKeys(keys, keyOf), ...nameSuggestions(place, names)];
  }
  if (place.isPart) return [];
  return [
    ...variableSuggestions(place),
    ...valuesOf(schemas),
    ...nameSuggestions(
      place,
      schemas.find(({ refersTo }) => refersTo !== undefined),
    ),
    ...mappingKeys(schemas),
  ];
}

/** The value of a variable of rejections: the enum values of the fields of replies that it fills. */
function variableSuggestions(place: CursorPlace): readonly Suggestion[] {
  const { file, context } = place;
  const variable = /^rejections\/reasons\/[^/]+\/([^/]+)$/.exec(context.path)?.[1];
  const replies = variable === undefined ? undefined : valueOf(valueOf(file.root, "rejections"), "replies");
  return itemsOrOne(replies).flatMap((reply) => {
    const type = file.find(textOf(valueOf(reply, "object")) ?? "");
    const owner = type === undefined ? file.owners.message(textOf(valueOf(reply, "message")) ?? "") : file.owners.type(type);
    const filled = entriesOf(valueOf(reply, "fields")).filter(({ value }) => textOf(value) === `$${variable}`);
    return filled.flatMap(({ key }) => valueSuggestions(place, merge((owner ?? []).filter(({ name }) => name === key))));
  });
}

function keysOf(schemas: readonly LanguageSchema[], present: ReadonlySet<string>): readonly Suggestion[] {
  const required = new Set(schemas.flatMap((schema) => schema.required ?? []));
  return schemas.flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([label, schema]): readonly Suggestion[] =>
      schema === true || present.has(label)
        ? []
        : [{ label, kind: "key", doc: schema.description ?? "", ...(required.has(label) ? { required: true } : {}) }],
    ),
  );
}

/** A value that is not there yet may become a mapping. */
function mappingKeys(schemas: readonly LanguageSchema[]): readonly Suggestion[] {
  const inside = schemas.flatMap((schema) => {
    const mapping = schema.then?.type === "object" || schema.then?.$ref !== undefined ? schema.then : undefined;
    return mapping === undefined ? [] : schemasFor({ kind: "map", span: noSpan, entries: [] }, mapping);
  });
  return keysOf([...schemas.filter(({ type }) => type === "object"), ...inside], new Set());
}

const noSpan = { file: "", start: 0, end: 0 };

function valuesOf(schemas: readonly LanguageSchema[]): readonly Suggestion[] {
  return schemas.flatMap((schema) => [
    ...(schema.enum ?? []).map((value, index): Suggestion => ({
      label: String(value),
      kind: "value",
      doc: schema.enumDescriptions?.[index] ?? "",
    })),
    ...(schema.examples ?? []).map((label): Suggestion => ({ label, kind: "value" })),
    ...(schema.type === "boolean" ? ["true", "false"].map((label): Suggestion => ({ label, kind: "value" })) : []),
  ]);
}

/** The names that a schema refers to. */
function nameSuggestions({ file, context, word }: CursorPlace, schema: LanguageSchema | undefined): readonly Suggestion[] {
  const named = (key: string, kind: Suggestion["kind"]): readonly Suggestion[] =>
    entriesOf(valueOf(file.root, key)).map((entry): Suggestion => ({
      label: entry.key,
      kind,
      doc: textOf(valueOf(entry.value, "doc")) ?? textOf(entry.value) ?? "",
    }));
  const results = (): readonly Suggestion[] =>
    entriesOf(valueOf(file.root, "messages")).flatMap(({ key, value }): readonly Suggestion[] =>
      valueOf(value, "result") === undefined ? [] : [{ label: `${key} result`, kind: "message" }],
    );
  const shared = (): readonly Suggestion[] =>
    [...file.sharedTypes].map(([label, { value }]): Suggestion => ({ label, kind: "type", doc: textOf(valueOf(value, "doc")) ?? "" }));
  switch (schema?.refersTo) {
    case undefined:
      return [];
    case "type":
      return [...named("types", "type"), ...shared(), ...Object.keys(scalars).map((label): Suggestion => ({ label, kind: "type" }))];
    case "role":
      return named("roles", "role");
    case "message":
      return [...named("messages", "message"), ...results()];
    case "message-or-group":
      return [...named("messages", "message"), ...results(), ...named("groups", "message")];
    case "capability":
      return named("capabilities", "value");
    case "flow":
      return named("flows", "value");
    case "frame":
      return entriesOf(valueOf(valueOf(file.root, "envelope"), "frames")).map(({ key }): Suggestion => ({ label: key, kind: "value" }));
    case "example": {
      const samples = context.sample.split("/").reduce((node, step) => valueOf(node, step), file.root as ReturnType<typeof valueOf>);
      return entriesOf(valueOf(samples ?? messageOf(file.root, context.sample), "examples")).map(({ key }): Suggestion => ({
        label: key,
        kind: "example",
      }));
    }
    case "issue":
      return issueSuggestions(file, context);
    case "own-field":
      return fieldSuggestions(innerFields(file.find, { nodes: alternativesOf(file.find, context.definition) }), new Set());
    case "field":
      return pathSuggestions({ file, context, word }, context.owners.length === 0 ? file.owners.all() : context.owners);
  }
}

/** Names of messages may contain slashes. */
const messageOf = (root: CursorPlace["file"]["root"], sample: string): ReturnType<typeof valueOf> =>
  valueOf(valueOf(root, "messages"), sample.replace(/^messages\//, ""));

/** The fields behind the dots that are typed already. */
function pathSuggestions(
  { file, word }: Pick<CursorPlace, "file" | "context" | "word">,
  owners: readonly FieldOwner[],
  present: ReadonlySet<string> = new Set(),
): readonly Suggestion[] {
  const steps = word.typed.split(".").slice(0, -1);
  if (steps.length === 0) return fieldSuggestions(owners.flat(), present);
  const scalar = { span: noSpan, text: "", plain: true };
  const found = usePath(file, owners, { scalar, name: steps.join(".") });
  return fieldSuggestions(
    found.flatMap((typed) => innerFields(file.find, typed)),
    new Set(),
  );
}

const fieldSuggestions = (fields: FieldOwner, present: ReadonlySet<string>): readonly Suggestion[] =>
  fields
    .filter(({ name }) => !present.has(name))
    .map(({ name, definition, nodes }): Suggestion => {
      const node =
        "value" in definition && typeof definition.value === "object" && definition.value !== null ? definition.value : undefined;
      const [type] = nodes.flatMap((each) => textOf(each) ?? textOf(valueOf(each, "type")) ?? []);
      return { label: name, kind: "field", doc: textOf(valueOf(node, "doc")) ?? "", ...(type === undefined ? {} : { type }) };
    });

type Contents = NonNullable<CursorPlace["content"]>;

function contentSuggestions(place: CursorPlace, { holds, node, trail }: Contents): readonly Suggestion[] {
  const { file, context, keyOf } = place;
  const own = { nodes: alternativesOf(file.find, context.definition) };
  const present = new Set(keyOf?.entries.map(({ key }) => key));
  switch (holds) {
    case "value":
      return place.word.typed.startsWith("$") || trail.length === 0
        ? [...valuesOf(place.schemas), ...valueSuggestions(place, own), ...fillSuggestions(place)]
        : typedSuggestions(place, follow(file, own, trail), present);
    case "own-fields":
      return typedSuggestions(place, follow(file, { nodes: [], inner: innerFields(file.find, own) }, trail), present);
    case "values-of-field": {
      const field = textOf(valueOf(context.parent, "field")) ?? "";
      const found = usePath(file, context.owners, { scalar: { span: noSpan, text: "", plain: true }, name: field });
      return valueSuggestions(place, merge(found));
    }
    case "template":
      return fieldSuggestions(context.owners.flat(), present);
    case "same-values":
      return pathSuggestions(place, context.owners);
    case "example":
      return exampleSuggestions(place, { holds, node, trail }, present);
    case "path": {
      const steps = node.kind === "list" ? node.items.slice(0, Number(trail[0])).map((item) => textOf(item) ?? "") : [];
      return fieldSuggestions(innerFields(file.find, follow(file, { nodes: [], inner: context.owners.flat() }, steps)), present);
    }
    case "fields":
      return typedSuggestions(place, follow(file, { nodes: [], inner: context.owners.flat() }, trail), present);
    default:
      return [];
  }
}

/** Fields, and in an edited example `like`, `set` and `drop`. */
function exampleSuggestions(place: CursorPlace, { node, trail }: Contents, present: ReadonlySet<string>): readonly Suggestion[] {
  const { file, context, keyOf } = place;
  const fields: Typed = { nodes: [], inner: context.owners.flat() };
  if (trail[0] === "like") return nameSuggestions(place, { refersTo: "example" });
  if (node.kind === "map" && isEdit(node) && (trail[0] === "set" || trail[0] === "drop")) {
    return trail[0] === "drop"
      ? pathSuggestions(place, context.owners)
      : allowedFields(place, typedSuggestions(place, follow(file, fields, trail.slice(1)), present), present);
  }
  const edits = trail.length > 0 || keyOf === undefined ? [] : ["like", "set", "drop"].filter((key) => !present.has(key));
  return [
    ...allowedFields(place, typedSuggestions(place, follow(file, fields, trail), present), present),
    ...edits.map((label): Suggestion => ({ label, kind: "key", doc: "Starts from another example." })),
  ];
}

/** What is known about the part of a value that keys and indexes lead to. */
function follow(file: CursorPlace["file"], start: Typed, trail: readonly string[]): Typed {
  let found: readonly Typed[] = [start];
  for (const step of trail.flatMap((each) => each.split("."))) {
    const fields = found.flatMap((typed) => innerFields(file.find, typed)).filter(({ name }) => name === step);
    found = [merge(fields.length > 0 ? fields : elementsOf(file.find, found, step))];
  }
  return merge(found);
}

function typedSuggestions(place: CursorPlace, typed: Typed, present: ReadonlySet<string>): readonly Suggestion[] {
  if (place.keyOf === undefined) return valueSuggestions(place, typed);
  return pathSuggestions(place, [innerFields(place.file.find, typed)], present);
}

/** The values of an enum, message types in the tag, and true and false. */
function valueSuggestions({ file }: CursorPlace, { nodes, isTag }: Typed): readonly Suggestion[] {
  const values = valueEntriesOf(nodes).map(({ key, value }): Suggestion => ({
    label: key,
    kind: "value",
    doc: textOf(value) ?? textOf(valueOf(value, "doc")) ?? "",
  }));
  const isBoolean = nodes.some((node) => (textOf(node) ?? textOf(valueOf(node, "type"))) === "boolean");
  const constants = nodes.flatMap((node) => textOf(valueOf(node, "const")) ?? []);
  const messages =
    isTag === true ? entriesOf(valueOf(file.root, "messages")).map(({ key }): Suggestion => ({ label: key, kind: "message" })) : [];
  const words = [...constants, ...(isBoolean ? ["true", "false"] : [])];
  return [...values, ...messages, ...words.map((label): Suggestion => ({ label, kind: "value" }))];
}

const fillSuggestions = ({ file, context }: CursorPlace): readonly Suggestion[] =>
  (context.owners.length === 0 ? file.owners.all() : context.owners)
    .flat()
    .map(({ name }): Suggestion => ({ label: `$${name}`, kind: "field" }));

/** Each label once; required keys first. */
function distinct(suggestions: readonly Suggestion[]): readonly Suggestion[] {
  const first = new Map(suggestions.toReversed().map((suggestion) => [suggestion.label, suggestion]));
  const order = [...new Set(suggestions.map(({ label }) => label))].map((label) => first.get(label)!);
  return order.toSorted((a, b) => Number(b.required === true) - Number(a.required === true));
}
