// Chains of types in which each is another name for the next: short ones are read, and long ones are reported however long they are.

import { explain } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import { expect, test } from "vitest";
import { compileFiles } from "../../../generator/pipeline/compile-files.js";
import type { SourceFile } from "../../../generator/model/source.js";
import { crane } from "../../support/harbour-spec.js";

const chain = (length: number, type = (index: number): string => `type: T${index + 1}`): readonly SourceFile[] => {
  const lines = Array.from({ length: length - 1 }, (_, index) => `  T${index + 1}: { ${type(index + 1)}, doc: The next one. }\n`);
  const types = `types:\n${lines.join("")}  T${length}: { type: number, min: 0, doc: How heavy it is. }\n`;
  return [
    { path: "wirepact.yaml", text: "protocols: [crane.yaml]\nlint: minimal\n" },
    { path: "crane.yaml", text: `${crane.replace("{ type: number, min: 0, doc: 'How heavy it is.' }", "T1")}\n${types}` },
  ];
};

test("a chain of 64 types is read", async () => {
  const { protocols, diagnostics } = await compileFiles(chain(64));
  expect(diagnostics).toEqual([]);
  const protocol = runnable(protocols[0]!.model);
  expect(explain(protocol, { kind: "lift", ship: "Aurora", tons: 2 })).toMatchObject({ ok: true });
  expect(explain(protocol, { kind: "lift", ship: "Aurora", tons: -2 })).toMatchObject({ ok: false });
});

test.each([65, 3000, 12_000])("a chain of %i types is reported where it begins", async (length) => {
  const { diagnostics } = await compileFiles(chain(length));
  expect(diagnostics.map(({ code, message, hint }) => ({ code, message, hint }))).toEqual([
    {
      code: "resolve/long-chain",
      message: `the type T1 begins a chain of ${length} types, expected at most 64`,
      hint: `refer to T${length} directly in T1, or in types on the way`,
    },
  ]);
});

test("unions count too", async () => {
  const { diagnostics } = await compileFiles(chain(3000, (index) => `union: [boolean, T${index + 1}]`));
  expect(diagnostics.map(({ code }) => code)).toEqual(["resolve/long-chain"]);
});
