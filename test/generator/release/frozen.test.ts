// Released models: those of this repository are unchanged, and older layouts are upgraded step by step.

import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { modelVersion } from "../../../generator/model/protocol-model.js";
import { checkFrozen, freezeModel } from "../../../generator/release/frozen/freeze-model.js";
import { readReleasedModel, releasedProtocols, releasedVersions, releaseFile } from "../../../generator/release/frozen/release-files.js";
import { upgradeModel } from "../../../generator/resolve/upgrade-model.js";
import { removeTemporary } from "../../support/remove-temporary.js";
import { specProtocols } from "../../support/spec-protocols.js";

const own = fileURLToPath(new URL("../../../spec/releases", import.meta.url));
const protocols = specProtocols();
const folder = mkdtempSync(join(tmpdir(), "releases-"));
afterAll(() => removeTemporary(folder));

describe("the releases of this repository", () => {
  test("are unchanged and can be read", () => {
    expect(checkFrozen(own)).toEqual([]);
    for (const name of releasedProtocols(own))
      for (const version of releasedVersions(own, name))
        expect(readReleasedModel(releaseFile(own, name, version))).toMatchObject({ name, version, modelVersion });
  });

  test("are reported when one of them is changed", () => {
    const copy = join(folder, "copy");
    if (existsSync(own)) cpSync(own, copy, { recursive: true });
    else for (const model of protocols) freezeModel(copy, model);
    expect(checkFrozen(copy)).toEqual([]);
    for (const name of releasedProtocols(copy)) {
      const [version = ""] = releasedVersions(copy, name);
      const file = releaseFile(copy, name, version);
      const text = readFileSync(file, "utf8");
      writeFileSync(file, `${text.trimEnd()} \n`);
      const said = checkFrozen(copy).map(({ message }) => message);
      expect(said).toEqual([`releases/${name}/${version}.json was changed; a released model must not change, so restore it with Git`]);
      writeFileSync(file, text);
    }
    expect(releasedProtocols(copy).length).toBeGreaterThan(0);
  });
});

test.each(protocols.map((model) => [model.name, model] as const))("%s is the same after it was written and read", (name, model) => {
  const releases = join(folder, "trip");
  freezeModel(releases, model);
  expect(readReleasedModel(releaseFile(releases, name, model.version))).toEqual(JSON.parse(JSON.stringify(model)));
});

test.each([
  "name",
  "title",
  "version",
  "tag",
  "types",
  "messages",
  "flows",
  "roles",
  "reading",
  "encodings",
  "groups",
  "views",
  "migrations",
])("a model without %s is rejected", (part) => {
  const { [part]: _gone, ...rest } = protocols[0] as unknown as Readonly<Record<string, unknown>>;
  expect(upgradeModel(rest)).toBe(`${part} is missing`);
  expect(upgradeModel({ ...rest, [part]: 5 })).toBe(`${part} is missing`);
});

describe("models of older layouts", () => {
  const old = { ...protocols[0], modelVersion: 1, title: undefined, caption: protocols[0]!.title };
  const steps = {
    1: ({ caption, ...rest }: Readonly<Record<string, unknown>>) => ({ ...rest, label: caption }),
    2: ({ label, ...rest }: Readonly<Record<string, unknown>>) => ({ ...rest, title: label }),
  };

  test("are upgraded step by step", () => {
    expect(upgradeModel(old, { steps, target: 3 })).toEqual({ ...protocols[0], modelVersion: 3 });
  });

  test("are rejected when a step is missing or the result is incomplete", () => {
    expect(upgradeModel(old, { steps: { 2: steps[2] }, target: 3 })).toBe("its model version 1 is no longer supported");
    expect(upgradeModel(old, { steps: { 1: steps[1] }, target: 2 })).toBe("title is missing");
    expect(upgradeModel({ ...old, modelVersion: 4 }, { steps, target: 3 })).toMatch(/^its model version 4 is newer than 3/);
    expect(upgradeModel([])).toBe("not an object");
    expect(upgradeModel({})).toBe("not a model: modelVersion is missing");
  });
});
