// Emits `groups.ts` if messages can be grouped: predicates and filters for groups, threads and pending messages.

import type { Path } from "@wirepact/core";
import type { ProtocolModel } from "../model/protocol-model.js";
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
  const framed = model.frames !== undefined;
  const groups = Object.values(model.groups).map(({ name, doc, members }) => ({
    name,
    doc: jsdoc(`Whether a message belongs to the group \`${name}\`${doc === undefined ? "." : `: ${doc}`}`),
    typeName: groupTypeName(name),
    predicate: groupPredicateName(name),
    filter: groupFilterName(name),
    members: framed
      ? members.map((member) => model.messages[member]?.typeName ?? "never").join(" | ")
      : `{ readonly ${propertyName(model.tag)}: ${members.map((member) => JSON.stringify(member)).join(" | ")} }`,
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
          ...((framed ? 0 : groups.length) + threads.length > 0 ? ["readPath"] : []),
        ],
      },
      { from: "@wirepact/core/codegen/frames", names: framed && groups.length > 0 ? ["identify"] : [] },
      { from: "./protocol.js", names: acks || (framed && groups.length > 0) ? ["protocol"] : [] },
      { from: "./types.js", names: framed ? groupedTypes(model) : [], typeOnly: true },
    ],
    statements: [
      render("code/groups", {
        tag: framed ? "" : propertyName(model.tag),
        bound: framed ? "object" : "Tagged",
        type: framed ? "identify(protocol, message)?.name" : `readPath(message, [${JSON.stringify(model.tag)}])`,
        groups,
        acks,
        threads,
      }),
    ],
  };
}

/** The types of the messages that are in a group. */
const groupedTypes = ({ groups, messages }: ProtocolModel): readonly string[] => [
  ...new Set(Object.values(groups).flatMap(({ members }) => members.flatMap((member) => messages[member]?.typeName ?? []))),
];

function threadView(path: Path) {
  const field = String(path.at(-1));
  return { filter: threadFilterName(field), field, path: JSON.stringify(path) };
}
