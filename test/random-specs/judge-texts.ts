// What people read: the pages of the docs and of the site, the comparison of a spec with itself, and the import of its own schema.

import { compileFiles } from "../../generator/pipeline/compile-files.js";
import { importSpec } from "../../generator/import/import-spec.js";
import type { Schema } from "../../generator/import/node.js";
import { compareModels } from "../../generator/compare/compare-models.js";
import { buildSite } from "../../generator/site/build-site.js";
import { openTemplates } from "../../generator/template/template.js";
import { runnable } from "../../packages/core/src/codegen/all-features.js";
import { explain } from "../../packages/core/src/explain/explain.js";
import { createReferee } from "../support/schema-referee.js";
import { Fault, type Subject } from "./subject.js";

/** A spec does not differ from itself. */
export function judgeDiff({ model }: Subject): void {
  const { verdict, changes } = compareModels(model, JSON.parse(JSON.stringify(model)) as typeof model);
  if (verdict !== "none") throw new Fault("diff", `${verdict}: ${changes.map(({ message }) => message).join("; ")}`);
}

/** Values that no page shows if it is right. */
const leftovers = /\bundefined\b|\[object Object\]|\bNaN\b/;

/** Pages of the docs and of the site can be read, and their links lead somewhere. */
export async function judgePages({ model, output, files }: Subject): Promise<void> {
  const docs = output.filter(({ path }) => path.startsWith(`generated/${model.name}/docs/`));
  const paths = new Set(output.map(({ path }) => path));
  for (const { path, text } of docs) {
    for (const [, target = ""] of text.matchAll(/\]\(([^)#:\s]+\.md)(?:#[^)]*)?\)/g)) {
      const url = new URL(target, new URL(path, "file:///"));
      if (!paths.has(decodeURIComponent(url.pathname.slice(1)))) throw new Fault("docs", `${path} links to ${target}, which is not there`);
    }
  }
  const folder = `generated/${model.name}/docs/`;
  const readme = output.find(({ path }) => path === `packages/${model.name}/README.md`)!.text;
  const pages = buildSite({
    title: "Random",
    protocols: [
      {
        model,
        docs: docs
          .filter(({ path }) => path.endsWith(".md"))
          .map(({ path, text }) => ({ path: path.slice(folder.length), markdown: text })),
        readme,
        spec: files.find(({ path }) => path === model.source)!.text,
        types: [],
        releases: [],
        matrix: undefined,
        changelog: undefined,
      },
    ],
    guides: [],
    render: await openTemplates(undefined),
    scripts: {},
  });
  const spec = files.map(({ text }) => text).join("\n");
  for (const { path, text } of pages.filter((page) => page.path.endsWith(".html"))) {
    const found = leftovers.exec(text.replaceAll(/<span class="keyword">undefined<\/span>/g, ""));
    if (found !== null && !leftovers.test(spec)) throw new Fault("site", `${path} shows ${text.slice(found.index - 60, found.index + 60)}`);
    if (text.includes("<b>bold</b>")) throw new Fault("site", `${path} lets markup of the spec through`);
  }
}

/** The schema of the package, imported as a spec, judges messages as the package does. */
export async function judgeImport(subject: Subject): Promise<void> {
  const { model, output, valid, misses } = subject;
  const schema = JSON.parse(output.find(({ path }) => path === `packages/${model.name}/schema.json`)!.text) as Schema;
  const imported = await importSpec({ schema }, { protocol: "imported", source: "schema.json" });
  if ("problem" in imported) {
    // Messages without a tag are only found if they are named.
    if (model.frames === undefined && Object.keys(model.messages).length > 1) throw new Fault("import", imported.problem);
    return;
  }
  const [error] = imported.errors;
  if (error !== undefined) throw new Fault("import", `${error.code}: ${error.message}`);
  const root = { path: "wirepact.yaml", text: "protocols: [protocols/imported.yaml]\n" };
  const { protocols } = await compileFiles([root, { path: "protocols/imported.yaml", text: imported.text }]);
  const other = runnable(protocols[0]!.model);
  // Rules that JSON Schema cannot express are not in the schema, only in a comment.
  const bySchema = createReferee("without rules").compile(schema as object);
  const lost = imported.notes.filter(({ problem }) => !problem.startsWith("is called"));
  // Without a constant in each message, only some of them are found.
  if (lost.some(({ problem }) => problem.startsWith("is not imported"))) return;
  const exact = lost.length === 0;
  for (const { message, name, type } of [...valid, ...misses]) {
    const expected = bySchema(message);
    if (!expected && !exact) continue;
    const result = explain(other, message);
    if (result.ok !== expected) {
      const why = result.ok ? "accepted" : result.issues.map((issue) => issue.message).join("; ");
      throw new Fault("import", `${name} of ${type}: ${why}: ${JSON.stringify(message).slice(0, 400)}`);
    }
  }
}
