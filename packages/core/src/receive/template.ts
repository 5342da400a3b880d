// Fills the reply templates of a spec: a string may be `$name`, `$name.property` or `$name.property ?? fallback`; other strings are literal.

import { isWithin, readPath } from "../base/path.js";
import type { Json, Path } from "../shape/shape.js";

/** What a template is filled with. */
export interface TemplateValues {
  readonly variables: Readonly<Record<string, unknown>>;
  /** Places of the result where the variable's value did not fit, so that it counts as absent. */
  readonly unfit: readonly Path[];
}

/** The value of a template. A property or item with an absent variable is dropped. */
export function fillTemplate(template: Json, values: TemplateValues, at: Path = []): unknown {
  if (typeof template === "string") return template.startsWith("$") ? fillReference(template, values, at) : template;
  if (typeof template !== "object" || template === null) return template;
  if (Array.isArray(template)) {
    return (template as readonly Json[])
      .map((item, index) => fillTemplate(item, values, [...at, index]))
      .filter((item) => item !== undefined);
  }
  const filled = Object.entries(template).map(([name, member]) => [name, fillTemplate(member, values, [...at, name])] as const);
  return Object.fromEntries(filled.filter(([, value]) => value !== undefined));
}

function fillReference(reference: string, { variables, unfit }: TemplateValues, at: Path): unknown {
  const cut = reference.indexOf("??");
  const path = (cut === -1 ? reference : reference.slice(0, cut)).trim().slice(1).split(".");
  const value = unfit.some((place) => isWithin(place, at)) ? undefined : readPath(variables, path);
  const usable = value !== undefined && value !== null;
  if (usable) return value;
  return cut === -1 ? undefined : reference.slice(cut + 2).trim();
}
