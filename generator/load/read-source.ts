// Reads one file as text, or reports why it cannot be read. The size is checked first.

import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join, posix } from "node:path";
import { nearestName } from "@wirepact/core";
import { report } from "../diagnostics/catalog.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { SourceFile, Span } from "../model/source.js";

/** The largest file that is read, in bytes. */
const maxFileBytes = 1_000_000;

/** Called with the path of a file before it is read. */
export type ReadHook = (path: string) => void;

/** What to read; `shown` is the path as the user wrote it, `span` where the root file lists it. */
export interface SourceRequest {
  readonly folder: string;
  readonly path: string;
  readonly shown: string;
  readonly span?: Span;
  readonly onRead?: ReadHook | undefined;
  readonly openText?: OpenText | undefined;
  /** The largest size, in bytes, in place of that of spec files. */
  readonly limit?: number;
}

/** The text of a file that is open in an editor. */
export type OpenText = (path: string) => string | undefined;

/** The file, or one diagnostic. */
export interface SourceReading {
  readonly file?: SourceFile;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads a file below the spec's folder. */
export function readSource({ folder, path, shown, span, onRead, openText, limit = maxFileBytes }: SourceRequest): SourceReading {
  let bytes: Uint8Array;
  onRead?.(join(folder, path));
  const open = openText?.(join(folder, path));
  if (open !== undefined) {
    if (open.length <= limit) return { file: { path, text: open }, diagnostics: [] };
    return refuse(report("load/file-too-large", { path: shown, bytes: Buffer.byteLength(open), limit }, { span }));
  }
  try {
    const status = statSync(join(folder, path));
    if (!status.isFile())
      return refuse(report("load/not-a-file", { path: shown }, { span, hint: status.isDirectory() ? "list the files in it" : undefined }));
    if (status.size > limit) {
      return refuse(report("load/file-too-large", { path: shown, bytes: status.size, limit }, { span }));
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
  ELOOP: "its symbolic links form a loop",
  ENAMETOOLONG: "the name is too long",
  ERR_INVALID_ARG_VALUE: "the name contains a NUL character",
};

/** The root file is the only one that no other file lists. */
const startHint = (span: Span | undefined): string | undefined =>
  span === undefined ? "`wirepact init` creates a spec; `spec` in wirepact.config.js names another root file" : undefined;

/** Suggests the file in the same folder whose name is most similar. */
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

/** Whether a text has more than comments. */
export function hasContent(text: string): boolean {
  return /^[^\S\n]*[^\s#]/m.test(text);
}
