// The TypeScript API of two releases: what templates, emitters and generators change is found and named, and the compiler decides what breaks.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { compileSpec } from "../../generator/pipeline/compile.js";
import { loadConfig, type ProjectConfig } from "../../generator/config/load-config.js";
import { addsOptionalProperties, compareSurfaces } from "../../generator/release/api/compare-surfaces.js";
import { emitSurfaceText } from "../../generator/release/api/emit-surface.js";
import { outlinePackage, readSurface, surfaceText, type PackageSurface } from "../../generator/release/api/package-surface.js";
import { freezeModel } from "../../generator/release/frozen/freeze-model.js";
import { readFrozenSurface } from "../../generator/release/frozen/release-files.js";
import { repository } from "../support/packed.js";
import { createReleaseProject } from "../support/release-project.js";
import { berth } from "../support/harbour-spec.js";

const builders = readFileSync(join(repository, "templates/code/builders.hbs"), "utf8");
const project = createReleaseProject({
  "spec/wirepact.yaml": "protocols: [berth.yaml]\nlint: minimal\n",
  "spec/berth.yaml": berth,
  "wirepact.config.js": 'export const config = { scope: "@harbour", templates: "my-templates" };\n',
  "my-templates/code/builders.hbs": builders,
});
const releases = join(project.folder, "spec/releases");

const freeze = async (change = (text: string): string => text): Promise<void> => {
  const loaded = (await loadConfig(project.folder)) as ProjectConfig;
  const [berths] = (await compileSpec(loaded.rootFile)).protocols;
  freezeModel(releases, berths!.model, change((await emitSurfaceText(loaded, berths!.model)) as string));
};

/** The text of the builders with an edit, as the project's own template. */
const changeBuilders = (from: string, to: string): void => {
  expect(builders).toContain(from);
  project.write(
    "my-templates/code/builders.hbs",
    builders.replace(from, () => to),
  );
};

beforeAll(() => freeze());

afterEach(() => {
  project.write("my-templates/code/builders.hbs", builders);
  project.write("spec/berth.yaml", berth);
});

afterAll(() => project.remove());

test("a release keeps its API beside its model, and reads it again", () => {
  const text = readFrozenSurface(releases, "berth", "1.0.0")!;
  const surface = readSurface(text)!;
  expect(surfaceText(surface)).toBe(text);
  expect(surface.entries).toMatchObject({ ".": "index", "./testing": "testing", "./schema.json": undefined });
  expect(surface.requires).toMatchObject({ modules: "module", node: expect.stringMatching(/^>=/) as string });
  expect(surface.modules["builders"]).toMatch(/export declare function createAsk\(fields: AskFields/);
  expect(text).not.toContain("/**");
});

test("the same spec and the same generator have the same API", async () => {
  expect((await project.wirepact("diff")).said).toContain("berth: no changes since 1.0.0");
});

test("a builder that a template renames is a breaking change, named as the template's", async () => {
  changeBuilders("export function {{name}}(", "export function make{{typeName}}(");
  const { code, said } = await project.wirepact("diff");
  expect(said).toContain("berth 1.0.0 -> 2.0.0 (major)");
  expect(said).toContain("api-renamed: export createAsk renamed to makeAsk (by the generator, a template or an emitter; not by the spec)");
  expect(said).toContain("Code written for 1.0.0 breaks");
  expect(said).toMatch(/version 1\.0\.0 of berth is too low: the changes require 2\.0\.0 \(api-renamed\)/);
  expect(code).toBe(1);
});

test("it can be allowed like any other break", async () => {
  changeBuilders("export function {{name}}(", "export function make{{typeName}}(");
  project.edit("spec/berth.yaml", "roles:", "allow: { api-renamed: { reason: 'Nobody uses it yet.' } }\nroles:");
  const { code, said } = await project.wirepact("diff");
  expect(said).toContain("Allowed: Nobody uses it yet.");
  expect(code).toBe(0);
});

test("an argument that becomes required is a breaking change, and one that becomes optional is not", async () => {
  changeBuilders("options?: {{../names.BuildOptions}}<{{roles}}>)", "options: {{../names.BuildOptions}}<{{roles}}>)");
  expect((await project.wirepact("diff")).said).toMatch(/api-changed: export createAsk: code that uses it no longer compiles: /);
  changeBuilders("(fields: {{fieldsName}}{{fallback}}", "(fields: Readonly<{{fieldsName}}>{{fallback}}");
  expect((await project.wirepact("diff")).said).toContain("berth: no changes since 1.0.0");
});

test("an additional export is a minor change", async () => {
  changeBuilders(
    "{{#each builders}}",
    "/** The date of the template. */\nexport const templateDate: string = '2026-11-17';\n\n{{#each builders}}",
  );
  const { code, said } = await project.wirepact("diff");
  expect(said).toContain("berth 1.0.0 -> 1.1.0 (minor)");
  expect(said).toContain("api-added: export templateDate added (by the generator");
  expect(code).toBe(0);
});

test("an export without an explicit type cannot be compared", async () => {
  changeBuilders("{{#each builders}}", "const pick = () => 1;\nexport const picked = pick();\n\n{{#each builders}}");
  const { code, said } = await project.wirepact("diff");
  expect(said).toMatch(/error release\/api-unreadable: cannot read the API of the generated package: builders\.ts: /);
  expect(code).toBe(1);
});

test("a brand is a breaking change for code, for a type and for a field, and is reported once", async () => {
  const metres = "metres: { type: integer, min: 1, max: 400,";
  const length = (brand: string): string => `types: { Length: { type: integer, min: 1, max: 400, ${brand}doc: 'A length.' } }\nmessages:`;
  project.edit("spec/berth.yaml", "messages:", length("brand: true, "));
  project.edit("spec/berth.yaml", metres, "metres: { type: Length,");
  const { said } = await project.wirepact("diff");
  expect(said).toContain("berth 1.0.0 -> 2.0.0 (major)");
  expect(said).toContain("brand-changed: ask.metres: brand of the TypeScript type changed from none to Length");
  expect(said).not.toContain("api-changed");
  await freeze();
  project.write("spec/berth.yaml", berth);
  project.edit("spec/berth.yaml", "messages:", length(""));
  project.edit("spec/berth.yaml", metres, "metres: { type: Length,");
  expect((await project.wirepact("diff")).said).toMatch(
    /1\.0\.0 -> 2\.0\.0 \(major\)[^]*brand-removed: Length: TypeScript type no longer branded/,
  );
  project.write("spec/berth.yaml", berth);
  await freeze();
});

test("a name that the spec gives to an export is a breaking change", async () => {
  project.edit("spec/berth.yaml", "doc: Ships ask", "names: { Message: BerthMessage }\ndoc: Ships ask");
  const { said } = await project.wirepact("diff");
  expect(said).toContain("berth 1.0.0 -> 2.0.0 (major)");
  expect(said).toMatch(/api-renamed: export Message renamed to BerthMessage {2}spec/);
});

test("an entry point and a requirement of an earlier generator are compared", async () => {
  await freeze((text) =>
    text.replace("// entry ./testing", "// entry ./legacy legacy\n// entry ./testing").replace(/(?<=requires node: ).*/, ">=18"),
  );
  const { said } = await project.wirepact("diff");
  expect(said).toContain("entry-point-removed: entry point ./legacy removed");
  expect(said).toMatch(/requirement-raised: the package requires node >=\S+; before: >=18/);
  await freeze();
});

test("what the spec adds to builders, to names and to the defaults of messages breaks no code", async () => {
  project.edit("spec/berth.yaml", "office: Answers. }", "office: Answers., pilot: Guides. }");
  project.edit(
    "spec/berth.yaml",
    "    examples:\n",
    "      tugs?: { type: integer, default: 0, doc: 'How many tugs are needed.' }\n    examples:\n",
  );
  project.edit("spec/berth.yaml", "{ type: string, max: 40,", "{ type: string, max: 40, fill: Aurora,");
  project.edit("spec/berth.yaml", "reading: { default: strict }", "reading: { default: strict, lenient: { unknownTypes: keep } }");
  const { said } = await project.wirepact("diff");
  expect(said).toContain("berth 1.0.0 -> 1.1.0 (minor)");
  expect(said).toMatch(/role-added[\s\S]*fill-added/);
  expect(said).not.toContain("api-");
});

test("additions of the spec that its rules accept are not reported twice", async () => {
  project.edit("spec/berth.yaml", "    examples:\n", "      pilot?: { type: boolean, doc: 'Whether a pilot is needed.' }\n    examples:\n");
  const { said } = await project.wirepact("diff");
  expect(said).toContain("berth 1.0.0 -> 1.1.0 (minor)");
  expect(said).not.toContain("api-");
});

const surface = (text: string): PackageSurface => ({ sources: text, entries: { ".": "index" }, requires: {}, modules: { index: text } });

/** What is found between two texts of a module, in one line each. */
const found = (old: string, current: string): readonly string[] =>
  compareSurfaces({ old: surface(old), new: surface(current), folder: repository }).map(
    ({ kind, name, use, breaks }) => `${kind} ${name}${use === undefined ? "" : ` ${use}`}${breaks ? "" : " (compatible)"}`,
  );

/** Types before and after, and what is found. */
const types: readonly (readonly [what: string, old: string, current: string, use?: "passed" | "received"])[] = [
  ["a property that becomes required breaks code that passes it", "{ x?: 1 }", "{ x: 1 }", "passed"],
  ["a property that becomes optional breaks code that reads it", "{ x: 1 }", "{ x?: 1 }", "received"],
  ["a property whose type grows breaks code that reads it", "{ x: 1 }", "{ x: 1 | 2 }", "received"],
  ["an optional property breaks nobody", "{ x: 1 }", "{ x: 1; y?: 2 }"],
  ["an optional property that is gone breaks code that uses it", "{ x: 1; y?: 2 }", "{ x: 1 }", "received"],
  ["an optional property that is gone inside breaks code that uses it", "{ x?: { y?: 2; z: 1 }[] }", "{ x?: { z: 1 }[] }", "received"],
  ["an optional property that is gone from a part of a union", "{ x: 1; y?: 2 } | { x: 2 }", "{ x: 1 } | { x: 2 }", "received"],
  ["a string with a brand stays what it is", "{ x?: string & { b?: 1 } }", "{ x?: string & { b?: 1 }; y?: 1 }"],
  ["the order of a union breaks nobody", "1 | 2", "2 | 1"],
  [
    "a brand breaks code that passes plain strings",
    "{ x: string }",
    '{ x: string & import("@wirepact/core/codegen").Brand<"Id"> }',
    "passed",
  ],
  [
    "a brand that is gone breaks code that reads it",
    '{ x: string & import("@wirepact/core/codegen").Brand<"Id"> }',
    "{ x: string }",
    "received",
  ],
];
const values: typeof types = [
  ["a wider argument breaks nobody", "(x: 1) => void", "(x: 1 | 2) => void"],
  ["a narrower argument breaks callers", "(x: 1 | 2) => void", "(x: 1) => void", "received"],
  ["a narrower result breaks nobody", "() => 1 | 2", "() => 1"],
  ["a wider result breaks callers", "() => 1", "() => 1 | 2", "received"],
];

test("the compiler decides what breaks", () => {
  const module = (side: 1 | 2): string =>
    [
      ...types.map((each, index) => `export type T${index} = ${each[side]};`),
      ...values.map((each, index) => `export declare const f${index}: ${each[side]};`),
    ].join("\n");
  const name =
    (prefix: string) =>
    (each: (typeof types)[number], index: number): string[] =>
      each[3] === undefined ? [] : [`changed ${prefix}${index} ${each[3]}`];
  expect([...found(module(1), module(2))].sort()).toEqual([...types.flatMap(name("T")), ...values.flatMap(name("f"))].sort());
});

test("the types of functions are compared by what they are told about the messages", () => {
  const decoder = (told: string): string =>
    `import type { Decode } from "@wirepact/core/codegen";\nexport declare const decode: Decode<{ message: { type: "ask"; tugs?: number }; ${told} }>;`;
  const plain = 'mode: "strict"; encoding: "json"';
  expect(found(decoder(plain), decoder('encoding: "json"; mode: "strict"; tag: "type"'))).toEqual([]);
  expect(found(decoder(plain), decoder('mode: "strict"; encoding: "json" | "yaml"'))).toEqual([]);
  expect(found(decoder('mode: "strict"; encoding: "json" | "yaml"'), decoder(plain))).toEqual(["changed decode received"]);
  const wider = decoder(plain).replace("tugs?: number", "tugs?: number | string");
  expect(found(decoder(plain), wider)).toEqual(["changed decode received"]);
});

test("an export that is gone breaks, under another name too, and a new one does not", () => {
  const module = (...names: readonly string[]): string => names.map((name) => `export declare const ${name}: "${name}";`).join("\n");
  expect(found(module("a", "b"), module("a"))).toEqual(["removed b"]);
  expect(found(module("a"), module("a", "b"))).toEqual(["added b (compatible)"]);
  expect(found(module("a"), module("a").replace("const a", "const b"))).toEqual(["renamed a"]);
});

test("what depends on a changed type is reported with it, once", () => {
  const module = (type: string): string => `interface Hidden { a: ${type} }\nexport type A = Hidden;\nexport declare const f: () => A;`;
  expect(found(module("1"), module("2"))).toEqual(["changed A received", "changed f received"]);
  const open = (type: string): string => `export interface A { a: ${type} }\nexport declare const f: () => A;`;
  expect(found(open("1"), open("2"))).toEqual(["changed A received"]);
});

test("a package without a type of modules is one of CommonJS", () => {
  const outline = (manifest: object): object => outlinePackage([{ path: "packages/berth/package.json", text: JSON.stringify(manifest) }]);
  expect(outline({ type: "module" })).toMatchObject({ requires: { modules: "module" } });
  expect(outline({ engines: { node: ">=20" } })).toMatchObject({ requires: { modules: "commonjs", node: ">=20" } });
});

test("a requirement breaks unless everything that met it before still does", () => {
  const breaks = (name: string, before: string | undefined, after: string | undefined): readonly boolean[] => {
    const requiring = (range: string | undefined): PackageSurface => ({
      ...surface(""),
      requires: range === undefined ? {} : { [name]: range },
    });
    return compareSurfaces({ old: requiring(before), new: requiring(after), folder: repository }).map((change) => change.breaks);
  };
  expect(breaks("node", ">=18", ">=20")).toEqual([true]);
  expect(breaks("node", ">=20.19", ">=20.9")).toEqual([false]);
  expect(breaks("node", ">=18", ">=18 || ^16")).toEqual([false]);
  expect(breaks("node", "^20.1.0", ">=20")).toEqual([true]);
  expect(breaks("node", ">=18", "^18.0.0")).toEqual([true]);
  expect(breaks("@wirepact/core", "^1.2.0", "^1.3.0")).toEqual([false]);
  expect(breaks("@wirepact/core", "^1.2.0", "^2.0.0")).toEqual([true]);
  expect(breaks("peer zod", undefined, "^4.0.0")).toEqual([true]);
  expect(breaks("optional zod", undefined, "^4.0.0")).toEqual([false]);
  expect(breaks("peer zod", "^4.0.0", undefined)).toEqual([false]);
});

test("optional properties that are added need no compiler, and nothing else is taken for them", () => {
  const type = (...lines: readonly string[]): string => ["export interface A {", ...lines.map((line) => `    ${line}`), "}"].join("\n");
  const base = type("readonly x: 1;");
  expect(addsOptionalProperties(base, type("readonly x: 1;", "readonly y?: string | undefined;"))).toBe(true);
  expect(addsOptionalProperties(base, type('"a-b"?: 1;', "readonly x: 1;"))).toBe(true);
  for (const other of [
    type("readonly x: 1;", "readonly y: 2;"),
    type("readonly x?: 1;"),
    type("readonly y?: 2;"),
    type("readonly x: 1;", "readonly y?: {", "z: 1;", "};"),
    type("readonly x: 1;", "f(y?: 1): void;"),
    `${base}\nexport declare const y: 1;`,
  ])
    expect(addsOptionalProperties(base, other), other).toBe(false);
  expect(addsOptionalProperties(type("readonly x: 1;", "readonly y?: 2;"), base)).toBe(false);
});
