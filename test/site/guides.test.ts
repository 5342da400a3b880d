// What the guides show works: specs compile, programs compile strictly and print what the guide says, commands and their options exist.

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { load } from "js-yaml";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compileFiles } from "../../generator/pipeline/compile-files.js";
import { freezeModel } from "../../generator/release/frozen/freeze-model.js";
import { guideNames } from "../../generator/site/site-input.js";
import { runCommand } from "../support/command-line.js";
import { createProject, type GeneratedProject } from "../support/generated-project.js";
import { insertBlock, type Members, blocksOf } from "../support/reference-blocks.js";
import { removeTemporary } from "../support/remove-temporary.js";

const repository = join(import.meta.dirname, "../..");
const guides = join(repository, "generator/site/guides");
const guideText = (name: string): string => readFileSync(join(guides, `${name}.md`), "utf8");

interface Fence {
  readonly language: string;
  readonly code: string;
}

const fencesOf = (text: string): readonly Fence[] =>
  [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(([, language = "", code = ""]) => ({ language, code }));

/** The programs of a guide, each with what the guide says it prints. */
const programsOf = (name: string): readonly { readonly code: string; readonly prints: string | undefined }[] =>
  fencesOf(guideText(name)).flatMap(({ language, code }, index, all) => {
    const next = all[index + 1];
    return language === "ts" || language === "js" ? [{ code, prints: next?.language === "text" ? next.code : undefined }] : [];
  });

/** The protocol that `wirepact init` writes, which the fragments of the guides are put into. */
const pantry = load(readFileSync(join(repository, "templates/init/pantry.yaml.hbs"), "utf8")) as Members;
const blocks = guideNames.flatMap((guide) => blocksOf(guide, guideText(guide)).map((block) => ({ guide, ...block })));
const withFragments = (wanted: readonly string[]): Members =>
  blocks.filter(({ guide, marker }) => marker.kind === "into" && wanted.includes(guide)).reduce(insertBlock, pantry);
const protocolFiles = (wanted: readonly string[]): readonly { readonly path: string; readonly text: string }[] => [
  { path: "protocols/pantry.yaml", text: JSON.stringify(withFragments(wanted), null, 2) },
  ...blocks.filter(({ marker }) => marker.kind === "file").map(({ marker, text }) => ({ path: marker.value, text })),
];
const rootFile = (paths: readonly string[]): { readonly path: string; readonly text: string } => ({
  path: "wirepact.yaml",
  text: `protocols: [${paths.join(", ")}]\n`,
});

const temporary = mkdtempSync(join(tmpdir(), "wirepact-guides-"));
afterAll(() => removeTemporary(temporary));

describe("the guides", () => {
  it("are all listed", () => {
    expect(readdirSync(guides).sort()).toEqual(guideNames.map((name) => `${name}.md`).sort());
  });

  it("show specs without errors and warnings", async () => {
    const files = protocolFiles(["get-started", "stores"]);
    const { diagnostics } = await compileFiles([rootFile(files.map(({ path }) => path)), ...files]);
    expect(diagnostics.map(({ code, message, span }) => `${span?.file} ${code}: ${message}`)).toEqual([]);
  });

  it("show commands and options that exist", async () => {
    const lines = guideNames
      .flatMap((name) => fencesOf(guideText(name)))
      .flatMap(({ language, code }) =>
        language === "sh" ? code.split("\n") : language === "json" ? [code.replaceAll(/[",[\]]/g, " ").replaceAll(/\s+/g, " ")] : [],
      )
      .flatMap((line) => /.*\bwirepact ([a-z].*)$/.exec(line)?.[1] ?? []);
    expect(lines.length).toBeGreaterThan(12);
    for (const line of lines) {
      const [command = "", second = ""] = line.split(/\s+/);
      const { out } = await runCommand(command === "store" ? [command, second, "--help"] : [command, "--help"], ".");
      for (const [option] of line.matchAll(/(?<=\s)--[a-z-]+/g)) expect(out, line).toContain(`${option} `);
      expect(out, line).toContain(`Usage: wirepact ${command}`);
    }
  });

  it("show what diff prints", async () => {
    const [spec] = protocolFiles(["releases"]);
    const before = { path: "protocols/pantry.yaml", text: JSON.stringify(pantry) };
    const { protocols } = await compileFiles([rootFile([before.path]), before]);
    const folder = join(temporary, "spec");
    mkdirSync(join(folder, "protocols"), { recursive: true });
    freezeModel(join(folder, "releases"), protocols[0]!.model);
    writeFileSync(join(folder, "wirepact.yaml"), rootFile([before.path]).text);
    writeFileSync(join(folder, before.path), spec!.text);
    const { out } = await runCommand(["diff", "--runs", "1"], temporary);
    const shown = fencesOf(guideText("releases")).find(({ language }) => language === "text")!.code;
    for (const line of shown.trimEnd().split("\n")) expect(out).toContain(line);
  });
});

describe("the programs of the guides", () => {
  let project: GeneratedProject;
  const named = guideNames.flatMap((guide) => programsOf(guide).map((program, index) => ({ name: `${guide}-${index + 1}`, ...program })));
  beforeAll(async () => {
    const files = protocolFiles(["get-started", "stores"]);
    const root = rootFile(files.map(({ path }) => path));
    const specs = join(temporary, "specs");
    const programs = join(temporary, "programs");
    for (const folder of [join(specs, "protocols"), programs]) mkdirSync(folder, { recursive: true });
    for (const { path, text } of [root, ...files]) writeFileSync(join(specs, path), text);
    for (const { name, code } of named) writeFileSync(join(programs, `${name}.ts`), code);
    const protocols = files.map(({ path }) => path.replace(/^protocols\/|\.yaml$/g, ""));
    project = await createProject({ specs, programs, scope: "@acme", protocols, links: ["@photostructure"] });
    project.compile("programs");
  });
  afterAll(() => removeTemporary(project.folder));

  it.each(named)("$name prints what the guide says", ({ name, prints }) => {
    const printed = project.run(`programs/dist/${name}.js`);
    expect(printed).toBe(prints);
  });
});
