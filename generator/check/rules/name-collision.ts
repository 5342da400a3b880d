// Exported names are unique. What packages import from elsewhere gets out of their way.

import { exportedNames, renamableExports, type ExportedName } from "../../exports/exported-names.js";
import { violation, type CheckContext, type CheckRule, type Violation } from "../check-rule.js";

export const nameCollision: CheckRule = {
  names: ["name-collision"],
  allowable: false,
  check: collisions,
};

function collisions(context: CheckContext): readonly Violation[] {
  const first = new Map<string, ExportedName>();
  const reported = new Set<string>();
  return exportedNames(context.model).flatMap((exported) => {
    const other = first.get(exported.name) ?? exported;
    first.set(exported.name, other);
    // Two messages collide in the names of their guards, builders and schemas, too.
    const pair = JSON.stringify([exported.place, other.place]);
    if (other === exported || reported.has(pair)) return [];
    reported.add(pair);
    // The names that every package exports come first in the list, so the later name is the one from the spec.
    const { name, place: location } = exported;
    const related =
      other.place === "" ? undefined : [{ message: "the other name is defined here", span: context.spans.keySpanOf(other.place) }];
    const hint = hintFor(name, location);
    const parameters = { name, other: describeLocation(other.place) };
    return [
      violation(context, "check/name-collision", { parameters, location, on: "key", hint, ...(related === undefined ? {} : { related }) }),
    ];
  });
}

/** How to give one of the two another name. */
function hintFor(name: string, location: string): string {
  if (renamableExports.some((renamable) => renamable === name))
    return `give the export of the package another name: \`names: { ${name}: … }\``;
  return location.startsWith("messages/") ? "give the message another TypeScript name with `name`" : "choose another name";
}

/** `the message "letter"` for `messages/letter`; empty for what a package exports whatever its messages, types and groups are called. */
function describeLocation(location: string): string {
  const [, area = "", name = ""] = /^(message|type|group)s\/(.*)$/s.exec(location) ?? [];
  return name === "" ? "" : `the ${area} "${name}"`;
}
