// Changes of the TypeScript API of a package, found by comparing the declarations of two packages.

import { lines, noAction, type ReleaseRule } from "./release-rule.js";

/** What is said about a kind of change of the API. */
export type ApiRule = Pick<ReleaseRule, "id" | "say" | "explain" | "fix" | "example">;

const builder = "export declare function createAsk(fields: AskFields): Ask;";

export const exportRenamed: ApiRule = {
  id: "api-renamed",
  say: ({ what, after }) => `export ${what} renamed to ${after}`,
  explain:
    "Code that imports the old name no longer compiles. Templates, `names` in the spec and a new version of the generator can rename exports.",
  fix: "Keep the old name, or export both.",
  example: lines([builder], ["export declare function makeAsk(fields: AskFields): Ask;"]),
};

export const exportGone: ApiRule = {
  id: "api-removed",
  say: ({ what }) => `export ${what} removed`,
  explain: "Code that imports the name no longer compiles.",
  fix: "Keep the export until the next major version.",
  example: lines([builder, "export declare function isAsk(value: unknown): value is Ask;"], [builder]),
};

export const exportNew: ApiRule = {
  id: "api-added",
  say: ({ what }) => `export ${what} added`,
  explain: "The package exports one more name. Existing code needs no change.",
  fix: noAction,
  example: lines([builder], [builder, "export declare function isAsk(value: unknown): value is Ask;"]),
};

export const declarationChanged: ApiRule = {
  id: "api-changed",
  say: ({ what, before, after }) => `export ${what}: code that ${before} no longer compiles: ${after}`,
  explain:
    "The TypeScript compiler rejects code that was written for the old declaration: a value that code receives may have more types than before, or an argument that code passes is no longer sufficient.",
  fix: "Keep the old type for existing exports, and add a new export for the new one.",
  example: lines([builder], ["export declare function createAsk(fields: AskFields, options: BuildOptions): Ask;"]),
};

export const entryPointRemoved: ApiRule = {
  id: "entry-point-removed",
  say: ({ what }) => `entry point ${what} removed`,
  explain: "Code that imports from the entry point no longer finds it.",
  fix: "Keep the entry point until the next major version.",
  example: lines(['"./testing": "./dist/testing.js"', '"./tools": "./dist/tools.js"'], ['"./testing": "./dist/testing.js"']),
};

export const entryPointAdded: ApiRule = {
  id: "entry-point-added",
  say: ({ what }) => `entry point ${what} added`,
  explain: "The package has one more entry point. Existing code needs no change.",
  fix: noAction,
  example: lines(['"./testing": "./dist/testing.js"'], ['"./testing": "./dist/testing.js"', '"./tools": "./dist/tools.js"']),
};

export const requirementRaised: ApiRule = {
  id: "requirement-raised",
  say: ({ what, before, after }) => `the package requires ${what} ${after}; before: ${before}`,
  explain: "Projects that met the old requirement may not meet the new one, so they cannot install or load the package.",
  fix: "Keep the old requirement until the next major version.",
  example: lines(['"engines": { "node": ">=20.19" }'], ['"engines": { "node": ">=22" }']),
};

export const requirementLowered: ApiRule = {
  id: "requirement-lowered",
  say: ({ what, before, after }) => `the package requires ${what} ${after}; before: ${before}`,
  explain: "More projects can use the package than before. Existing code needs no change.",
  fix: noAction,
  example: lines(['"engines": { "node": ">=22" }'], ['"engines": { "node": ">=20.19" }']),
};

export const apiRules: readonly ApiRule[] = [
  exportRenamed,
  exportGone,
  exportNew,
  declarationChanged,
  entryPointRemoved,
  entryPointAdded,
  requirementRaised,
  requirementLowered,
];
