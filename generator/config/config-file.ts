// The names of files in a project.

/** The file with a project's configuration. */
export const configFile = "wirepact.config.js";

/** Names that other tools would accept; wirepact reports them, because it reads one name only. */
export const misnamedConfigFiles: readonly string[] = ["cjs", "mjs", "ts", "cts", "mts", "json"].map(
  (extension) => `wirepact.config.${extension}`,
);

/** The root file of the spec, unless the configuration names another. */
export const defaultSpec = "spec/wirepact.yaml";

/** Files that may contain the text of the project's license. */
export const licenseFiles: readonly string[] = ["LICENSE", "LICENSE.txt", "LICENSE.md"];
