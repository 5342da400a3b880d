import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { load } from "js-yaml";
import { describe, expect, test } from "vitest";
import { definitions } from "../../../generator/parse/language/language.js";
import { ownKeywords, type LanguageSchema } from "../../../generator/parse/language/schema.js";
import { readBase } from "../../support/diagnostic-fixture.js";
import { readSpecFiles } from "../../support/spec-files.js";
import { languageJson, languageValidators } from "../../support/compile-language.js";

// `npm run language` writes both files anew.
test("the schema for editors is up to date", async () => {
  await expect(await languageJson()).toMatchFileSnapshot("../../../generator/parse/idl.schema.json");
});

test("the compiled validator is up to date", async () => {
  await expect(languageValidators()).toMatchFileSnapshot("../../../generator/parse/compiled-language.ts");
});

describe("for editors", () => {
  const schema = JSON.parse(readFileSync(new URL("../../../generator/parse/idl.schema.json", import.meta.url), "utf8")) as LanguageSchema;
  const ajv = new Ajv({ allErrors: true, allowUnionTypes: true });
  ajv.addVocabulary([...ownKeywords]);
  const validate = ajv.compile(schema);

  test("the schema accepts every spec file as a plain YAML parser sees it", () => {
    for (const { path, text } of [...readSpecFiles(), ...readBase()]) {
      validate(load(text));
      expect([path, validate.errors]).toEqual([path, null]);
    }
  });

  test("the schema rejects mistakes", () => {
    expect(validate({ protocols: [] })).toBe(false);
    expect(validate({ protocols: ["a.yaml"], lnt: "strict" })).toBe(false);
    expect(validate({ protocol: "a" })).toBe(false);
  });

  test("every key and every value has a description", () => {
    const visit = (node: LanguageSchema, path: string): void => {
      for (const [key, value] of Object.entries(node.properties ?? {})) {
        if (value === true) continue;
        expect(value.description, `${path}/${key}`).toMatch(/^\S.*[.]$/s);
        visit(value, `${path}/${key}`);
      }
      if (node.enumDescriptions !== undefined) expect(node.enumDescriptions).toHaveLength(node.enum!.length);
      for (const below of [node.then, node.else, node.items, node.additionalProperties]) if (typeof below === "object") visit(below, path);
    };
    for (const [name, definition] of Object.entries(definitions)) visit(definition, name);
  });
});
