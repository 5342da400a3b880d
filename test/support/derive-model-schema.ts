// Derives the JSON Schema of `model.json` from the types of a model, so that both say the same. `npm run language` writes it.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { transformSync } from "esbuild";
import ts from "typescript";
import { modelVersion } from "../../generator/model/protocol-model.js";

type Schema = Readonly<Record<string, unknown>>;
type Declaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

const sources = [
  "generator/model/protocol-model.ts",
  "packages/core/src/protocol.ts",
  "packages/core/src/shape/shape.ts",
  "packages/core/src/shape/rule.ts",
  "packages/core/src/base/json-kind.ts",
  "packages/core/src/base/path.ts",
].map((path) => {
  const file = fileURLToPath(new URL(`../../${path}`, import.meta.url));
  return ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest);
});

const declarations = new Map(
  sources
    .flatMap(({ statements }) => [...statements])
    .filter((node): node is Declaration => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))
    .map((node) => [node.name.text, node] as const),
);

const primitives: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.StringKeyword, "string"],
  [ts.SyntaxKind.NumberKeyword, "number"],
  [ts.SyntaxKind.BooleanKeyword, "boolean"],
]);

/** Parts of the run time, which no model has. */
const code = new Set(["features"]);

/** The text of `generator/emit/model-json/model-schema.ts`. */
export function modelSchemaModule(): string {
  const definitions = new Map<string, Schema>();
  /** A named type is a definition, unless it is any JSON value or a union of strings. */
  const named = (name: string): Schema => {
    const declaration = declarations.get(name);
    if (declaration === undefined) throw new Error(`${name} is not declared in the types of a model`);
    if (name === "Json") return {};
    if (name === "ProtocolModel") return { $ref: "#" };
    if (!definitions.has(name)) {
      definitions.set(name, {});
      definitions.set(name, ts.isInterfaceDeclaration(declaration) ? objectOf(membersOf(name)) : schemaOf(declaration.type));
    }
    const schema = definitions.get(name)!;
    return "enum" in schema ? schema : { $ref: `#/$defs/${name}` };
  };
  const schemaOf = (node: ts.TypeNode): Schema => {
    const type = primitives.get(node.kind);
    if (type !== undefined) return { type };
    if (ts.isParenthesizedTypeNode(node) || ts.isTypeOperatorNode(node)) return schemaOf(node.type);
    if (ts.isArrayTypeNode(node)) return { type: "array", items: schemaOf(node.elementType) };
    if (ts.isLiteralTypeNode(node)) return node.literal.kind === ts.SyntaxKind.NullKeyword ? { type: "null" } : { const: constantOf(node) };
    if (ts.isUnionTypeNode(node)) return unionOf(node.types.map(schemaOf));
    if (ts.isTypeLiteralNode(node) || ts.isIntersectionTypeNode(node)) return objectOf(propertiesOf(node));
    if (ts.isTupleTypeNode(node)) {
      const items = node.elements.map((each) => schemaOf(ts.isNamedTupleMember(each) ? each.type : each));
      return { type: "array", prefixItems: items, minItems: items.length, items: false };
    }
    if (ts.isMappedTypeNode(node)) {
      const names = schemaOf(node.typeParameter.constraint!)["enum"] as readonly string[];
      return {
        type: "object",
        properties: Object.fromEntries(names.map((name) => [name, schemaOf(node.type!)])),
        additionalProperties: false,
      };
    }
    if (!ts.isTypeReferenceNode(node) || !ts.isIdentifier(node.typeName))
      throw new Error(`unknown kind of type: ${ts.SyntaxKind[node.kind]}`);
    const [first, second] = node.typeArguments ?? [];
    if (node.typeName.text === "Readonly") return schemaOf(first!);
    return node.typeName.text === "Record" ? { type: "object", additionalProperties: schemaOf(second!) } : named(node.typeName.text);
  };
  const objectOf = (members: ReadonlyMap<string, ts.PropertySignature>): Schema => {
    const present = [...members].filter(([, { type }]) => type!.kind !== ts.SyntaxKind.NeverKeyword);
    return {
      type: "object",
      properties: Object.fromEntries(present.map(([name, { type }]) => [name, schemaOf(type!)])),
      required: present.filter(([, { questionToken }]) => questionToken === undefined).map(([name]) => name),
      additionalProperties: false,
    };
  };
  const { properties, ...root } = objectOf(membersOf("ProtocolModel"));
  const schema = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: `urn:wirepact:model:${modelVersion}`,
    title: "Protocol model",
    description: "A protocol as the generator resolved it: shapes, messages, rules, flows, examples and documentation.",
    ...root,
    properties: { $schema: { type: "string" }, ...(properties as Schema) },
    $defs: Object.fromEntries([...definitions].filter(([, each]) => !("enum" in each))),
  };
  const text = `export const modelSchema = ${JSON.stringify(schema)};`;
  return `${header}${transformSync(text, { minify: true, lineLimit: 140, charset: "utf8" }).code}`;
}

/** The properties of an interface, with those that it inherits and does not declare again. */
function membersOf(name: string): ReadonlyMap<string, ts.PropertySignature> {
  const declaration = declarations.get(name)!;
  if (!ts.isInterfaceDeclaration(declaration)) throw new Error(`${name} is not an interface`);
  const inherited = (declaration.heritageClauses ?? [])
    .flatMap(({ types }) => types)
    .flatMap(({ expression }) => [...membersOf((expression as ts.Identifier).text)]);
  return new Map([...inherited, ...signaturesOf(declaration.members)]);
}

const propertiesOf = (node: ts.TypeNode): ReadonlyMap<string, ts.PropertySignature> =>
  ts.isIntersectionTypeNode(node)
    ? new Map(node.types.flatMap((part) => [...propertiesOf(part)]))
    : ts.isTypeLiteralNode(node)
      ? signaturesOf(node.members)
      : membersOf(((node as ts.TypeReferenceNode).typeName as ts.Identifier).text);

const signaturesOf = (members: readonly ts.TypeElement[]): ReadonlyMap<string, ts.PropertySignature> =>
  new Map(
    members.filter(ts.isPropertySignature).flatMap((member) => {
      const { text } = member.name as ts.Identifier | ts.StringLiteral;
      return code.has(text) ? [] : [[text, member]];
    }),
  );

function constantOf({ literal }: ts.LiteralTypeNode): string | number | boolean {
  if (ts.isStringLiteral(literal)) return literal.text;
  return ts.isNumericLiteral(literal) ? Number(literal.text) : literal.kind === ts.SyntaxKind.TrueKeyword;
}

/** Constants as `enum`, plain types as a list, else alternatives. */
function unionOf(parts: readonly Schema[]): Schema {
  const constants = parts.flatMap((part) =>
    "const" in part ? [part["const"]] : "enum" in part ? (part["enum"] as readonly unknown[]) : [],
  );
  if (parts.every((part) => "const" in part || "enum" in part)) return { enum: constants };
  const types = parts.flatMap((part) => (Object.keys(part).join() === "type" ? [part["type"]] : []));
  return types.length === parts.length ? { type: types } : { anyOf: parts };
}

const header = `// @generated from the types in generator/model/protocol-model.ts. Do not edit: change them and run \`npm run language\`.
// @ts-nocheck
/* oxlint-disable */
`;
