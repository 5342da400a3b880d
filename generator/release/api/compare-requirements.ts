// Compares what two packages require: other packages and their versions.

import type { SurfaceChange } from "./compare-surfaces.js";
import type { PackageSurface } from "./package-surface.js";

type Requiring = Pick<PackageSurface, "requires">;

/** A requirement breaks unless everything that met it before still does. */
export function requirementChanges(old: Requiring, current: Requiring): readonly SurfaceChange[] {
  const names = [...new Set([...Object.keys(old.requires), ...Object.keys(current.requires)])];
  return names.flatMap((name): readonly SurfaceChange[] => {
    const [before, after] = [old.requires[name], current.requires[name]];
    if (before === after) return [];
    const breaks = after !== undefined && !(before === undefined ? name.startsWith("optional ") : isLooser(before, after));
    return [{ kind: "requirement", name: name.replace(/^optional |^peer /, ""), before: before ?? "none", after: after ?? "none", breaks }];
  });
}

/** Whether a version range contains another one, as far as their forms show. */
function isLooser(before: string, after: string): boolean {
  const alternatives = (range: string): readonly string[] => range.split("||").map((part) => part.trim());
  if (alternatives(before).every((part) => alternatives(after).includes(part))) return true;
  const [low, lower] = [/^>=([\d.]+)$/.exec(before)?.[1], /^>=([\d.]+)$/.exec(after)?.[1]];
  if (low !== undefined && lower !== undefined) return low.localeCompare(lower, "en", { numeric: true }) >= 0;
  // npm installs any version of the same major, so that a higher minor is always available.
  const [major, other] = [/^\^([1-9]\d*)\./.exec(before)?.[1], /^\^([1-9]\d*)\./.exec(after)?.[1]];
  return major !== undefined && major === other;
}
