// What is published, looked at from outside: complete, honest about its dependencies, right for every way of resolving it.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join } from "node:path";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type Consumer,
  execute,
  installGenerator,
  installOffline,
  packAll,
  publishedFolders,
  repository,
  unpack,
} from "../support/packed.js";
import { removeTemporary } from "../support/remove-temporary.js";

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly license?: string;
  readonly engines?: { readonly node?: string };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Ways of resolving that are not for ES modules. */
const forRequire: ReadonlySet<string> = new Set(["node10", "node16-cjs"]);

describe.each(publishedFolders)("%s", (folder) => {
  let unpacked = "";
  let manifest: Manifest;
  let tarball = "";
  beforeAll(() => {
    tarball = packAll().get(folder)!;
    unpacked = unpack(folder);
    manifest = JSON.parse(readFileSync(join(unpacked, "package.json"), "utf8")) as Manifest;
  });

  const files = (): readonly string[] =>
    readdirSync(unpacked, { recursive: true, withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
    );

  it("says what it is, under which license, and what it runs on", () => {
    expect(manifest).toMatchObject({ type: "module", license: "MIT", engines: { node: ">=20.19" } });
    expect(manifest.description).toMatch(/\w/);
    expect(existsSync(join(unpacked, "README.md"))).toBe(true);
    expect(readFileSync(join(unpacked, "LICENSE"), "utf8")).toBe(readFileSync(join(repository, "LICENSE"), "utf8"));
  });

  it("links only to what it holds, or to the web", () => {
    const pages = files().filter((path) => path.endsWith(".md"));
    const dead = pages.flatMap((page) =>
      [...readFileSync(page, "utf8").matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
        .map((match) => match[1] ?? "")
        .filter((target) => !existsSync(join(dirname(page), target)))
        .map((target) => `${page.slice(unpacked.length + 1)} -> ${target}`),
    );
    expect(dead).toEqual([]);
  });

  it("holds what is needed and no more", () => {
    const odd = files()
      .map((path) => path.slice(unpacked.length + 1))
      .filter(
        (path) =>
          !/^(dist|bin)\/.*(\.c?js|\.d\.ts)(\.map)?$|^src\/.*\.ts$|^dist\/(templates\/.*\.hbs|(?:language|frames|flows|mail|reading|versions|manual)\.md|[a-z-]+\/licenses\.txt|guides\/[a-z-]+\.md)$|^(package|schema|schema\.draft-07|schemas\/[^/]+|parse\/idl\.schema|conform\/report\.schema|dist\/.*)\.json$|^(README\.md|CHANGELOG\.md|LICENSE|agent-card\.md|agent-cards\/.*\.md)$/.test(
            path,
          ),
      );
    expect(odd).toEqual([]);
    const texts = files().map((path) => readFileSync(path, "utf8"));
    expect(texts.filter((text) => text.includes(repository))).toEqual([]);
  });

  it("declares everything it imports", () => {
    const declared = new Set([manifest.name, ...Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })]);
    const imported = files()
      .filter((path) => path.endsWith(".js") || path.endsWith(".d.ts"))
      // Text that is written into other packages, and scripts of the site, which are whole.
      .filter((path) => !/\/dist\/(?:compiled-templates\.js|site-scripts\/)/.test(path))
      .flatMap((path) => {
        const code = readFileSync(path, "utf8").replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, "");
        return [...code.matchAll(/^(?:import|export)\b[^;"=]*\bfrom "([^".][^"]*)"|\b(?:import|require)\("([^".][^"]*)"\)/gm)];
      })
      .map((match) => /^(?:@[^/]+\/)?[^/]+/.exec(match[1] ?? match[2] ?? "")?.[0] ?? "")
      .filter((name) => !isBuiltin(name));
    expect(imported.length).toBeGreaterThan(0);
    expect([...new Set(imported)].filter((name) => !declared.has(name))).toEqual([]);
  });

  it("is clean to publint", async () => {
    const { messages, pkg } = await publint({ pkgDir: unpacked, pack: false, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it("has types that every resolver of ES modules finds", async () => {
    const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(readFileSync(tarball))));
    if (analysis.types === false) throw new Error("there are no types");
    const ours = analysis.problems.filter((problem) => !("resolutionKind" in problem) || !forRequire.has(problem.resolutionKind));
    expect(ours).toEqual([]);
  });
});

describe("the generator", () => {
  it("pins everything it uses exactly, because generated bytes depend on it", () => {
    const { dependencies = {} } = JSON.parse(readFileSync(join(repository, "generator/package.json"), "utf8")) as Manifest;
    expect(Object.entries(dependencies).filter(([, range]) => !/^\d+\.\d+\.\d+$/.test(range))).toEqual([]);
  });
});

describe("the generator, installed where nothing else is", () => {
  let project: Consumer;
  beforeAll(() => {
    project = installGenerator();
  });
  afterAll(() => project.remove());

  const wirepact = (...parameters: readonly string[]): string => project.run("npx", ["--no", "--", "wirepact", ...parameters]);
  const manifestOf = (path: string): object => JSON.parse(readFileSync(join(project.folder, path), "utf8")) as object;

  it("names itself in a project that it starts", () => {
    wirepact("init", "elsewhere");
    const { version } = manifestOf("node_modules/@wirepact/generator/package.json") as Manifest;
    expect(manifestOf("elsewhere/package.json")).toMatchObject({ devDependencies: { "@wirepact/generator": `^${version}` } });
  });

  it("starts a project that generates, builds and passes its tests, step by step as it says", () => {
    expect(wirepact("init", "--scope", "@acme")).toContain("npm run generate");
    const schema = /\$schema=(\S+)/.exec(readFileSync(join(project.folder, "spec/wirepact.yaml"), "utf8"))![1]!;
    expect(existsSync(join(project.folder, "spec", schema))).toBe(true);
    expect(wirepact("generate")).toMatch(/1 protocol, 2 messages: \d+ written, 0 unchanged, 0 deleted/);
    installOffline(project.folder);
    expect(project.run("npm", ["test"])).toMatch(/pantry: 2 examples, \d+ boundary messages and \d+ invalid messages checked/);
    expect(wirepact("generate", "--check")).toContain("0 written");
  });

  it("brings its templates, the reference of the language, and a page on how to use them that is true", () => {
    const own = join(project.folder, "node_modules/@wirepact/generator");
    const readme = readFileSync(join(own, "README.md"), "utf8");
    const named = [...readme.matchAll(/node_modules\/@wirepact\/generator\/([\w./-]+)/g)].map((match) => match[1]!);
    expect(named).toEqual(expect.arrayContaining(["dist/language.md", "dist/templates", "parse/idl.schema.json"]));
    expect(named.filter((path) => !existsSync(join(own, path)))).toEqual([]);
    expect(readFileSync(join(own, "dist/language.md"), "utf8")).toContain("# The spec language");

    wirepact("init", "notes");
    const folder = join(project.folder, "notes");
    const [, code = "", template = ""] = /```js\n(\/\/ wirepact\.config\.js[\s\S]*?)```[\s\S]*?```text\n([\s\S]*?)```/.exec(readme)!;
    const copy = /^cp (node_modules\S*) (my-templates\S*)$/m.exec(readme)!;
    project.write("notes/wirepact.config.js", code);
    project.write("notes/my-templates/own/notes.hbs", template);
    const card = readFileSync(join(project.folder, copy[1]!), "utf8");
    project.write(`notes/${copy[2]}agent-card.hbs`, `${card}\nAsk Ada.\n`);
    execute(process.execPath, [join(own, "bin/wirepact.js"), "generate"], folder);
    expect(readFileSync(join(folder, "packages/pantry/NOTES.md"), "utf8")).toMatch(/^# Notes on Pantry\n\n- \S+: \w/);
    expect(readFileSync(join(folder, "packages/pantry/agent-card.md"), "utf8")).toMatch(/Ask Ada\.\n$/);
    removeTemporary(folder);
    removeTemporary(join(project.folder, "elsewhere"));
  });

  it("releases what it made", () => {
    for (const parameters of [
      ["init", "--quiet", "--initial-branch=main"],
      ["add", "--all"],
      ["config", "user.name", "Acme"],
      ["config", "user.email", "acme@example.org"],
      ["commit", "--quiet", "-m", "Begin"],
    ])
      project.run("git", parameters);
    expect(wirepact("release", "--no-publish")).toContain("tagged     @acme/pantry@1.0.0");
    expect(project.run("git", ["status", "--porcelain"])).toBe("");
    expect(project.run("git", ["log", "-1", "--format=%s"])).toBe("Release pantry 1.0.0\n");
    expect(existsSync(join(project.folder, "spec/releases/pantry/1.0.0.json"))).toBe(true);
    expect(wirepact("diff")).toContain("pantry: no changes since 1.0.0");
  });
});
