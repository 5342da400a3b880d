// Run by the build after the compiler: puts the templates, compiled, beside the generator, so that the published package needs no folder.

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { precompileTemplates } from "./text/template.js";

const templates = fileURLToPath(new URL("../../templates", import.meta.url));
const target = fileURLToPath(new URL("compiled-templates.js", import.meta.url));

const text = precompileTemplates(templates);
if (!existsSync(target) || readFileSync(target, "utf8") !== text) writeFileSync(target, text);
