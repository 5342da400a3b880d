// Resolves migrations between versions: of messages, and of types that converters between spoken versions need.

import { withoutUndefined } from "../base/without-undefined.js";
import type { Migration, ProtocolModel } from "../model/protocol-model.js";
import type { MigrationSyntax } from "../model/spec-syntax.js";
import { didYouMeanOf } from "../text/did-you-mean.js";
import { findMessage } from "./groups.js";
import { findInShape, type MessageNames } from "./namespace.js";
import { knownTypes, type ProtocolScope } from "./scope.js";

/** Migrations by version and message, without undefined properties. */
export function resolveMigrations(
  scope: ProtocolScope,
  names: readonly MessageNames[],
  speaks: ProtocolModel["speaks"],
): ProtocolModel["migrations"] {
  const versions = Object.entries(scope.syntax.migrations ?? {}).map(([version, byName]) => {
    const migrations = Object.entries(byName).map(([name, syntax]) => {
      const place = { name, location: `migrations/${version}/${name}` };
      return [name, resolveOne(scope, names, { ...place, syntax, speaks })] as const;
    });
    return [version, Object.fromEntries(migrations)] as const;
  });
  return withoutUndefined(Object.fromEntries(versions));
}

interface Place {
  readonly name: string;
  readonly location: string;
  readonly syntax: MigrationSyntax;
  readonly speaks: ProtocolModel["speaks"];
}

function resolveOne(scope: ProtocolScope, names: readonly MessageNames[], { name, location, syntax, speaks }: Place): Migration {
  const { rename = {}, values = {}, add = {}, drop, from, by } = syntax;
  const type = /^type (.*)$/.exec(name)?.[1];
  const span = scope.spans.keySpanOf(location);
  const needing = type !== undefined ? `type ${type}` : drop !== undefined ? "drop" : from !== undefined ? "from" : by && "by";
  if (needing !== undefined && speaks === undefined) scope.report("resolve/migration-needs-speaks", { key: needing }, location, { span });
  const former = Object.values(speaks ?? {}).flatMap(({ model }) => Object.keys(model?.messages ?? {}));
  // A message that only an older version has can only be converted by hand.
  const isFormer = by === "hand" && former.includes(name);
  if (type === undefined && !isFormer) findMessage(scope, name, location);
  if (type !== undefined && !Object.hasOwn(knownTypes(scope) ?? {}, type))
    scope.report("resolve/unknown-type", { name: type }, location, {
      span,
      hint: didYouMeanOf("types", type, Object.keys(knownTypes(scope) ?? {})),
    });
  const kind = type === undefined ? "message" : "type";
  const known = type === undefined ? former : Object.values(speaks ?? {}).flatMap(({ model }) => Object.keys(model?.types ?? {}));
  if (from !== undefined && former.length > 0 && !known.includes(from))
    scope.report(`resolve/unknown-${kind}`, { name: from }, `${location}/from`, { hint: didYouMeanOf(`${kind}s`, from, known) });
  const message = names.find((candidate) => candidate.message === name);
  for (const [old, field] of Object.entries(rename)) refuseBareName(scope, message, field, `${location}/rename/${old}`);
  for (const field of Object.keys(values)) refuseBareName(scope, message, field, `${location}/values/${field}`);
  for (const field of Object.keys(add)) refuseBareName(scope, message, field, `${location}/add/${field}`);
  const own = Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const ofFields = Object.entries(values).filter(
    (entry): entry is [string, Readonly<Record<string, string>>] => typeof entry[1] !== "string",
  );
  if (own.length > 0 && type === undefined) scope.report("resolve/values-of-message", { message: name }, `${location}/values`);
  return withoutUndefined({
    rename,
    values: Object.fromEntries([...ofFields, ...(own.length === 0 ? [] : [["", Object.fromEntries(own)] as const])]),
    add,
    drop,
    from,
    by: type === undefined ? by : undefined,
  });
}

/** Reports a field of the body that is written without it, which would be taken for one of the envelope. */
function refuseBareName(scope: ProtocolScope, message: MessageNames | undefined, name: string, location: string): void {
  const body = message?.framed?.body;
  if (message === undefined || body === undefined || message.envelope.some((field) => field.name === name)) return;
  if (findInShape(message.types, body.shape, name) === undefined) return;
  scope.report("resolve/unknown-field", { name }, location, {
    span: scope.spans.keySpanOf(location),
    hint: `did you mean "${body.name}.${name}"?`,
  });
}
