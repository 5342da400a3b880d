// Exported names are all different, and none is a name that JavaScript gives a meaning to.

import { exportedNames, type ExportedName } from "../../text/identifiers.js";
import { finding, type CheckContext, type CheckRule, type Finding } from "../check-rule.js";

export const nameCollision: CheckRule = {
  names: ["name-collision"],
  allowable: false,
  check: collisions,
};

function collisions(context: CheckContext): readonly Finding[] {
  const first = new Map<string, ExportedName>();
  return exportedNames(context.model).flatMap((exported) => {
    const other = first.get(exported.name);
    if (other === undefined) {
      first.set(exported.name, exported);
      return [];
    }
    // What every package exports comes first in the list, so the later one is the spec's.
    const { name, place } = exported;
    const related = other.place === "" ? undefined : [{ message: "the other one", span: context.spans.keySpanOf(other.place) }];
    const hint = place.startsWith("messages/") ? "give the message another TypeScript name with `name`" : "choose another name";
    const parameters = { name, other: other.place };
    return [
      finding(context, "check/name-collision", { parameters, place, on: "key", hint, ...(related === undefined ? {} : { related }) }),
    ];
  });
}
