import { describe, expect, it } from "vitest";
import { optionsEmitter } from "../../../generator/emit/options.js";
import { packageIndexEmitter } from "../../../generator/emit/package-index.js";
import type { ProtocolModel } from "../../../generator/model/protocol-model.js";
import { emitAll, modelsOf } from "../../support/golden.js";

const [model] = modelsOf("golden-specs/workshop/wirepact.yaml");

/** The index, and the types of options. */
async function emitted(of: ProtocolModel) {
  const files = await emitAll([packageIndexEmitter, optionsEmitter], [of]);
  const textOf = (name: string): string => files.find(({ path }) => path.endsWith(`src/${name}.ts`))?.text ?? "";
  return { index: textOf("index"), options: textOf("options") };
}

describe("the index of a package", () => {
  it("exports the types of options and results", async () => {
    const { index, options } = await emitted(model!);
    for (const name of ["Issue", "Result", "Finding", "LineResult", "KnownProtocol"]) expect(index).toMatch(new RegExp(`\\b${name}\\b`));
    expect(index).toContain('export type * from "./options.js";');
    for (const name of ["BuildOptions", "DecodeOptions", "ReceiveOptions", "Reception", "Connection"])
      expect(options).toMatch(new RegExp(`^export type ${name}\\b`, "m"));
  });

  it("does not export a type whose name the protocol uses", async () => {
    const own = { kind: "scalar", scalar: "string" } as const;
    const { index, options } = await emitted({ ...model!, types: { ...model!.types, Reception: own, Finding: own, KnownProtocol: own } });
    expect(options).not.toMatch(/export type Reception\b/);
    expect(options).toMatch(/export type ReceiveOptions\b/);
    expect(index).not.toMatch(/\bFinding\b|KnownProtocol|descriptor/);
    expect(index).toMatch(/\bFlowState\b/);
  });
});
