// Examples only use fields that exist. Open objects accept any property, so a renamed or misspelled field would go unnoticed.

import { formatPath, nearestName, type Json, type Path, type Shape, type UnionShape } from "@wirepact/core";
import { isObject, objectUnions } from "@wirepact/core/codegen";
import { dereference } from "@wirepact/core/describe";
import type { MessageModel } from "../../model/protocol-model.js";
import { violation, type CheckContext, type CheckRule, type Violation } from "../check-rule.js";
import { locationOfValue } from "../location-of-value.js";
import { locationOfMessage } from "../inventory.js";

export const exampleUnknownField: CheckRule = {
  names: ["example-unknown-field"],
  allowable: true,
  check: (context) => [
    ...Object.values(context.model.messages).flatMap((message) => [...ofExamples(context, message), ...ofInvalid(context, message)]),
    ...ofTranscripts(context),
  ],
};

/** Unknown fields that transcripts set. */
function ofTranscripts(context: CheckContext): readonly Violation[] {
  const { model, spans } = context;
  const flows = Object.entries(model.flows).flatMap(([flow, { transcripts }]) =>
    transcripts.map(({ name, messages, fault }) => ({
      name,
      messages,
      location: `flows/${flow}/${fault === undefined ? "transcripts" : "illegal"}/${name}`,
    })),
  );
  const all = [...flows, ...model.transcripts.map(({ name, messages }) => ({ name, messages, location: `transcripts/${name}` }))];
  return all.flatMap(({ name, messages, location }) =>
    messages.flatMap((value, index) =>
      Object.values(model.messages).flatMap((message) => {
        const item = [`${location}/${index}`, `${location}/messages/${index}`]
          .map((start) => `${start}/${message.name}`)
          .find((candidate) => spans.has(candidate));
        if (item === undefined) return [];
        return [...unknownMembers(context, message.shape, { value, path: [] })].flatMap((member) => {
          const set = [member.path, member.path.slice(1)]
            .map((path) => `${item}/${path.join(".")}`)
            .find((candidate) => spans.has(candidate));
          return set === undefined ? [] : [unknownField(context, { name, member, location: set })];
        });
      }),
    ),
  );
}

function ofExamples(context: CheckContext, message: MessageModel): readonly Violation[] {
  return message.examples.flatMap(({ name, value }) =>
    [...unknownMembers(context, message.shape, { value, path: [] })].map((member) => {
      const location = `${locationOfMessage(context, message)}/examples/${name}`;
      return unknownField(context, { name, member, location: locationOfValue(context, location, member.path) ?? location });
    }),
  );
}

/** Unknown fields that an invalid example sets, except where the expected issue is about an unknown property. */
function ofInvalid(context: CheckContext, message: MessageModel): readonly Violation[] {
  return message.invalid.flatMap(({ name, value, issue }) => {
    const example = `${locationOfMessage(context, message)}/invalid/${name}`;
    if (issue === "unknown-field" || issue === "unexpected-field" || !context.spans.has(`${example}/set`)) return [];
    return [...unknownMembers(context, message.shape, { value, path: [] })].flatMap((member) => {
      const location = locationOfValue(context, example, member.path);
      return location?.startsWith(`${example}/set`) === true ? [unknownField(context, { name, member, location })] : [];
    });
  });
}

function unknownField(
  context: CheckContext,
  { name, member, location }: { readonly name: string; readonly member: UnknownMember; readonly location: string },
): Violation {
  const hint = member.nearest === undefined ? undefined : `did you mean "${member.nearest}"?`;
  const parameters = { example: name, field: formatPath(member.path) };
  return violation(context, "check/example-unknown-field", { parameters, location, on: "key", hint });
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
      if (field === undefined && target.extras !== undefined)
        yield* unknownMembers(context, target.extras.values, { value: member, path: [...path, name] });
      else if (field === undefined) yield { path: [...path, name], nearest: nearestName(name, names) };
      else yield* unknownMembers(context, field.shape, { value: member, path: [...path, name] });
    }
  } else if (target.kind === "union") {
    const member = partOf(context, target, value);
    if (member !== undefined) yield* unknownMembers(context, member, { value, path });
  }
}

/** The part of a union that an array or object belongs to. */
function partOf(
  { model }: CheckContext,
  union: UnionShape,
  value: Readonly<Record<string, unknown>> | readonly unknown[],
): Shape | undefined {
  if (union.objects !== undefined && isObject(value)) return union.members[objectUnions.choosePart(model, union, value) ?? -1];
  const kinds = Array.isArray(value) ? ["list"] : ["struct", "map"];
  return union.members.find((candidate) => kinds.includes(dereference(model.types, candidate)?.kind ?? ""));
}
