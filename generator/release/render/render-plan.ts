// A release plan for a terminal: what is written, committed, tagged and published, in order.

import { dirname, join, relative, sep } from "node:path";
import type { Colors } from "picocolors/types.js";
import type { ProjectConfig } from "../../config/load-config.js";
import { readNotes } from "../own-notes.js";
import { messageOf, type ReleasePlan } from "../plan-release.js";

/** The steps of a plan, one line each; none when there is nothing to do. */
export function renderPlan(
  { due, packages, publish }: ReleasePlan,
  config: ProjectConfig,
  { bold }: Pick<Colors, "bold">,
): readonly string[] {
  if (due.length === 0 && packages.length === 0) return [];
  const spec = relative(config.out, dirname(config.rootFile)).split(sep).join("/");
  const written = due.flatMap(({ assessed, version }) => {
    const { model } = assessed.resolved;
    const moved =
      model.version === version
        ? []
        : [`set version: ${version} in ${join(spec, model.source).split(sep).join("/")} (currently ${model.version})`];
    const notes = readNotes(config.rootFile, model.name) === undefined ? "" : `, with the notes in ${spec}/notes/${model.name}.md`;
    return [...moved, `write ${spec}/releases/${model.name}/${version}.json and packages/${model.name}/CHANGELOG.md${notes}`];
  });
  const names = publish
    ? packages.map(({ name, version, why, distTag }) => `${name} ${version}${distTag === "latest" ? "" : ` as ${distTag}`} (${why})`)
    : [];
  const steps = [
    ...written,
    ...(due.length === 0 ? [] : ["generate the packages"]),
    ...(packages.length === 0 ? [] : [`build, pack twice and check ${packages.length} package${packages.length === 1 ? "" : "s"}`]),
    ...(due.length === 0 ? [] : [`commit "${messageOf({ due })}"`]),
    ...due.map(({ tag }) => `tag ${tag}`),
    ...names.map((name) => `publish ${name}`),
  ];
  return [bold("Plan"), ...steps.map((step, index) => `  ${String(index + 1).padStart(2)}. ${step}`)];
}
