// Finds what differs between the APIs of two packages, and lets the TypeScript compiler decide whether code that uses the old one still compiles.

import { checkStatements, readDeclarations, type Declaration, type ModuleDeclarations, type Modules } from "../../text/declarations.js";
import { scanDeclarations } from "../../text/scan-declarations.js";
import { requirementChanges } from "./compare-requirements.js";
import type { PackageSurface, SurfaceOutline } from "./package-surface.js";

/** One difference. */
export interface SurfaceChange {
  readonly kind: "entry-removed" | "entry-added" | "removed" | "added" | "renamed" | "changed" | "requirement";
  /** The export, entry point or requirement. */
  readonly name: string;
  /** The entry point of an export, where it is not the main one. */
  readonly entry?: string | undefined;
  readonly before?: string;
  readonly after?: string;
  /** Whether code no longer compiles, or cannot be installed. */
  readonly breaks: boolean;
  /** What the compiler says about it. */
  readonly problem?: string;
  /** Whether the problem arises where code passes such a value, or where it receives one. */
  readonly use?: "passed" | "received";
  /** The type around both, where it arises only if all properties are there, also those that are optional. */
  readonly around?: "Required" | "Whole" | undefined;
}

export interface CompareSurfaces {
  readonly old: PackageSurface;
  readonly new: PackageSurface;
  /** The folder whose `node_modules` has the dependencies of the package. */
  readonly folder: string;
  /** Names and string literals that are new and may be part of existing types, as messages are of unions: what mentions them is only compared by name. */
  readonly grown?: ReadonlySet<string>;
}

/** Every difference that concerns users of the package. */
export function compareSurfaces({ old, new: current, folder, grown }: CompareSurfaces): readonly SurfaceChange[] {
  const read = ({ modules, entries }: PackageSurface): ReadPackage => readPackage(mapModules(modules, readDeclarations), entries);
  const [before, after] = [read(old), read(current)];
  const { changes, changed } = differences({ old, new: current, before, after, grown });
  return [...changes, ...breakingAmong(changed, { old, new: current, folder, before, after })];
}

/** The same, as far as no compiler is needed; undefined where only that can tell. */
export function compareOutlines(
  old: PackageSurface | SurfaceOutline,
  current: SurfaceOutline,
  grown?: ReadonlySet<string>,
): readonly SurfaceChange[] | undefined {
  const found = scanDifferences(old, current, grown);
  return found?.changed.length === 0 ? found.changes : undefined;
}

/** What is there on one side only, as far as no compiler is needed to read it. */
export const compareNames = (old: SurfaceOutline, current: SurfaceOutline): readonly SurfaceChange[] =>
  scanDifferences(old, current)?.changes ?? [];

function scanDifferences(
  old: PackageSurface | SurfaceOutline,
  current: SurfaceOutline,
  grown?: ReadonlySet<string>,
): Differences | undefined {
  const before = mapModules("texts" in old ? old.texts : old.modules, scanDeclarations);
  const after = mapModules(current.texts, scanDeclarations);
  if (!isWhole(before) || !isWhole(after)) return undefined;
  const packages = { before: readPackage(before, old.entries), after: readPackage(after, current.entries) };
  return differences({ old, new: current, ...packages, grown });
}

const mapModules = <T>(modules: Modules, read: (text: string) => T): ReadonlyMap<string, T> =>
  new Map(Object.entries(modules).map(([name, text]) => [name, read(text)]));

const isWhole = <T>(modules: ReadonlyMap<string, T | undefined>): modules is ReadonlyMap<string, T> =>
  ![...modules.values()].includes(undefined);

interface Differences {
  /** What is there on one side only. */
  readonly changes: readonly SurfaceChange[];
  /** Exports of which the compiler has to say whether they break. */
  readonly changed: readonly Candidate[];
}

type Compared = Pick<PackageSurface, "entries" | "requires">;

function differences(given: {
  readonly old: Compared;
  readonly new: Compared;
  readonly before: ReadPackage;
  readonly after: ReadPackage;
  readonly grown: ReadonlySet<string> | undefined;
}): Differences {
  const { old, new: current, before, after, grown = new Set() } = given;
  const shared = Object.keys(old.entries).filter((entry) => Object.hasOwn(current.entries, entry));
  const exported = shared.map((entry) => compareEntry(entry, before, after));
  const seen = new Set<string>();
  const changed = exported
    .flatMap(({ candidates }) => candidates)
    .filter(({ name }) => grown.size === 0 || !(after.closureOf(name).match(/"[^"]*"|[\w$]+/g) ?? []).some((word) => grown.has(word)))
    .filter(({ name }) => !seen.has(name) && seen.add(name))
    // The compiler is slow, and accepts optional properties anyway.
    .filter(({ name }) => !addsOptionalProperties(before.closureOf(name), after.closureOf(name)));
  const changes = [...entryChanges(old, current), ...requirementChanges(old, current), ...exported.flatMap((each) => each.changes)];
  return { changes, changed };
}

/** Whether declarations differ only by optional properties that were added, one line each. */
export function addsOptionalProperties(before: string, after: string): boolean {
  const old = before.split("\n");
  let kept = 0;
  for (const line of after.split("\n")) {
    if (line === old[kept]) kept++;
    else if (!/^\s+(?:readonly )?(?:[\w$]+|"[^"]*")\?: [^{}]*;$/.test(line)) return false;
  }
  return kept === old.length;
}

/** An export of both packages whose declaration, or one that it depends on, differs. */
interface Candidate {
  readonly entry: string;
  readonly name: string;
  /** Its own declaration differs. */
  readonly own: boolean;
}

interface ReadPackage {
  /** The names that an entry point exports, with the text of their declarations. */
  readonly exportsOf: (entry: string) => ReadonlyMap<string, string>;
  readonly declarationsOf: (name: string) => readonly Declaration[];
  /** The declarations that a name depends on, as text. */
  readonly closureOf: (name: string) => string;
  readonly reaches: (name: string, names: ReadonlySet<string>) => boolean;
}

/** Texts, names of properties and parameters, and the word between a parameter and its type: none of them refers to a declaration. */
const ownWords = /(?:^\s+(?:readonly )?|[(,]\s?(?:\.\.\.\s?)?)[\w$]+\??:| is |"[^"]*"/gm;

function readPackage(read: ReadonlyMap<string, ModuleDeclarations>, entries: PackageSurface["entries"]): ReadPackage {
  const byName = new Map<string, (Declaration & Pick<ModuleDeclarations, "visible">)[]>();
  for (const { declarations, visible } of read.values())
    for (const each of declarations) byName.set(each.name, [...(byName.get(each.name) ?? []), { ...each, visible }]);
  const textOf = (name: string): string => (byName.get(name) ?? []).map(({ text }) => text).join("\n");
  const closures = new Map<string, ReadonlySet<string>>();
  const closureOf = (name: string): ReadonlySet<string> => {
    const known = closures.get(name);
    if (known !== undefined) return known;
    const reached = new Set([name]);
    for (const each of reached)
      for (const { text, visible } of byName.get(each) ?? [])
        for (const word of text.replaceAll(ownWords, " ").match(/[\w$]+/g) ?? [])
          if (visible.has(word) && byName.has(word)) reached.add(word);
    closures.set(name, reached);
    return reached;
  };
  return {
    exportsOf: (entry) => exportsOf(entries[entry] ?? "", read, textOf),
    declarationsOf: (name) => byName.get(name) ?? [],
    closureOf: (name) => [...closureOf(name)].sort().map(textOf).join("\n"),
    reaches: (name, names) => [...closureOf(name)].some((each) => names.has(each)),
  };
}

function exportsOf(
  module: string,
  read: ReadonlyMap<string, ModuleDeclarations>,
  textOf: (name: string) => string,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const { declarations = [], stars = [], forwarded = [] } = read.get(module) ?? {};
  for (const star of stars) for (const [name, text] of exportsOf(localModule(star), read, textOf)) found.set(name, text);
  for (const { name, from } of forwarded) found.set(name, read.has(localModule(from)) ? textOf(name) : `${name} from "${from}"`);
  for (const { name, exported } of declarations) if (exported) found.set(name, textOf(name));
  return found;
}

const localModule = (specifier: string): string => specifier.replace(/^\.\//, "").replace(/\.js$/, "");

function compareEntry(
  entry: string,
  before: ReadPackage,
  after: ReadPackage,
): { readonly changes: readonly SurfaceChange[]; readonly candidates: readonly Candidate[] } {
  const [old, current] = [before.exportsOf(entry), after.exportsOf(entry)];
  const place = entry === "." ? undefined : entry;
  const removed = [...old].filter(([name]) => !current.has(name));
  const added = new Map([...current].filter(([name]) => !old.has(name)));
  const changes = removed.map(([name, text]): SurfaceChange => {
    // The same declaration under another name.
    const anonymous = withoutName(text, name);
    const renamed = [...added].find(([other, own]) => withoutName(own, other) === anonymous)?.[0];
    if (renamed === undefined) return { kind: "removed", name, entry: place, breaks: true };
    added.delete(renamed);
    return { kind: "renamed", name, entry: place, before: name, after: renamed, breaks: true };
  });
  const candidates = [...old].flatMap(([name, text]) =>
    !current.has(name) || (current.get(name) === text && before.closureOf(name) === after.closureOf(name))
      ? []
      : [{ entry, name, own: current.get(name) !== text }],
  );
  return {
    changes: [...changes, ...[...added.keys()].map((name): SurfaceChange => ({ kind: "added", name, entry: place, breaks: false }))],
    candidates,
  };
}

const withoutName = (text: string, name: string): string => text.replaceAll(/"[^"]*"|[\w$]+/g, (word) => (word === name ? "_" : word));

interface Packages {
  readonly old: PackageSurface;
  readonly new: PackageSurface;
  readonly folder: string;
  readonly before: ReadPackage;
  readonly after: ReadPackage;
}

/** Those of the candidates with which code no longer compiles. */
function breakingAmong(candidates: readonly Candidate[], { old, new: current, folder, before, after }: Packages): readonly SurfaceChange[] {
  if (candidates.length === 0) return [];
  const entries = [...new Set(candidates.map(({ entry }) => entry))];
  const imports = [
    ...entries.flatMap((entry, index) => [
      `import type * as Old${index} from "./old/${old.entries[entry]}.mjs";`,
      `import type * as New${index} from "./new/${current.entries[entry]}.mjs";`,
    ]),
    wholeType,
  ];
  const checks = candidates.flatMap((candidate) => {
    const index = entries.indexOf(candidate.entry);
    return assignments(candidate, { index, before, after }).map((check) => ({ ...check, candidate }));
  });
  const statements = [...imports, ...checks.map(({ statement }) => statement)];
  const problems = checkStatements({ folder, packages: { old: old.modules, new: current.modules }, statements }).slice(imports.length);
  const failed = checks.flatMap((check, index) => {
    const problem = problems[index];
    return problem === undefined ? [] : [{ ...check, problem }];
  });
  const own = failed.filter(({ candidate }) => candidate.own);
  // A declaration that only depends on others is reported if none of those is.
  const reported = new Set(own.map(({ candidate }) => candidate.name));
  const first = new Set<string>();
  return [...own, ...failed.filter(({ candidate }) => !candidate.own && !after.reaches(candidate.name, reported))].flatMap(
    ({ candidate: { entry, name }, use, around, problem }) => {
      if (first.has(name)) return [];
      first.add(name);
      return [
        { kind: "changed", name, entry: entry === "." ? undefined : entry, breaks: true, use, around, problem: shorten(problem) } as const,
      ];
    },
  );
}

/** A type with all of its properties, at any depth: an optional one that is gone shows only here. */
export const wholeType =
  "type Whole<T> = T extends string | number | boolean | null | undefined | ((...given: never) => unknown) ? T" +
  " : T extends readonly (infer Item)[] ? readonly Whole<Item>[] : { [Name in keyof T]-?: Whole<T[Name]> };";

interface Assignment {
  readonly statement: string;
  readonly use: "passed" | "received";
  readonly around?: "Required" | "Whole";
}

/** What code may do with an export: use a value, receive a value of a type, or pass one. */
function assignments(
  { name }: Candidate,
  { index, before, after }: Pick<Packages, "before" | "after"> & { readonly index: number },
): readonly Assignment[] {
  // What code uses must be there in both packages; the compiler reports where it is not.
  const is = (key: "isType" | "isValue"): boolean => before.declarationsOf(name).some((each) => each[key]);
  const convert = (from: string, to: string): string => `export const _ = (given: ${from}): ${to} => given;`;
  const typed = (side: string, { declarationsOf }: ReadPackage): string => {
    const { parameters = 0 } = declarationsOf(name).find(({ isType }) => isType) ?? {};
    return `${side}${index}.${name}${parameters === 0 ? "" : `<${Array.from({ length: parameters }, () => "any").join(", ")}>`}`;
  };
  const [old, current] = [typed("Old", before), typed("New", after)];
  return [
    ...(is("isValue")
      ? [{ use: "received", statement: convert(`typeof New${index}.${name}`, `typeof Old${index}.${name}`) } as const]
      : []),
    ...(is("isType")
      ? [
          { use: "received", statement: convert(current, old) } as const,
          { use: "passed", statement: convert(old, current) } as const,
          ...(["Required", "Whole"] as const).map(
            (around) => ({ use: "received", around, statement: convert(`${around}<${current}>`, `${around}<${old}>`) }) as const,
          ),
        ]
      : []),
  ].map((each, count) => ({ ...each, statement: each.statement.replace("_", `${name}_${index}_${count}`) }));
}

/** The most specific line of the compiler's explanation. */
function shorten(problem: string): string {
  const lines = problem.replaceAll(/import\("[^"]*"\)\./g, "").split("\n");
  return (lines.at(-1) ?? "").trim().replace(/\.$/, "");
}

function entryChanges(old: Compared, current: Compared): readonly SurfaceChange[] {
  const missing = (from: Compared, other: Compared): readonly string[] =>
    Object.keys(from.entries).filter((entry) => !Object.hasOwn(other.entries, entry));
  return [
    ...missing(old, current).map((name): SurfaceChange => ({ kind: "entry-removed", name, breaks: true })),
    ...missing(current, old).map((name): SurfaceChange => ({ kind: "entry-added", name, breaks: false })),
  ];
}
