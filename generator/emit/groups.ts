// Emits `groups.ts` if messages can be grouped: predicates and filters for groups, threads and pending messages.

import type { Path } from "@wirepact/core";
import { groupFilterName, groupPredicateName, groupTypeName, threadFilterName } from "../text/identifiers.js";
import { jsdoc } from "../text/jsdoc.js";
import { propertyName } from "../text/literal.js";
import { type EmitInput, type Emitter, packagePath, sourceOf } from "./emitter.js";
import { hasGroups } from "./package-modules.js";

export const groupsEmitter: Emitter = {
  name: "groups",
  emit: (input) => (hasGroups(input.model) ? [{ path: packagePath(input.model, "src/groups.ts"), module: groupsModule(input) }] : []),
};

function groupsModule(input: EmitInput) {
  const { model, render } = input;
  const groups = Object.values(model.groups).map(({ name, doc, members }) => ({
    name,
    doc: jsdoc(`Whether a message belongs to the group \`${name}\`${doc === undefined ? "." : `: ${doc}`}`),
    typeName: groupTypeName(name),
    predicate: groupPredicateName(name),
    filter: groupFilterName(name),
    tags: members.map((member) => JSON.stringify(member)).join(" | "),
    cases: members.map((member) => JSON.stringify(member)),
  }));
  const threads = (model.parts.thread ?? []).map(threadView);
  const acks = model.parts.ack !== undefined;
  return {
    source: sourceOf(input),
    imports: [
      {
        from: "@wirepact/core/codegen",
        names: [
          ...(acks ? ["acknowledge as acknowledgeIn", "isPending"] : []),
          ...(groups.length + threads.length > 0 ? ["readPath"] : []),
        ],
      },
      { from: "./protocol.js", names: acks ? ["protocol"] : [] },
    ],
    statements: [
      render("code/groups", {
        tag: propertyName(model.tag),
        tagText: JSON.stringify(model.tag),
        groups,
        acks,
        threads,
      }),
    ],
  };
}

function threadView(path: Path) {
  const field = String(path.at(-1));
  return { filter: threadFilterName(field), field, path: JSON.stringify(path) };
}
