// The schemas of packages as other people's validators take them: ajv as it comes, in strict mode, and as Fastify sets it up.

import { Ajv, type Options } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { describe, expect, it } from "vitest";
import { jsonSchemaEmitter } from "../../../generator/emit/json-schema.js";
import type { ProtocolModel } from "../../../generator/model/protocol-model.js";
import { toDraft07 } from "../../../packages/core/src/codegen/index.js";
import { emitAll, modelsOf } from "../../support/golden.js";
import { sampleOf } from "../../support/sample-size.js";
import { specProtocols } from "../../support/spec-protocols.js";

const addFormats = formats as unknown as (ajv: Ajv | Ajv2020) => void;

const models = [...specProtocols(), ...modelsOf("golden-specs/workshop/wirepact.yaml")];

/** What `@fastify/ajv-compiler` passes to ajv, and the same without changing messages, as the READMEs show. */
const fastifyDefaults: Options = { coerceTypes: "array", useDefaults: true, removeAdditional: true, allErrors: false };
const fastifyOptions: Options = { ...fastifyDefaults, coerceTypes: false, removeAdditional: false };

/** Compiles a schema; whatever ajv remarks on the way is an error. */
function compile(ajv: new (options: Options) => Ajv | Ajv2020, schema: object, options: Options = {}): (value: unknown) => boolean {
  const complain = (...words: readonly unknown[]): never => {
    throw new Error(words.join(" "));
  };
  const compiler = new ajv({ ...options, logger: { log: complain, warn: complain, error: complain } });
  addFormats(compiler);
  return compiler.compile(schema) as (value: unknown) => boolean;
}

/** The emitted schemas by their paths in the package. */
async function schemasOf(model: ProtocolModel): Promise<ReadonlyMap<string, object>> {
  const files = await emitAll([jsonSchemaEmitter], [model]);
  return new Map(
    files.flatMap(({ path, text }) =>
      path.endsWith(".json") ? [[path.replace(`packages/${model.name}/`, ""), JSON.parse(text) as object]] : [],
    ),
  );
}

describe.each(models.map((model) => ({ name: model.name, model })))("the JSON Schemas of $name", ({ model }) => {
  const messages = Object.values(model.messages);
  const examples = messages.flatMap(({ examples: all }) => all.map(({ value }) => value));

  it("compile in strict mode and as in Fastify, and accept every example", async () => {
    const schemas = await schemasOf(model);
    compile(Ajv, schemas.get("schema.draft-07.json")!, fastifyDefaults);
    const judges = [
      compile(Ajv2020, schemas.get("schema.json")!),
      compile(Ajv, schemas.get("schema.draft-07.json")!),
      compile(Ajv, schemas.get("schema.draft-07.json")!, fastifyOptions),
    ];
    for (const judge of judges) {
      for (const value of examples) expect(judge(structuredClone(value))).toBe(true);
      expect(judge({})).toBe(false);
      expect(judge({ [model.tag]: "unheard-of" })).toBe(false);
    }
  });

  it("have a standalone one per message, which accepts this message only", async () => {
    const schemas = await schemasOf(model);
    const standalone = (name: string): object => schemas.get(`schemas/${name}.json`)!;
    for (const { name, examples: own } of sampleOf(messages)) {
      const schema = standalone(name);
      const judges = [compile(Ajv2020, schema), compile(Ajv, toDraft07(schema as Record<string, unknown>), fastifyOptions)];
      for (const judge of judges) {
        for (const { value } of own) expect(judge(structuredClone(value)), name).toBe(true);
        for (const { name: other, examples: foreign } of messages)
          if (other !== name) expect(judge(structuredClone(foreign[0]?.value)), `${other} as ${name}`).toBe(false);
      }
    }
    expect(new Set(messages.map(({ name }) => (standalone(name) as { readonly $id?: string }).$id)).size).toBe(messages.length);
  });
});
