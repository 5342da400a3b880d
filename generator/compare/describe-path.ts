// Names the parts of a model for messages about changes: `ASK.crew.captain`, `group answers`, `encodings.json`.

import type { ModelPaths } from "./change.js";

const kinds: Readonly<Record<string, string>> = { flows: "flow ", groups: "group ", views: "view ", roles: "role " };

/** The part at a model path. */
export function describePath(path: string): string {
  const [area = "", name = "", ...rest] = path.split("/");
  if (name === "") return area;
  if ((area === "messages" || area === "types") && rest[0] === "rules") return `rule ${rest[1] ?? ""} of ${name}`;
  if (area === "messages" || area === "types") return `${name}${describeSteps(rest)}`;
  if (area === "envelope") return `envelope${describeSteps(name === "fields" ? [name, ...rest] : [name])}`;
  const kind = kinds[area];
  return kind === undefined ? [area, name, ...rest].join(".") : [`${kind}${name}`, ...rest].join(".");
}

function describeSteps(steps: readonly string[]): string {
  const [step, next = "", ...rest] = steps;
  if (step === undefined) return "";
  if (step === "fields") return `.${next}${describeSteps(rest)}`;
  if (step === "values") return `${next === "" ? "" : `.${next}`}${describeSteps(rest)}`;
  if (step === "extras") return ` (other properties)${describeSteps(rest)}`;
  if (step === "union") return ` (alternative ${Number(next) + 1})${describeSteps(rest)}`;
  const own = step === "list" ? "[]" : step === "map" ? "{}" : `.${step}`;
  return `${own}${describeSteps(steps.slice(1))}`;
}

/** The part by its new path, or by its old one where it was removed. */
export const describePaths = ({ old, new: current }: ModelPaths): string => describePath(current ?? old ?? "");

/** Names separated by commas, cut after six. */
export function listNames(names: readonly string[]): string {
  return names.length > 6 ? `${names.slice(0, 6).join(", ")} and ${names.length - 6} more` : names.join(", ");
}
