// The parts of the run time that packages bring along.

import { describe, expect, it } from "vitest";
import { featuresOf } from "../../../generator/describe/features.js";
import type { ScalarShape } from "../../../packages/core/src/index.js";
import { uuid4Scalar, uuidScalar } from "../../../packages/core/src/scalars/identifiers.js";
import { formatValues } from "../../../packages/core/src/scalars/index.js";
import type { Format } from "../../../packages/core/src/scalars/scalar.js";
import { plainTimestampScalar, timestampScalar } from "../../../packages/core/src/scalars/times.js";
import { specProtocols } from "../../support/spec-protocols.js";

const scalarsOf = new Map(specProtocols().map((model) => [model.name, featuresOf(model).find(({ name }) => name === "scalars")?.imports]));

describe("scalars", () => {
  it("come in their small variant where no shape uses the other parameters", () => {
    expect(scalarsOf.get("acp-swarm")).toEqual(expect.arrayContaining(["plainTimestampScalar", "uuid4Scalar"]));
    expect(scalarsOf.get("mcp-agent-mail")).toEqual(expect.arrayContaining(["timestampScalar", "uuidScalar"]));
  });

  it.each<[name: "timestamp" | "uuid", shape: ScalarShape, small: Format, whole: Format]>([
    ["timestamp", { kind: "scalar", scalar: "timestamp" }, plainTimestampScalar, timestampScalar],
    ["uuid", { kind: "scalar", scalar: "uuid", version: 4 }, uuid4Scalar, uuidScalar],
  ])("the small variant of %s says and accepts the same", (name, shape, small, whole) => {
    const saysOf = ({ words, example, constraints }: Format): unknown => [words, example, ...(constraints?.(shape, String) ?? [])];
    expect(saysOf(small)).toEqual(saysOf(whole));
    const { valid, invalid } = formatValues[name];
    const values = [valid(shape), ...Object.values(invalid(shape))].flatMap((group) => Object.values(group));
    expect(values.length).toBeGreaterThan(4);
    for (const value of values) expect(small.fits(value, shape), value).toBe(whole.fits(value, shape));
    expect(new Set(values.map((value) => small.fits(value, shape)))).toEqual(new Set([true, false]));
  });
});
