// Every name that a protocol file gives to something: of the protocol, its roles, messages, fields, types, enum words, rules, groups, flows, views,
// and the words of its mail labels.

import type {
  DefinitionSyntax,
  EnvelopeSyntax,
  FieldsSyntax,
  FieldSyntax,
  MailSyntax,
  ProtocolSyntax,
} from "../../../generator/model/spec-syntax.js";

/** The names of a protocol. */
export function collectNames(syntax: ProtocolSyntax): ReadonlySet<string> {
  const { envelope = {}, messages, rejections } = syntax;
  const names = [
    syntax.protocol,
    ...[syntax.roles, syntax.types, syntax.groups, syntax.flows, syntax.views, envelope.rules].flatMap((named) => Object.keys(named ?? {})),
    envelope.tag ?? "",
    ...bodyField(envelope.body ?? "inline"),
    ...fieldNames(envelope.fields ?? {}),
    ...Object.values(syntax.types ?? {}).flatMap(definitionNames),
    ...Object.values(rejections?.reasons ?? {}).flatMap((variables) => Object.entries(variables).flat()),
  ];
  for (const [tag, message] of Object.entries(messages)) {
    names.push(tag, ...(message.name === undefined ? [] : [message.name]), ...(message.aliases ?? []), ...(message.lenient?.aliases ?? []));
    names.push(...Object.keys(message.rules ?? {}), ...fieldNames(message.fields ?? {}), ...fieldNames(message.envelope?.fields ?? {}));
  }
  return new Set(names.filter((name) => /[a-z]/i.test(name)));
}

const bodyField = (body: EnvelopeSyntax["body"]): readonly string[] =>
  body === undefined || body === "inline" ? [] : [typeof body === "string" ? body : body.field];

function fieldNames(fields: FieldsSyntax): readonly string[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    const inner = isDefinition(field) ? [...definitionNames(field), ...(field.aliases ?? []), ...labelWords(field.mail)] : [];
    return [key.replace(/\?$/, ""), ...inner];
  });
}

function isDefinition(field: FieldsSyntax[string]): field is FieldSyntax {
  return typeof field === "object" && !Array.isArray(field);
}

function definitionNames(definition: DefinitionSyntax): readonly string[] {
  const { list, map, union = [], lenient, values = {}, fields = {} } = definition;
  const accepted = typeof lenient === "object" ? lenient.accept : undefined;
  const inner = [list, map, accepted, ...union].filter((part) => typeof part === "object");
  const words = Object.entries(values).flatMap(([word, value]) => [word, ...(typeof value === "string" ? [] : (value.aliases ?? []))]);
  const constant = typeof definition.const === "string" ? [definition.const] : [];
  return [...inner.flatMap(definitionNames), ...words, ...constant, ...fieldNames(fields)];
}

/** Labels are read word by word, so that their words can be told from the rest of a mail message. */
function labelWords(mail: MailSyntax | undefined): readonly string[] {
  if (mail === undefined || mail === "body" || mail === "subject") return [];
  const labels = typeof mail === "string" ? [mail] : Object.values(mail).flat();
  return labels.flatMap((label) => label.split(" "));
}
