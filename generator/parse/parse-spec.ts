// The parse stage: turns source files into the syntax of the spec and reports what does not match the language schema. Names are not resolved here.

import { normalizePath } from "./normalize-path.js";
import { sortDiagnostics } from "../diagnostics/sort-diagnostics.js";
import { report } from "../diagnostics/catalog.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { SourceFile, YamlNode } from "../model/source.js";
import type { ParsedFile, ProtocolSyntax, RootSyntax, SpecSyntax, TypesSyntax } from "../model/spec-syntax.js";
import { readTree, readYaml } from "../yaml/read-yaml.js";
import { isReleasePath, spokenIn } from "../yaml/spoken-files.js";
import { validateProtocolFile, validateRootFile, validateTypesFile } from "./compiled-language.js";
import type { FileKind } from "./language/language.js";
import { readPlainValue } from "./plain-value.js";
import { reportShapeErrors } from "./report-shape-errors.js";
import type { ShapeError } from "./shape-error.js";

/** A file that is valid YAML. */
export interface ParsedTree {
  readonly path: string;
  readonly node: YamlNode;
}

/** The syntax of the files without mistakes; absent if the root file has mistakes. */
export interface ParsedSpec {
  readonly syntax?: SpecSyntax;
  /** The protocol files that are valid YAML, but have mistakes. */
  readonly mistaken: readonly ParsedTree[];
  readonly diagnostics: readonly Diagnostic[];
}

interface ShapeValidator {
  (value: unknown): boolean;
  errors?: readonly ShapeError[] | null;
}

const validators: { readonly [file in FileKind]: ShapeValidator } = {
  typesFile: validateTypesFile as ShapeValidator,
  rootFile: validateRootFile as ShapeValidator,
  protocolFile: validateProtocolFile as ShapeValidator,
};

/** Parses the files of a spec; the root file comes first. */
export function parseSpec(given: readonly SourceFile[]): ParsedSpec {
  const files = given.filter(({ path }) => !isReleasePath(path));
  const [first] = files;
  const spoken = new Set(spokenPaths(files));
  const shared = new Set(first === undefined ? [] : sharedPaths(first));
  const kindOf = ({ path }: SourceFile, index: number): FileKind =>
    index === 0 ? "rootFile" : shared.has(path) ? "typesFile" : "protocolFile";
  const parsed = files.map((file, index) => parseFile(file, kindOf(file, index)));
  const order = files.map(({ path }) => path);
  const diagnostics = sortDiagnostics(
    parsed.flatMap((each) => each.diagnostics),
    order,
  );
  const [root, ...others] = parsed.map((each) => (each.diagnostics.length === 0 ? each.file : undefined));
  if (root === undefined) return { mistaken: [], diagnostics };
  // The validators have just checked what the types say.
  const valid = others.filter((file) => file !== undefined);
  const types = valid.filter(({ path }) => shared.has(path)) as readonly ParsedFile<TypesSyntax>[];
  const all = valid.filter(({ path }) => !shared.has(path)) as readonly ParsedFile<ProtocolSyntax>[];
  const protocols = all.filter(({ path }) => !spoken.has(path));
  const versions = { specs: all.filter(({ path }) => spoken.has(path)), releases: given.filter(({ path }) => isReleasePath(path)) };
  // What a protocol says cannot be checked without the types that it may use.
  const isComplete = types.length === [...parsed.keys()].filter((index) => kindOf(files[index]!, index) === "typesFile").length;
  const mistaken = parsed.flatMap(({ file, diagnostics: own }, index) =>
    file !== undefined && own.length > 0 && kindOf(files[index]!, index) === "protocolFile" && !spoken.has(file.path)
      ? [{ path: file.path, node: file.node }]
      : [],
  );
  return {
    syntax: { root: root as ParsedFile<RootSyntax>, types, protocols: isComplete ? protocols : [], versions },
    mistaken: isComplete ? mistaken : [],
    diagnostics,
  };
}

/** The paths of the spec files of other versions that protocols speak. */
export const spokenPaths = (files: readonly SourceFile[]): readonly string[] =>
  files.flatMap(spokenIn).flatMap(({ spec }) => (spec === undefined ? [] : [normalizePath(spec.path)]));

/** The paths of the files of types that a root file lists. */
export function sharedPaths(root: SourceFile): readonly string[] {
  const { node } = readYaml(root);
  const list = node?.kind === "map" ? node.entries.find(({ key }) => key === "types")?.value : undefined;
  return list?.kind === "list" ? list.items.flatMap((item) => (item.kind === "scalar" ? [normalizePath(item.text)] : [])) : [];
}

interface FileParsing {
  readonly file?: ParsedFile<unknown>;
  readonly diagnostics: readonly Diagnostic[];
}

function parseFile(file: SourceFile, kind: FileKind): FileParsing {
  const { node, diagnostics } = readTree(file);
  if (node === undefined) {
    if (diagnostics.length > 0) return { diagnostics };
    const span = { file: file.path, start: 0, end: 0 };
    return { diagnostics: [report("parse/wrong-kind", { subject: "the file", expected: "a mapping", received: "nothing" }, { span })] };
  }
  // If two entries have the same key, it is unclear which one is meant.
  if (diagnostics.length > 0) return { file: { path: file.path, syntax: undefined, node }, diagnostics };
  return parseTree({ path: file.path, node }, kind);
}

/** Parses a protocol whose tree is known; without mistakes, the syntax is there. */
export function parseProtocol(tree: ParsedTree): {
  readonly file?: ParsedFile<ProtocolSyntax>;
  readonly diagnostics: readonly Diagnostic[];
} {
  const { file, diagnostics } = parseTree(tree, "protocolFile");
  return diagnostics.length > 0 ? { diagnostics } : { file: file as ParsedFile<ProtocolSyntax>, diagnostics };
}

function parseTree({ path, node }: ParsedTree, kind: FileKind): FileParsing {
  const plain = readPlainValue(node, kind);
  const validate = validators[kind];
  const shape = validate(plain.value) ? [] : reportShapeErrors(validate.errors ?? [], node, kind);
  // An unsafe name often has the wrong format too; it is reported once.
  const unsafe = new Set(plain.diagnostics.map(({ span }) => span?.start));
  return {
    file: { path, syntax: plain.value, node },
    diagnostics: [...plain.diagnostics, ...shape.filter(({ span }) => !unsafe.has(span?.start))],
  };
}
