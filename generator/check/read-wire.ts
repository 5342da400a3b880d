// Decodes wire examples and caches the results, because several rules use them.

import { decodeMessage, type Result } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import type { WireExample } from "../model/protocol-model.js";
import type { CheckContext } from "./check-rule.js";

// The cache is per context, because the same example can be checked with another model.
const readings = new WeakMap<CheckContext, WeakMap<WireExample, Result<unknown>>>();

/** The result of decoding a wire example. */
export function readWire(context: CheckContext, example: WireExample): Result<unknown> {
  const { model, encodings } = context;
  const cached = readings.get(context) ?? new WeakMap<WireExample, Result<unknown>>();
  readings.set(context, cached);
  const known = cached.get(example);
  if (known !== undefined) return known;
  const { input, mode } = example;
  const result =
    "text" in input
      ? decodeMessage(runnable(model), encodings, input.text, { mode, encoding: input.encoding })
      : decodeMessage(runnable(model), encodings, input.value as object, { mode });
  cached.set(example, result);
  return result;
}
