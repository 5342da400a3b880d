// The work of every stage grows in proportion to the number of messages.

import { expect, it } from "vitest";
import type { EmitInput } from "../../../generator/emit/emitter.js";
import { emitters } from "../../../generator/emit/index.js";
import { lowerProtocol } from "../../../generator/lower/index.js";
import { compileFiles } from "../../../generator/pipeline/compile-files.js";
import { openTemplates } from "../../../generator/template/template.js";
import { protocolText } from "../../bench/synthetic-spec.js";
import { goldenConfig } from "../../support/golden.js";
import { expectLinear, expectLinearAsync } from "../../support/growth.js";

const least = 15;

/** The files of a spec with so many messages. */
const filesOf = (messages: number) => [
  { path: "wirepact.yaml", text: "protocols: [protocols/depot.yaml]\nlint: strict\n" },
  {
    path: "protocols/depot.yaml",
    text: protocolText(
      "depot",
      Array.from({ length: messages }, (_, index) => index + 1),
    ),
  },
];

async function inputOf(messages: number): Promise<EmitInput> {
  const { protocols, diagnostics } = await compileFiles(filesOf(messages));
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  const { model } = protocols[0]!;
  return { model, schemas: lowerProtocol(model), config: goldenConfig, render: await openTemplates(undefined), subpaths: [] };
}

it("compiles in proportion to the number of messages", async () => {
  await expectLinearAsync(least, filesOf, async (files) => compileFiles(files));
});

it("lowers and emits in proportion to the number of messages", async () => {
  const inputs = new Map<number, EmitInput>();
  for (const messages of [1, least, 4 * least]) inputs.set(messages, await inputOf(messages));
  expectLinear(
    least,
    (messages) => inputs.get(messages)!,
    ({ model }) => lowerProtocol(model),
  );
  const emitAll = async (input: EmitInput): Promise<void> => {
    for (const { emit } of emitters) await emit(input);
  };
  // What is loaded once is not counted.
  await emitAll(inputs.get(1)!);
  await expectLinearAsync(least, (messages) => inputs.get(messages)!, emitAll);
});
