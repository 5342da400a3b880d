// Resolves groups of messages, and arrays of messages and groups.

import type { Group } from "@wirepact/core";
import { didYouMeanOf } from "../text/did-you-mean.js";
import type { ProtocolScope } from "./scope.js";

/** One or more messages as written in a spec: a name, or an array of names. */
export type NameList = string | readonly string[];

/** Each name with its location. */
export function locatedNames(list: NameList, location: string): readonly { readonly name: string; readonly location: string }[] {
  if (typeof list === "string") return [{ name: list, location }];
  return list.map((name, index) => ({ name, location: `${location}/${index}` }));
}

/** The messages that the names refer to: groups are expanded and duplicates removed. */
export function expandMessages(scope: ProtocolScope, list: NameList, location: string): readonly string[] {
  const found = new Set<string>();
  for (const { name, location: at } of locatedNames(list, location))
    for (const message of expandName(scope, name, { location: at, inside: [] })) found.add(message);
  return [...found];
}

/** A message by its tag; reports unknown tags. */
export function findMessage(scope: ProtocolScope, name: string, location: string): string | undefined {
  if (scope.messageNames.includes(name)) return name;
  scope.report("resolve/unknown-message", { name }, location, { hint: didYouMeanOf("messages", name, scope.messageNames) });
  return undefined;
}

interface Expansion {
  readonly location: string;
  /** The groups that are being expanded, outermost first. */
  readonly inside: readonly string[];
}

function expandName(scope: ProtocolScope, name: string, { location, inside }: Expansion): readonly string[] {
  const { groups = {} } = scope.syntax;
  if (scope.messageNames.includes(name)) return [name];
  const group = Object.hasOwn(groups, name) ? groups[name] : undefined;
  if (group === undefined) {
    scope.report("resolve/unknown-message", { name }, location, {
      hint: didYouMeanOf("messages", name, [...Object.keys(groups), ...scope.messageNames]),
    });
    return [];
  }
  if (inside.includes(name)) {
    scope.reportCycle("resolve/cyclic-group", [...inside.slice(inside.indexOf(name)), name], location);
    return [];
  }
  return group.members.flatMap((member, index) =>
    expandName(scope, member, { location: `groups/${name}/members/${index}`, inside: [...inside, name] }),
  );
}

/** The groups of a protocol with all their members. */
export function resolveGroups(scope: ProtocolScope): Readonly<Record<string, Group>> {
  const groups = Object.entries(scope.syntax.groups ?? {}).map(([name, group]): [string, Group] => {
    const location = `groups/${name}`;
    if (scope.messageNames.includes(name)) {
      const related = [{ message: "the message is defined here", span: scope.spans.keySpanOf(`messages/${name}`) }];
      scope.report("resolve/group-named-as-message", { name }, location, { span: scope.spans.keySpanOf(location), related });
    }
    return [
      name,
      {
        name,
        doc: group.doc,
        members: [...new Set(expandName(scope, name, { location, inside: [] }).concat(membersOfNamesake(scope, name)))],
      },
    ];
  });
  return Object.fromEntries(groups);
}

// A group with the name of a message would expand to that message, but its members still have to be checked.
function membersOfNamesake(scope: ProtocolScope, name: string): readonly string[] {
  return scope.messageNames.includes(name)
    ? expandMessages(scope, scope.syntax.groups?.[name]?.members ?? [], `groups/${name}/members`)
    : [];
}

/** Roles by name; reports unknown roles. */
export function resolveRoles(scope: ProtocolScope, list: NameList, location: string): readonly string[] {
  const { roles } = scope.syntax;
  return locatedNames(list, location).flatMap(({ name, location: at }) => {
    if (Object.hasOwn(roles, name)) return [name];
    const hint = scope.spans.has("roles")
      ? didYouMeanOf("roles", name, Object.keys(roles))
      : `add \`roles: { ${name}: … }\` with what each role does`;
    scope.report("resolve/unknown-role", { name }, at, { hint });
    return [];
  });
}
