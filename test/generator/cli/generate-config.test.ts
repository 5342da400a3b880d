// The configuration of a project: what it decides, and what `wirepact generate` says about mistakes in it, in templates and in emitters.

import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type CommandResult, runCommand } from "../../support/command-line.js";
import { removeTemporary } from "../../support/remove-temporary.js";

/** A protocol that takes no time to generate: what is said about emitters and templates is the same for any. */
const spec = (name: string): string => `protocol: ${name}
title: Workshop messages
version: 2.1.0
objects: open
doc: Orders of pieces.
roles: { customer: Wants something made., maker: Makes it. }
reading: { default: strict }
encodings: { json: {} }
envelope: { tag: kind, body: inline, fields: {}, example: {} }
messages:
  order:
    doc: Please make this.
    from: customer
    to: maker
    fields: { size: { type: integer, doc: How large. } }
    examples: { minimal: { size: 1 } }
`;

let project = "";
const read = (path: string): string => readFileSync(join(project, path), "utf8");
const put = (path: string, text: string): void => {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text);
};
const putSpecs = (...names: readonly string[]): void => {
  for (const name of names) put(`spec/protocols/${name}.yaml`, spec(name));
  put("spec/wirepact.yaml", `protocols: [${names.map((name) => `protocols/${name}.yaml`).join(", ")}]\nlint: minimal\n`);
};
const files = (): readonly string[] => readdirSync(project, { recursive: true, encoding: "utf8" }).sort();
const generate = async (): Promise<CommandResult> => runCommand(["generate"], project);

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "project-"));
  putSpecs("workshop");
  put("package.json", '{ "type": "module" }');
});
afterEach(() => removeTemporary(project));

describe("the configuration", () => {
  it("decides scope, folders, license, templates and further emitters", async () => {
    put(
      "wirepact.config.js",
      `export const config = {
         spec: "spec/wirepact.yaml", out: "made", scope: "@acme", license: "Apache-2.0", repository: "https://git.example/acme.git", templates: "my-templates",
         emitters: [{ name: "notes", emit: ({ model, render }) => [{ path: \`packages/\${model.name}/NOTES.md\`, text: render("own/notes", { title: model.title }) }] }],
       };`,
    );
    put("my-templates/own/notes.hbs", "# Notes on {{title}}\n");
    put("my-templates/code/codec.hbs", "/** Ours. */\nexport const mode = '{{modeName}}';\n");
    const { code, out } = await generate();
    expect(code, out).toBe(0);
    expect(read("made/packages/workshop/NOTES.md")).toBe("# Notes on Workshop messages\n");
    expect(read("made/packages/workshop/src/codec.ts")).toContain("/** Ours. */");
    const manifest = JSON.parse(read("made/packages/workshop/package.json")) as object;
    expect(manifest).toMatchObject({ files: expect.arrayContaining(["dist", "NOTES.md"]) as unknown });
    expect(manifest).toMatchObject({
      name: "@acme/workshop",
      version: "2.1.0",
      license: "Apache-2.0",
      repository: { type: "git", url: "https://git.example/acme.git", directory: "packages/workshop" },
      sideEffects: false,
      dependencies: { "@wirepact/core": expect.stringMatching(/^\^\d/) as string },
    });
  });

  it("copies LICENSE to packages with the license of the project, and to no others", async () => {
    put("package.json", '{ "type": "module", "license": "ISC" }');
    put("LICENSE", "ISC License\r\nCopyright Ada\r\n");
    await generate();
    expect(read("packages/workshop/LICENSE")).toBe("ISC License\nCopyright Ada\n");
    expect((await runCommand(["generate", "--check"], project)).code).toBe(0);
    put("wirepact.config.js", "export const config = { license: 'Apache-2.0' };");
    expect((await generate()).out).toContain("deleted  packages/workshop/LICENSE");
  });

  it.each([
    ["a key that there is not", "{ scpoe: '@acme' }", 'has the unknown key "scpoe"'],
    ["a scope that is none", "{ scope: 'acme' }", 'scope must be a scope such as "@acme"'],
    ["a number for a folder", "{ out: 7 }", "out must be a string"],
    ["no object", "7", "must export an object"],
    ["an error", "(() => { throw new Error('oops') })()", "failed: oops"],
  ])("is refused with %s", async (_case, value, problem) => {
    put("wirepact.config.js", `export const config = ${value};`);
    const { code, out } = await generate();
    expect(code).toBe(1);
    expect(out).toContain(problem);
    expect(existsSync(join(project, "packages"))).toBe(false);
  });

  it.each([
    [
      "a template with a mistake",
      "code/codec.hbs",
      "one\n{{mistake}}",
      'mine/code/codec.hbs:2:3 error emit/unknown-value: unknown name "mistake" in template code/codec\n  1 | one\n> 2 | {{mistake}}\n    |   ^^^^^^^\n',
    ],
    [
      "a template that does not parse",
      "code/codec.hbs",
      "one\n{{#if x}}",
      "mine/code/codec.hbs:2:1 error emit/template-syntax: syntax error in template code/codec: {{#if}} is not closed",
    ],
    [
      "a template with a helper",
      "code/codec.hbs",
      "{{shout x}}",
      'mine/code/codec.hbs:1:3 error emit/unknown-helper: unknown helper "shout"',
    ],
    [
      "a template with a partial that is not there",
      "code/codec.hbs",
      "\n\n{{> code/buildres}}",
      'mine/code/codec.hbs:3:5 error emit/unknown-partial: unknown partial "code/buildres"',
    ],
    [
      "a template that replaces nothing",
      "docs/nope.hbs",
      "text",
      "mine/docs/nope.hbs:1:1 error emit/replaces-nothing: docs/nope is unused: it replaces no built-in template",
    ],
    ["a template for `wirepact init`", "init/pantry.yaml.hbs", "text", "init/pantry.yaml is unused: it replaces no built-in template"],
    [
      "a template that gives no TypeScript",
      "code/codec.hbs",
      "// {{modeName}}\n{{#if answers}}\n// never\n{{/if}}\n{{#if encodings}}\nexport const = ;\n{{/if}}\n",
      "mine/code/codec.hbs:6:14 error emit/does-not-parse: syntax error in packages/workshop/src/codec.ts at line",
    ],
    [
      "a template that uses a value as a name",
      "code/codec.hbs",
      "// one\nexport const {{decoded}} = 1;\n",
      "mine/code/codec.hbs:2:14 error emit/does-not-parse: syntax error in packages/workshop/src/codec.ts at line",
    ],
  ])("%s is reported, and the old output stays", async (_case, name, text, problem) => {
    await generate();
    const before = read("packages/workshop/src/codec.ts");
    put("wirepact.config.js", "export const config = { templates: 'mine' };");
    put(`mine/${name}`, text);
    const { code, out } = await generate();
    expect(code).toBe(1);
    expect(out).toContain(problem);
    expect(read("packages/workshop/src/codec.ts")).toBe(before);
  });

  it("names every emitter that makes a mistake, and writes nothing", async () => {
    const mistakes: readonly (readonly [does: string, emit: string, problem: string])[] = [
      ["that throws", "() => { throw new Error('no luck') }", "emitter mine failed for workshop: no luck"],
      [
        "that wants a path twice",
        "({ model }) => [{ path: `packages/${model.name}/src/Types.ts`, text: '' }]",
        "emitters types and mine both write packages/workshop/src/Types.ts",
      ],
      [
        "that gives a path twice",
        "() => [{ path: 'packages/workshop/a.txt', text: '' }, { path: 'packages/workshop/A.txt', text: '' }]",
        "emitter mine returns packages/workshop/A.txt twice",
      ],
      [
        "that changes the model",
        "({ model }) => { model.name = 'zz'; return [] }",
        "emitter mine failed for workshop: Cannot assign to read only property 'name'",
      ],
      [
        "that changes a schema",
        "({ schemas }) => { Object.values(schemas)[0].zz = 1; return [] }",
        "emitter mine failed for workshop: Cannot add property zz",
      ],
      [
        "that changes the configuration",
        "({ config }) => { config.scope = '@zz'; return [] }",
        "emitter mine failed for workshop: Cannot assign to",
      ],
      ["that gives nothing", "() => undefined", "emitter mine must return an array of files for workshop, got undefined"],
      ["that promises nothing", "async () => null", "emitter mine must return an array of files for workshop, got null"],
      [
        "that gives a number for a text",
        "() => [{ path: 'packages/workshop/a.md', text: 3 }]",
        "emitter mine must return a string as the text of packages/workshop/a.md for workshop, got a number",
      ],
      [
        "that gives a text for a file",
        "() => ['a.md']",
        "emitter mine must return an object with path and text as file 1 for workshop, got a string",
      ],
      [
        "that gives no path",
        "() => [{ text: 'x' }]",
        "emitter mine must return a string as the path of file 1 for workshop, got undefined",
      ],
      [
        "that returns a path with a NUL character",
        "() => [{ path: 'packages/workshop/a\\0b.md', text: 'x' }]",
        'emitter mine must return a path without control characters for workshop, got "packages/workshop/a\\u0000b.md"',
      ],
      [
        "that returns a name of 300 characters",
        "() => [{ path: `packages/workshop/${'n'.repeat(300)}.md`, text: 'x' }]",
        "emitter mine must return a path with names of at most 255 bytes for workshop",
      ],
      [
        "that gives half a module",
        "() => [{ path: 'packages/workshop/src/a.ts', module: { statements: [{ kind: 'class' }] } }]",
        "emitter mine must return an object with source, imports and statements as the module of packages/workshop/src/a.ts for workshop, got an object",
      ],
      ...[
        "../outside.md",
        "../../evil.txt",
        "/etc/evil",
        ".git/hooks/pre-commit",
        "node_modules/x.js",
        "packages/workshop/node_modules/x.js",
        "packages/workshop/.GIT/config",
        "packages/workshop/../../evil.txt",
        "packages/other/a.md",
        "generated/manifest.json",
        "notes.md",
      ].map((path): readonly [string, string, string] => [
        `that wants to write ${path}`,
        `() => [{ path: '${path}', text: 'x' }]`,
        `emitter mine must not write ${path}: files for workshop go below packages/workshop/ or generated/workshop/`,
      ]),
    ];
    const emitters = mistakes.map(([, emit], index) => `{ name: "mine-${index}", emit: ${emit} }`);
    put("wirepact.config.js", `export const config = { emitters: [${emitters.join()}] };`);
    const before = files();
    const { code, out } = await generate();
    expect(code).toBe(1);
    for (const [index, [does, , problem]] of mistakes.entries())
      expect(out, does).toContain(problem.replace(/(?<=^emitter |and )mine\b/, `mine-${index}`));
    expect(files()).toEqual(before);
  });

  it("reports a mistake in a template once, for any number of protocols", async () => {
    putSpecs("workshop", "other");
    put("wirepact.config.js", "export const config = { templates: 'mine' };");
    put("mine/code/codec.hbs", "{{mistake}}");
    put("mine/docs/index.hbs", "{{titel}}\n{{nosuch}}");
    const { code, out } = await generate();
    expect(code).toBe(1);
    expect(out.match(/error emit\/unknown-value/g)).toHaveLength(3);
    expect(out).toContain('hint: did you mean "title"?');
  });

  it("reports a template that no emitter could render", async () => {
    put("wirepact.config.js", "export const config = { templates: 'mine' };");
    put("mine/own/notes.hbs", "notes");
    expect((await generate()).out).toContain("own/notes is unused: it replaces no built-in template, and no emitter renders it");
    put("mine/code/codec.hbs", "// {{> own/notes}}");
    expect((await generate()).code).toBe(0);
  });

  it("reports a missing templates folder, with a suggestion", async () => {
    put("wirepact.config.js", "export const config = { templates: 'my-templats' };");
    put("my-templates/code/codec.hbs", "");
    const { code, out } = await generate();
    expect(code).toBe(1);
    expect(out).toContain("folder not found: my-templats, set as `templates` in the configuration");
    expect(out).toContain('hint: did you mean "my-templates"?');
    expect(existsSync(join(project, "packages"))).toBe(false);
  });

  it("lets an emitter have templates that it does not always render, but none that look built in", async () => {
    const emit = "({ model, render }) => model.name === 'other' ? [{ path: 'packages/other/a.md', text: render('own/notes', {}) }] : []";
    put("wirepact.config.js", `export const config = { templates: 'mine', emitters: [{ name: 'mine', emit: ${emit} }] };`);
    put("mine/own/notes.hbs", "notes");
    expect((await generate()).code).toBe(0);
    put("mine/docs/notes.hbs", "notes");
    expect((await generate()).out).toContain("docs/notes is unused: it replaces no built-in template");
  });

  it("reports which values an emitter does not pass to a built-in template", async () => {
    const emit = "({ model, render }) => [{ path: `packages/${model.name}/a.md`, text: render('docs/message', { titel: 'A' }) }]";
    put("wirepact.config.js", `export const config = { emitters: [{ name: 'mine', emit: ${emit} }] };`);
    const { code, out } = await generate();
    expect(code).toBe(1);
    expect(out).toMatch(/error emit\/unknown-value: unknown name "\w+" in template docs\/message/);
    expect(out).not.toContain("not defined in");
    const said = out.split("\n").filter((line) => line.includes("emit/unknown-value"));
    expect(said).toEqual([...new Set(said)]);
  });

  it("reports an unknown template that an emitter renders", async () => {
    const emit = "({ render }) => [{ path: 'packages/workshop/a.md', text: render('own/nots', {}) }]";
    put("wirepact.config.js", `export const config = { templates: 'mine', emitters: [{ name: 'mine', emit: ${emit} }] };`);
    put("mine/own/notes.hbs", "notes");
    const { code, out } = await generate();
    expect(code).toBe(1);
    expect(out).toContain('error emit/no-template: unknown template "own/nots", rendered by an emitter');
    expect(out).toContain('hint: did you mean "own/notes"?');
  });

  it("quotes a syntax error, with the emitter and the template it comes from", async () => {
    put("mine/own/code.hbs", "const fine = 1;\nexport const = {{name}};");
    const emit = `({ model: { name }, render }) => [
      { path: \`packages/\${name}/src/a.ts\`, text: render('own/code', { name }) },
      { path: \`packages/\${name}/src/b.ts\`, text: "const x = '" + "y".repeat(500) + "' );" },
    ]`;
    put("wirepact.config.js", `export const config = { templates: 'mine', emitters: [{ name: 'mine', emit: ${emit} }] };`);
    const { code, out } = await generate();
    expect(code).toBe(1);
    expect(out).toMatch(
      /syntax error in packages\/workshop\/src\/a\.ts at line 2: .+, in `export const = workshop;`; written by emitter mine with own\/code\n/,
    );
    expect(out).toMatch(/src\/b\.ts at line 1: .+, in `…y+' \);`; written by emitter mine/);
  });

  it("reports an emitter that returns one path for two protocols, and each mistake once", async () => {
    putSpecs("workshop", "other");
    const mine = "{ name: 'mine', emit: () => [{ path: 'packages/workshop/NOTES.md', text: '' }] }";
    const second = "{ name: 'second', emit: () => undefined }";
    const third = "{ name: 'third', emit: () => [], emitShared: () => [{ path: 'packages/.git/x', text: '' }] }";
    put("wirepact.config.js", `export const config = { emitters: [${mine}, ${second}, ${third}] };`);
    const { code, out } = await generate();
    expect(code).toBe(1);
    expect(out).toContain("emitter mine must not write packages/workshop/NOTES.md: files for other go below packages/other/");
    expect(out).toContain('hint: did you mean "packages/other/NOTES.md"?');
    expect(out.match(/emitter second must return/g)).toHaveLength(1);
    expect(out).toContain("emitter third must not write packages/.git/x: files for all protocols go below packages/ or generated/");
  });
});
