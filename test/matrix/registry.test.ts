// Releases with a real registry: a first one, an additive one, a breaking one, an interrupted one, and how users install them.

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compile, npm, openReleaseRegistry, type ReleaseRegistry } from "../support/release-registry.js";
import { createReleaseProject, type ReleaseProject } from "../support/release-project.js";
import { removeTemporary } from "../support/remove-temporary.js";
import { berth, crane, rootFile } from "../support/harbour-spec.js";

interface Bill {
  readonly metadata: { readonly component: { readonly name: string; readonly version: string; readonly purl: string } };
  readonly components: readonly Bill["metadata"]["component"][];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

const spec = "spec/protocols/berth.yaml";
let registry: ReleaseRegistry;
let project: ReleaseProject;
let consumer = "";

beforeAll(async () => {
  registry = await openReleaseRegistry();
  project = createReleaseProject({ "spec/wirepact.yaml": rootFile, [spec]: berth, "spec/protocols/crane.yaml": crane });
  await project.wirepact("generate");
  project.commit("Begin");
  consumer = mkdtempSync(join(tmpdir(), "harbour-consumer-"));
});

afterAll(async () => {
  project?.remove();
  if (consumer !== "") removeTemporary(consumer);
  await registry?.close();
});

/** The tree is clean and the last commit is the same. */
const untouched = (head: string): void => {
  expect(project.git("status", "--porcelain")).toBe("");
  expect(project.git("rev-parse", "HEAD")).toBe(head);
};

describe("the first release", () => {
  test("is planned without changing anything", async () => {
    const head = project.git("rev-parse", "HEAD");
    const { code, said } = await project.wirepact("release", "--dry-run");
    expect(said).toContain("berth 1.0.0 (first release)");
    expect(said).toMatch(/tag @harbour\/berth@1\.0\.0[\s\S]*publish @harbour\/berth 1\.0\.0 \(first release\)/);
    expect(code).toBe(0);
    untouched(head);
  });

  test("is not made while the registry is down", async () => {
    const head = project.git("rev-parse", "HEAD");
    registry.configure({ registry: "http://127.0.0.1:1/" });
    const { code, said } = await project.wirepact("release", "--protocol", "berth");
    registry.configure();
    expect(said).toMatch(/release\/registry-unreachable.*cannot reach the registry: E/);
    expect(said).toContain("Not released; nothing was changed.");
    expect(code).toBe(1);
    untouched(head);
  });

  test("reports an invalid token, an existing tag and uncommitted changes at once", async () => {
    const head = project.git("rev-parse", "HEAD");
    registry.configure({ token: "wrong" });
    project.git("tag", "@harbour/crane@1.0.0");
    project.write("notes.txt", "to do");
    const { code, said } = await project.wirepact("release", "--protocol", "crane");
    registry.configure();
    project.git("tag", "--delete", "@harbour/crane@1.0.0");
    rmSync(join(project.folder, "notes.txt"));
    expect(said).toMatch(/release\/not-logged-in.*not logged in to the registry: E/);
    expect(said).toContain("tag @harbour/crane@1.0.0 already exists");
    expect(said).toContain("uncommitted changes: notes.txt");
    expect(code).toBe(1);
    untouched(head);
  });

  test("is one commit with tags, released models and changelogs", async () => {
    const { code, said } = await project.wirepact("release", "--no-publish");
    expect(said).toMatch(/tagged +@harbour\/crane@1\.0\.0[\s\S]*Not published yet/);
    expect(said).not.toMatch(/publish @|published  @/);
    expect(code).toBe(0);
    expect(project.git("log", "-1", "--format=%s")).toBe("Release berth 1.0.0, crane 1.0.0");
    expect(project.git("tag", "--points-at", "HEAD").split("\n")).toEqual(["@harbour/berth@1.0.0", "@harbour/crane@1.0.0"]);
    expect(project.git("status", "--porcelain")).toBe("");
    expect(readdirSync(join(project.folder, "spec/releases/berth"))).toEqual(["1.0.0.api.txt", "1.0.0.json"]);
    expect(project.read("packages/berth/CHANGELOG.md")).toContain("First release: the message `ask`.");
  });

  test("is named by the next one as long as it is not published", async () => {
    const head = project.git("rev-parse", "HEAD");
    project.edit("spec/protocols/crane.yaml", "doc: Ships ask for a crane.", "doc: Ships ask for a large crane.");
    await project.wirepact("generate");
    project.commit("Mention the size");
    const { code, said } = await project.wirepact("release", "--dry-run", "--protocol", "crane");
    expect(said).toContain(
      "warning release/tag-unpublished: @harbour/crane 1.0.0 is tagged, but not in the registry; to publish it too, run `git switch --detach @harbour/crane@1.0.0 && wirepact release` first",
    );
    expect(code).toBe(0);
    project.git("reset", "--quiet", "--hard", head);
  });

  test("is published by running it again, and can be verified", async () => {
    // These two tools take most of the time, and have checked the first release already.
    for (const tool of ["publint", "@arethetypeswrong/cli"]) rmSync(join(project.folder, "node_modules", tool));
    const head = project.git("rev-parse", "HEAD");
    const { code, said } = await project.wirepact("release");
    expect(said).toMatch(
      /Plan\n +1\. build, pack twice and check 2 packages\n +2\. publish @harbour\/berth 1\.0\.0 \(not in the registry\)/,
    );
    expect(said).toContain("published  @harbour/crane 1.0.0");
    expect(code).toBe(0);
    untouched(head);
    await npm(project.folder, "pack", "--silent", "--pack-destination", consumer, "@harbour/berth@1.0.0");
    expect(await project.wirepact("verify", join(consumer, "harbour-berth-1.0.0.tgz"))).toMatchObject({
      code: 0,
      said: expect.stringContaining("matches its release") as string,
    });
  });

  test("is not made twice", async () => {
    expect(await project.wirepact("release")).toEqual({ code: 0, said: "Nothing to release." });
  });
});

describe("an additive edit", () => {
  test("is rejected while the generated files are out of date", async () => {
    project.edit(
      spec,
      "    examples:\n      minimal: { metres: 60 }\n",
      "      pilot?: { type: boolean, default: false, doc: 'Whether a pilot is needed.' }\n    examples:\n      minimal: { metres: 60 }\n      full: { metres: 60, pilot: true }\n",
    );
    project.commit("Let ships ask for a pilot");
    expect(await project.wirepact("release", "--protocol", "berth")).toMatchObject({
      code: 1,
      said: expect.stringMatching(/release\/drift.*generated files are out of date/) as string,
    });
  });

  test("is a minor, computed and published", async () => {
    await project.wirepact("generate");
    project.write("spec/notes/berth.md", "# Pilots\n\nShips no longer have to call for one.\n");
    project.commit("Generate");
    expect((await project.wirepact("release", "--dry-run")).said).toContain(
      "packages/berth/CHANGELOG.md, with the notes in spec/notes/berth.md\n",
    );
    const { code, said } = await project.wirepact("release");
    expect(said).toContain("berth 1.0.0 -> 1.1.0 (minor)");
    expect(said).toContain("published  @harbour/berth 1.1.0");
    expect(code).toBe(0);
    expect(project.read(spec)).toContain("version: 1.1.0");
    expect(project.read("packages/berth/CHANGELOG.md")).toMatch(
      /## 1\.1\.0 \(\d{4}-\d\d-\d\d\)\n\nCompatible with 1\.0\.0[^\n]*\n\n### Pilots\n\nShips no longer have to call for one\.\n[\s\S]*ask\.pilot: optional field added[\s\S]*## 1\.0\.0/,
    );
  });
});

test("notes are in the tag and no longer in the spec", () => {
  expect(project.git("ls-files", "spec/notes")).toBe("");
  expect(project.git("tag", "--list", "@harbour/berth@1.1.0", "--format=%(contents)")).toContain("\n### Pilots\n");
});

describe("a breaking edit", () => {
  test("requires a major version and shows a message that breaks", async () => {
    project.edit(spec, "max: 400", "max: 200");
    project.edit("spec/protocols/crane.yaml", "doc: Ships ask for a crane.", "doc: Ships ask for a crane, and get one.");
    await project.wirepact("generate");
    project.commit("Take shorter ships only");
    const head = project.git("rev-parse", "HEAD");
    const { code, said } = await project.wirepact("release", "--protocol", "berth");
    expect(code).toBe(1);
    expect(said).toContain("berth 1.1.0 -> 2.0.0 (major)");
    expect(said).toContain("Senders of 1.1.0 break: readers of 2.0.0 reject their messages.");
    expect(said).toMatch(/"metres":201[\s\S]*metres/);
    expect(said).toContain("version 1.1.0 of berth is too low: the changes require 2.0.0 (bound-tightened)");
    expect(said).toContain("Not released; nothing was changed.");
    untouched(head);
  });

  test("is released with the required version, even when publishing is interrupted", async () => {
    project.edit(spec, "version: 1.1.0", "version: 2.0.0");
    project.edit(spec, "format: 1.0.0", "format: 2.0.0");
    await project.wirepact("generate");
    project.commit("Break with long ships");
    registry.refuse = "crane";
    const stopped = await project.wirepact("release");
    expect(stopped.said).toContain("published  @harbour/berth 2.0.0");
    expect(stopped.said).toMatch(/cannot publish @harbour\/crane 1\.0\.1: .*503.* \(1 package not published yet\)/);
    expect(stopped.code).toBe(1);
    registry.refuse = "";
    const resumed = await project.wirepact("release");
    expect(resumed.said).not.toContain("@harbour/berth");
    expect(resumed.said).toContain("published  @harbour/crane 1.0.1");
    expect(resumed.code).toBe(0);
    expect(project.git("status", "--porcelain")).toBe("");
    expect(project.read("packages/berth/CHANGELOG.md")).toMatch(
      /### Breaking changes for senders[\s\S]*New readers reject:[\s\S]*"metres": 201[\s\S]*Valid now:[\s\S]*"metres": 60/,
    );
  });

  test("cannot be published again with other content", async () => {
    const head = project.git("rev-parse", "HEAD");
    project.git("checkout", "--quiet", "HEAD~1", "--", "spec/releases/hashes.json");
    project.git("rm", "--quiet", "spec/releases/berth/2.0.0.json", "spec/releases/crane/1.0.1.json");
    project.git("tag", "--delete", "@harbour/berth@2.0.0");
    project.commit("Forget the release");
    expect(await project.wirepact("release", "--protocol", "berth")).toMatchObject({
      code: 1,
      said: expect.stringContaining("@harbour/berth 2.0.0 is already in the registry") as string,
    });
    project.git("reset", "--quiet", "--hard", head);
    project.git("tag", "@harbour/berth@2.0.0");
  });
});

describe("users", () => {
  const program = (alias: string): string => `
import { createAsk, decode, encode, type Ask, type Message } from "${alias}";
const ask: Ask = createAsk({ ship: "Aurora", metres: 150 });
const read = decode(encode(ask));
export const heard: string = read.ok ? describe(read.value) : read.issues.map(({ code }) => code).join();
function describe(message: Message): string {
  return message.kind + " " + message.metres;
}
`;
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(consumer, path)), { recursive: true });
    writeFileSync(join(consumer, path), text);
  };

  test("install two major versions side by side and negotiate one", async () => {
    write("package.json", JSON.stringify({ name: "consumer", private: true, type: "module" }));
    await npm(
      consumer,
      "install",
      "berth-1@npm:@harbour/berth@1.1.0",
      "berth-2@npm:@harbour/berth@latest",
      "berth-1.0@npm:@harbour/berth@1.0.0",
      "@harbour/crane",
    );
    write(
      "talk.mjs",
      `import * as one from "berth-1";
       import * as two from "berth-2";
       import * as oldest from "berth-1.0";
       const spoken = { office: [one.protocol.version, two.protocol.version], ship: oldest.protocol.version };
       const settled = two.negotiate(spoken.office, spoken.ship);
       const refused = two.negotiate(two.protocol.version, spoken.ship);
       const office = settled.ok && settled.value.startsWith("1.") ? one : two;
       const long = oldest.encode(oldest.createAsk({ ship: "Aurora", metres: 300 }));
       const piloted = one.encode(one.createAsk({ ship: "Aurora", metres: 150, pilot: true }));
       console.log(JSON.stringify({
         versions: [oldest.protocol.version, one.protocol.version, two.protocol.version],
         settled: settled.ok && settled.value,
         refused: refused.ok,
         heard: office.decode(long).ok,
         heardByTwo: two.decode(long).ok || two.decode(long).issues.map(({ code }) => code),
         back: oldest.decode(piloted).ok,
       }));`,
    );
    const said: unknown = JSON.parse(execFileSync(process.execPath, ["talk.mjs"], { cwd: consumer, encoding: "utf8" }));
    expect(said).toEqual({
      versions: ["1.0.0", "1.1.0", "2.0.0"],
      settled: "1.0.0",
      refused: false,
      heard: true,
      heardByTwo: ["out-of-range", "wrong-version"],
      back: true,
    });
  });

  test("need no edit for a minor version, and only those in the changelog for a major version", () => {
    const options = {
      target: "ES2022",
      lib: ["ES2023"],
      module: "NodeNext",
      strict: true,
      exactOptionalPropertyTypes: true,
      types: [],
      noEmit: true,
    };
    write("tsconfig.json", JSON.stringify({ compilerOptions: options, include: ["src"] }));
    for (const alias of ["berth-1.0", "berth-1", "berth-2"]) write(`src/${alias}.ts`, program(alias));
    expect(compile(consumer, "-p", ".")).toBe("");
  });

  test("find a bill of materials in each package, which says what npm says", async () => {
    const other = join(consumer, "other");
    write("other/package.json", JSON.stringify({ name: "other", version: "1.0.0", dependencies: { "@harbour/crane": "*" } }));
    await npm(other, "install");
    const folder = join(other, "node_modules/@harbour/crane");
    const shipped = JSON.parse(readFileSync(join(folder, "sbom.cdx.json"), "utf8")) as Bill;
    const referee = JSON.parse(await npm(other, "sbom", "--sbom-format", "cyclonedx")) as Bill;
    const plain = (ref: string): string => decodeURIComponent(ref).replace("pkg:npm/", "");
    // Both name the packages and what they depend on; npm's list begins with the consumer itself.
    const edges = ({ dependencies }: Bill): readonly string[] =>
      dependencies.map(({ ref, dependsOn }) => `${plain(ref)}: ${dependsOn.map(plain).join(" ")}`).sort();
    const parts = ({ metadata, components }: Bill): readonly string[] =>
      [metadata.component, ...components].map(({ name, version, purl }) => `${name} ${version} ${purl}`).sort();
    const ofOthers = (lines: readonly string[]): readonly string[] => lines.filter((line) => !line.startsWith("other"));
    expect(parts(shipped)).toEqual(ofOthers(parts(referee)));
    expect(edges(shipped)).toEqual(ofOthers(edges(referee)));
    expect(shipped).toMatchObject({ bomFormat: "CycloneDX", serialNumber: expect.stringMatching(/^urn:uuid:[0-9a-f-]{36}$/) as string });
    // The installed file is what the release committed.
    expect(JSON.stringify(shipped)).toBe(JSON.stringify(JSON.parse(project.read("packages/crane/sbom.cdx.json"))));
  });
});
