// Libraries that generated files and verdicts come from do the work themselves: other input gives other output, and surprises are refused.
// Templates and modules have tests of their own in `text/`.

import { Ajv } from "ajv";
import { load } from "js-yaml";
import { describe, expect, it } from "vitest";
import type { EmitInput } from "../../generator/emit/emitter.js";
import { typesEmitter } from "../../generator/emit/types.js";
import { lowerProtocol } from "../../generator/lower/index.js";
import type { JsonSchema } from "../../generator/model/schema-set.js";
import { validateProtocolFile, validateRootFile } from "../../generator/parse/compiled-language.js";
import { languageSchema } from "../../generator/parse/language/language.js";
import { ownKeywords } from "../../generator/parse/language/schema.js";
import type { ShapeError } from "../../generator/parse/shape-error.js";
import { openTemplates } from "../../generator/template/template.js";
import { readBase } from "../support/diagnostic-fixture.js";
import { modelsOf } from "../support/golden.js";
import { readSpecFiles } from "../support/spec-files.js";

describe("json-schema-to-typescript", () => {
  const model = modelsOf("golden-specs/workshop/wirepact.yaml")[0]!;
  const schemas = lowerProtocol(model);
  type Definitions = Readonly<Record<string, JsonSchema>>;

  /** The declarations of `types.ts` when the library is given other definitions. */
  async function declarations(change: (definitions: Definitions) => Definitions): Promise<string> {
    const { $defs, ...rest } = schemas.forTypes;
    const changed = change($defs as Definitions);
    const anyOf = Object.keys(changed).map((name) => ({ $ref: `#/$defs/${name}` }));
    const input: EmitInput = {
      model,
      schemas: { ...schemas, forTypes: { ...rest, anyOf, $defs: changed } },
      config: {
        scope: "@example",
        license: "MIT",
        specFolder: "spec",
        coreVersion: "^1.0.0",
        coreInWorkspace: false,
        metadata: { keywords: [] },
      },
      render: await openTemplates(),
      subpaths: [],
    };
    const [file] = await typesEmitter.emit(input);
    if (file === undefined || !("module" in file)) throw new Error("no module");
    return file.module.statements.filter((statement) => typeof statement === "string").join("\n");
  }

  /** Other definitions, with one of them changed. */
  const withPart = (change: JsonSchema) => (definitions: Definitions) => ({ ...definitions, Part: { ...definitions["Part"], ...change } });
  const partOf = (text: string): string => /export interface Part \{[^}]*\}|export type Part = .*/.exec(text)?.[0] ?? "";

  it("declares the types of a package from the schema, and nothing else does", async () => {
    const usual = await declarations((definitions) => definitions);
    const changed = await declarations(
      withPart({ properties: { weight: { type: "number", description: "How heavy." } }, required: ["weight"] }),
    );
    expect(partOf(usual)).toMatch(/^export interface Part \{/);
    expect(partOf(changed).replaceAll(/\s+/g, " ")).toBe("export interface Part { /** How heavy. */ weight: number }");
    expect(changed.replace(partOf(changed), "")).toBe(usual.replace(partOf(usual), ""));
    expect(partOf(await declarations(withPart({ properties: { weight: { type: "number" } }, required: [] })))).toContain("weight?: number");
  });

  it.each<[string, (definitions: Definitions) => Definitions, string]>([
    [
      "a name that the model does not have",
      (all) => ({ ...all, Stranger: { title: "Stranger", type: "string" } }),
      "json-schema-to-typescript exports Stranger, which the model",
    ],
    [
      "a name that two definitions have",
      (all) => ({ ...all, Twin: { ...all["Part"], title: "Part" } }),
      "json-schema-to-typescript exports Part, which the model",
    ],
    [
      "a type that is lost",
      ({ Part: _part, ...all }) => JSON.parse(JSON.stringify(all).replaceAll('"#/$defs/Part"', '"#/$defs/Link"')) as Definitions,
      "json-schema-to-typescript left out Part",
    ],
    ["an object open to anything", withPart({ additionalProperties: true }), "an index signature appeared"],
  ])("is not followed into %s", async (_case, change, problem) => {
    await expect(declarations(change)).rejects.toThrow(`types of workshop: ${problem}`);
  });
});

describe("ajv", () => {
  const ajv = new Ajv({ allErrors: true, allowUnionTypes: true, inlineRefs: false, messages: false });
  ajv.addVocabulary([...ownKeywords]);
  ajv.addSchema(languageSchema, "language");
  const files = [...readSpecFiles(), ...readBase()].map(({ path, text }) => ({ path, value: load(text) }));

  type Validator = ((value: unknown) => boolean) & { errors?: readonly ShapeError[] | null };
  const kinds = [
    { kind: "rootFile", compiled: validateRootFile as Validator },
    { kind: "protocolFile", compiled: validateProtocolFile as Validator },
  ];

  /** Every value that differs from a given one in one place: a key misspelled, or a number where something else was. */
  function* mistakes(value: unknown): Generator {
    yield 7;
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) for (const wrong of mistakes(item)) yield value.with(index, wrong);
    } else if (typeof value === "object" && value !== null) {
      for (const [key, item] of Object.entries(value)) {
        const { [key]: _taken, ...rest } = value as Record<string, unknown>;
        yield { ...rest, [`${key}x`]: item };
        for (const wrong of mistakes(item)) yield { ...value, [key]: wrong };
      }
    }
  }

  it.each(kinds)("compiled ahead finds in a $kind what ajv finds with the language at hand", ({ kind, compiled }) => {
    const fresh = ajv.getSchema(`language#/definitions/${kind}`) as Validator;
    const found = (validate: Validator, value: unknown): readonly unknown[] =>
      validate(value) ? [] : validate.errors!.map(({ keyword, instancePath, params }) => ({ keyword, instancePath, params }));
    let faulty = 0;
    for (const { path, value } of files) {
      expect(found(compiled, value), path).toEqual(found(fresh, value));
      // The base of the fixtures is small and uses most of the language.
      if (!readBase().some((file) => file.path === path)) continue;
      for (const wrong of mistakes(value)) {
        const expected = found(fresh, wrong);
        expect(found(compiled, wrong)).toEqual(expected);
        if (expected.length > 0) faulty++;
      }
    }
    expect(faulty).toBeGreaterThan(100);
  });
});
