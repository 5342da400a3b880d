// The built-in scalars: what they take, and that each says the same in JSON Schema and in a guard.

import { runnable } from "@wirepact/core/codegen";
import { runInThisContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { scalars } from "../../../generator/scalars/index.js";
import type { GuardModule } from "../../../generator/scalars/scalar.js";
import * as codegen from "../../../packages/core/src/codegen/index.js";
import { explain } from "../../../packages/core/src/explain.js";
import type { ProtocolDescriptor, ScalarShape } from "../../../packages/core/src/index.js";
import { createReferee } from "../../support/schema-referee.js";

const values: readonly unknown[] = [
  null, true, 0, -1, 1, 1.5, 100, 100.5, 1e21, 7, "", " ", "a", "ab", "abc", "abcd", "𝒳𝒳𝒳", "𝒳𝒳𝒳𝒳", "a\nb", "a\r", "AB-1", "AB-12", "true",
  "2026-03-04T09:00:00Z", "2026-03-04T09:00:00.5Z", "2026-03-04t09:00:00z", "2026-03-04T09:00:00+00:00", "2026-03-04T09:00:00+02:00", "2026-03-04T09:00:00",
  "2026-02-29T09:00:00Z", "2024-02-29T09:00:00Z", "2016-12-31T23:59:60Z", "2026-03-04", "2026-02-29", "2024-02-29", "26-3-4",
  "5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e", "5F0C1F0E-8C1D-1A53-9D7E-2B6F0A1C3D4E", "m-5f0c1f0e-8c1d-4a53-9d7e-2b6f0a1c3d4e", "00000000-0000-0000-0000-000000000000",
  "https://example.org/a", "HTTPS://example.org", "http://example.org", "https://", "https:///a", "https://a/%zz", "ssh://git@example.org:22/a", "mailto:a@b", "example.org",
  "1.0.0", "1.0", "01.0.0", "1.2.3-rc.1+b", "1.2.3-", "src/a.ts", "../a", "/a", "a/../..", "C:\\a",
  "AA==", "AAA=", "AAAA", "AAAAAA==", "A===", "AB_-", "AA=", "?a#b", "#", "//a/b", "a:b", "1:b", "{a}", "/{+a,b*}{?c:3}", "{", "{}", "[", "a[b", "%41", "%4",
  "PT15M", "P1W", "P1Y2M3DT4H5M6.5S", "P", "PT", "P1", "P1DT", "ann@mail.example", "a..b@c", "@a", "a@", "localhost", "-a", "a-.b",
  "0", "-0", "9223372036854775807", "9223372036854775808", "-9223372036854775808", "-9223372036854775809", [], {}, [1], { a: 1 },
]; // prettier-ignore

const shapes: readonly Omit<ScalarShape, "kind">[] = [
  { scalar: "string" },
  { scalar: "string", min: 1, max: 3 },
  { scalar: "string", pattern: "^[A-Z]{2}-[0-9]+$" },
  { scalar: "line", min: 2 },
  { scalar: "line", pattern: "a" },
  { scalar: "text", max: 3, countsTrimmed: true },
  { scalar: "path" },
  { scalar: "path", inside: "warn", max: 8 },
  { scalar: "path", inside: "require" },
  { scalar: "integer" },
  { scalar: "integer", min: 0, max: 7 },
  { scalar: "number", min: -1 },
  { scalar: "percent" },
  { scalar: "percent", min: 1, max: 200 },
  { scalar: "boolean" },
  { scalar: "timestamp" },
  { scalar: "timestamp", utc: true },
  { scalar: "timestamp", fraction: "none" },
  { scalar: "timestamp", utc: true, fraction: "none" },
  { scalar: "date" },
  { scalar: "epoch", min: 0 },
  { scalar: "uuid" },
  { scalar: "uuid", version: 4 },
  { scalar: "uuid", version: 4, prefix: "m-" },
  { scalar: "url" },
  { scalar: "url", schemes: ["https", "ssh"] },
  { scalar: "semver" },
  { scalar: "base64" },
  { scalar: "base64", min: 1, max: 4 },
  { scalar: "uri" },
  { scalar: "uri-reference" },
  { scalar: "uri-template" },
  { scalar: "duration" },
  { scalar: "email" },
  { scalar: "hostname" },
  { scalar: "int64" },
  { scalar: "any" },
];

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
    regex: (source) => `new RegExp(patterns[${patterns.push(source) - 1}], "u")`,
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
