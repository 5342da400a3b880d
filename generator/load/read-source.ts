// Reads one file as text, or says why it cannot be. The size is looked at before anything is read.

import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join, posix } from "node:path";
import { nearestName } from "@wirepact/core";
import { report } from "../diagnostics/catalog.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { SourceFile, Span } from "../model/source.js";

/** The largest file that is read, in bytes. */
const maxFileBytes = 1_000_000;

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
    if (!status.isFile())
      return refuse(report("load/not-a-file", { path: shown }, { span, hint: status.isDirectory() ? "name the file in it" : undefined }));
    if (status.size > maxFileBytes) {
      return refuse(report("load/file-too-large", { path: shown, bytes: status.size, limit: maxFileBytes }, { span }));
    }
    bytes = readFileSync(join(folder, path));
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "unknown error";
    if (code === "ENOENT" || code === "ENOTDIR")
      return refuse(report("load/file-missing", { path: shown }, { span, hint: nearFile(folder, path, shown) ?? startHint(span) }));
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

/** Only the root file is named by nobody; who has none yet can have one made. */
const startHint = (span: Span | undefined): string | undefined =>
  span === undefined ? "`wirepact init` writes a first spec; `--spec` names one that stands elsewhere" : undefined;

/** The file beside a missing one whose name is nearest. */
function nearFile(folder: string, path: string, shown: string): string | undefined {
  try {
    const beside = readdirSync(join(folder, dirname(path)), { withFileTypes: true });
    const near = nearestName(
      basename(path),
      beside.filter((entry) => entry.isFile()).map((entry) => entry.name),
    );
    return near === undefined ? undefined : `did you mean "${posix.join(dirname(shown), near)}"?`;
  } catch {
    return undefined;
  }
}

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
