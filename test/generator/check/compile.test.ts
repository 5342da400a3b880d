import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { compileFiles, compileSpec } from "../../../generator/pipeline/compile.js";
import { specFiles } from "../../support/resolve-text.js";

describe("compiling", () => {
  test("returns no model of a file with errors", async () => {
    const { protocols, diagnostics } = await compileFiles(specFiles("objects: opn\nroles: { a: A. }\n"));
    expect(protocols).toEqual([]);
    expect(diagnostics.map(({ code }) => code)).toContain("parse/unknown-value");
    const resolved = await compileFiles(specFiles('types:\n  Stamp: { type: strng, doc: "" }\n'));
    expect(resolved.protocols).toEqual([]);
  });

  test("returns the models even if a check reports something", async () => {
    const { protocols, diagnostics } = await compileFiles(specFiles("roles: { writer: Writes., reader: Reads., clerk: Idles. }\n"));
    expect(protocols.map(({ model }) => model.name)).toEqual(["post"]);
    expect(diagnostics.map(({ code }) => code)).toEqual(["check/role-idle"]);
  });

  test("sorts diagnostics by location", async () => {
    const { diagnostics } = await compileFiles(
      specFiles('roles: { writer: Writes., idle: Idles., reader: Reads., clerk: Idles. }\nallow: { unused-type: "No." }\n'),
    );
    const starts = diagnostics.map(({ span }) => span?.start ?? -1);
    expect(starts.length).toBe(3);
    expect(starts).toEqual(starts.toSorted((left, right) => left - right));
  });

  test("reports a missing root file", async () => {
    const { diagnostics } = await compileSpec("/no/such/wirepact.yaml");
    expect(diagnostics.map(({ code }) => code)).toEqual(["load/file-missing"]);
  });
});

test("the protocols of this repository have no diagnostics", async () => {
  const { protocols, diagnostics } = await compileSpec(fileURLToPath(new URL("../../../spec/wirepact.yaml", import.meta.url)));
  expect(diagnostics).toEqual([]);
  expect(protocols.length).toBe(5);
  expect(protocols.reduce((count, { model }) => count + Object.keys(model.messages).length, 0)).toBe(47);
});
