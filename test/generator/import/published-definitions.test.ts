// `wirepact import` on whole published schemas: how many definitions arrive without a note, and whether values with a single mistake are judged as by the schema.

import { beforeAll, describe, expect, it } from "vitest";
import { importSpec, type Imported } from "../../../generator/import/import-spec.js";
import { toTypeName } from "../../../generator/import/type-names.js";
import { runnable } from "../../../packages/core/src/codegen/all-features.js";
import { createReader } from "../../gallery/gallery.js";
import { examplesOf, worldFolder } from "../../gallery/world-referee.js";
import type { ProtocolModel } from "../../../generator/model/protocol-model.js";
import type { Json } from "../../../packages/core/src/index.js";
import { isThorough } from "../../support/sample-size.js";
import { seed } from "../../support/seed.js";
import { createJudges, createReferee, definitionsOf, judgeDefinitions, modelOf, type Schema } from "./judge-definitions.js";
import { published } from "./published.js";

const sizes = isThorough ? { seed, values: 10, mutants: 600, every: 1 } : { seed, values: 1, mutants: 30, every: 3 };

async function importWhole(name: string, schema: Schema): Promise<Imported> {
  const imported = await importSpec({ schema }, { protocol: "imported", source: `${name}.json` });
  if ("problem" in imported) throw new Error(imported.problem);
  return imported;
}

describe.each(published)("$name from $source", ({ name, read, figures }) => {
  it.skipIf(read !== undefined)("is not on this machine: shared/world does not lie beside the clone", () => {
    console.warn(`${name} was not imported: shared/world does not lie beside the clone`);
  });

  describe.skipIf(read === undefined)("imported", () => {
    let schema: Schema;
    let imported: Imported;
    let model: ProtocolModel;
    beforeAll(async () => {
      schema = read!();
      imported = await importWhole(name, schema);
      model = await modelOf(imported);
    });

    it("has its definitions and messages", () => {
      const { definitions, complete, messages } = imported.counts;
      expect(imported.errors).toEqual([]);
      expect({ definitions, complete, messages }).toEqual(figures);
    });

    it("keeps the published names", () => {
      const { types, messages } = model;
      const names = [...Object.keys(types), ...Object.values(messages).map(({ typeName }) => typeName)];
      const known = new Set(Object.keys(definitionsOf(schema)).map(toTypeName));
      expect(names.filter((type) => type.endsWith("2") && known.has(type.slice(0, -1)) && !known.has(type))).toEqual([]);
    });

    it("judges values with one mistake as the schema does, but for one in a thousand", () => {
      const { mutants, wide, narrow, otherParts, judged } = judgeDefinitions(schema, model, sizes);
      console.log(
        `${name}: ${judged} definitions, ${mutants} values, ${wide.length} accepted otherwise, ${narrow.length} rejected otherwise, ${otherParts} accepted by the schema as another part of a union`,
      );
      expect(judged).toBeGreaterThan(10);
      const otherwise = [...wide, ...narrow];
      expect(otherwise.slice(Math.floor(mutants / 1000))).toEqual([]);
      expect(otherParts).toBeLessThan(mutants / 40);
    });
  });
});

it.skipIf(worldFolder === undefined)("judges the published examples of MCP 2026-07-28 as the schema does", async () => {
  const schema = published.find(({ name }) => name === "mcp-2026-07-28")!.read!();
  const model = await modelOf(await importWhole("mcp-2026-07-28", schema));
  const judgeOf = createJudges(model);
  const reader = createReader(runnable(model));
  const definitions = definitionsOf(schema);
  const methodOf = (name: string): string | undefined => {
    const { method } = (definitions[name]?.["properties"] ?? {}) as { readonly method?: { readonly const?: string } };
    return method?.const;
  };
  /** Frames are no types: they are read as messages, and results as answers to their request. */
  const judgeFrame = (definition: string, value: Json): boolean | undefined => {
    const answers = definition.endsWith("ResultResponse") ? methodOf(definition.replace(/ResultResponse$/, "Request")) : undefined;
    return (methodOf(definition) ?? answers) === undefined ? undefined : reader.decode(value, answers).ok;
  };
  const referee = createReferee(schema);
  const examples = examplesOf("mcp-2026-07-28") as unknown as readonly { readonly definition: string; readonly value: Json }[];
  const judged = examples.flatMap(({ definition, value }) => {
    const ours = judgeOf(definition, definitions[definition]!)?.judge(value).ok ?? judgeFrame(definition, value);
    return ours === undefined ? [] : [{ definition, value, ours, theirs: referee(`/$defs/${definition}`)(value) }];
  });
  expect(judged.filter(({ ours, theirs }) => ours !== theirs)).toEqual([]);
  expect(judged.length).toBeGreaterThan(60);
});

it("imports what readers of ACP do with invalid values", async () => {
  const schema = published.find(({ name }) => name === "acp-v2 of the SDK")!.read!();
  const { text, notes } = await importWhole("acp-v2", schema);
  expect(text.match(/lenient: unset/g)?.length).toBeGreaterThan(150);
  expect(text).toContain("items: drop");
  expect(notes.filter(({ problem }) => problem.includes("x-deserialize"))).toEqual([]);
});
