// The resolve stage: resolves names to shapes, paths and messages. It reports all mistakes of all protocols in one run.

import { report } from "../diagnostics/catalog.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { ResolvedProtocol } from "../model/protocol-model.js";
import type { ParsedFile, ProtocolSyntax, SpecSyntax } from "../model/spec-syntax.js";
import { resolveProtocol } from "./resolve-protocol.js";
import { collectShared, withSharedTypes } from "./shared-types.js";
import { createSpanTable } from "./span-table.js";

/** The models of all protocols of a spec, and their diagnostics. */
export function resolveSpec(spec: SpecSyntax): {
  readonly protocols: readonly ResolvedProtocol[];
  readonly diagnostics: readonly Diagnostic[];
} {
  const shared = collectShared(spec.types);
  const completed = spec.protocols.map((file) => withSharedTypes(file, shared.types));
  const names = [...shared.types.keys()];
  const older = (spec.versions?.specs ?? []).map((file) => resolveProtocol(withSharedTypes(file, shared.types).file, spec.root.syntax));
  const valid = older.filter((one) => one.diagnostics.length === 0);
  const others = {
    specs: new Map(valid.map(({ protocol: { model } }) => [model.source, model])),
    releases: new Map((spec.versions?.releases ?? []).map(({ path, text }) => [path, text])),
  };
  const resolved = completed.map(({ file }) => resolveProtocol({ ...file, sharedTypes: names }, spec.root.syntax, others));
  const diagnostics = [
    ...shared.diagnostics,
    ...duplicateProtocols(spec.protocols),
    ...completed.flatMap((one) => one.diagnostics),
    ...[...older, ...resolved].flatMap((one) => one.diagnostics),
  ];
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

/** A type that several messages include is resolved several times, but a mistake in it is reported once. */
function distinct(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const seen = new Map<string, Diagnostic>();
  for (const diagnostic of diagnostics) {
    const { code, message, span } = diagnostic;
    const key = JSON.stringify([code, message, span?.file, span?.start]);
    if (!seen.has(key)) seen.set(key, diagnostic);
  }
  return [...seen.values()];
}
