// The protocols of a spec, this repository's own by default, resolved once per test file.

import { fileURLToPath } from "node:url";
import { loadSpec } from "../../generator/load/load-spec.js";
import type { ProtocolModel } from "../../generator/model/protocol-model.js";
import { parseSpec } from "../../generator/parse/parse-spec.js";
import { resolveSpec } from "../../generator/resolve/resolve-spec.js";

const ownRoot = fileURLToPath(new URL("../../spec/wirepact.yaml", import.meta.url));

/** The models of a root file, `spec/wirepact.yaml` by default; throws when a stage finds an error. */
export function specProtocols(root: string = ownRoot): readonly ProtocolModel[] {
  const loaded = loadSpec(root);
  const parsed = parseSpec(loaded.files);
  const resolved = parsed.syntax === undefined ? undefined : resolveSpec(parsed.syntax);
  const errors = [...loaded.diagnostics, ...parsed.diagnostics, ...(resolved?.diagnostics ?? [])].filter(
    ({ severity }) => severity === "error",
  );
  if (resolved === undefined || errors.length > 0) throw new Error(errors.map(({ code, message }) => `${code}: ${message}`).join("\n"));
  return resolved.protocols.map(({ model }) => model);
}
