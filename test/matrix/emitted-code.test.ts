// The emitted code also compiles with the TypeScript that most projects have.

import { expect, it } from "vitest";
import { compileAll, emitSources } from "../support/compile-emitted.js";
import { modelsOf } from "../support/golden.js";
import { specProtocols } from "../support/spec-protocols.js";
import { wideProtocol } from "../support/wide-protocol.js";

it("compiles in one strict program with typescript", async () => {
  const models = [...modelsOf("golden-specs/workshop/wirepact.yaml"), ...specProtocols(), await wideProtocol()];
  const files = await emitSources(models);
  expect(() => compileAll(files, "typescript")).not.toThrow();
});
