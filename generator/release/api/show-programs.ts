// Demonstrates changes of the API by programs: the packages of both releases are generated, and the compiler says which code no longer compiles.

import type { ProjectConfig } from "../../config/load-config.js";
import type { ProtocolModel } from "../../model/protocol-model.js";
import { exportedNames } from "../../exports/exported-names.js";
import { isDemonstrated, type ProvenChange } from "../proof/proven-change.js";
import type { Scene } from "../proof/scenes/scene.js";
import { compareSurfaces, type SurfaceChange } from "./compare-surfaces.js";
import { completeSurface, emitOutline } from "./emit-surface.js";

export interface BothReleases {
  readonly config: ProjectConfig;
  readonly old: ProtocolModel;
  readonly new: ProtocolModel;
}

/** The changes, those that nothing else demonstrates with a program that no longer compiles, where there is one. */
export async function showPrograms(releases: BothReleases, changes: readonly ProvenChange[]): Promise<readonly ProvenChange[]> {
  if (changes.every(isDemonstrated)) return changes;
  const found = await breakingCode(releases);
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

async function breakingCode({ config, old, new: current }: BothReleases): Promise<readonly SurfaceChange[]> {
  const surfaces = [];
  for (const model of [old, current]) {
    const outline = await emitOutline(config, model);
    const surface = "code" in outline ? outline : completeSurface(outline);
    if ("code" in surface) return [];
    surfaces.push(surface);
  }
  const [before, after] = surfaces;
  return compareSurfaces({ old: before!, new: after!, folder: config.out }).filter(({ breaks }) => breaks);
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
function programOf({ kind, name, entry, use, problem, before, after }: SurfaceChange, { config, old }: BothReleases): Scene {
  const module = `${config.packages.scope}/${old.name}${entry === undefined ? "" : entry.slice(1)}`;
  if (kind === "entry-removed")
    return { given: [`import "${config.packages.scope}/${old.name}${name.slice(1)}";`], old: "compiles", new: `"${name}" is not exported` };
  if (kind === "requirement") return { given: [`a project with ${name} ${before}`], old: "can use it", new: `requires ${name} ${after}` };
  if (kind !== "changed")
    return { given: [`import { ${name} } from "${module}";`], old: "compiles", new: `does not compile: there is no export ${name}` };
  const signature = use === "passed" ? `(given: Old): New => given` : `(given: New): Old => given`;
  return {
    given: [
      `import type { ${name} as Old } from "${module}"; // of the old release`,
      `import type { ${name} as New } from "${module}"; // of the new release`,
      `export const use = ${signature};`,
    ],
    old: "compiles",
    new: `does not compile: ${problem ?? ""}`,
  };
}
