// Diagnostics with lines and columns instead of offsets: what every output format starts from.

import { posix } from "node:path";
import type { Diagnostic, Severity } from "../model/diagnostic.js";
import type { SourceFile, Span } from "../model/source.js";
import { indexLines, positionAt, type LineIndex } from "./line-index.js";

/** A stretch of a file as editors count it. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

export interface PlacedDiagnostic {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly hint?: string;
  readonly place?: Place;
  readonly related: readonly { readonly message: string; readonly place: Place }[];
}

/** The sources of a spec, with what is needed to find lines in them. */
export interface Sources {
  readonly place: (span: Span) => Place;
  readonly text: (path: string) => { readonly text: string; readonly index: LineIndex } | undefined;
}

/** Prepares the sources; `folder` is put before their paths. */
export function indexSources(files: readonly SourceFile[], folder: string): Sources {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const indexed = new Map<string, { readonly text: string; readonly index: LineIndex }>();
  const text = (path: string): { readonly text: string; readonly index: LineIndex } | undefined => {
    const known = indexed.get(path) ?? (texts.has(path) ? { text: texts.get(path)!, index: indexLines(texts.get(path)!) } : undefined);
    if (known !== undefined) indexed.set(path, known);
    return known;
  };
  const place = ({ file, start, end }: Span): Place => {
    const index = text(file)?.index ?? [0];
    const from = positionAt(index, start);
    const to = positionAt(index, end);
    // Templates stand beside the spec's folder, not in it.
    return { file: posix.normalize(folder + file), line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
  };
  return { place, text };
}

/** Gives a diagnostic its lines and columns. */
export function placeDiagnostic({ span, related, hint, code, severity, message }: Diagnostic, sources: Sources): PlacedDiagnostic {
  return {
    code,
    severity,
    message,
    ...(hint === undefined ? {} : { hint }),
    ...(span === undefined ? {} : { place: sources.place(span) }),
    related: (related ?? []).map((other) => ({ message: other.message, place: sources.place(other.span) })),
  };
}
