// The protocols of this repository's own spec, resolved once per test file.

import { fileURLToPath } from "node:url";
import { loadSpec } from "../../generator/load/load-spec.js";
import type { ProtocolModel } from "../../generator/model/protocol-model.js";
import { parseSpec } from "../../generator/parse/parse-spec.js";
import { resolveSpec } from "../../generator/resolve/resolve-spec.js";

/** The models of `spec/wirepact.yaml`, or of another root file of the repository; throws when a stage finds an error. */
export function specProtocols(rootFile = "spec/wirepact.yaml"): readonly ProtocolModel[] {
  const loaded = loadSpec(fileURLToPath(new URL(`../../${rootFile}`, import.meta.url)));
  const parsed = parseSpec(loaded.files);
  const resolved = parsed.syntax === undefined ? undefined : resolveSpec(parsed.syntax);
  const errors = [...loaded.diagnostics, ...parsed.diagnostics, ...(resolved?.diagnostics ?? [])].filter(
    ({ severity }) => severity === "error",
  );
  if (resolved === undefined || errors.length > 0) throw new Error(errors.map(({ code, message }) => `${code}: ${message}`).join("\n"));
  return resolved.protocols.map(({ model }) => model);
}
