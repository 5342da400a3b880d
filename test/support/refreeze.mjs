// Freezes 1.0.0 of every protocol again, from the present spec: `npm run refreeze`. Only until the first publication; a published release never changes.

import { fileURLToPath } from "node:url";
import { loadConfig } from "../../generator/dist/config/load-config.js";
import { emitSurfaceText } from "../../generator/dist/release/api/emit-surface.js";
import { compileSpec } from "../../generator/dist/compile.js";
import { freezeModel } from "../../generator/dist/release/frozen/freeze-model.js";
import { releasesFolder } from "../../generator/dist/release/frozen/release-files.js";

const config = await loadConfig(fileURLToPath(new URL("../..", import.meta.url)));
const { rootFile } = config;
const { protocols, diagnostics } = await compileSpec(rootFile);
const errors = diagnostics.filter(({ severity }) => severity === "error");
if (errors.length > 0) throw new Error(`the spec has ${errors.length} errors; run wirepact check`);
for (const { model } of protocols) {
  if (model.version !== "1.0.0") throw new Error(`${model.name} has version ${model.version}; only 1.0.0 is frozen again`);
  const surface = await emitSurfaceText(config, model);
  if (typeof surface !== "string") throw new Error(surface.message);
  freezeModel(releasesFolder(rootFile), model, surface);
  console.log(`froze ${model.name} 1.0.0`);
}
