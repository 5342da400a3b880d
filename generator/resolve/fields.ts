// Resolves the fields of an object: expands includes, optional fields and mail locations. `fill` and `computed` stay unresolved, because they refer to other
// fields of the message.

import type { Field, MailPlace } from "@wirepact/core";
import { sameJson } from "@wirepact/core/codegen";
import type { DefinitionSyntax, FieldsSyntax, FieldSyntax, MailSyntax } from "../model/spec-syntax.js";
import { didYouMeanOf } from "../text/did-you-mean.js";
import { narrowField } from "./narrow-field.js";
import { withoutUndefined } from "../base/without-undefined.js";
import type { ProtocolScope } from "./scope.js";
import { leniencyOf, resolveShape, type AnyDefinition } from "./shapes.js";

/** A field with its unresolved parts and its location. */
export interface PendingField {
  readonly field: Field;
  readonly syntax: FieldSyntax;
  readonly location: string;
}

/** What has fields: an object definition, a message, or the envelope of a message. */
export interface FieldsOwner {
  readonly include?: readonly string[];
  readonly fields?: FieldsSyntax;
}

/** The fields of an owner, starting with included fields. */
export function resolveFields(
  scope: ProtocolScope,
  owner: FieldsOwner,
  location: string,
  including: readonly string[] = includingType(location),
): readonly PendingField[] {
  const pending: PendingField[] = [];
  for (const [index, name] of (owner.include ?? []).entries()) {
    for (const field of includedFields(scope, { name, location: `${location}/include/${index}`, including })) {
      scope.spans.addOrigin(`${location}/fields/${field.field.name}`, field.location);
      pending.push(field);
    }
  }
  const distinct = withoutEqual(pending);
  for (const [key, definition] of Object.entries(owner.fields ?? {})) {
    const own = resolveField(scope, key, definition, location);
    const at = distinct.findIndex(({ field }) => field.name === own.field.name);
    const included = at === -1 ? undefined : distinct[at];
    if (included === undefined || included.location === own.location) distinct.push(own);
    else distinct[at] = narrowField(scope, included, own);
  }
  return withoutDuplicates(scope, distinct);
}

/** The fields of included types; one that two types define alike is there once. */
function withoutEqual(included: readonly PendingField[]): PendingField[] {
  const isRepeated = ({ field }: PendingField, index: number): boolean =>
    included.slice(0, index).some((other) => other.field.name === field.name && sameJson(other.field, field));
  return included.filter((field, index) => !isRepeated(field, index));
}

/** A named type that is being resolved is the first of its own includes. */
const includingType = (location: string): readonly string[] => /^types\/([^/]+)$/.exec(location)?.slice(1) ?? [];

interface Inclusion {
  readonly name: string;
  readonly location: string;
  readonly including: readonly string[];
}

function includedFields(scope: ProtocolScope, { name, location, including }: Inclusion): readonly PendingField[] {
  const types: Readonly<Record<string, DefinitionSyntax>> = scope.syntax.types ?? {};
  const definition = Object.hasOwn(types, name) ? types[name] : undefined;
  if (definition === undefined) {
    scope.report("resolve/unknown-type", { name }, location, { hint: didYouMeanOf("types", name, Object.keys(types)) });
    return [];
  }
  scope.included.add(name);
  if (definition.fields === undefined && definition.include === undefined) {
    scope.report("resolve/include-not-object", { name }, location);
    return [];
  }
  if (including.includes(name)) {
    scope.reportCycle("resolve/cyclic-type", [...including.slice(including.indexOf(name)), name], location);
    return [];
  }
  return resolveFields(scope, definition, `types/${name}`, [...including, name]);
}

function resolveField(scope: ProtocolScope, key: string, definition: AnyDefinition, ownerLocation: string): PendingField {
  const required = !key.endsWith("?");
  const name = required ? key : key.slice(0, -1);
  const location = `${ownerLocation}/fields/${name}`;
  const syntax: FieldSyntax = typeof definition === "string" || Array.isArray(definition) ? {} : (definition as FieldSyntax);
  const leniency = leniencyOf(syntax.lenient);
  const lenientlyOptional = leniency.optional === true;
  if (required && !lenientlyOptional) refuseRemoval(scope, { name, location, lenient: syntax.lenient });
  if (lenientlyOptional && !required) scope.report("resolve/optional-twice", { name }, `${location}/lenient`);
  if (syntax.default !== undefined && required)
    scope.report("resolve/default-on-required", { name }, `${location}/default`, {
      hint: `make it optional (\`${name}?\`), or use \`fill\` for a value that builders fill in`,
    });
  if (syntax.mail !== undefined && scope.syntax.encodings.mail === undefined)
    scope.report("resolve/no-mail-encoding", { name }, `${location}/mail`);
  const field = withoutUndefined({
    name,
    shape: resolveShape(scope, definition, location),
    required,
    doc: syntax.doc,
    default: syntax.default,
    sensitive: syntax.sensitive === true ? (true as const) : undefined,
    lenientlyOptional: lenientlyOptional ? (true as const) : undefined,
    lenientNulls: leniency.nulls,
    aliases: syntax.aliases,
    decodeOnly: syntax.decodeOnly === true ? (true as const) : undefined,
    mail: syntax.mail === undefined ? undefined : mailLocation(syntax.mail),
    originalName: syntax.originalName,
    since: syntax.since,
    deprecated: syntax.deprecated,
  });
  return { field, syntax, location };
}

/** Reports that lenient mode would remove the value of a field that must be there. */
function refuseRemoval(
  scope: ProtocolScope,
  { name, location, lenient }: { readonly name: string; readonly location: string; readonly lenient: FieldSyntax["lenient"] },
): void {
  const { unset, nulls } = leniencyOf(lenient);
  for (const [key, value] of Object.entries({ unset: unset === true ? "true" : undefined, nulls })) {
    if (value === undefined) continue;
    scope.report("resolve/unset-required", { name }, `${location}/lenient${typeof lenient === "string" ? "" : `/${key}`}`, {
      hint: `make it optional (\`${name}?\`), or add \`optional: true\`: \`lenient: { optional: true, ${key}: ${value} }\``,
    });
  }
}

function mailLocation(mail: MailSyntax): MailPlace {
  if (mail === "body" || mail === "subject") return { at: mail };
  if (typeof mail === "string") return { at: "label", label: mail };
  if ("section" in mail) return { at: "section", section: mail.section };
  if ("bullet" in mail) return withoutUndefined({ at: "bullet", label: mail.bullet, also: mail.also, in: mail.in });
  return withoutUndefined({ at: "label", label: mail.label, also: mail.also, in: mail.in });
}

/** Keeps the first field of each name and reports duplicates, including aliases. */
function withoutDuplicates(scope: ProtocolScope, pending: readonly PendingField[]): readonly PendingField[] {
  const first = new Map<string, PendingField>();
  for (const field of pending) {
    const other = first.get(field.field.name);
    if (other === undefined) first.set(field.field.name, field);
    else duplicate(scope, field, { name: field.field.name, other, at: field.location });
  }
  const kept = [...first.values()];
  for (const field of kept) {
    for (const [index, alias] of (field.field.aliases ?? []).entries()) {
      const other = first.get(alias);
      if (other === undefined) first.set(alias, field);
      else duplicate(scope, field, { name: alias, other, at: `${field.location}/aliases/${index}` });
    }
  }
  return kept;
}

function duplicate(
  scope: ProtocolScope,
  field: PendingField,
  { name, other, at }: { readonly name: string; readonly other: PendingField; readonly at: string },
): void {
  const span = at === field.location ? scope.spans.keySpanOf(at) : scope.spans.spanOf(at);
  scope.report("resolve/duplicate-field", { name }, at, {
    span,
    related: [{ message: "first defined here", span: scope.spans.keySpanOf(other.location) }],
  });
}
