// From the files of a spec to checked models: parse, resolve and check. Of a file with errors, only what does not depend on them reaches the next
// stage. Uses no Node APIs, so that it also runs in browsers.

import { checkProtocol, type CheckOptions } from "../check/check-protocol.js";
import { sortDiagnostics } from "../diagnostics/sort-diagnostics.js";
import { compileValidParts } from "../recovery/compile-valid-parts.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { ResolvedProtocol } from "../model/protocol-model.js";
import type { SourceFile } from "../model/source.js";
import { parseSpec } from "../parse/parse-spec.js";
import { resolveSpec } from "../resolve/resolve-spec.js";

export interface Compilation {
  /** The models of the files that could be resolved; complete only when no diagnostic is an error. */
  readonly protocols: readonly ResolvedProtocol[];
  /** What is left of the other files without the parts that have errors. */
  readonly partial: readonly ResolvedProtocol[];
  readonly diagnostics: readonly Diagnostic[];
  /** The files that were read, for code frames. */
  readonly files: readonly SourceFile[];
}

/** Compiles a spec that is in memory already; the root file comes first. A file with errors does not keep the others from being checked. */
export async function compileFiles(files: readonly SourceFile[], { only, ...options }: CheckOptions = {}): Promise<Compilation> {
  const { syntax, mistaken, diagnostics: invalid } = parseSpec(files);
  if (syntax === undefined) return { protocols: [], partial: [], diagnostics: invalid, files };
  const resolved = resolveSpec(syntax);
  const wrong = new Set(resolved.diagnostics.filter(isError).map(({ span }) => span?.file));
  const protocols = resolved.protocols.filter(({ model }) => !wrong.has(model.source));
  const checkOptions = { changeRules, ...options };
  const asked = protocols.filter(({ model }) => only === undefined || model.name === only);
  const checked = await Promise.all(asked.map((protocol) => checkProtocol(protocol, checkOptions)));
  const speaking = asked.filter(({ model }) => model.speaks !== undefined);
  const converted = speaking.length === 0 ? [] : speaking.flatMap((await import("../convert/check-conversions.js")).checkConversions);
  const mistakes = [...invalid, ...resolved.diagnostics.filter(isError)];
  const unfinished = [...mistaken, ...syntax.protocols.filter(({ path }) => wrong.has(path))];
  const rest = await Promise.all(unfinished.map((file) => compileValidParts(file, syntax, mistakes, checkOptions)));
  const diagnostics = [...invalid, ...resolved.diagnostics, ...checked.flat(), ...converted, ...rest.flatMap((each) => each.diagnostics)];
  const order = files.map(({ path }) => path);
  const partial = rest.flatMap(({ protocol }) => protocol ?? []);
  return { protocols, partial, diagnostics: sortDiagnostics(diagnostics, order), files };
}

/** Few specs need the rules that compare releases, which are a tenth of the program. */
const changeRules = async (): Promise<ReadonlySet<string>> => (await import("../compare/rules/index.js")).releaseRuleIds;

const isError = ({ severity }: Diagnostic): boolean => severity === "error";
