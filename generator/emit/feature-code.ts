// Code that hands parts of the run time to a descriptor.

import type { UsedFeature } from "../describe/features.js";

/** The imports of features. */
export function featureImports(features: readonly UsedFeature[]): readonly { readonly from: string; readonly names: readonly string[] }[] {
  const entryPoints = [...new Set(features.map(({ from }) => from))];
  return entryPoints.map((entryPoint) => ({
    from: entryPoint,
    names: features.flatMap(({ from, imports }) => (from === entryPoint ? imports : [])),
  }));
}

/** The expression for features. */
export const featureObject = (features: readonly UsedFeature[]): string =>
  `{ ${features.map(({ name, value }) => (name === value ? name : `${name}: ${value}`)).join(", ")} }`;
