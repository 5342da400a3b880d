// Types that protocols share: each protocol gets its own copy of those that it uses, as if they stood in its file.

import { report } from "../diagnostics/catalog.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { YamlEntry, YamlMap, YamlNode } from "../model/source.js";
import type { DefinitionSyntax, ParsedFile, ProtocolSyntax, TypesSyntax } from "../model/spec-syntax.js";

interface SharedType {
  readonly definition: DefinitionSyntax;
  readonly entry: YamlEntry;
}

/** The shared types by name, and types that are defined twice. */
export function collectShared(files: readonly ParsedFile<TypesSyntax>[]): {
  readonly types: ReadonlyMap<string, SharedType>;
  readonly diagnostics: readonly Diagnostic[];
} {
  const types = new Map<string, SharedType>();
  const diagnostics: Diagnostic[] = [];
  for (const { syntax, node } of files) {
    for (const entry of typeEntries(node)) {
      const definition = syntax.types[entry.key];
      const other = types.get(entry.key);
      if (other !== undefined) diagnostics.push(duplicate(entry, other.entry));
      else if (definition !== undefined) types.set(entry.key, { definition, entry });
    }
  }
  return { types, diagnostics };
}

const typeEntries = (node: YamlNode): readonly YamlEntry[] => {
  const types = node.kind === "map" ? node.entries.find(({ key }) => key === "types")?.value : undefined;
  return types?.kind === "map" ? types.entries : [];
};

const duplicate = (entry: YamlEntry, first: YamlEntry): Diagnostic =>
  report(
    "resolve/duplicate-type",
    { name: entry.key },
    { span: entry.keySpan, related: [{ message: "first defined here", span: first.keySpan }] },
  );

/** A protocol with the shared types that it uses, directly or through others. */
export function withSharedTypes(
  file: ParsedFile<ProtocolSyntax>,
  shared: ReadonlyMap<string, SharedType>,
): { readonly file: ParsedFile<ProtocolSyntax>; readonly diagnostics: readonly Diagnostic[] } {
  if (shared.size === 0 || file.node.kind !== "map") return { file, diagnostics: [] };
  const own = typeEntries(file.node);
  const diagnostics = own.flatMap((entry) => {
    const other = shared.get(entry.key);
    return other === undefined ? [] : [duplicate(entry, other.entry)];
  });
  const taken = new Set(own.map(({ key }) => key));
  const used = usedTypes(file.syntax, shared).filter((name) => !taken.has(name));
  const types = { ...file.syntax.types, ...Object.fromEntries(used.map((name) => [name, shared.get(name)!.definition])) };
  const node = withEntries(
    file.node,
    used.map((name) => shared.get(name)!.entry),
  );
  return { file: { ...file, syntax: used.length === 0 ? file.syntax : { ...file.syntax, types }, node }, diagnostics };
}

function withEntries(node: YamlMap, added: readonly YamlEntry[]): YamlMap {
  const [first] = added;
  if (first === undefined) return node;
  const types = node.entries.find(({ key }) => key === "types");
  if (types === undefined) {
    const value: YamlMap = { kind: "map", span: first.keySpan, entries: added };
    return { ...node, entries: [...node.entries, { key: "types", keySpan: first.keySpan, value }] };
  }
  const entries = types.value.kind === "map" ? [...types.value.entries, ...added] : added;
  const value: YamlMap = { kind: "map", span: types.value.span, entries };
  return { ...node, entries: node.entries.map((entry) => (entry === types ? { ...entry, value } : entry)) };
}

/** Keys whose values are data and not definitions. */
const dataKeys = new Set([
  "doc",
  "example",
  "examples",
  "invalid",
  "wire",
  "variations",
  "transcripts",
  "illegal",
  "default",
  "fill",
  "values",
  "const",
]);

/** The names of the shared types that a protocol mentions, in the order of their files. */
function usedTypes(syntax: ProtocolSyntax, shared: ReadonlyMap<string, SharedType>): readonly string[] {
  const used = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === "string") {
      const type = used.has(value) ? undefined : shared.get(value);
      if (type === undefined) return;
      used.add(value);
      visit(type.definition);
    } else if (typeof value === "object" && value !== null) {
      const isDefinition = !Array.isArray(value);
      for (const [key, inner] of Object.entries(value)) {
        // The values of extras are a definition, those of an enum are not.
        const isData = isDefinition && dataKeys.has(key) && !(key === "values" && !("enum" in value));
        if (!isData) visit(inner);
      }
    }
  };
  visit(syntax);
  return [...shared.keys()].filter((name) => used.has(name));
}
