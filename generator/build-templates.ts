// Run by the build after the compiler: puts the templates beside the generator, compiled, so that the published package needs no folder,
// and as they were written, for people who want to replace one; and the reference of the language, for people who write specs.

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { precompileTemplates, replaceableTemplates, templateFiles } from "./text/template.js";

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Touches nothing that is the same: somebody may be reading it. */
function put(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const templates = path("../../templates");
put(path("compiled-templates.js"), precompileTemplates(templates));

const shown = path("templates");
const names = await replaceableTemplates();
for (const name of names) put(join(shown, `${name}.hbs`), readFileSync(join(templates, `${name}.hbs`), "utf8"));
for (const name of templateFiles(shown).filter((each) => !names.includes(each))) rmSync(join(shown, `${name}.hbs`));

put(path("language.md"), readFileSync(path("../../spec/README.md"), "utf8"));
