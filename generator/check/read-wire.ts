// Reads wire examples as they say, each once: several rules look at the result.

import { decodeMessage, type Result } from "@wirepact/core";
import type { WireExample } from "../model/protocol-model.js";
import type { CheckContext } from "./check-rule.js";

const readings = new WeakMap<WireExample, Result<unknown>>();

/** What the run time makes of a wire example. */
export function readWire({ model, encodings }: CheckContext, example: WireExample): Result<unknown> {
  const known = readings.get(example);
  if (known !== undefined) return known;
  const { input, mode } = example;
  const result =
    "text" in input
      ? decodeMessage(model, encodings, input.text, { mode, encoding: input.encoding })
      : decodeMessage(model, encodings, input.value as object, { mode });
  readings.set(example, result);
  return result;
}
