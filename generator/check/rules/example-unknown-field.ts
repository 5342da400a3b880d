// Examples use only fields that exist. An open object takes any member, so a field that was renamed or misspelt would live on in its examples unseen.

import { formatPath, nearestName, type Json, type Path, type Shape } from "@wirepact/core";
import { dereference } from "../../resolve/visit-shapes.js";
import { finding, type CheckContext, type CheckRule } from "../check-rule.js";

export const exampleUnknownField: CheckRule = {
  names: ["example-unknown-field"],
  allowable: true,
  check: (context) =>
    Object.values(context.model.messages).flatMap((message) =>
      message.examples.flatMap(({ name, value }) =>
        [...unknownMembers(context, message.shape, { value, path: [] })].map(({ path, nearest }) => {
          const hint = nearest === undefined ? undefined : `did you mean "${nearest}"?`;
          const parameters = { example: name, field: formatPath(path) };
          return finding(context, "check/example-unknown-field", {
            parameters,
            place: `messages/${message.name}/examples/${name}`,
            on: "key",
            hint,
          });
        }),
      ),
    ),
};

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
