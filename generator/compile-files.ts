// From the files of a spec to checked models: parse, resolve and check. A file with errors does not reach the next stage. Uses no Node APIs, so
// that it also runs in browsers.

import { checkProtocol, type CheckOptions } from "./check/check-protocol.js";
import { sortDiagnostics } from "./diagnostics/sort-diagnostics.js";
import type { Diagnostic } from "./model/diagnostic.js";
import type { ResolvedProtocol } from "./model/protocol-model.js";
import type { SourceFile } from "./model/source.js";
import { parseSpec } from "./parse/parse-spec.js";
import { releaseRuleIds } from "./release/rules/index.js";
import { resolveSpec } from "./resolve/resolve-spec.js";

export interface Compilation {
  /** The models of the files that could be resolved; complete only when no diagnostic is an error. */
  readonly protocols: readonly ResolvedProtocol[];
  readonly diagnostics: readonly Diagnostic[];
  /** The files that were read, for code frames. */
  readonly files: readonly SourceFile[];
}

/** Compiles a spec that is in memory already; the root file comes first. A file with errors does not keep the others from being checked. */
export async function compileFiles(files: readonly SourceFile[], options: CheckOptions = {}): Promise<Compilation> {
  const parsed = parseSpec(files);
  if (parsed.syntax === undefined) return { protocols: [], diagnostics: parsed.diagnostics, files };
  const resolved = resolveSpec(parsed.syntax);
  const wrong = new Set(resolved.diagnostics.filter(isError).map(({ span }) => span?.file));
  const protocols = resolved.protocols.filter(({ model }) => !wrong.has(model.source));
  const checked = await Promise.all(protocols.map((protocol) => checkProtocol(protocol, { changeRules: releaseRuleIds, ...options })));
  const diagnostics = [...parsed.diagnostics, ...resolved.diagnostics, ...checked.flat()];
  const order = files.map(({ path }) => path);
  return { protocols, diagnostics: sortDiagnostics(diagnostics, order), files };
}

const isError = ({ severity }: Diagnostic): boolean => severity === "error";
