// Names the parts of a model for messages about changes: `ASK.crew.captain`, `group answers`, `encodings.json`.

import type { ModelPaths } from "./change.js";

const kinds: Readonly<Record<string, string>> = {
  flows: "flow ",
  capabilities: "capability ",
  groups: "group ",
  views: "view ",
  roles: "role ",
};

const namedParts: Readonly<Record<string, string>> = {
  rules: "rule",
  examples: "example",
  invalid: "invalid example",
  wire: "wire example",
};

const partsOfMessage: ReadonlySet<string> = new Set(["fields", "extras", ...Object.keys(namedParts)]);

/** The part at a model path. */
export function describePath(path: string): string {
  const [area = "", ...steps] = path.split("/");
  // The name of a message can contain slashes.
  const end = area === "messages" ? steps.findIndex((step, index) => index > 0 && partsOfMessage.has(step)) : 1;
  const [name, rest] = end === -1 ? [steps.join("/"), []] : [steps.slice(0, end).join("/"), steps.slice(end)];
  if (name === "") return area;
  const kind = area === "messages" || area === "types" ? namedParts[rest[0] ?? ""] : undefined;
  if (kind !== undefined) return `${kind} ${rest[1] ?? ""} of ${name}`;
  if (area === "messages" || area === "types") return `${name}${describeSteps(rest)}`;
  if (area === "envelope") return `envelope${describeSteps(name === "fields" ? [name, ...rest] : [name])}`;
  if (area === "flows" && rest[0] === "transcripts") return `transcript ${rest[1] ?? ""} of flow ${name}`;
  return `${kinds[area] ?? `${area}.`}${[name, ...rest].join(".")}`;
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
