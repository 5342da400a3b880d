// Resolves what parties can declare that they can do, and checks the messages that need it.

import type { Capability, Declaration, ProtocolDescriptor } from "@wirepact/core";
import type { CapabilitySyntax } from "../model/spec-syntax.js";
import { didYouMeanOf } from "../text/did-you-mean.js";
import { listed } from "../text/markdown.js";
import { findAnywhere } from "./envelope.js";
import { findMessage } from "./groups.js";
import { findPath, type MessageNames } from "./namespace.js";
import type { ProtocolScope } from "./scope.js";

/** The capabilities of a protocol; undefined if it has none. */
export function resolveCapabilities(scope: ProtocolScope, messages: readonly MessageNames[]): ProtocolDescriptor["capabilities"] {
  const { capabilities } = scope.syntax;
  if (capabilities === undefined) return undefined;
  return Object.fromEntries(
    Object.entries(capabilities).map(([name, syntax]): [string, Capability] => {
      const location = `capabilities/${name}`;
      if ((syntax.declared ?? syntax.each) === undefined)
        scope.report("resolve/capability-undeclared", { name }, location, { span: scope.spans.keySpanOf(location) });
      return [name, { name, doc: syntax.doc, declared: [...declarationsOf(scope, syntax, location, messages)] }];
    }),
  );
}

function* declarationsOf(
  scope: ProtocolScope,
  { declared = {}, each }: CapabilitySyntax,
  location: string,
  messages: readonly MessageNames[],
): Generator<Declaration> {
  for (const [name, field] of Object.entries(declared)) {
    const place = `${location}/declared/${name}`;
    const message = findMessage(scope, name, place);
    const declaring = messages.filter((names) => names.message === message);
    const path = findAnywhere(scope, declaring, { name: field, location: place });
    if (path !== undefined) yield { messages: [name], path };
  }
  const path = each === undefined ? undefined : findAnywhere(scope, messages, { name: each, location: `${location}/each` });
  if (each === undefined || path === undefined) return;
  const having = messages.filter((names) => findPath(names, each) !== undefined);
  yield { messages: having.map(({ message }) => message), path, each: true };
}

/** Reports needs that the protocol does not define, and those that neither side of a message can declare. */
export function checkNeeds(scope: ProtocolScope, { capabilities = {}, messages }: ProtocolDescriptor): void {
  for (const { name: message, needs = [], from, to } of Object.values(messages))
    for (const [index, name] of needs.entries()) {
      const location = `messages/${message}/needs/${index}`;
      const capability = Object.hasOwn(capabilities, name) ? capabilities[name] : undefined;
      if (capability === undefined) {
        const hint = didYouMeanOf("capabilities", name, Object.keys(capabilities));
        scope.report("resolve/unknown-capability", { name }, location, { hint });
        continue;
      }
      const declaring = capability.declared.flatMap((each) => each.messages);
      const roles = [...new Set(declaring.flatMap((each) => messages[each]?.from ?? []))];
      // Without declaring messages, their names were wrong, which has been reported.
      if (roles.length > 0 && ![...from, ...to].some((role) => roles.includes(role)))
        scope.report("resolve/foreign-capability", { message, name, roles: listed(roles, "or") }, location);
    }
}
