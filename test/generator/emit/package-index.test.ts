import { describe, expect, it } from "vitest";
import { packageIndexEmitter } from "../../../generator/emit/package-index.js";
import type { ProtocolModel } from "../../../generator/model/protocol-model.js";
import { emitAll, modelsOf } from "../../support/golden.js";

const [model] = modelsOf("golden-specs/workshop/wirepact.yaml");

async function indexOf(of: ProtocolModel): Promise<string> {
  const files = await emitAll([packageIndexEmitter], [of]);
  return files.find(({ path }) => path.endsWith("src/index.ts"))?.text ?? "";
}

describe("the index of a package", () => {
  it("exports the types of options and results", async () => {
    const index = await indexOf(model!);
    for (const name of ["Issue", "Result", "BuildOptions", "ReceiveOptions", "Reception"])
      expect(index).toMatch(new RegExp(`\\b${name}\\b`));
  });

  it("does not export a type whose name the protocol uses", async () => {
    const types = { ...model!.types, Reception: { kind: "scalar", scalar: "string" } as const };
    const index = await indexOf({ ...model!, types });
    expect(index).not.toMatch(/\bReception\b/);
    expect(index).toMatch(/\bReceiveOptions\b/);
  });
});
