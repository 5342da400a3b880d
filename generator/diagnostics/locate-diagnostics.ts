// Diagnostics with lines and columns instead of offsets: the input of every output format.

import { posix } from "node:path";
import type { Diagnostic, Severity } from "../model/diagnostic.js";
import type { SourceFile, Span } from "../model/source.js";
import { indexLines, positionAt, type LineIndex } from "../text/line-index.js";

/** A range of a file in lines and columns, both counted from 1. */
export interface SourceLocation {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

export interface LocatedDiagnostic {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly hint?: string;
  readonly location?: SourceLocation;
  readonly related: readonly { readonly message: string; readonly location: SourceLocation }[];
}

/** The sources of a spec, with what is needed to find lines in them. */
export interface Sources {
  readonly locate: (span: Span) => SourceLocation;
  readonly text: (path: string) => { readonly text: string; readonly index: LineIndex } | undefined;
}

/** Indexes the sources; `folder` is prepended to their paths. */
export function indexSources(files: readonly SourceFile[], folder: string): Sources {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const indexed = new Map<string, { readonly text: string; readonly index: LineIndex }>();
  const text = (path: string): { readonly text: string; readonly index: LineIndex } | undefined => {
    const known = indexed.get(path) ?? (texts.has(path) ? { text: texts.get(path)!, index: indexLines(texts.get(path)!) } : undefined);
    if (known !== undefined) indexed.set(path, known);
    return known;
  };
  const locate = ({ file, start, end }: Span): SourceLocation => {
    const index = text(file)?.index ?? [0];
    const from = positionAt(index, start);
    const to = positionAt(index, end);
    // Templates are next to the folder of the spec, not inside it.
    return { file: posix.normalize(folder + file), line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
  };
  return { locate, text };
}

/** Adds lines and columns to a diagnostic. */
export function locateDiagnostic({ span, related, hint, code, severity, message }: Diagnostic, sources: Sources): LocatedDiagnostic {
  return {
    code,
    severity,
    message,
    ...(hint === undefined ? {} : { hint }),
    ...(span === undefined ? {} : { location: sources.locate(span) }),
    related: (related ?? []).map((other) => ({ message: other.message, location: sources.locate(other.span) })),
  };
}
