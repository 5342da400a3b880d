// Filling the reply templates of a spec: a text may be `$name`, `$name.member`, or `$name.member ?? fallback`; anything else stands for itself.

import { readPath } from "./path.js";
import type { Json } from "./shape.js";

/** The value of a template; an absent variable drops the member or item that names it. */
export function fillTemplate(template: Json, variables: Readonly<Record<string, unknown>>): unknown {
  if (typeof template === "string") return template.startsWith("$") ? fillReference(template, variables) : template;
  if (typeof template !== "object" || template === null) return template;
  if (Array.isArray(template)) {
    return (template as readonly Json[]).map((item) => fillTemplate(item, variables)).filter((item) => item !== undefined);
  }
  const filled = Object.entries(template).map(([name, member]) => [name, fillTemplate(member, variables)] as const);
  return Object.fromEntries(filled.filter(([, value]) => value !== undefined));
}

function fillReference(reference: string, variables: Readonly<Record<string, unknown>>): unknown {
  const cut = reference.indexOf("??");
  const path = (cut < 0 ? reference : reference.slice(0, cut)).trim().slice(1).split(".");
  const value = readPath(variables, path);
  const usable = value !== undefined && value !== null;
  if (usable) return value;
  return cut < 0 ? undefined : reference.slice(cut + 2).trim();
}
