// Emits `types.ts` with json-schema-to-typescript: one interface per message, one type per named type, and the union of all messages.

import type { Options } from "json-schema-to-typescript";
import { visitShapes } from "../resolve/visit-shapes.js";
import { namedTypes } from "../lower/named-types.js";
import { rootTypeName } from "../lower/type-schemas.js";
import type { ModuleStatement } from "../model/output-file.js";
import type { ProtocolModel } from "../model/protocol-model.js";
import { bodyTypeName } from "../text/identifiers.js";
import { propertyName } from "../text/literal.js";
import { mentions } from "../text/mentions.js";
import { type EmitInput, type Emitter, packagePath, sourceOf } from "./emitter.js";

export const typesEmitter: Emitter = {
  name: "types",
  emit: async (input) => {
    const declarations = await declare(input);
    const { model } = input;
    const mentioned = mentions(declarations);
    const enums = namedTypes(model)
      .filter(({ name, shape }) => shape.kind === "enum" && mentioned(name))
      .map(({ name }) => name);
    const union = Object.values(model.messages).map(({ typeName }) => typeName);
    return [
      {
        path: packagePath(model, "src/types.ts"),
        module: {
          source: sourceOf(input),
          imports: [
            { from: "@wirepact/core/codegen", names: ["Received"], typeOnly: true },
            { from: "./constants.js", names: enums, typeOnly: true },
          ],
          statements: [
            { kind: "type", name: "Message", type: union.join(" | "), doc: "Any message of the protocol." },
            ...receivedTypes(model),
            declarations,
          ],
        },
      },
    ];
  },
};

/** The types of what lenient mode returns: only the tag is guaranteed. */
function receivedTypes({ tag, reading, envelope, messages }: ProtocolModel): readonly ModuleStatement[] {
  const received = tag === "type" ? "Received<Message>" : `Received<Message, ${JSON.stringify(tag)}>`;
  const doc = `Any message as lenient mode returns it: only \`${tag}\` is guaranteed.`;
  if (reading.lenient.unknownTypes !== "keep") return [{ kind: "type", name: "ReceivedMessage", type: received, doc }];
  const [first] = Object.values(messages);
  const names = envelope.map((name) => JSON.stringify(name)).join(" | ") || "never";
  const unknown = `{ readonly ${propertyName(tag)}: "UNKNOWN" } & Partial<Pick<${first?.typeName ?? "never"}, ${names}>>`;
  return [
    { kind: "type", name: "ReceivedMessage", type: `${received} | UnknownMessage`, doc },
    {
      kind: "type",
      name: "UnknownMessage",
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
