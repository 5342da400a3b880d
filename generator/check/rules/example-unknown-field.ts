// Examples use only fields that exist. An open object takes any member, so a field that was renamed or misspelt would live on in its examples unseen.

import { formatPath, nearestName, type Json, type Path, type Shape } from "@wirepact/core";
import { dereference } from "@wirepact/core/describe";
import type { MessageModel } from "../../model/protocol-model.js";
import { finding, type CheckContext, type CheckRule, type Finding } from "../check-rule.js";
import { placeOfValue } from "../place-of-value.js";

export const exampleUnknownField: CheckRule = {
  names: ["example-unknown-field"],
  allowable: true,
  check: (context) =>
    Object.values(context.model.messages).flatMap((message) => [...ofExamples(context, message), ...ofInvalid(context, message)]),
};

function ofExamples(context: CheckContext, message: MessageModel): readonly Finding[] {
  return message.examples.flatMap(({ name, value }) =>
    [...unknownMembers(context, message.shape, { value, path: [] })].map((member) => {
      const place = `messages/${message.name}/examples/${name}`;
      return complain(context, { name, member, place: placeOfValue(context, place, member.path) ?? place });
    }),
  );
}

/** What an invalid example sets and means to be a field; a member that is refused for being unknown is meant to be none. */
function ofInvalid(context: CheckContext, message: MessageModel): readonly Finding[] {
  return message.invalid.flatMap(({ name, value, issue }) => {
    const example = `messages/${message.name}/invalid/${name}`;
    if (issue === "unknown-field" || !context.spans.has(`${example}/set`)) return [];
    return [...unknownMembers(context, message.shape, { value, path: [] })].flatMap((member) => {
      const place = placeOfValue(context, example, member.path);
      return place?.startsWith(`${example}/set`) === true ? [complain(context, { name, member, place })] : [];
    });
  });
}

function complain(
  context: CheckContext,
  { name, member, place }: { readonly name: string; readonly member: UnknownMember; readonly place: string },
): Finding {
  const hint = member.nearest === undefined ? undefined : `did you mean "${member.nearest}"?`;
  const parameters = { example: name, field: formatPath(member.path) };
  return finding(context, "check/example-unknown-field", { parameters, place, on: "key", hint });
}

interface UnknownMember {
  readonly path: Path;
  readonly nearest: string | undefined;
}

function* unknownMembers(
  context: CheckContext,
  shape: Shape,
  { value, path }: { readonly value: Json; readonly path: Path },
): Generator<UnknownMember> {
  const target = dereference(context.model.types, shape);
  if (typeof value !== "object" || value === null || target === undefined) return;
  if (target.kind === "list" && Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* unknownMembers(context, target.item, { value: item, path: [...path, index] });
  } else if (target.kind === "map") {
    for (const [name, member] of Object.entries(value))
      yield* unknownMembers(context, target.value, { value: member, path: [...path, name] });
  } else if (target.kind === "struct") {
    const names = target.fields.map((field) => field.name);
    for (const [name, member] of Object.entries(value)) {
      const field = target.fields.find((candidate) => candidate.name === name);
      if (field === undefined) yield { path: [...path, name], nearest: nearestName(name, names) };
      else yield* unknownMembers(context, field.shape, { value: member, path: [...path, name] });
    }
  } else if (target.kind === "union") {
    const kind = Array.isArray(value) ? ["list"] : ["struct", "map"];
    const member = target.members.find((candidate) => kind.includes(dereference(context.model.types, candidate)?.kind ?? ""));
    if (member !== undefined) yield* unknownMembers(context, member, { value, path });
  }
}
