// The language is written down twice: as TypeScript types for the later stages, and as a schema for editors and the validator. They must say the same.

import { fileURLToPath } from "node:url";
import { Project, type Symbol as TypeSymbol, type Type } from "ts-morph";
import { describe, expect, test } from "vitest";
import { definitions } from "../../../generator/parse/language/language.js";
import type { LanguageSchema } from "../../../generator/parse/language/schema.js";

const pairs = {
  RootSyntax: "rootFile",
  ProtocolSyntax: "protocolFile",
  ReadingSyntax: "reading",
  EncodingsSyntax: "encodings",
  EnvelopeSyntax: "envelope",
  FrameSyntax: "frame",
  ResultSyntax: "result",
  RequestLinkSyntax: "cancellation",
  DefinitionSyntax: "definition",
  NamedDefinitionSyntax: "namedDefinition",
  FieldSyntax: "field",
  LeniencySyntax: "leniency",
  RuleSyntax: "rule",
  MessageSyntax: "message",
  VariationSyntax: "variation",
  InvalidSyntax: "invalidExample",
  WireSyntax: "wireExample",
  CapabilitySyntax: "capability",
  FlowSyntax: "flow",
  ViewSyntax: "view",
  RejectionsSyntax: "rejections",
  MigrationSyntax: "migration",
} as const;

const project = new Project({ compilerOptions: { strict: true, exactOptionalPropertyTypes: true } });
const sources = ["spec-syntax", "definition-syntax", "example-syntax", "frame-syntax", "rule-syntax"].map((name) =>
  project.addSourceFileAtPath(fileURLToPath(new URL(`../../../generator/model/${name}.ts`, import.meta.url))),
);
const source = sources[0]!;

/** A mapping as either side describes it: its keys, whether they are needed, and the words they take. */
type Outline = Readonly<Record<string, { readonly needed: boolean; readonly words?: readonly string[] }>>;

function outlineOfType(name: string): Outline {
  const type = sources
    .map((file) => file.getInterface(name))
    .find((found) => found !== undefined)!
    .getType();
  return Object.fromEntries(type.getProperties().map((property) => [property.getName(), outlineOfProperty(property)]));
}

function outlineOfProperty(property: TypeSymbol): Outline[string] {
  const words = wordsOf(property.getTypeAtLocation(source));
  return { needed: !property.isOptional(), ...(words === undefined ? {} : { words }) };
}

/** The literals of a type that takes nothing but words. */
function wordsOf(type: Type): readonly string[] | undefined {
  const members = type.isUnion() ? type.getUnionTypes() : [type];
  const present = members.filter((member) => !member.isUndefined());
  if (present.length === 0 || !present.every((member) => member.isStringLiteral() || member.isNumberLiteral())) return undefined;
  return present.map((member) => member.getText().replaceAll('"', "")).sort();
}

function outlineOfSchema(name: string): Outline {
  const parts = branches(definitions[name]!);
  // What comes in kinds needs only the keys that every kind needs.
  const demanding = parts.flatMap(({ required, noun }) => (noun === undefined ? [] : [required ?? []]));
  const described = parts.flatMap(({ properties }) => Object.entries(properties ?? {})).filter(([, schema]) => schema !== true);
  return Object.fromEntries(
    described.map(([key, schema]) => {
      const words = follow(schema as LanguageSchema)
        .enum?.map(String)
        .toSorted();
      const needed = demanding.length > 0 && demanding.every((keys) => keys.includes(key));
      return [key, { needed, ...(words === undefined ? {} : { words }) }];
    }),
  );
}

function branches(schema: LanguageSchema): readonly LanguageSchema[] {
  return [schema, ...[schema.then, schema.else].flatMap((branch) => (branch === undefined ? [] : branches(branch)))];
}

function follow(schema: LanguageSchema): LanguageSchema {
  return schema.$ref === undefined ? schema : definitions[schema.$ref.slice("#/definitions/".length)]!;
}

describe("the TypeScript types match the schema", () => {
  test.each(Object.entries(pairs))("%s", (type, definition) => {
    expect(outlineOfSchema(definition)).toEqual(outlineOfType(type));
  });
});
