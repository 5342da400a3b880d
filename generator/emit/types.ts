// Emits `types.ts` with json-schema-to-typescript: one interface per message, one type per named type, and the union of all messages.

import type { Options } from "json-schema-to-typescript";
import { visitShapes } from "../resolve/visit-shapes.js";
import { isIdentifiable } from "../describe/message-parts.js";
import { namedTypes } from "../lower/named-types.js";
import { rootTypeName } from "../lower/type-schemas.js";
import type { ModuleStatement } from "../model/output-file.js";
import type { ProtocolModel } from "../model/protocol-model.js";
import { bodyTypeName, exportName, unionNames } from "../text/identifiers.js";
import { propertyName } from "../text/literal.js";
import { listed } from "../text/markdown.js";
import { mentions } from "../text/mentions.js";
import { exchangeTypes } from "./exchange-types.js";
import { type EmitInput, type Emitter, packagePath, sourceOf } from "./emitter.js";
import { filledTypes } from "./filled-types.js";

export const typesEmitter: Emitter = {
  name: "types",
  emit: async (input) => {
    const declarations = await declare(input);
    const { model } = input;
    const received = exportName(model, "Received");
    const filled = filledTypes(model, (typeName) => receivedType(model, typeName));
    const mentioned = mentions(declarations);
    const enums = namedTypes(model)
      .filter(({ name, shape }) => shape.kind === "enum" && mentioned(name))
      .map(({ name }) => name);
    const union = Object.values(model.messages)
      .filter((message) => isIdentifiable(model, message))
      .map(({ typeName }) => typeName);
    return [
      {
        path: packagePath(model, "src/types.ts"),
        module: {
          source: sourceOf(input),
          imports: [
            {
              from: "@wirepact/core/codegen",
              names: [received === "Received" ? received : `Received as ${received}`, ...(filled.length === 0 ? [] : ["WithDefaults"])],
              typeOnly: true,
            },
            { from: "./constants.js", names: enums, typeOnly: true },
          ],
          statements: [
            { kind: "type", name: unionNames(model).message, type: union.join(" | "), doc: "Any message of the protocol." },
            ...receivedTypes(model),
            ...filled,
            declarations,
            ...exchangeTypes(model),
          ],
        },
      },
    ];
  },
};

/** The type of a message, or of a union of them, as lenient mode returns it. */
function receivedType(model: ProtocolModel, typeName: string): string {
  const sure = sureProperties(model).map((property) => JSON.stringify(property));
  const tag = sure.join(" | ") || "never";
  return `${exportName(model, "Received")}<${typeName}${tag === '"type"' ? "" : `, ${tag}`}>`;
}

/** What lenient mode guarantees: the tag; in frames, the tags and the constants that identify a frame. */
const sureProperties = ({ tag, frames }: ProtocolModel): readonly string[] =>
  frames === undefined
    ? [tag]
    : [...new Set(frames.flatMap((frame) => [...(frame.tag === undefined ? [] : [frame.tag]), ...Object.keys(frame.where)]))];

/** The types of what lenient mode returns. */
function receivedTypes(model: ProtocolModel): readonly ModuleStatement[] {
  const { tag, frames, reading, envelope, messages } = model;
  const { message, received: name, unknown: unknownName } = unionNames(model);
  const received = receivedType(model, message);
  const sure = sureProperties(model).map((property) => `\`${property}\``);
  const guarantee = sure.length === 0 ? "" : `: only ${listed(sure)} ${sure.length === 1 ? "is" : "are"} guaranteed`;
  const doc = `Any message as lenient mode returns it${guarantee}.`;
  if (frames !== undefined || reading.lenient.unknownTypes !== "keep") return [{ kind: "type", name, type: received, doc }];
  const [first] = Object.values(messages);
  const names = envelope.map((field) => JSON.stringify(field)).join(" | ") || "never";
  const unknown = `{ readonly ${propertyName(tag)}: "UNKNOWN" } & Partial<Pick<${first?.typeName ?? "never"}, ${names}>>`;
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
  // The library writes into the schema it is given.
  const text = await compile(structuredClone(schemas.forTypes), rootTypeName, options);
  const declarations = text.replace(new RegExp(`^export type ${rootTypeName} = .*\\n?`, "m"), "").trim();
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
