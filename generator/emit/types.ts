// Emits `types.ts` with json-schema-to-typescript: one interface per message, one type per named type, and the union of all messages.

import type { Frame } from "@wirepact/core";
import { otherShape } from "@wirepact/core/codegen";
import { visitShapes } from "@wirepact/core/shape";
import type { Options } from "json-schema-to-typescript";
import { isIdentifiable } from "../describe/message-parts.js";
import { defaultFieldsType, hasDefaults } from "../lower/default-fields.js";
import { namedTypes } from "../lower/named-types.js";
import { typeText } from "../lower/type-text.js";
import type { ModuleStatement, TypeScriptModule } from "../model/output-file.js";
import type { ProtocolModel } from "../model/protocol-model.js";
import type { JsonSchema } from "../model/schema-set.js";
import { brandedTypes } from "../exports/named-types.js";
import { aliased, freeName, globalName } from "../exports/free-names.js";
import { bodyTypeName, unionNames } from "../exports/exported-names.js";
import { propertyName } from "../text/literal.js";
import { listed } from "../text/markdown.js";
import { mentions, unusedName } from "../text/mentions.js";
import { type EmitInput, type Emitter, packagePath, sourceOf } from "./emitter.js";
import { exchangeTypes } from "./exchange-types.js";
import { typedVersions } from "./package-modules.js";

export const typesEmitter: Emitter = {
  name: "types",
  emit: (input) =>
    Promise.all(
      typedVersions(input).map(async ({ folder, input: version }) => ({
        path: packagePath(input.model, `${folder}/types.ts`),
        module: { source: sourceOf(input), ...(await typesModule(version)) },
      })),
    ),
};

async function typesModule(input: EmitInput): Promise<Omit<TypeScriptModule, "source">> {
  const { model } = input;
  const declarations = await declare(input);
  const filled = filledTypes(model, (typeName) => receivedType(model, typeName));
  const mentioned = mentions(declarations);
  const enums = namedTypes(model)
    .filter(({ name, shape }) => shape.kind === "enum" && mentioned(name))
    .map(({ name }) => name);
  const union = Object.values(model.messages)
    .filter((message) => isIdentifiable(model, message))
    .map(({ typeName }) => typeName);
  return {
    imports: [
      {
        from: "@wirepact/core/codegen",
        names: [
          ...(brandedTypes(model).length === 0 ? [] : ["Brand"]),
          "Received",
          ...(model.others === undefined ? [] : ["Kept"]),
          // The type of unknown properties says nothing about their defaults.
          ...(filled.some(
            (statement) =>
              typeof statement !== "string" && statement.kind === "type" && statement.type.includes(`${freeName(model, "WithDefaults")}<`),
          )
            ? ["WithDefaults"]
            : []),
        ].map((name) => aliased(model, name)),
        typeOnly: true,
      },
      { from: "./constants.js", names: enums, typeOnly: true },
    ],
    statements: [
      { kind: "type", name: unionNames(model).message, type: union.join(" | "), doc: "Any message of the protocol." },
      ...receivedTypes(model),
      ...filled,
      ...otherTypes(model),
      declarations,
      ...exchangeTypes(model),
    ],
  };
}

/** The type of a message, or of a union of them, as lenient mode returns it. */
function receivedType(model: ProtocolModel, typeName: string): string {
  const sure = sureProperties(model)
    .map((property) => JSON.stringify(property))
    .join(" | ");
  return `${freeName(model, "Received")}<${typeName}${sure === '"type"' ? "" : `, ${sure || "never"}`}>`;
}

/** What lenient mode guarantees: the tag; in frames, the tags and the constants that identify a frame. */
const sureProperties = ({ tag, frames }: ProtocolModel): readonly string[] =>
  frames === undefined
    ? [tag]
    : [...new Set(frames.flatMap((frame) => [...(frame.tag === undefined ? [] : [frame.tag]), ...Object.keys(frame.where)]))];

/** The types of what lenient mode returns: only the tag is guaranteed. */
function receivedTypes(model: ProtocolModel): readonly ModuleStatement[] {
  const { tag, frames, reading, envelope, messages } = model;
  const { message, received: name, unknown: unknownName } = unionNames(model);
  const received = receivedType(model, message);
  if (frames !== undefined) return receivedFrames(model, frames, { name, type: received });
  const doc = `Any message as lenient mode returns it: only \`${tag}\` is guaranteed.`;
  if (reading.lenient.unknownTypes !== "keep") return [{ kind: "type", name, type: received, doc }];
  const [first] = Object.values(messages);
  // A message can add fields to the envelope, which the others do not have.
  const isCommon = (shared: string): boolean =>
    Object.values(messages).every(({ shape }) => shape.fields.some((field) => field.name === shared));
  const names =
    envelope
      .filter(isCommon)
      .map((field) => JSON.stringify(field))
      .join(" | ") || "never";
  const unknown = `{ readonly ${propertyName(tag)}: "UNKNOWN" } & ${globalName(model, "Partial")}<${globalName(model, "Pick")}<${first?.typeName ?? "never"}, ${names}>>`;
  return [
    { kind: "type", name, type: `${received} | ${unknownName}`, doc },
    {
      kind: "type",
      name: unknownName,
      type: unknown,
      doc: "A message of an unknown type, as lenient mode returns it.",
    },
  ];
}

/** The type of messages with a tag that the protocol does not define. */
function otherTypes(model: ProtocolModel): readonly ModuleStatement[] {
  if (model.others === undefined) return [];
  const parts = (model.frames ?? [undefined]).flatMap((frame) => {
    const shape = otherShape(model, frame);
    const { tag = "", body } = frame ?? { tag: model.tag, body: model.body === "inline" ? undefined : model.body.field };
    if (shape === undefined) return [];
    const own = `${propertyName(tag)}: string;${body === undefined ? "" : ` ${propertyName(body)}?: unknown;`}`;
    const type = `${typeText(model, shape).slice(0, -2)}; ${own} }`.replace("{ ;", "{");
    return [frame === undefined && body === undefined ? `${type} & { readonly [property: string]: unknown }` : type];
  });
  const doc = "A message with a tag that the protocol does not define. It is kept as it is, and can be sent again.";
  return [
    {
      kind: "type",
      name: unionNames(model).other,
      type: parts.length === 0 ? "never" : `(${parts.join(" | ")}) & ${freeName(model, "Kept")}`,
      doc,
    },
  ];
}

/** In frames, the tags and the constants that identify a frame are guaranteed. */
function receivedFrames(
  model: ProtocolModel,
  frames: readonly Frame[],
  { name, type }: { readonly name: string; readonly type: string },
): readonly ModuleStatement[] {
  const sure = sureProperties(model);
  const names = sure.map((property) => `\`${property}\``);
  const doc = `Any message as lenient mode returns it${sure.length === 0 ? "" : `: only ${listed(names)} ${sure.length === 1 ? "is" : "are"} guaranteed`}.`;
  if (model.reading.lenient.unknownTypes !== "keep") return [{ kind: "type", name, type, doc }];
  const { unknown } = unionNames(model);
  const tags = [...new Set(frames.flatMap(({ tag, kind }) => (tag === undefined || kind !== "message" ? [] : [tag])))];
  return [
    { kind: "type", name, type: `${type} | ${unknown}`, doc },
    {
      kind: "type",
      name: unknown,
      type: tags.map((tag) => `{ readonly ${propertyName(tag)}: "UNKNOWN" }`).join(" | ") || "never",
      doc: "A message of an unknown type, as lenient mode returns it.",
    },
  ];
}

const options: Partial<Options> = {
  bannerComment: "",
  format: false,
  unknownAny: true,
  additionalProperties: false,
  declareExternallyReferenced: true,
};

/** What json-schema-to-typescript makes of the schemas, without the root that only served to reach them. */
async function declare({ model, schemas }: EmitInput): Promise<string> {
  const { compile } = await import("json-schema-to-typescript");
  // The library changes some names, such as `Sha256sum`: it gets numbers instead.
  const mark = unusedName(JSON.stringify(schemas.forTypes), "Definition");
  const definitions = Object.entries(schemas.forTypes["$defs"] as Readonly<Record<string, JsonSchema>>);
  const titled = definitions.map(([name, schema], index) => [name, { title: `${mark}${index}X`, ...schema }]);
  // It also writes into the schema it is given.
  const schema = structuredClone({ ...schemas.forTypes, title: mark, $defs: Object.fromEntries(titled) });
  const text = await compile(schema, mark, options);
  const declarations = text
    .replace(new RegExp(`^export type ${mark} = .*\\n?`, "m"), "")
    .replaceAll(new RegExp(`\\b${mark}(\\d+)X\\b`, "g"), (_, index: string) => definitions[Number(index)]![0])
    .trim();
  checkDeclarations(model, declarations);
  return formatComments(declarations);
}

/** Puts short comments on one line, and an empty line between declarations. */
function formatComments(declarations: string): string {
  return declarations
    .replaceAll(/^\/\*\*\n \* (.*)\n \*\/$/gm, "/** $1 */")
    .replaceAll(/^(\}|export type .*)\n+(?=\/\*\*|export )/gm, "$1\n\n");
}

/** An unknown name or an index signature shows that the library misunderstood a schema. */
function checkDeclarations(model: ProtocolModel, declarations: string): void {
  const messages = Object.values(model.messages).flatMap((message) => [message.typeName, bodyTypeName(model, message) ?? []].flat());
  const known = new Set([...namedTypes(model).map(({ name }) => name), ...messages]);
  for (const [, name = ""] of declarations.matchAll(/^export (?:interface|type) ([\w$]+)/gm)) {
    if (!known.delete(name))
      throw new Error(`types of ${model.name}: json-schema-to-typescript exports ${name}, which the model does not have`);
  }
  const lost = [...known].filter((name) => model.types[name]?.kind !== "enum");
  if (lost.length > 0) throw new Error(`types of ${model.name}: json-schema-to-typescript left out ${lost.join(", ")}`);
  const expected = countExtras(model);
  const found = declarations.match(/^\s*\[\w+: string\]/gm)?.length ?? 0;
  if (found > expected) throw new Error(`types of ${model.name}: an index signature appeared`);
}

/** How many objects have typed unknown properties, which need an index signature. */
function countExtras(model: ProtocolModel): number {
  const shapes = [...Object.values(model.types), ...Object.values(model.messages).map(({ shape }) => shape)];
  return shapes.flatMap((shape) => [...visitShapes(shape, "")]).filter(({ shape }) => shape.kind === "struct" && shape.extras !== undefined)
    .length;
}

/** The union of all messages with defaults, and that of lenient mode, where `received` gives the type of one message; none without defaults. */
function filledTypes(model: ProtocolModel, received: (typeName: string) => string): readonly ModuleStatement[] {
  if (!hasDefaults(model)) return [];
  const names = unionNames(model);
  const messages = Object.values(model.messages).filter((message) => isIdentifiable(model, message));
  const union = (typeOf: (typeName: string) => string): string =>
    messages
      .map(({ typeName, shape }) => {
        const fields = defaultFieldsType(model.types, shape);
        return fields === undefined ? typeOf(typeName) : `${freeName(model, "WithDefaults")}<${typeOf(typeName)}, ${fields}>`;
      })
      .join(" | ");
  const unknown = model.reading.lenient.unknownTypes === "keep" ? ` | ${names.unknown}` : "";
  return [
    {
      kind: "type",
      name: names.filled,
      type: union((name) => name),
      doc: "Any message with the defaults that `decode` fills in if `defaults` is set.",
    },
    {
      kind: "type",
      name: names.receivedFilled,
      type: union(received) + unknown,
      doc: "Any message as lenient mode returns it, with the defaults that `decode` fills in if `defaults` is set.",
    },
  ];
}
