// Resolves the replies to rejected messages.

import type { Json, Rejections } from "@wirepact/core";
import type { JsonValue } from "../model/spec-syntax.js";
import { setAt } from "./compose-message.js";
import { didYouMeanOf } from "../text/did-you-mean.js";
import { expandMessages, findMessage } from "./groups.js";
import { findField, knownNames, locationName, type MessageNames } from "./namespace.js";
import type { ProtocolScope } from "./scope.js";

/** The variables that every reply can use, besides those of the reasons. */
const builtInVariables = ["details", "issues", "original", "self"] as const;

/** The rejections with their messages, types and variables checked. */
export function resolveRejections(scope: ProtocolScope, messages: readonly MessageNames[]): Rejections | undefined {
  const { rejections } = scope.syntax;
  if (rejections === undefined) return undefined;
  const variables = [...builtInVariables, ...Object.values(rejections.reasons).flatMap((reason) => Object.keys(reason))];
  return {
    reasons: rejections.reasons,
    replies: rejections.replies.flatMap((_, index) => resolveReply(scope, { index, variables }, messages) ?? []),
    silent: expandMessages(scope, rejections.silent ?? [], "rejections/silent"),
  };
}

type Reply = Rejections["replies"][number];

function resolveReply(
  scope: ProtocolScope,
  { index, variables }: { readonly index: number; readonly variables: readonly string[] },
  messages: readonly MessageNames[],
): Reply | undefined {
  const reply = scope.syntax.rejections?.replies[index];
  const location = `rejections/replies/${index}`;
  if (reply === undefined) return undefined;
  checkTemplate(scope, reply.fields, { location: `${location}/fields`, variables });
  if (reply.object !== undefined) {
    const types = Object.keys(scope.syntax.types ?? {});
    if (!types.includes(reply.object))
      scope.report("resolve/unknown-type", { name: reply.object }, `${location}/object`, {
        hint: didYouMeanOf("types", reply.object, types),
      });
    scope.referenced.add(reply.object);
    return { kind: "object", type: reply.object, fields: reply.fields };
  }
  const message = findMessage(scope, reply.message ?? "", `${location}/message`);
  const names = messages.find((candidate) => candidate.message === message);
  if (message === undefined || names === undefined) return undefined;
  return { kind: "message", message, fields: arrangeFields(scope, names, { fields: reply.fields, location: `${location}/fields` }) };
}

function arrangeFields(
  scope: ProtocolScope,
  names: MessageNames,
  { fields, location }: { readonly fields: Readonly<Record<string, JsonValue>>; readonly location: string },
): Json {
  let template: Json = {};
  for (const [name, value] of Object.entries(fields)) {
    if (findField(names, name) === undefined) {
      const span = scope.spans.keySpanOf(`${location}/${name}`);
      scope.report("resolve/unknown-field", { name }, `${location}/${name}`, {
        span,
        hint: didYouMeanOf("fields", name, knownNames(names)),
      });
    }
    template = setAt(template, locationName(names, name), value);
  }
  return template;
}

function checkTemplate(
  scope: ProtocolScope,
  value: JsonValue,
  { location, variables }: { readonly location: string; readonly variables: readonly string[] },
): void {
  if (typeof value === "string") {
    const name = /^\$([^.\s]*)/.exec(value)?.[1];
    if (name !== undefined && !variables.includes(name))
      scope.report("resolve/unknown-variable", { name }, location, {
        hint: didYouMeanOf(
          "variables",
          `$${name}`,
          variables.map((variable) => `$${variable}`),
        ),
      });
  } else if (typeof value === "object" && value !== null) {
    for (const [name, member] of Object.entries(value)) checkTemplate(scope, member, { location: `${location}/${name}`, variables });
  }
}
