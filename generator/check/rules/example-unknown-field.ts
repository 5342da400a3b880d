// Examples only use fields that exist. Open objects accept any property, so a renamed or misspelled field would go unnoticed.

import { formatPath, nearestName, readPath, type Json, type Path } from "@wirepact/core";
import { isObject, runnable } from "@wirepact/core/codegen";
import { replaceAt } from "@wirepact/core/codegen/frames";
import { partAt, visitValue } from "@wirepact/core/shape";
import type { MessageModel } from "../../model/protocol-model.js";
import { violation, type CheckContext, type CheckRule, type Violation } from "../check-rule.js";
import { checkExample } from "../known-defects.js";
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
        return [...unknownMembers(context, message, { value })].flatMap((member) => {
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
    [...unknownMembers(context, message, { value })].map((member) => {
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
    return [...unknownMembers(context, message, { value, issue })].flatMap((member) => {
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

interface Sample {
  readonly value: Json;
  /** What an invalid example is expected to violate. */
  readonly issue?: string;
}

function* unknownMembers(context: CheckContext, message: MessageModel, sample: Sample): Generator<UnknownMember> {
  const { model } = context;
  for (const { shape, value, path } of visitValue(runnable(model), message.shape, sample.value)) {
    if (shape.kind !== "struct" || !isObject(value)) continue;
    const unknown = Object.keys(value).filter((name) => partAt(shape, name) === undefined);
    if (unknown.length === 0) continue;
    // In examples, the fields of envelope and body stand side by side: what is unknown was put into the body.
    const isBody = path.length === 1 && model.frames === undefined && !model.envelope.includes(String(path[0]));
    const outer = isBody ? message.shape.fields.filter((field) => field.name !== path[0]) : [];
    const places = new Map<string, Path>(outer.map(({ name }) => [name, [name]]));
    for (const { name } of shape.fields) places.set(name, [...path, name]);
    for (const name of unknown) {
      const nearest = nearestName(name, [...places.keys()]);
      const place = places.get(nearest ?? "");
      const fits = place !== undefined && keepsRules(context, message, sample, [...path, name], place);
      yield { path: [...path, name], nearest: fits ? nearest : undefined };
    }
  }
}

/** Whether an example still keeps the rules of the message if one of its values moves to another place. */
function keepsRules(context: CheckContext, message: MessageModel, { value, issue }: Sample, from: Path, to: Path): boolean {
  const result = checkExample(context, message, replaceAt(value, to, readPath(value, from)));
  return result.ok || result.issues.every(({ code }) => !code.startsWith("rule/") || code === issue);
}
