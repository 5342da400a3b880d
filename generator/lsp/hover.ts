// Hover: what a symbol is, its constraints and documentation, and where it is used; for keys, what the language says about them.

import type { Shape } from "@wirepact/core";
import { shapeConstraints, shapeNoun } from "@wirepact/core/describe";
import { dereference } from "@wirepact/core/shape";
import type { ProtocolModel } from "../model/protocol-model.js";
import type { Span, YamlNode, YamlScalar } from "../model/source.js";
import type { SpecSymbol, SymbolIndex } from "../model/symbols.js";
import { definitions } from "../parse/language/language.js";
import type { LanguageSchema } from "../parse/language/schema.js";
import { schemaOfItems, schemaOfKey, schemasFor } from "../parse/resolve-schema.js";
import { parseProtocol } from "../parse/parse-spec.js";
import { defaultsOf } from "../resolve/defaults.js";
import { writeYaml } from "../yaml/write-yaml.js";
import { familyOf, occurrencesOf, symbolAt } from "../resolve/symbols/symbol-queries.js";
import { explainCode } from "../inspect/explain-code.js";
import { sectionAddress, sectionOfKeys } from "../inspect/reference-sections.js";
import { scalars } from "../scalars/index.js";
import type { FileView } from "./file-views.js";

/** Markdown for a range. */
export interface HoverText {
  readonly span: Span;
  readonly markdown: string;
}

const nouns: Readonly<Record<SpecSymbol["kind"], string>> = {
  role: "role",
  type: "type",
  message: "message",
  group: "group of messages",
  field: "field",
  value: "enum value",
  capability: "capability",
  flow: "flow",
  rule: "rule",
  view: "view",
  example: "example",
  transcript: "transcript",
  frame: "frame",
};

/** A file, the symbols of the spec, and the last model of the protocol. */
interface HoverContext {
  readonly view: FileView;
  readonly index: SymbolIndex;
  readonly model: ProtocolModel | undefined;
}

/** What to show at an offset. */
export function hoverAt({ view, index, model }: HoverContext, offset: number): HoverText | undefined {
  const place = symbolAt(index, view.file.path, offset);
  if (place !== undefined) {
    const [symbol] = place.symbols;
    if (symbol !== undefined) return { span: place.span, markdown: describeSymbol(index, symbol, model) };
  }
  const described = view.node === undefined ? undefined : describeKey(view.node, definitions[view.kind]!, offset);
  return described?.markdown.startsWith("**protocol**") === true ? withDefaults(view, described) : described;
}

/** The description of `protocol`, and what applies to the protocol without being written. */
function withDefaults({ file: { path }, node, kind }: FileView, described: HoverText): HoverText {
  const { file } = node === undefined || kind !== "protocolFile" ? {} : parseProtocol({ path, node });
  const defaults = file === undefined ? {} : defaultsOf(file.syntax);
  if (Object.keys(defaults).length === 0) return described;
  return { ...described, markdown: `${described.markdown}\n\nIn force without being written:\n\n\`\`\`yaml\n${writeYaml(defaults)}\`\`\`` };
}

function describeSymbol(index: SymbolIndex, symbol: SpecSymbol, model: ProtocolModel | undefined): string {
  const shape = model === undefined ? undefined : shapeOf(model, symbol);
  const code = (text: string): string => `\`${text}\``;
  const constraints = shape === undefined || model === undefined ? [] : shapeConstraints(model.types, shape, { code });
  const type = shape === undefined ? "" : `: ${shapeNoun(shape)}`;
  const uses = occurrencesOf(index, familyOf(index, [symbol.id])).filter(({ isDefinition }) => !isDefinition).length;
  return [
    `**${symbol.name}** (${nouns[symbol.kind]})${type}`,
    ...(symbol.doc === undefined ? [] : [symbol.doc]),
    ...(constraints.length === 0 ? [] : [constraints.map((each) => `- ${each}`).join("\n")]),
    ...(shape === undefined || model === undefined ? [] : unionParts(model, shape)),
    ...messageFacts(symbol, model),
    uses === 0 ? "Not used." : `Used ${uses === 1 ? "once" : `${uses} times`}.`,
  ].join("\n\n");
}

/** The parts of a union, or of the union of which something is an array or a map, with what selects them. */
function unionParts(model: ProtocolModel, shape: Shape): readonly string[] {
  const outer = dereference(model.types, shape);
  const inner = outer?.kind === "list" ? outer.item : outer?.kind === "map" ? outer.value : shape;
  const union = dereference(model.types, inner);
  if (union?.kind !== "union") return [];
  const { members, objects } = union;
  const parts = members.map((member, index) => {
    const selected = (objects?.cases ?? [])
      .filter(([, part]) => part === index)
      .map(([key]) => (typeof key === "object" ? key.map(({ name }) => name).join("`, `") : key));
    const by = objects?.by === "tag" ? `\`${objects.tag}: ${selected.join(" | ")}\`` : `has \`${selected.join("`, `")}\``;
    const doc = member.kind === "reference" ? model.typeDocs[member.type]?.doc : undefined;
    return `- ${shapeNoun(member)}${selected.length === 0 ? "" : ` (${by})`}${doc === undefined ? "" : `: ${doc}`}`;
  });
  const isExclusive = objects?.by === "presence" && objects.exclusive === true;
  return [`${objects?.by === "head" ? "The first that fits of" : "One of"}${isExclusive ? ", exclusively" : ""}:\n${parts.join("\n")}`];
}

function messageFacts({ kind, name }: SpecSymbol, model: ProtocolModel | undefined): readonly string[] {
  const message = kind === "message" ? model?.messages[name] : undefined;
  if (message === undefined) return [];
  const replies = message.replies === undefined || message.replies.length === 0 ? [] : [`Replies: ${message.replies.join(", ")}`];
  return [`From ${message.from.join(", ")} to ${message.to.join(", ")}.`, ...replies];
}

/** The shape of a type or a field in the model. */
function shapeOf(model: ProtocolModel, { id, kind, name }: SpecSymbol): Shape | undefined {
  if (kind === "type") return model.types[name];
  if (kind !== "field") return undefined;
  const path = id.slice(id.indexOf("#") + 1);
  const inType = /^types\/([^/]+)\/fields\/([^/]+)$/.exec(path);
  if (inType !== null) return fieldIn(model.types[inType[1] ?? ""], inType[2] ?? "");
  const message = /^messages\/(.+?)\/(?:envelope\/)?fields\/[^/]+$/.exec(path)?.[1];
  const candidates = message === undefined ? Object.values(model.messages) : [model.messages[message]];
  for (const candidate of candidates) {
    const direct = fieldIn(candidate?.shape, name) ?? fieldIn(fieldIn(candidate?.shape, bodyField(model)), name);
    if (direct !== undefined) return direct;
  }
  return undefined;
}

const bodyField = ({ body }: ProtocolModel): string => (typeof body === "object" ? body.field : "");

const fieldIn = (shape: Shape | undefined, name: string): Shape | undefined =>
  shape?.kind === "struct" ? shape.fields.find((field) => field.name === name)?.shape : undefined;

const referenceTo = (section: string): string => `[Reference](${sectionAddress(section).href})`;

/** A built-in type, or an issue code. */
function describeValue({ text, span }: YamlScalar, schemas: readonly LanguageSchema[]): HoverText | undefined {
  const refersTo = schemas.find((schema) => schema.refersTo !== undefined)?.refersTo;
  if (refersTo === "type" && Object.hasOwn(scalars, text)) {
    const { doc, parameters } = scalars[text as keyof typeof scalars];
    const options = parameters.length === 0 ? [] : [`Options: ${parameters.map((name) => `\`${name}\``).join(", ")}.`];
    return { span, markdown: [`**${text}** (built-in type)`, doc, ...options, referenceTo(sectionOfKeys(["type"]))].join("\n\n") };
  }
  const [explanation] = refersTo === "issue" ? explainCode(text).explanations : [];
  return explanation === undefined
    ? undefined
    : { span, markdown: `**${text}** (issue code)\n\n${explanation.text}\n\n${referenceTo(explanation.section)}` };
}

/** The description of the key at an offset. */
function describeKey(root: YamlNode, schema: LanguageSchema, offset: number): HoverText | undefined {
  let node = root;
  let schemas = schemasFor(root, schema);
  const keys: string[] = [];
  for (;;) {
    if (node.kind === "scalar") return describeValue(node, schemas);
    if (node.kind === "list") {
      const item: YamlNode | undefined = node.items.find(({ span }) => span.start <= offset && offset <= span.end);
      const inner = schemaOfItems(schemas);
      if (item === undefined || inner === undefined) return undefined;
      node = item;
      schemas = schemasFor(item, inner);
      continue;
    }
    const key = node.entries.find(({ keySpan }) => keySpan.start <= offset && offset <= keySpan.end);
    const entry = key ?? node.entries.find(({ value }) => value.span.start <= offset && offset <= value.span.end);
    const inner = entry === undefined ? undefined : schemaOfKey(schemas, entry.key);
    if (entry === undefined || inner === undefined) return undefined;
    keys.push(entry.key);
    if (key !== undefined) {
      const description = inner.description ?? schemasFor(entry.value, inner).find((each) => each.description !== undefined)?.description;
      return description === undefined
        ? undefined
        : { span: key.keySpan, markdown: `**${key.key}**\n\n${description}\n\n${referenceTo(sectionOfKeys(keys))}` };
    }
    node = entry.value;
    schemas = schemasFor(node, inner);
  }
}
