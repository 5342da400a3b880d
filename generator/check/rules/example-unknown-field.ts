// Examples only use fields that exist. Open objects accept any property, so a renamed or misspelled field would go unnoticed.

import { formatPath, nearestName, type Json, type Path, type Shape } from "@wirepact/core";
import { isObject, runnable } from "@wirepact/core/codegen";
import { partAt, visitValue } from "@wirepact/core/shape";
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
        return [...unknownMembers(context, message.shape, value)].flatMap((member) => {
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
    [...unknownMembers(context, message.shape, value)].map((member) => {
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
    return [...unknownMembers(context, message.shape, value)].flatMap((member) => {
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

function* unknownMembers({ model }: CheckContext, message: Shape, example: Json): Generator<UnknownMember> {
  for (const { shape, value, path } of visitValue(runnable(model), message, example)) {
    if (shape.kind !== "struct" || !isObject(value)) continue;
    const names = shape.fields.map((field) => field.name);
    for (const name of Object.keys(value))
      if (partAt(shape, name) === undefined) yield { path: [...path, name], nearest: nearestName(name, names) };
  }
}
