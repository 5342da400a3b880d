// Writes plain data as YAML.

import { dump } from "js-yaml";

/** The data as a YAML document without anchors; every string that could be read as something else is quoted. */
export const writeYaml = (data: unknown): string => dump(data, { noRefs: true, lineWidth: 140 });

/** The data on one line, with spaces inside braces. */
export function writeFlow(data: unknown): string {
  if (Array.isArray(data)) return `[${data.map(writeFlow).join(", ")}]`;
  // Inside brackets, commas and brackets of strings are quoted.
  if (typeof data !== "object" || data === null) return dump([data], { lineWidth: -1, flowLevel: 0 }).trimEnd().slice(1, -1);
  const entries = Object.entries(data).map(([key, value]) => `${writeFlow(key)}: ${writeFlow(value)}`);
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}
