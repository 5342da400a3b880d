// Reads the configuration of a project repeatedly, and runs its file only when it has changed.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { configFile } from "../config/config-file.js";
import { loadConfig, type ProjectConfig } from "../config/load-config.js";
import type { Diagnostic } from "../model/diagnostic.js";

/** The configuration with its file and source. */
export interface VersionedConfig {
  /** The same object as long as the text is the same. */
  readonly config: ProjectConfig;
  readonly configPath: string;
  readonly configText: string;
}

/** A reader for the project in a folder; `spec` replaces the configured root file. */
export function createConfigReader(folder: string, spec?: string): (limit?: AbortSignal) => Promise<VersionedConfig | Diagnostic> {
  const configPath = join(folder, configFile);
  let configText: string | undefined;
  let config: ProjectConfig | Diagnostic | undefined;
  let version = 0;
  return async (limit) => {
    const text = existsSync(configPath) ? readFileSync(configPath, "utf8") : "";
    // An error in the configuration may be fixed in a file that it imports.
    if (config === undefined || "code" in config || text !== configText)
      config = await loadConfig(folder, { version: version++, spec, limit });
    configText = text;
    return "code" in config ? config : { config, configPath, configText };
  };
}
