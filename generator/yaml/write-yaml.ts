// Writes plain data as YAML.

import { dump } from "js-yaml";

/** The data as a YAML document without anchors; every string that could be read as something else is quoted. */
export const writeYaml = (data: unknown): string => dump(data, { noRefs: true, lineWidth: 140 });

/** The data on one line, unless a string of it has several. */
export const writeFlow = (data: unknown): string => dump(data, { noRefs: true, lineWidth: -1, flowLevel: 0 }).trimEnd();
