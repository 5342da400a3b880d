// Converts suggestions, diagnostics and edits to those of the language server protocol.

import {
  CompletionItemKind,
  DiagnosticSeverity,
  type CompletionItem,
  type Diagnostic as LspDiagnostic,
  type TextEdit as LspTextEdit,
} from "vscode-languageserver/node";
import type { Diagnostic, Severity } from "../model/diagnostic.js";
import type { TextEdit } from "../model/text-edit.js";
import type { Completion, Suggestion } from "./completion.js";
import { toRange } from "./positions.js";
import type { FileView } from "./file-views.js";
import { sectionAddress, sectionOfCode } from "../inspect/reference-sections.js";

const severities: Readonly<Record<Severity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
};

/** Finds the file of a related location. */
type FindView = (path: string) => { readonly view: FileView | undefined; readonly uri: string } | undefined;

/** A diagnostic of a file. */
export function toDiagnostic(
  { code, severity, message, hint, span, related = [] }: Diagnostic,
  view: FileView,
  find: FindView,
): LspDiagnostic {
  const relatedInformation = related.flatMap((other) => {
    const place = find(other.span.file);
    return place?.view === undefined
      ? []
      : [{ message: other.message, location: { uri: place.uri, range: toRange(place.view.lines, other.span) } }];
  });
  return {
    code,
    codeDescription: { href: sectionAddress(sectionOfCode(code)).href },
    source: "wirepact",
    severity: severities[severity],
    message: hint === undefined ? message : `${message}; ${hint}`,
    range: toRange(view.lines, span ?? { start: 0, end: 0 }),
    ...(relatedInformation.length === 0 ? {} : { relatedInformation }),
  };
}

const kinds: Readonly<Record<Suggestion["kind"], CompletionItemKind>> = {
  key: CompletionItemKind.Property,
  value: CompletionItemKind.EnumMember,
  type: CompletionItemKind.Struct,
  message: CompletionItemKind.Class,
  field: CompletionItemKind.Field,
  role: CompletionItemKind.Reference,
  example: CompletionItemKind.Constant,
  code: CompletionItemKind.Constant,
};

/** The items of a completion. */
export function toCompletionItems({ start, end, isKey, suggestions }: Completion, { lines, file }: FileView): CompletionItem[] {
  const range = toRange(lines, { start, end });
  const space = /^[^\S\n]/.test(file.text.slice(end, end + 1)) ? "" : " ";
  return suggestions.map(({ label, kind, doc, required }, index) => ({
    label,
    kind: kinds[kind],
    sortText: `${required === true ? 0 : 1}${String(index).padStart(4, "0")}`,
    textEdit: { range, newText: isKey && (kind === "key" || kind === "field") ? `${label}:${space}` : label },
    ...(doc === undefined || doc === "" ? {} : { documentation: doc }),
    ...(required === true ? { detail: "required" } : {}),
  }));
}

/** Edits of a file. */
export const toTextEdits = (edits: readonly TextEdit[], { lines }: FileView): LspTextEdit[] =>
  edits.map(({ span, text }) => ({ range: toRange(lines, span), newText: text }));
