// Compiles what a file with mistakes still says without them, so that one run reports as much as possible: names are resolved without the entries
// that are invalid, and what depends on no mistake is checked.

import { type CheckOptions, checkProtocol } from "../check/check-protocol.js";
import type { Diagnostic } from "../model/diagnostic.js";
import type { ResolvedProtocol } from "../model/protocol-model.js";
import type { Span, YamlMap, YamlNode } from "../model/source.js";
import type { ParsedFile, ProtocolSyntax, SpecSyntax } from "../model/spec-syntax.js";
import { type ParsedTree, parseProtocol } from "../parse/parse-spec.js";
import { resolveSpec } from "../resolve/resolve-spec.js";
import { withDependents } from "./dependent-parts.js";
import { namesIn, pathAt, removeParts, type TreePath, valueOf, withEntries } from "./remove-parts.js";

/** What could be compiled of a file with mistakes. */
export interface ValidParts {
  /** The protocol without the parts that have mistakes or depend on them. */
  readonly protocol?: ResolvedProtocol;
  /** What else is wrong. */
  readonly diagnostics: readonly Diagnostic[];
}

type Context = Pick<SpecSyntax, "root" | "types">;

/** Each mistake is searched for in the whole file, and what has so many of them is hardly a spec. */
const maxMistakes = 200;

/** A removal can make something else invalid, but not endlessly. */
const maxRounds = 20;

/** Compiles what is left of a protocol file with mistakes. */
export async function compileValidParts(
  { path, node }: ParsedTree,
  context: Context,
  mistakes: readonly Diagnostic[],
  options: CheckOptions = {},
): Promise<ValidParts> {
  const own = mistakes.filter(({ span }) => span?.file === path);
  if (node.kind !== "map" || own.length === 0 || own.length > maxMistakes) return { diagnostics: [] };
  const resolved = own.some(({ code }) => code.startsWith("parse/")) ? resolveRest({ path, node }, context, own) : [];
  const protocol = removeMistakes({ path, node }, context, [...own, ...resolved]);
  if (protocol === undefined) return { diagnostics: resolved };
  const checked = await checkProtocol(protocol, { ...options, errorsOnly: true });
  // What is missing may be in a part that was removed.
  const certain = checked.filter(
    ({ severity, code }) => severity === "error" && !code.startsWith("check/allow-") && code !== "check/mail-precedence-incomplete",
  );
  return { protocol, diagnostics: [...resolved, ...certain] };
}

interface MapTree extends ParsedTree {
  readonly node: YamlMap;
}

/** What is wrong with the names of a file, apart from the entries that are invalid. */
function resolveRest({ path, node }: MapTree, context: Context, mistakes: readonly Diagnostic[]): readonly Diagnostic[] {
  // What an invalid name was meant to be, others may refer to.
  if (mistakes.some(({ span, code }) => span !== undefined && code !== "parse/missing-key" && isName(pathAt(node, span)))) return [];
  const removed = new Set<string>();
  let rest: YamlMap = node;
  let invalid = mistakes;
  for (let round = 0; round < maxRounds; round++) {
    const paths = invalid.flatMap(({ span }) => (span === undefined ? [] : [entryAround(pathAt(rest, span))]));
    if (paths.some((part) => part.length === 0 || isEnvelopeKey(part))) return [];
    for (const entry of paths) for (const name of [...entry, ...namesIn(rest, entry)]) removed.add(String(name).replace(/\?$/, ""));
    rest = withHead(removeParts(rest, paths) as YamlMap);
    const { file, diagnostics } = parseProtocol({ path, node: rest });
    if (file !== undefined)
      return resolve(file, context).diagnostics.filter((diagnostic) => isAboutOneName(diagnostic) && !namesOneOf(diagnostic, removed));
    invalid = diagnostics;
  }
  return [];
}

/** Whether a path is that of a definition, not of something in it. */
const isName = (path: TreePath): boolean =>
  (path.length === 2 && (collections.has(String(path[0])) || path[0] === "roles" || path[0] === "encodings")) || path.at(-2) === "fields";

const isError = ({ severity }: Diagnostic): boolean => severity === "error";

/** The protocol of a file and its errors. */
function resolve(
  file: ParsedFile<ProtocolSyntax>,
  context: Context,
): { readonly protocol?: ResolvedProtocol; readonly diagnostics: readonly Diagnostic[] } {
  const { protocols, diagnostics } = resolveSpec({ ...context, protocols: [file] });
  const [protocol] = protocols;
  return {
    ...(protocol === undefined ? {} : { protocol }),
    diagnostics: diagnostics.filter((diagnostic) => isError(diagnostic) && diagnostic.span?.file === file.path),
  };
}

/** Whether a path is that of a frame, or of a role of fields: the names of fields depend on them. */
const isEnvelopeKey = ([first, second, third]: TreePath): boolean => first === "envelope" && (second === "frames" || third === undefined);

/** Whether a diagnostic only depends on the name that it is about. */
const isAboutOneName = ({ code }: Diagnostic): boolean =>
  code.startsWith("resolve/unknown-") || ["resolve/drops-nothing", "resolve/at-required", "resolve/issue-required"].includes(code);

/** Whether a diagnostic may be about a name that was removed. */
function namesOneOf({ message }: Diagnostic, removed: ReadonlySet<string>): boolean {
  const names = [...message.matchAll(/"([^"]+)"/g)].map(([, name = ""]) => name);
  return names.some((name) => name.split(/[./ ]|->/).some((part) => removed.has(part)) || removed.has(name));
}

/** The protocol without the parts that have mistakes, and without those that refer to them. */
function removeMistakes({ path, node }: MapTree, context: Context, mistakes: readonly Diagnostic[]): ResolvedProtocol | undefined {
  let rest: YamlMap = node;
  let wrong = mistakes;
  for (let round = 0; round < maxRounds; round++) {
    const parts = wrong.map(({ span }) => (span === undefined ? undefined : partAround(pathAt(rest, span))));
    if (parts.includes(undefined)) return undefined;
    const paths = withDependents(
      rest,
      parts.filter((part) => part !== undefined),
    );
    const isPlayed = paths.some(([first, , third]) => (first === "flows" || first === "capabilities") && third === undefined);
    rest = withHead(withoutEmpty(removeParts(rest, isPlayed ? [...paths, ...transcriptsIn(rest)] : paths) as YamlMap));
    const { file, diagnostics } = parseProtocol({ path, node: rest });
    const { protocol, diagnostics: errors } = file === undefined ? { protocol: undefined, diagnostics } : resolve(file, context);
    if (errors.length === 0) return protocol;
    wrong = errors;
  }
  return undefined;
}

/** A protocol without the collections of which everything was removed. */
const withoutEmpty = (node: YamlMap): YamlMap => ({
  ...node,
  entries: node.entries.filter(({ key, value }) => !(collections.has(key) && value.kind === "map" && value.entries.length === 0)),
});

/** Keys of messages, types and flows whose entries can be removed alone. */
const independent = new Set(["examples", "invalid", "wire", "variations", "rules", "transcripts", "illegal"]);

/** Keys of a protocol whose entries can be removed alone. */
const collections = new Set([
  "messages",
  "types",
  "capabilities",
  "flows",
  "groups",
  "views",
  "transcripts",
  "migrations",
  "names",
  "allow",
  "reserved",
]);

/** Keys of a protocol that other parts do not depend on. */
const separate = new Set(["rejections", "failures", "cancellation", "progress", "others", "speaks", "negotiation", ...collections]);

/** Keys of a protocol that all messages depend on. */
const essential = new Set(["version", "objects", "roles", "reading", "encodings", "envelope"]);

/** The entry to remove for a mistake at a path, so that names can be resolved without it. */
function entryAround(path: TreePath): TreePath {
  const [first = "", , third] = path;
  const isField = third === "fields" && path.length > 3 && (first === "messages" || first === "types");
  if (isField) return path.slice(0, 4);
  return first === "envelope" ? path.slice(0, 3) : (partAround(path) ?? path);
}

/** The part to remove for a mistake at a path; undefined if everything depends on it. */
function partAround(path: TreePath): TreePath | undefined {
  const [first = "", second, third = "", fourth] = path;
  if (first === "envelope" && second === "rules" && third !== "") return path.slice(0, 3);
  if (first === "encodings" && third === "precedence" && fourth !== undefined) return path.slice(0, 4);
  if (essential.has(String(first)) || first === "") return undefined;
  if (collections.has(String(first)) && second !== undefined)
    return path.slice(0, independent.has(String(third)) && fourth !== undefined && first !== "groups" ? 4 : 2);
  // An unknown key may be meant as one that everything depends on.
  return separate.has(String(first)) || neutralKeys.has(String(first)) ? [first] : undefined;
}

/** The paths of all transcripts: which are legal depends on every flow. */
function transcriptsIn(root: YamlMap): readonly TreePath[] {
  const flows = valueOf(root, "flows");
  const names = flows?.kind === "map" ? flows.entries.map(({ key }) => key) : [];
  return [
    ["transcripts"],
    ...names.flatMap((name): readonly TreePath[] => [
      ["flows", name, "transcripts"],
      ["flows", name, "illegal"],
    ]),
  ];
}

/** The keys whose values the checks do not depend on. */
const neutralKeys: ReadonlySet<string> = new Set(["protocol", "title", "doc"]);

/** A protocol with a head in place of a missing or invalid one, so that the rest can be resolved. */
function withHead(node: YamlMap): YamlMap {
  const span: Span = { ...node.span, end: node.span.start };
  const scalar = (text: string): YamlNode => ({ kind: "scalar", span, value: text, text, plain: false });
  return withEntries(node, {
    protocol: scalar("protocol"),
    version: scalar("1.0.0"),
  });
}
