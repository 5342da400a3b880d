// `model.json` is a product: it follows its published schema, and reads back as the model it was made from.

import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { modelSchema } from "../../../generator/emit/model-json/model-schema.js";
import { modelSchemaModule } from "../../support/derive-model-schema.js";
import { modelsOf } from "../../support/golden.js";
import { specProtocols } from "../../support/spec-protocols.js";

const judge = new Ajv2020({ strict: false, allErrors: true }).compile(modelSchema);
const models = [...specProtocols(), ...modelsOf("golden-specs/workshop/wirepact.yaml")];

describe("model.json", () => {
  it("has a schema that is derived from the types", async () => {
    await expect(modelSchemaModule()).toMatchFileSnapshot("../../../generator/emit/model-json/model-schema.ts");
  });

  it.each(models.map((model) => ({ name: model.name, model })))("of $name follows its schema", ({ model }) => {
    judge(JSON.parse(JSON.stringify(model)));
    expect(judge.errors ?? []).toEqual([]);
  });

  it.each(specProtocols().map((model) => ({ name: model.name, model })))("of $name is committed as it is resolved", ({ name, model }) => {
    const committed = JSON.parse(readFileSync(new URL(`../../../generated/${name}/model.json`, import.meta.url), "utf8")) as object;
    expect(committed).toEqual({ $schema: "../model.schema.json", ...(JSON.parse(JSON.stringify(model)) as object) });
  });

  it("has a schema that notices what does not belong", () => {
    const [model] = models;
    const wrong = [
      { ...model, surprise: true },
      { ...model, modelVersion: 2 },
      { ...model, types: { X: { kind: "scalar" } } },
      { ...model, types: { X: { kind: "circle", radius: 1 } } },
      { ...model, messages: { x: { name: "x" } } },
    ];
    for (const value of wrong) expect(judge(JSON.parse(JSON.stringify(value)))).toBe(false);
  });
});
