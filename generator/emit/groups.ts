// Emits `groups.ts` if messages can be grouped: predicates and filters for groups, threads and pending messages.

import type { Path } from "@wirepact/core";
import type { ModuleImport } from "../model/output-file.js";
import type { ProtocolModel } from "../model/protocol-model.js";
import { outsideNames } from "../exports/free-names.js";
import {
  groupFilterName,
  groupGuardName,
  groupPredicateName,
  groupTypeName,
  guardName,
  threadFilterName,
  unionNames,
} from "../exports/exported-names.js";
import { commentSafe, jsdoc } from "../text/jsdoc.js";
import { propertyName } from "../text/literal.js";
import { code } from "../text/markdown.js";
import { type EmitInput, type Emitter, packagePath, sourceOf } from "./emitter.js";
import { hasGroups } from "./package-modules.js";

export const groupsEmitter: Emitter = {
  name: "groups",
  emit: (input) => (hasGroups(input.model) ? [{ path: packagePath(input.model, "src/groups.ts"), module: groupsModule(input) }] : []),
};

/** What groups may use of the run time. */
const coreImports: readonly ModuleImport[] = [
  { from: "@wirepact/core/codegen", names: ["acknowledge as acknowledgeIn", "isPending", "readPath"] },
  { from: "@wirepact/core/codegen/frames", names: ["identify"] },
];

function groupsModule(input: EmitInput) {
  const { model, render } = input;
  const framed = model.frames !== undefined;
  const union = unionNames(model).message;
  const { names, importsFor } = outsideNames(model, { imports: coreImports, globals: ["Extract", "Iterable"], own: ["M", "T", "Tagged"] });
  const groups = Object.values(model.groups).map(({ name, members }) => ({
    name,
    doc: jsdoc(`Whether a value is a valid message of the group \`${name}\`.`),
    typeName: groupTypeName(name),
    guard: groupGuardName(name),
    guards: members.flatMap((member) => typeNameOf(model, member)).map(guardName),
    predicate: groupPredicateName(name),
    filter: groupFilterName(name),
    members: framed
      ? members.flatMap((member) => typeNameOf(model, member)).join(" | ")
      : `{ readonly ${propertyName(model.tag)}: ${members.map((member) => JSON.stringify(member)).join(" | ")} }`,
    cases: members.map((member) => JSON.stringify(member)),
  }));
  const threads = (model.parts.thread ?? []).map(threadView);
  const acks = model.parts.ack !== undefined;
  const text = render("code/groups", {
    names,
    tag: framed ? "" : propertyName(model.tag),
    union,
    bound: framed ? "object" : names["Tagged"],
    type: framed ? `${names["identify"]}(protocol, message)?.name` : `${names["readPath"]}(message, [${JSON.stringify(model.tag)}])`,
    groups,
    acks,
    acknowledgeDoc: jsdoc(acknowledgeDoc(model)),
    threads,
  });
  return {
    source: sourceOf(input),
    imports: [
      ...importsFor(text),
      { from: "./protocol.js", names: acks || (framed && groups.length > 0) ? ["protocol"] : [] },
      { from: "./guards.js", names: groupedTypes(model).map(guardName) },
      { from: "./types.js", names: groups.length === 0 ? [] : [union, ...(framed ? groupedTypes(model) : [])], typeOnly: true },
    ],
    statements: [text],
  };
}

/** The types of the messages that are in a group. */
const groupedTypes = (model: ProtocolModel): readonly string[] => [
  ...new Set(Object.values(model.groups).flatMap(({ members }) => members.flatMap((member) => typeNameOf(model, member)))),
];

const typeNameOf = ({ messages }: ProtocolModel, member: string): readonly string[] => [messages[member]?.typeName ?? []].flat();

function threadView(path: Path) {
  const field = String(path.at(-1));
  return { filter: threadFilterName(field), field: commentSafe(field), path: JSON.stringify(path) };
}

/** What `acknowledge` does; a message without the object that has the flag cannot be marked. */
function acknowledgeDoc({ parts, encodings }: ProtocolModel): string {
  const home = parts.ack?.given.slice(0, -1).join(".") ?? "";
  return [
    `Returns a copy of a ${encodings.mail === undefined ? "message" : "raw or decoded message"} that is marked as acknowledged.`,
    ...(home === "" ? [] : [`A message without ${code(home)}, such as one that was just built, is returned unchanged.`]),
  ].join(" ");
}
