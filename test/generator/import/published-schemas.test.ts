// `wirepact import` on the published schemas of public protocols: what arrives, and whether real messages are judged as by the schemas.

import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { runnable } from "../../../packages/core/src/codegen/all-features.js";
import { compileFiles } from "../../../generator/pipeline/compile-files.js";
import { importSpec, type Imported } from "../../../generator/import/import-spec.js";
import type { Schema } from "../../../generator/import/node.js";
import { createReader, type Reader } from "../../gallery/gallery.js";
import { mutantsOf } from "../../gallery/world-mutants.js";
import { examplesOf, referees, worldFolder } from "../../gallery/world-referee.js";

const protocols = { mcp: "mcp-2025-06-18", acp: "acp", a2a: "a2a-0.3" } as const;

/** Only the document of ACP, not its schema, says that the methods of extensions start with an underscore. */
const isUndecided = (name: string, path: readonly (string | number)[]): boolean =>
  name === "acp" && (path[0] === "method" || path[0] === "id");

async function importSchema(file: string): Promise<Imported> {
  const schema = JSON.parse(readFileSync(`${worldFolder}schemas/${file}.json`, "utf8")) as Schema;
  const imported = await importSpec({ schema }, { protocol: "imported", source: `${file}.json` });
  if ("problem" in imported) throw new Error(imported.problem);
  return imported;
}

async function readerOf({ text }: Imported): Promise<Reader> {
  const root = { path: "wirepact.yaml", text: "protocols: [protocols/imported.yaml]\n" };
  const { protocols: models } = await compileFiles([root, { path: "protocols/imported.yaml", text }]);
  return createReader(runnable(models[0]!.model));
}

it.skipIf(worldFolder !== undefined)("published schemas are only imported where shared/world lies beside the clone", () => {
  console.warn("shared/world does not lie beside the clone: no published schema was imported");
});

describe.skipIf(worldFolder === undefined).each(Object.keys(protocols) as readonly (keyof typeof protocols)[])("%s", (name) => {
  const file = protocols[name];
  let imported: Imported;
  let reader: Reader;
  beforeAll(async () => {
    imported = await importSchema(file);
    reader = await readerOf(imported);
  });

  it("checks, and at least 95 % of its definitions arrive without a note", () => {
    const { counts, errors } = imported;
    console.log(
      `${file}: ${counts.complete} of ${counts.definitions} definitions arrive; ${counts.messages} messages, ${counts.types} types`,
    );
    expect(errors).toEqual([]);
    expect(counts.definitions).toBeGreaterThan(80);
    expect(counts.complete / counts.definitions).toBeGreaterThanOrEqual(0.95);
  });

  it("judges every real message as its schema does", () => {
    const judge = referees[name]().judge;
    const differing = examplesOf(file).flatMap(({ src, msg, req }) => {
      const read = reader.decode(msg, req ?? undefined);
      return read.ok === judge(msg, req ?? undefined) ? [] : [{ src, issues: read.ok ? [] : read.issues }];
    });
    expect(differing).toEqual([]);
  });

  it("judges messages that differ from a real one in one place as its schema does", () => {
    const judge = referees[name]().judge;
    const all = examplesOf(file).flatMap(({ msg, req }) =>
      judge(msg, req ?? undefined) ? [...mutantsOf(msg)].map((mutant) => ({ ...mutant, req: req ?? undefined })) : [],
    );
    const otherwise = all.filter(({ value, path, req }) => !isUndecided(name, path) && reader.decode(value, req).ok !== judge(value, req));
    expect(otherwise.map(({ value }) => JSON.stringify(value))).toEqual([]);
    expect(all.length).toBeGreaterThan(700);
  });
});
