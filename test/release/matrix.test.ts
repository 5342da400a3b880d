// `wirepact matrix`: which release reads the messages of which other one.

import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { buildMatrix } from "../../generator/release/compatibility-matrix.js";
import { freezeModel } from "../../generator/release/frozen/freeze-model.js";
import { resolveText } from "../generator/release/rule-fixture.js";
import { createReleaseProject } from "../support/release-project.js";
import { berth } from "../support/harbour-spec.js";

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
  // Those that are not read are named with the reason, and the shortest one is shown.
  expect(said).toMatch(
    /\nMessages of 1\.0\.0 that 1\.1\.0 does not read:\n {2}ask \(\d+ of \d+\): metres must be between 1 and 200, got 400\n {4}\{"kind":"ask",.*"metres":400\}\n/,
  );
  expect(said).toMatch(/\nMessages of the spec that 1\.0\.0 does not read:\n {2}ask \((\d+) of \1\): .*version/);
  expect(said).not.toContain("Messages of 1.1.0 that 1.0.0 does not read");
  expect(code).toBe(0);
  const { said: json } = await project.wirepact("matrix", "--format", "json");
  const [matrix] = JSON.parse(json) as readonly { readonly cells: readonly { readonly example?: unknown }[] }[];
  expect(matrix?.cells[1]?.example).toMatchObject({ issue: { code: "out-of-range", path: ["metres"] } });
  expect(matrix?.cells[1]).toMatchObject({ unread: [{ type: "ask", example: { metres: 400 } }] });
});

test("names the encodings where two releases have none in common", async () => {
  const [old, current] = ["json", "yaml"].map((name) => resolveText(berth.replace("  json: {}", `  ${name}: {}`)).model);
  const { cells } = await buildMatrix([{ version: "1.0.0", model: old! }], current!);
  const { messages } = cells[1]!;
  expect(cells[1]).toMatchObject({
    rejected: messages,
    unread: [{ type: "ask", rejected: messages, messages, reason: "they are written as json and read as yaml" }],
  });
});

test("reports an unknown protocol and a released model that cannot be read", async () => {
  expect(await project.wirepact("matrix", "--protocol", "bert")).toMatchObject({
    code: 1,
    said: expect.stringContaining("berth") as string,
  });
  project.write("spec/releases/berth/1.0.0.json", "{");
  expect(await project.wirepact("matrix")).toMatchObject({ code: 1, said: expect.stringContaining("not valid JSON") as string });
});
