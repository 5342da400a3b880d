// Runs the project's configuration file.

import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { awaitForeign } from "../base/foreign-promise.js";
import { configFile } from "./config-file.js";

export interface ImportOptions {
  /** Node runs the file again only for another version. */
  readonly version?: number;
  /** Gives up waiting for the file when it is aborted. */
  readonly limit?: AbortSignal | undefined;
}

/** What `wirepact.config.js` in a folder exports. Throws what the file throws. */
export async function importConfig(folder: string, { version = 0, limit }: ImportOptions = {}): Promise<unknown> {
  const address = `${pathToFileURL(join(folder, configFile)).href}${version === 0 ? "" : `?version=${version}`}`;
  const module = (await awaitForeign(import(address), limit)) as { readonly config?: unknown; readonly default?: unknown };
  return module.config ?? module.default;
}

/** The settings in `wirepact.config.js` as JSON; empty without the file. They may depend on files that it imports and on the environment. */
export async function currentSettings(folder: string): Promise<string> {
  return existsSync(join(folder, configFile)) ? (JSON.stringify(await importConfig(folder)) ?? "") : "";
}
