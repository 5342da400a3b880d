// Reads one file as text, or says why it cannot be. The size is looked at before anything is read.

import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { report } from "../diagnostics/catalog.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { SourceFile, Span } from "../model/source.js";

/** The largest file that is read, in bytes. */
export const maxFileBytes = 1_000_000;

/** What to read; `shown` is the path as the user knows it, `span` the place that names the file. */
export interface SourceRequest {
  readonly folder: string;
  readonly path: string;
  readonly shown: string;
  readonly span?: Span;
}

/** The file, or one diagnostic. */
export interface SourceReading {
  readonly file?: SourceFile;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads a file below the spec's folder. */
export function readSource({ folder, path, shown, span }: SourceRequest): SourceReading {
  let bytes: Uint8Array;
  try {
    const status = statSync(join(folder, path));
    if (!status.isFile()) return refuse(report("load/not-a-file", { path: shown }, { span }));
    if (status.size > maxFileBytes) {
      return refuse(report("load/file-too-large", { path: shown, bytes: status.size, limit: maxFileBytes }, { span }));
    }
    bytes = readFileSync(join(folder, path));
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "unknown error";
    if (code === "ENOENT" || code === "ENOTDIR") return refuse(report("load/file-missing", { path: shown }, { span }));
    return refuse(report("load/unreadable", { path: shown, problem: problems[code] ?? code }, { span }));
  }
  const text = decodeText(bytes);
  if (text === undefined) return refuse(report("load/not-utf8", { path: shown }, { span }));
  if (!hasContent(text)) return refuse(report("load/empty-file", { path: shown }, { span }));
  return { file: { path, text }, diagnostics: [] };
}

const refuse = (diagnostic: Diagnostic): SourceReading => ({ diagnostics: [diagnostic] });

const problems: Readonly<Record<string, string>> = {
  EACCES: "permission denied",
  EPERM: "permission denied",
  ELOOP: "its links lead in a circle",
  ENAMETOOLONG: "its name is too long",
  ERR_INVALID_ARG_VALUE: "its name holds a NUL character",
};

function decodeText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function hasContent(text: string): boolean {
  return text.split("\n").some((line) => !/^\s*(?:#.*)?$/.test(line));
}
