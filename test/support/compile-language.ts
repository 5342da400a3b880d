// Writes the language's schema out in the two forms that are committed: JSON for editors, and a validator that ajv compiled, so that ajv itself is not needed
// at run time.

import { Ajv, type AnySchemaObject } from "ajv";
import standalone from "ajv/dist/standalone/index.js";
import { transformSync } from "esbuild";
import { format } from "prettier";
import { languageSchema } from "../../generator/parse/language/language.js";
import { ownKeywords } from "../../generator/parse/language/schema.js";

/** The text of `generator/parse/idl.schema.json`. */
export function languageJson(): Promise<string> {
  return format(JSON.stringify(languageSchema, forEditors), { parser: "json", printWidth: 140 });
}

/** Leaves out what only we read, and makes whole sentences for editors. */
function forEditors(key: string, value: unknown): unknown {
  if (privateKeywords.has(key) && isNote(key, value)) return undefined;
  return key === "patternErrorMessage" ? `Expected ${String(value)}.` : value;
}

const privateKeywords = new Set(ownKeywords.filter((keyword) => keyword !== "enumDescriptions" && keyword !== "patternErrorMessage"));

/** The text of `generator/parse/compiled-language.ts`. */
export function languageValidators(): string {
  const ajv = new Ajv({
    allErrors: true,
    allowUnionTypes: true,
    inlineRefs: false,
    messages: false,
    code: { source: true, esm: true },
  });
  ajv.addVocabulary([...ownKeywords]);
  ajv.addSchema(withoutNotes(languageSchema), "language");
  const names = {
    validateRootFile: "language#/definitions/rootFile",
    validateTypesFile: "language#/definitions/typesFile",
    validateProtocolFile: "language#/definitions/protocolFile",
  };
  const code = standalone.default(ajv, names);
  if (code.includes("require(")) throw new Error("the compiled validator must not need ajv at run time");
  // Places in the schema are found again from the value, so the errors need not carry them.
  const short = code.replaceAll(/schemaPath:"[^"]*",/g, "");
  return `${header}${transformSync(short, { minify: true, lineLimit: 140, charset: "utf8" }).code}`;
}

/** What the validator does not need is left out of the copy it carries. */
function withoutNotes(schema: unknown): AnySchemaObject {
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) => (notes.has(key) && isNote(key, value) ? undefined : value)),
  ) as AnySchemaObject;
}

const notes = new Set(["description", "title", "examples", ...ownKeywords]);

/** A key of the language may be called like a keyword; its value is a schema then, or true where the key is described elsewhere. */
function isNote(key: string, value: unknown): boolean {
  if (value === true) return key === "sourceText";
  return typeof value !== "object" || Array.isArray(value);
}

const header = `// @generated from generator/parse/language. Do not edit: change the language and run \`npm run language\`.
// @ts-nocheck
/* oxlint-disable */
`;
