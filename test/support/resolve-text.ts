// Resolves a spec that is written in a test: blocks that are laid over the base of the diagnostic fixtures.

import type { ResolvedProtocol } from "../../generator/model/protocol-model.js";
import type { SourceFile } from "../../generator/model/source.js";
import { parseSpec } from "../../generator/parse/parse-spec.js";
import { resolveSpec } from "../../generator/resolve/resolve-spec.js";
import { readFixture } from "./diagnostic-fixture.js";

/** The files of a spec that consists of the base and these blocks. */
export const specFiles = (text: string): readonly SourceFile[] => readFixture("resolve/inline", text).files;

/** The one protocol of such a spec; throws when it has mistakes. */
export function resolveText(text: string): ResolvedProtocol {
  const { syntax, diagnostics } = parseSpec(specFiles(text));
  const resolved = syntax === undefined ? undefined : resolveSpec(syntax);
  const found = [...diagnostics, ...(resolved?.diagnostics ?? [])];
  const [protocol] = resolved?.protocols ?? [];
  if (protocol === undefined || found.length > 0) throw new Error(found.map(({ code, message }) => `${code}: ${message}`).join("\n"));
  return protocol;
}
