// Demonstrates changes of the API by programs: the packages of both releases are generated, and the compiler says which code no longer compiles.

import type { ProjectConfig } from "../../config/load-config.js";
import type { ProtocolModel } from "../../model/protocol-model.js";
import { exportedNames } from "../../exports/exported-names.js";
import { isDemonstrated, type ProvenChange } from "../proof/proven-change.js";
import type { Scene } from "../proof/scenes/scene.js";
import { compareNames, compareSurfaces, wholeType, type SurfaceChange } from "./compare-surfaces.js";
import { completeSurface, emitOutline } from "./emit-surface.js";
import type { SurfaceOutline } from "./package-surface.js";

export interface BothReleases {
  readonly config: ProjectConfig;
  readonly old: ProtocolModel;
  readonly new: ProtocolModel;
}

/** The changes, those that nothing else demonstrates with a program that no longer compiles, where there is one. */
export async function showPrograms(releases: BothReleases, changes: readonly ProvenChange[]): Promise<readonly ProvenChange[]> {
  if (changes.every(isDemonstrated)) return changes;
  const outlines = [await emitOutline(releases.config, releases.old), await emitOutline(releases.config, releases.new)] as const;
  const [old, current] = outlines;
  if ("code" in old || "code" in current) return changes;
  // An export that is gone is seen without the compiler.
  const named = withPrograms(releases, changes, compareNames(old, current));
  return named.every(isDemonstrated) ? named : withPrograms(releases, named, breakingCode(releases.config, old, current));
}

/** The changes, those that are not demonstrated with the code that belongs to each. */
function withPrograms(
  releases: BothReleases,
  changes: readonly ProvenChange[],
  differences: readonly SurfaceChange[],
): readonly ProvenChange[] {
  const found = differences.filter(({ breaks }) => breaks);
  const isOnly = changes.filter(({ level }) => level === "major").length === 1;
  return changes.map((change) => {
    if (isDemonstrated(change)) return change;
    const names = namesOf(change, releases);
    const words = wordsOf(change);
    const fitting =
      found.find(({ name }) => names.has(name)) ??
      found.find(({ name, problem = "" }) =>
        words.some((word) => problem.includes(`'${word}'`) || problem.includes(`"${word}"`) || name === word),
      ) ??
      // Where nothing else breaks, whatever no longer compiles is due to this change.
      (isOnly ? found[0] : undefined);
    const { notShown: _, ...rest } = change;
    return fitting === undefined ? change : { ...rest, scenes: [programOf(fitting, releases)], unshown: [] };
  });
}

function breakingCode({ out: folder }: ProjectConfig, old: SurfaceOutline, current: SurfaceOutline): readonly SurfaceChange[] {
  const before = completeSurface(old);
  if ("code" in before) return [];
  const after = completeSurface(current, before.modules);
  return "code" in after ? [] : compareSurfaces({ old: before, new: after, folder });
}

/** The exports that belong to the place of a change, and those that it names. */
function namesOf({ paths, facts }: ProvenChange, { old, new: current }: BothReleases): ReadonlySet<string> {
  const places = [paths.old, paths.new].filter((path) => path !== undefined);
  const own = [old, current]
    .flatMap((model) => exportedNames(model))
    .filter(({ place }) => places.some((path) => path === place || path === `${place}/members` || path === `${place}/name`));
  // How messages are read is part of what the functions return that read them.
  const readers = places.some((path) => path.startsWith("reading/")) ? ["decode", "decodeStream", "receive", "connect"] : [];
  return new Set([...own.map(({ name }) => name), ...readers, facts.what, facts.before ?? "", facts.after ?? ""]);
}

/** The names that the compiler mentions if it complains about a change: those of the field, the value or the type. */
const wordsOf = ({ facts: { what, before, after }, use }: ProvenChange): readonly string[] =>
  [what.split(".").at(-1), what.split(" ")[0], before, after, use?.renamed?.at(-1)].flatMap((word) =>
    word === undefined || word === "" ? [] : [String(word)],
  );

/** The program, and what the compiler says about it. */
function programOf({ kind, name, entry, use, around, problem, before, after }: SurfaceChange, { config, old }: BothReleases): Scene {
  const module = `${config.packages.scope}/${old.name}${entry === undefined ? "" : entry.slice(1)}`;
  if (kind === "entry-removed")
    return { given: [`import "${config.packages.scope}/${old.name}${name.slice(1)}";`], old: "compiles", new: `"${name}" is not exported` };
  if (kind === "requirement") return { given: [`a project with ${name} ${before}`], old: "can use it", new: `requires ${name} ${after}` };
  if (kind !== "changed")
    return { given: [`import { ${name} } from "${module}";`], old: "compiles", new: `does not compile: there is no export ${name}` };
  const signature =
    use === "passed" ? "(given: Old): New" : around === undefined ? "(given: New): Old" : `(given: ${around}<New>): ${around}<Old>`;
  return {
    given: [
      `import type { ${name} as Old } from "${module}"; // of the old release`,
      `import type { ${name} as New } from "${module}"; // of the new release`,
      ...(around === "Whole" ? [wholeType] : []),
      `export const use = ${signature} => given;`,
    ],
    old: "compiles",
    new: `does not compile: ${problem ?? ""}`,
  };
}
