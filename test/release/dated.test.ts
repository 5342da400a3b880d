// Dated versions: ordered by date, a break needs another date, and the version of the npm package is derived. And windows of deprecations.

import { join } from "node:path";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { negotiate } from "@wirepact/core";
import { runnable } from "@wirepact/core/codegen";
import { freezeModel } from "../../generator/release/frozen/freeze-model.js";
import { nextVersion } from "../../generator/compare/verdict.js";
import { compareReleases, distTagOf, findPredecessor, isPrerelease, nextPrerelease } from "../../generator/release/versions.js";
import { packageVersion } from "../../generator/text/version-text.js";
import { describeProtocol } from "../../generator/describe/describe-protocol.js";
import { resolveText } from "../generator/release/rule-fixture.js";
import { createReleaseProject } from "../support/release-project.js";
import { berth } from "../support/harbour-spec.js";

const dated = berth
  .replace("version: 1.0.0", "version: 2025-06-18")
  .replace("format: { type: semver", "format: { type: date")
  .replace("format: 1.0.0", "format: '2025-06-18'");
const file = "spec/berth.yaml";
const project = createReleaseProject({ "spec/wirepact.yaml": "protocols: [berth.yaml]\nlint: minimal\n", [file]: dated });
const releases = join(project.folder, "spec/releases");
freezeModel(releases, resolveText(dated).model);

afterEach(() => project.write(file, dated));
afterAll(() => project.remove());

const versions = ["1.0.0", "2024-11-05", "2025-06-18-rc.1", "2025-06-18", "2025-06-18.0.1", "2025-06-18.1.0", "2025-11-25"];

test("versions are ordered by date, then by release", () => {
  expect(versions.toReversed().sort(compareReleases)).toEqual(versions);
  expect(versions.filter(isPrerelease)).toEqual(["2025-06-18-rc.1"]);
  expect(findPredecessor(versions, "2025-06-18.1.1")).toBe("2025-06-18.1.0");
  expect(findPredecessor(versions, "2026-01-01")).toBe("2025-11-25");
  expect(findPredecessor(versions, "2024-11-05.0.1")).toBe("2024-11-05");
  expect(nextPrerelease("2025-06-18-rc.1")).toBe("2025-06-18-rc.2");
});

test("the npm version has the date as its major number", () => {
  expect(versions.map(packageVersion)).toEqual([
    "1.0.0",
    "20241105.0.0",
    "20250618.0.0-rc.1",
    "20250618.0.0",
    "20250618.0.1",
    "20250618.1.0",
    "20251125.0.0",
  ]);
  expect(distTagOf("20241105.0.1", "20251125.0.0")).toBe("latest-20241105");
  expect(distTagOf("20251125.0.0", "20241105.0.1")).toBe("latest");
});

test.each([
  ["major", "2026-11-17", "2026-11-17"],
  ["major", "2025-06-18", "2025-06-19"],
  ["major", "2025-01-01", "2025-06-19"],
  ["minor", "2026-11-17", "2025-06-18.2.0"],
  ["patch", "2026-11-17", "2025-06-18.1.1"],
  ["none", "2026-11-17", "2025-06-18.1.0"],
] as const)("after 2025-06-18.1.0, a %s change on %s needs %s", (verdict, today, expected) => {
  expect(nextVersion("2025-06-18.1.0", verdict, today)).toBe(expected);
});

test("messages carry the date, and parties agree on a date that both have", () => {
  const { model } = resolveText(dated.replace("version: 2025-06-18", "version: 2025-06-18.1.0"));
  expect(describeProtocol(model).version).toBe("2025-06-18");
  expect(runnable(model).version).toBe("2025-06-18");
  expect(negotiate(["2024-11-05", "2025-06-18"], "2025-06-18")).toMatchObject({ ok: true, value: "2025-06-18" });
  expect(negotiate("2025-06-18", "2024-11-05")).toMatchObject({ ok: false });
});

describe("diff", () => {
  test("demands another date for a break", async () => {
    project.edit(file, "max: 400", "max: 200");
    const { code, said } = await project.wirepact("diff");
    expect(said).toMatch(/berth 2025-06-18 -> 20\d\d-\d\d-\d\d \(major\)/);
    expect(said).toMatch(/version 2025-06-18 of berth is too low: the changes require 20\d\d-\d\d-\d\d \(bound-tightened\)/);
    expect(code).toBe(1);
    project.edit(file, "version: 2025-06-18", "version: 2025-06-19");
    project.edit(file, "format: '2025-06-18'", "format: '2025-06-19'");
    // An older date than today is fine: the date is that of the protocol, not that of the release.
    expect(await project.wirepact("diff")).toMatchObject({
      code: 0,
      said: expect.stringContaining("berth 2025-06-18 -> 2025-06-19 (major)") as string,
    });
  });

  test("keeps the date for an addition", async () => {
    project.edit(file, "    examples:\n", "      pilot?: { type: boolean, doc: 'Whether a pilot is needed.' }\n    examples:\n");
    const { code, said } = await project.wirepact("diff", "--against", "2025-06-18");
    expect(said).toContain("berth 2025-06-18 -> 2025-06-18.1.0 (minor)");
    expect(code).toBe(0);
  });

  test("rejects a date before the last release", async () => {
    project.edit(file, "version: 2025-06-18", "version: 2025-06-17");
    expect((await project.wirepact("diff")).said).toMatch(/release\/version-went-back/);
  });
});

test("the package, its docs and the matrix know the version", async () => {
  expect(await project.wirepact("generate")).toMatchObject({ code: 0 });
  expect(JSON.parse(project.read("packages/berth/package.json"))).toMatchObject({ version: "20250618.0.0" });
  expect(project.read("generated/berth/docs/index.md")).toContain(
    "`format` is the version of the protocol, a date. Builders set it to `2025-06-18`. Other versions are rejected",
  );
  expect((await project.wirepact("matrix")).said).toMatch(/read by 2025-06-18 +read by spec\nmessages of 2025-06-18 +all +all/);
});

test("a date that does not exist is an error", async () => {
  project.edit(file, "version: 2025-06-18", "version: 2025-13-18");
  expect((await project.wirepact("check")).said).toContain("a version such as 1.0.0 or 2.0.0-rc.1, or a date such as 2025-06-18");
});

describe("what is deprecated with notBefore", () => {
  const pilot = (notBefore: string): string =>
    `      pilot?: { type: boolean, doc: 'Whether a pilot is needed.', deprecated: { since: 1.0.0, reason: 'Pilots always come.', notBefore: ${notBefore} } }\n`;
  const old = (notBefore: string): string => berth.replace("    examples:\n", `${pilot(notBefore)}    examples:\n`);
  const next = (version: string): string =>
    berth.replace("version: 1.0.0", `version: ${version}`).replace("format: 1.0.0", `format: ${version}`);

  const assess = async (before: string, after: string): Promise<string> => {
    const own = createReleaseProject({ "spec/wirepact.yaml": "protocols: [berth.yaml]\nlint: minimal\n", [file]: after });
    try {
      freezeModel(join(own.folder, "spec/releases"), resolveText(before).model);
      return (await own.wirepact("diff")).said;
    } finally {
      own.remove();
    }
  };

  test("is not removed before that version", async () => {
    expect(await assess(old("3.0.0"), next("2.0.0"))).toMatch(
      /error release\/removed-too-early: ask\.pilot removed before 3\.0\.0[\s\S]*Keep it until then, or state why with `allow: \{ removed-too-early: <reason> \}`/,
    );
    expect(await assess(old("3.0.0"), next("3.0.0"))).not.toContain("removed-too-early");
  });

  test("is not removed before that day", async () => {
    expect(await assess(old("2999-01-01"), next("2.0.0"))).toContain("ask.pilot removed before 2999-01-01");
    expect(await assess(old("2026-01-01"), next("2.0.0"))).not.toContain("removed-too-early");
  });

  test("can be removed earlier with a reason", async () => {
    const allowed = next("2.0.0").replace("roles:", "allow: { removed-too-early: { reason: 'Nobody used it.' } }\nroles:");
    expect(await assess(old("3.0.0"), allowed)).not.toContain("error release/removed-too-early");
  });

  test("says so in the docs, the comments, the card and the changes", async () => {
    project.write(file, old("3.0.0"));
    await project.wirepact("generate");
    const sentence = "since 1.0.0: Pilots always come. It is not removed before 3.0.0.";
    for (const path of ["packages/berth/src/types.ts", "packages/berth/agent-card.md", "generated/berth/docs/messages/ask.md"])
      expect(project.read(path), path).toContain(sentence);
    const undeprecated = berth.replace(
      "    examples:\n",
      "      pilot?: { type: boolean, doc: 'Whether a pilot is needed.' }\n    examples:\n",
    );
    expect(await assess(undeprecated, old("3.0.0"))).toContain("deprecation-added: ask.pilot deprecated; not removed before 3.0.0");
  });
});
