// The work of an import is in proportion to the definitions of the schema. Whole published schemas, such as the 344 definitions of GitHub, take seconds.

import { expect, it } from "vitest";
import { importSpec } from "../../../generator/import/import-spec.js";
import { expectLinearAsync } from "../../support/growth.js";

/** Events that extend a base, contain others and are distinguished by their type. */
function schemaOf(count: number): { readonly [keyword: string]: unknown } {
  const names = Array.from({ length: count }, (_, index) => `Event${index}`);
  const definitions = names.map((name, index) => [
    name,
    {
      description: "An event.",
      allOf: [{ $ref: "#/$defs/Base" }],
      type: "object",
      required: ["type", "state"],
      properties: {
        type: { const: name },
        state: { enum: ["open", "closed", null] },
        at: { type: "string", format: "date-time" },
        previous: { $ref: `#/$defs/Event${Math.floor(index / 2)}` },
        value: { anyOf: [{ type: "string", maxLength: 20 }, { type: "array", items: { type: "integer", minimum: 0 } }, { type: "null" }] },
        inside: { type: "object", properties: { a: { type: "object", properties: { b: { type: "boolean" } } } } },
      },
    },
  ]);
  const Base = { type: "object", required: ["id"], properties: { id: { type: "string" }, state: { type: ["string", "null"] } } };
  return { oneOf: names.map((name) => ({ $ref: `#/$defs/${name}` })), $defs: { Base, ...Object.fromEntries(definitions) } };
}

it("takes steps in proportion to the definitions", async () => {
  await expectLinearAsync(20, schemaOf, async (schema) => {
    const imported = await importSpec({ schema }, { protocol: "events", source: "events.json" });
    expect("problem" in imported ? imported : imported.errors).toEqual([]);
  });
});
