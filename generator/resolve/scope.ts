// What all parts of resolving a protocol share: the syntax, its spans, the types that are used, and the diagnostics.

import type { Shape } from "@wirepact/core";
import { report as createDiagnostic, type DiagnosticCode, type ReportFacts } from "../diagnostics/catalog.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { CompleteProtocol, ParsedFile, ProtocolSyntax } from "../model/spec-syntax.js";
import { withDefaults } from "./defaults.js";
import type { PendingField } from "./fields.js";
import { messageNamesOf } from "./message-names.js";
import { createSpanTable, type GrowingSpanTable } from "./span-table.js";

type ParametersOf<Code extends DiagnosticCode> = Parameters<typeof createDiagnostic<Code>>[1];

/** Reports a diagnostic at a model path, or at the span in the facts. */
type Report = <Code extends DiagnosticCode>(code: Code, parameters: ParametersOf<Code>, location: string, facts?: ReportFacts) => void;

export interface ProtocolScope {
  readonly syntax: CompleteProtocol;
  readonly spans: GrowingSpanTable;
  /** The names of the types that protocols share, also of those that this one does not use. */
  readonly sharedTypes: readonly string[];
  /** The names of all messages. */
  readonly messageNames: readonly string[];
  readonly report: Report;
  readonly diagnostics: readonly Diagnostic[];
  /** The shapes of the named types without the choices of their unions, once they are known; read them with `knownTypes`. */
  types?: Readonly<Record<string, Shape>>;
  /** Whether what is being resolved depends on the shapes of the named types. */
  dependsOnTypes: boolean;
  /** The fields of the named types by location, as far as they are objects. */
  readonly fieldsOfTypes: Map<string, readonly PendingField[]>;
  /** Names of the types that are referenced and of those that are included; filled while shapes are resolved. */
  readonly referenced: Set<string>;
  readonly included: Set<string>;
  /** Fields that narrow a field of an included type, by location; checked once all types are known. */
  readonly narrowed: Map<string, { readonly included: PendingField; readonly own: PendingField }>;
  /** Reports a cycle of names once, no matter where it was entered. */
  readonly reportCycle: (code: CycleCode, cycle: readonly string[], location: string, facts?: ReportFacts) => void;
}

type CycleCode = "resolve/cyclic-type" | "resolve/cyclic-group" | "resolve/cyclic-example" | "resolve/flow-circle";

/** Opens the scope of one protocol file. */
export function openScope(file: ParsedFile<ProtocolSyntax>): ProtocolScope {
  const spans = createSpanTable(file.node);
  const syntax = withDefaults(file.syntax);
  const diagnostics: Diagnostic[] = [];
  const report: Report = (code, parameters, location, facts = {}) => {
    diagnostics.push(createDiagnostic(code, parameters, { span: spans.spanOf(location), ...facts }));
  };
  const cycles = new Set<string>();
  const reportCycle: ProtocolScope["reportCycle"] = (code, cycle, location, facts = {}) => {
    const key = JSON.stringify([code, ...new Set(cycle.toSorted())]);
    if (!cycles.has(key)) report(code, { cycle }, location, facts);
    cycles.add(key);
  };
  return {
    syntax,
    spans,
    sharedTypes: file.sharedTypes ?? [],
    messageNames: messageNamesOf(syntax),
    report,
    reportCycle,
    diagnostics,
    dependsOnTypes: false,
    fieldsOfTypes: new Map(),
    referenced: new Set(),
    included: new Set(),
    narrowed: new Map(),
  };
}

/** The shapes of the named types; undefined while they are resolved for the first time. */
export function knownTypes(scope: ProtocolScope): ProtocolScope["types"] {
  scope.dependsOnTypes = true;
  return scope.types;
}
