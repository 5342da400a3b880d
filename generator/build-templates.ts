// Puts the templates into `dist/`: compiled, for the generator, and as source, for people who want to replace one; and the language
// reference and the guides, for people who write specs.

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { withPageLinks } from "./site/page-links.js";
import { referenceFiles } from "./site/reference-pages.js";
import { precompileTemplates, replaceableTemplates, templateFiles } from "./template/template.js";

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Writes a file unless it has this text already: another process may be reading it. */
function writeIfChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Writes `dist/compiled-templates.js`, `dist/templates/`, the pages of the language reference, `dist/manual.md` and `dist/guides/`. */
export async function buildTemplates(): Promise<void> {
  const sources = path("../../templates");
  writeIfChanged(path("compiled-templates.js"), precompileTemplates(sources));
  const published = path("templates");
  const names = await replaceableTemplates();
  for (const name of names) writeIfChanged(join(published, `${name}.hbs`), readFileSync(join(sources, `${name}.hbs`), "utf8"));
  for (const name of templateFiles(published).filter((each) => !names.includes(each))) rmSync(join(published, `${name}.hbs`));
  for (const [source, page] of Object.entries(referenceFiles("../../spec/")))
    writeIfChanged(path(page), readFileSync(path(source), "utf8").replaceAll("](README.md", "](language.md"));
  const manual = readFileSync(path("../README.md"), "utf8").replace(/^# .*/, "# Manual");
  writeIfChanged(path("manual.md"), withPageLinks(manual, referenceFiles("../spec/")));
  // The language reference is beside the guides here.
  for (const name of readdirSync(path("../site/guides"))) {
    const guide = readFileSync(path(`../site/guides/${name}`), "utf8");
    const pages = Object.entries(referenceFiles("../../../spec/", "../"));
    writeIfChanged(
      path(`guides/${name}`),
      pages.reduce((text, [source, page]) => text.replaceAll(`](${source}`, `](${page}`), guide),
    );
  }
}
