// Behaviour that few inputs show.

import { runnable } from "@wirepact/core/codegen";
import { describe, expect, it } from "vitest";
import { decodeMessage } from "../../packages/core/src/codec/codec.js";
import { json } from "../../packages/core/src/encodings/json.js";
import { maxKeys } from "../../packages/core/src/base/limits.js";
import { RequestError } from "../../packages/core/src/rpc/request-error.js";
import { createResultStream } from "../../packages/core/src/rpc/result-stream.js";
import type { Field, Rule, Shape } from "../../packages/core/src/index.js";
import { validateMessage } from "../../packages/core/src/codec/validate.js";
import { yaml } from "../support/encodings.js";
import { tinyModel } from "../generator/release/tiny-model.js";

const text: Shape = { kind: "scalar", scalar: "string" };
const field = (name: string, shape: Shape, required = true): Field => ({ name, shape, required });

describe("the results of a stream", () => {
  const overflow = (): RequestError => new RequestError("overflow", "count", "too many");

  it.each([1, 2, 1001])("arrive in order and completely when %i of them are kept before they are read, again and again", async (kept) => {
    const stream = createResultStream(() => undefined, { most: Infinity, overflow });
    for (let round = 0; round < 3; round++) {
      for (let index = 0; index < kept; index++) stream.deliver(`${round} ${index}`);
      for (let index = 0; index < kept; index++) expect(await stream.results.next()).toEqual({ done: false, value: `${round} ${index}` });
    }
  });
});

describe.each([json, yaml])("input in $name", (encoding) => {
  const open = runnable({ ...tinyModel({ open: true, fields: [] }), encodings: { json: {}, yaml: {} } });
  const message = (keys: number): string => `{"kind":"note"${Array.from({ length: keys - 1 }, (_, index) => `,"k${index}":0`).join("")}}`;

  it("may have as many keys as the limit allows, and no more", () => {
    expect(decodeMessage(open, [encoding], message(maxKeys)).ok).toBe(true);
    expect(decodeMessage(open, [encoding], message(maxKeys + 1))).toMatchObject({ ok: false, issues: [{ code: "too-many-keys" }] });
  });
});

describe("an object that keeps the rules of its type", () => {
  const rule = (level?: "warning"): Rule =>
    ({
      kind: "count",
      name: "one",
      doc: "One of them.",
      at: [],
      fields: [["x"], ["y"]],
      min: 1,
      ...(level ? { level } : {}),
    }) as unknown as Rule;
  const protocol = (level?: "warning") =>
    runnable(
      tinyModel({
        open: false,
        fields: [
          field("a", {
            kind: "struct",
            open: false,
            fields: [field("x", text, false), field("y", text, false)],
            rules: [rule(level)],
          }),
        ],
      }),
    );

  it.each([undefined, "warning"] as const)("has neither issues nor warnings (level %s)", (level) => {
    for (const mode of ["strict", "lenient"] as const) {
      const judge = (a: object) => validateMessage(protocol(level), () => false, { kind: "note", a }, { mode });
      expect(judge({ x: "here" })).toMatchObject({ ok: true, warnings: [] });
      const broken = judge({});
      expect(broken.ok).toBe(level === "warning");
      expect((broken.ok ? broken.warnings : broken.issues).map(({ path }) => path)).toEqual([["a"]]);
    }
  });
});
