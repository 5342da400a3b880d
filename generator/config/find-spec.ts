// Finds the root file of the spec, for commands that need nothing else from the configuration.

import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import type { Diagnostic } from "../model/diagnostic.js";
import { configFile, defaultSpec, misnamedConfigFiles } from "./config-file.js";
import { findProject } from "./find-project.js";
import { loadConfig } from "./load-config.js";

/** The root file as it is shown: the given one, the configured one, or the default. */
export async function findSpec(folder: string, named: string | undefined): Promise<string | Diagnostic> {
  if (named !== undefined) return named;
  const project = findProject(folder);
  if (![configFile, ...misnamedConfigFiles].some((name) => existsSync(join(project, name))))
    return relative(folder, join(project, defaultSpec));
  const config = await loadConfig(project);
  return "code" in config ? config : relative(folder, config.rootFile);
}
