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

/** The syntax of the files without mistakes; absent if the root file has mistakes. */
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
  const parsed = files.map((file, index) => parseFile(file, index === 0 ? "rootFile" : "protocolFile"));
  const order = files.map(({ path }) => path);
  const diagnostics = sortDiagnostics(
    parsed.flatMap((each) => each.diagnostics),
    order,
  );
  const [root, ...protocols] = parsed.map((each) => (each.diagnostics.length === 0 ? each.file : undefined));
  if (root === undefined) return { diagnostics };
  // The validators have just checked what the types say.
  const valid = protocols.filter((file) => file !== undefined) as readonly ParsedFile<ProtocolSyntax>[];
  return { syntax: { root: root as ParsedFile<RootSyntax>, protocols: valid }, diagnostics };
}

interface FileParsing {
  readonly file?: ParsedFile<unknown>;
  readonly diagnostics: readonly Diagnostic[];
}

function parseFile(file: SourceFile, kind: "rootFile" | "protocolFile"): FileParsing {
  const { node, diagnostics } = readYaml(file);
  if (node === undefined) {
    if (diagnostics.length > 0) return { diagnostics };
    const span = { file: file.path, start: 0, end: 0 };
    return { diagnostics: [report("parse/wrong-kind", { subject: "the file", expected: "a mapping", received: "nothing" }, { span })] };
  }
  const plain = readPlainValue(node, kind);
  const validate = validators[kind];
  const shape = validate(plain.value) ? [] : reportShapeErrors(validate.errors ?? [], node, kind);
  // An unsafe name often has the wrong format too; it is reported once.
  const unsafe = new Set(plain.diagnostics.map(({ span }) => span?.start));
  return {
    file: { path: file.path, syntax: plain.value, node },
    diagnostics: [...diagnostics, ...plain.diagnostics, ...shape.filter(({ span }) => !unsafe.has(span?.start))],
  };
}
