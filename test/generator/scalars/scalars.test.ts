// The built-in scalars: what they take, and that each says the same in JSON Schema and in a guard.

import { runnable } from "@wirepact/core/codegen";
import { runInThisContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { scalars } from "../../../generator/scalars/index.js";
import type { GuardModule } from "../../../generator/scalars/scalar.js";
import * as codegen from "../../../packages/core/src/codegen/index.js";
import { explain } from "../../../packages/core/src/explain/explain.js";
import type { ProtocolDescriptor, ScalarShape } from "../../../packages/core/src/index.js";
import { scalarShapes as shapes, scalarValues as values } from "../../support/scalar-shapes.js";
import { createReferee } from "../../support/schema-referee.js";

/** A protocol whose one message has the scalar as its one field, for the walker. */
const around = (shape: ScalarShape): ProtocolDescriptor => {
  const nothing = {
    missing: "reject",
    invalid: "reject",
    unknownValues: "reject",
    unknownTypes: "reject",
    nulls: "reject",
    bodies: "reject",
  } as const;
  const type = { name: "type", shape: { kind: "literal", value: "m" }, required: true } as const;
  const message = { kind: "struct", open: true, fields: [type, { name: "x", shape, required: true }] } as const;
  return {
    name: "p", title: "P", version: "1.0.0", roles: {}, tag: "type", body: "inline", envelope: [], parts: {}, encodings: {}, types: {}, groups: {}, flows: {}, views: {},
    reading: { default: "strict", trim: false, nulls: "reject", emptyStrings: "keep", lenient: nothing },
    messages: { m: { name: "m", typeName: "M", from: [], to: [], ackRequired: false, shape: message, rules: [] } },
  }; // prettier-ignore
};

/** The guard of a scalar as a function. */
function guardOf(shape: ScalarShape): (value: unknown) => boolean {
  const patterns: string[] = [];
  const module: GuardModule = {
    use: (name) => `codegen.${name}`,
    global: (name) => name,
    regex: (source, _part, flags = "u") => `new RegExp(patterns[${patterns.push(source) - 1}], "${flags}")`,
  };
  const { typeTest, conditions } = scalars[shape.scalar].guard(shape, "value", module);
  const test = [typeTest, ...conditions].filter((part) => part !== "").join(" && ");
  return runInThisContext(`(codegen, patterns) => (value) => ${test}`)(codegen, patterns) as (value: unknown) => boolean;
}

describe("scalars", () => {
  it.each(shapes.map((shape) => ({ label: JSON.stringify(shape), shape: { kind: "scalar", ...shape } as ScalarShape })))(
    "$label: guard, schema and walker agree",
    ({ shape }) => {
      const schema = createReferee().compile(scalars[shape.scalar].schema(shape));
      const guard = guardOf(shape);
      const protocol = around(shape);
      const taken = values.filter((value) => {
        const answers = [guard(value), schema(value), explain(runnable(protocol), { type: "m", x: value }).ok];
        expect(new Set(answers).size, `${JSON.stringify(value)}: guard, schema, walker say ${answers.join()}`).toBe(1);
        return answers[0];
      });
      expect(taken.length).toBeGreaterThan(0);
      if (shape.scalar !== "any") expect(taken.length).toBeLessThan(values.length);
    },
  );

  it("are all listed under their own name, with a sentence", () => {
    for (const [name, scalar] of Object.entries(scalars)) {
      expect(scalar.name).toBe(name);
      expect(scalar.doc).toMatch(/^[A-Z].*\.$/);
    }
    expect(new Set(shapes.map(({ scalar }) => scalar))).toEqual(new Set(Object.keys(scalars)));
  });
});
