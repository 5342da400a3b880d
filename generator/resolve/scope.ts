// What every part of resolving a protocol shares: the syntax, the places, the names of types and roles, and the list of findings.

import { report, type DiagnosticCode, type ReportFacts } from "../diagnostics/catalog.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { ParsedFile, ProtocolSyntax } from "../model/spec-syntax.js";
import { createSpanTable, type GrowingSpanTable } from "./span-table.js";

type ParametersOf<Code extends DiagnosticCode> = Parameters<typeof report<Code>>[1];

/** Reports a finding at a model path, or at the span given in the facts. */
type Complain = <Code extends DiagnosticCode>(code: Code, parameters: ParametersOf<Code>, place: string, facts?: ReportFacts) => void;

export interface ProtocolScope {
  readonly syntax: ProtocolSyntax;
  readonly spans: GrowingSpanTable;
  readonly complain: Complain;
  readonly diagnostics: readonly Diagnostic[];
  /** Names of the types that something refers to, and of those that something includes; filled while shapes are resolved. */
  readonly referenced: Set<string>;
  readonly included: Set<string>;
  /** Reports a circle of names, once, wherever it was entered. */
  readonly complainOfCycle: (code: CycleCode, cycle: readonly string[], place: string, facts?: ReportFacts) => void;
}

type CycleCode = "resolve/cyclic-type" | "resolve/cyclic-group" | "resolve/cyclic-example";

/** Opens the scope of one protocol file. */
export function openScope(file: ParsedFile<ProtocolSyntax>): ProtocolScope {
  const spans = createSpanTable(file.node);
  const diagnostics: Diagnostic[] = [];
  const complain: Complain = (code, parameters, place, facts = {}) => {
    diagnostics.push(report(code, parameters, { span: spans.spanOf(place), ...facts }));
  };
  const cycles = new Set<string>();
  const complainOfCycle: ProtocolScope["complainOfCycle"] = (code, cycle, place, facts = {}) => {
    const key = JSON.stringify([code, ...new Set(cycle.toSorted())]);
    if (!cycles.has(key)) complain(code, { cycle }, place, facts);
    cycles.add(key);
  };
  return { syntax: file.syntax, spans, complain, complainOfCycle, diagnostics, referenced: new Set(), included: new Set() };
}
