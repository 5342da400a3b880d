// Where a project keeps things, unless it says otherwise.

/** The file with a project's configuration. */
export const configFile = "wirepact.config.js";

/** Names that other tools would take for such a file too; ours is read under one name only. */
export const misnamedConfigFiles: readonly string[] = ["cjs", "mjs", "ts", "cts", "mts", "json"].map(
  (ending) => `wirepact.config.${ending}`,
);

/** The root file of the spec, unless the configuration names another. */
export const defaultSpec = "spec/wirepact.yaml";

/** The files that may hold the text of a project's license. */
export const licenseFiles: readonly string[] = ["LICENSE", "LICENSE.txt", "LICENSE.md"];
