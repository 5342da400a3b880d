// Finds the folder of the project that a folder belongs to.

import { existsSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { configFile, defaultSpec, misnamedConfigFiles } from "./config-file.js";

const markers: readonly string[] = [configFile, defaultSpec, ...misnamedConfigFiles];

/** The nearest folder upwards with a configuration or a spec, within the repository; the folder itself if there is none. */
export function findProject(folder: string): string {
  for (let current = resolve(folder); ; current = dirname(current)) {
    if (markers.some((name) => existsSync(join(current, name)))) return current;
    if (existsSync(join(current, ".git")) || current === dirname(current)) return folder;
  }
}

/** A path that was typed in one folder, as it is written in another one. */
export const fromProject = (project: string, folder: string, path: string | undefined): string | undefined =>
  path === undefined ? undefined : relative(resolve(project), resolve(folder, path));
