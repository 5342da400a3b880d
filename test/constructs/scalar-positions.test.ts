// Every scalar with every parameter in every position of a message: the package compiles, and guard, schema and walker agree on every value.

import { runnable } from "@wirepact/core/codegen";
import { afterAll, beforeAll, expect, test } from "vitest";
import { emitters } from "../../generator/emit/index.js";
import { lowerProtocol } from "../../generator/lower/index.js";
import { explain } from "../../packages/core/src/explain/explain.js";
import type { Json } from "../../packages/core/src/index.js";
import { type EmittedPackages, writePackages } from "../support/emitted-packages.js";
import { emitAll } from "../support/golden.js";
import { scalarShapes, scalarValues } from "../support/scalar-shapes.js";
import { createReferee } from "../support/schema-referee.js";
import { compileProtocol, message } from "../support/spec-in-memory.js";

type Definition = Readonly<Record<string, unknown>>;

/** Each position: the field `x` that has the scalar in it, and what the field is when the scalar is some values. */
const positions: Readonly<
  Record<string, { readonly field: (scalar: Definition) => Definition; readonly around: (value: Json, other: Json) => Json }>
> = {
  item: { field: (scalar) => ({ list: scalar }), around: (value, other) => [other, value] },
  entry: { field: (scalar) => ({ map: scalar }), around: (value, other) => ({ a: other, b: value }) },
  nullable: { field: (scalar) => ({ ...scalar, nullable: true }), around: (value) => value },
  part: { field: (scalar) => ({ union: [scalar, { list: "null" }, { type: "null" }] }), around: (value) => value },
  inner: { field: (scalar) => ({ fields: { y: scalar } }), around: (value) => ({ y: value }) },
  optional: { field: (scalar) => ({ fields: { "y?": scalar } }), around: (value) => ({ y: value }) },
  extra: { field: (scalar) => ({ fields: { "y?": "string" }, extras: { values: scalar } }), around: (value) => ({ z: value }) },
  nested: { field: (scalar) => ({ list: { map: { list: scalar, max: 3 } } }), around: (value, other) => [{ a: [other, value] }] },
};

const definitions = scalarShapes
  .filter(({ countsTrimmed }) => countsTrimmed === undefined)
  .map(({ scalar, ...parameters }): Definition => ({ type: scalar, ...parameters }));
/** Any value, null included, takes part in no union. */
const fits = (position: string, { type }: Definition): boolean => type !== "any" || (position !== "part" && position !== "nullable");
const messages = Object.entries(positions).map(([position, { field }]): [string, Definition] => {
  const fitting = [...definitions.entries()].filter(([, definition]) => fits(position, definition));
  return [position, message(Object.fromEntries(fitting.map(([number, definition]) => [`x${number}?`, field(definition)])))];
});
const model = await compileProtocol({ messages: Object.fromEntries(messages) });
const protocol = runnable(model);
const bySchema = createReferee().compile(lowerProtocol(model).bundle);

let packages: EmittedPackages;
beforeAll(async () => {
  packages = writePackages(await emitAll(emitters, [model]));
});
afterAll(() => packages.remove());

test("the package compiles", () => packages.compile(), 120_000);

test("guard, schema and walker agree in every position", async () => {
  const { is } = await packages.load<{ is: (value: unknown) => boolean }>("sample", "guards");
  for (const [number, definition] of definitions.entries()) {
    const name = `x${number}`;
    const usual = scalarValues.find((value) => value !== null && is({ type: "inner", [name]: { y: value } })) ?? null;
    for (const [position, { around }] of Object.entries(positions).filter(([each]) => fits(each, definition))) {
      const accepted = scalarValues.filter((value) => {
        const given = { type: position, [name]: around(value, usual) };
        const answers = [is(given), bySchema(given), explain(protocol, given).ok];
        const shown = `${JSON.stringify(given)} of ${JSON.stringify(definition)}`;
        expect(new Set(answers).size, `guard, schema, walker: ${answers.join()} on ${shown}`).toBe(1);
        return answers[0] === true && value !== null;
      });
      expect(accepted.length, `${position} of ${JSON.stringify(definition)}`).toBeGreaterThan(0);
    }
  }
});
