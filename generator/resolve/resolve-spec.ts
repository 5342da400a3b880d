// The third stage: names become shapes, paths and messages. Pure; every mistake of every protocol is reported in one run.

import { report } from "../diagnostics/catalog.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { ResolvedProtocol } from "../model/protocol-model.js";
import type { ParsedFile, ProtocolSyntax, SpecSyntax } from "../model/spec-syntax.js";
import { resolveProtocol } from "./resolve-protocol.js";
import { createSpanTable } from "./span-table.js";

/** The models of all protocols of a spec, and what is wrong with them. */
export function resolveSpec(spec: SpecSyntax): {
  readonly protocols: readonly ResolvedProtocol[];
  readonly diagnostics: readonly Diagnostic[];
} {
  const resolved = spec.protocols.map((file) => resolveProtocol(file, spec.root.syntax));
  const diagnostics = [...duplicateProtocols(spec.protocols), ...resolved.flatMap((one) => one.diagnostics)];
  return { protocols: resolved.map(({ protocol }) => protocol), diagnostics: distinct(diagnostics) };
}

function duplicateProtocols(files: readonly ParsedFile<ProtocolSyntax>[]): readonly Diagnostic[] {
  const first = new Map<string, ParsedFile<ProtocolSyntax>>();
  return files.flatMap((file) => {
    const name = file.syntax.protocol;
    const other = first.get(name);
    if (other === undefined) {
      first.set(name, file);
      return [];
    }
    const related = [{ message: "first defined here", span: createSpanTable(other.node).spanOf("protocol") }];
    return [report("resolve/duplicate-protocol", { name }, { span: createSpanTable(file.node).spanOf("protocol"), related })];
  });
}

/** What is included in several messages is looked at several times, but a mistake in it is one mistake. */
function distinct(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const seen = new Map<string, Diagnostic>();
  for (const diagnostic of diagnostics) {
    const { code, message, span } = diagnostic;
    const key = JSON.stringify([code, message, span?.file, span?.start]);
    if (!seen.has(key)) seen.set(key, diagnostic);
  }
  return [...seen.values()];
}
