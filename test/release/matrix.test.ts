// `wirepact matrix`: which release reads the messages of which other one.

import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { freezeModel } from "../../generator/release/frozen/freeze-model.js";
import { resolveText } from "../generator/release/rule-fixture.js";
import { createReleaseProject } from "../support/release-project.js";
import { berth } from "./harbour-spec.js";

const shorter = berth.replace("max: 400", "max: 200");
const spec = shorter.replace("version: 1.0.0", "version: 2.0.0").replace("format: 1.0.0", "format: 2.0.0");
const project = createReleaseProject({ "spec/wirepact.yaml": "protocols: [berth.yaml]\nlint: minimal\n", "spec/berth.yaml": spec });

afterAll(() => project.remove());

test("without releases it has only the spec", async () => {
  expect(await project.wirepact("matrix")).toEqual({ code: 0, said: "berth             read by spec\nmessages of spec  all\n" });
});

test("counts the messages of each release that each of the others accepts", async () => {
  const releases = join(project.folder, "spec/releases");
  freezeModel(releases, resolveText(berth).model);
  freezeModel(releases, resolveText(shorter.replace("version: 1.0.0", "version: 1.1.0")).model);
  const { code, said } = await project.wirepact("matrix", "--protocol", "berth");
  const [head = "", ...rows] = said.split("\n");
  expect(head).toMatch(/^berth +read by 1\.0\.0 +read by 1\.1\.0 +read by spec$/);
  expect(rows[0]).toMatch(/^messages of 1\.0\.0 +all +\d+ of \d+ +none$/);
  expect(rows[1]).toMatch(/^messages of 1\.1\.0 +all +all +none$/);
  expect(rows[2]).toMatch(/^messages of spec +none +none +all$/);
  expect(code).toBe(0);
  const { said: json } = await project.wirepact("matrix", "--format", "json");
  const [matrix] = JSON.parse(json) as readonly { readonly cells: readonly { readonly example?: unknown }[] }[];
  expect(matrix?.cells[1]?.example).toMatchObject({ issue: { code: "out-of-range", path: ["metres"] } });
});

test("reports an unknown protocol and a released model that cannot be read", async () => {
  expect(await project.wirepact("matrix", "--protocol", "bert")).toMatchObject({
    code: 1,
    said: expect.stringContaining("berth") as string,
  });
  project.write("spec/releases/berth/1.0.0.json", "{");
  expect(await project.wirepact("matrix")).toMatchObject({ code: 1, said: expect.stringContaining("not valid JSON") as string });
});
