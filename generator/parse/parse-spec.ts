// The parse stage: turns source files into the syntax of the spec and reports what does not match the language schema. Names are not resolved here.

import { sortDiagnostics } from "../diagnostics/sort-diagnostics.js";
import { report } from "../diagnostics/catalog.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { SourceFile } from "../model/source.js";
import type { ParsedFile, ProtocolSyntax, RootSyntax, SpecSyntax } from "../model/spec-syntax.js";
import { readYaml } from "../yaml/read-yaml.js";
import { validateProtocolFile, validateRootFile } from "./compiled-language.js";
import { readPlainValue } from "./plain-value.js";
import { reportShapeErrors } from "./report-shape-errors.js";
import type { ShapeError } from "./shape-error.js";

/** The syntax is present if there are no diagnostics. */
export interface ParsedSpec {
  readonly syntax?: SpecSyntax;
  readonly diagnostics: readonly Diagnostic[];
}

interface ShapeValidator {
  (value: unknown): boolean;
  errors?: readonly ShapeError[] | null;
}

const validators: { readonly [file in "rootFile" | "protocolFile"]: ShapeValidator } = {
  rootFile: validateRootFile as ShapeValidator,
  protocolFile: validateProtocolFile as ShapeValidator,
};

/** Parses the files of a spec; the root file comes first. */
export function parseSpec(files: readonly SourceFile[]): ParsedSpec {
  const diagnostics: Diagnostic[] = [];
  const [root, ...protocols] = files.map((file, index) => parseFile(file, index === 0 ? "rootFile" : "protocolFile", diagnostics));
  if (diagnostics.length > 0 || root === undefined) {
    const order = files.map(({ path }) => path);
    return { diagnostics: sortDiagnostics(diagnostics, order) };
  }
  // The validators have just checked what the types say.
  const syntax = { root: root as ParsedFile<RootSyntax>, protocols: protocols as readonly ParsedFile<ProtocolSyntax>[] };
  return { syntax, diagnostics: [] };
}

function parseFile(file: SourceFile, kind: "rootFile" | "protocolFile", diagnostics: Diagnostic[]): ParsedFile<unknown> | undefined {
  const reading = readYaml(file);
  diagnostics.push(...reading.diagnostics);
  if (reading.node === undefined) {
    const span = { file: file.path, start: 0, end: 0 };
    if (reading.diagnostics.length === 0) {
      diagnostics.push(report("parse/wrong-kind", { subject: "the file", expected: "a mapping", received: "nothing" }, { span }));
    }
    return undefined;
  }
  const plain = readPlainValue(reading.node, kind);
  const validate = validators[kind];
  const shape = validate(plain.value) ? [] : reportShapeErrors(validate.errors ?? [], reading.node, kind);
  // An unsafe name often has the wrong format too; it is reported once.
  const unsafe = new Set(plain.diagnostics.map(({ span }) => span?.start));
  diagnostics.push(...plain.diagnostics, ...shape.filter(({ span }) => !unsafe.has(span?.start)));
  return { path: file.path, syntax: plain.value, node: reading.node };
}
