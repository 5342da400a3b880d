// Resolves definitions to shapes. References to named types are checked, but not expanded.

import type { Extras, LiteralShape, ScalarShape, Shape, ShapeLeniency, StructShape } from "@wirepact/core";
import type { DefinitionSyntax, LeniencySyntax } from "../model/spec-syntax.js";
import { definitionForm, typeSynonym } from "../foreign/synonyms.js";
import { scalars } from "../scalars/index.js";
import { unreachable } from "../base/unreachable.js";
import { checkParameters, isScalarName, kindOf, parametersOf } from "./definition-keys.js";
import { didYouMeanOf } from "../text/did-you-mean.js";
import { resolveEnum } from "./enums.js";
import { resolveFields, type PendingField } from "./fields.js";
import { resolvePattern } from "./patterns.js";
import { withoutUndefined } from "../base/without-undefined.js";
import { resolveTypeRules } from "./rules.js";
import type { ProtocolScope } from "./scope.js";
import { cutShape } from "./endless-types.js";
import { resolveUnion } from "./unions.js";

/** A definition in any notation: a type name, an array with one type name, or a mapping. */
export type AnyDefinition = string | readonly [string] | DefinitionSyntax;

const isShortList = (definition: AnyDefinition): definition is readonly [string] => Array.isArray(definition);

/** The shape of a definition. An unknown type is reported and replaced by `any`, so that the rest can be checked. */
export function resolveShape(scope: ProtocolScope, definition: AnyDefinition, location: string): Shape {
  if (typeof definition === "string") return resolveTypeName(scope, definition, location);
  if (isShortList(definition)) return { kind: "list", item: resolveTypeName(scope, definition[0], `${location}/0`) };
  checkParameters(scope, definition, location);
  return { ...shapeOfKind(scope, definition, location), ...traits(scope, definition, location) };
}

/** Only null: a union of no parts that can be null. */
const onlyNull: Shape = { kind: "union", members: [], nullable: true };

/** The hint for `true` and `false`, which are literal types in TypeScript. */
const literalHint = (name: string): string | undefined => (name === "true" || name === "false" ? `use \`const: ${name}\`` : undefined);

/** The hint for `required: [a, b]` among fields. */
const requiredHint = (location: string): string | undefined =>
  location.includes("/fields/required") ? definitionForm("required") : undefined;

function resolveTypeName(scope: ProtocolScope, name: string, location: string): Shape {
  if (name === "null") return onlyNull;
  if (isScalarName(name)) return { kind: "scalar", scalar: name };
  const types = scope.syntax.types ?? {};
  if (Object.hasOwn(types, name)) {
    scope.referenced.add(name);
    return { kind: "reference", type: name };
  }
  const written = `${location}/type`;
  scope.report("resolve/unknown-type", { name }, scope.spans.has(written) ? written : location, {
    hint:
      requiredHint(location) ??
      literalHint(name) ??
      typeSynonym(name) ??
      didYouMeanOf("types", name, new Set([...Object.keys(types), ...scope.sharedTypes, ...Object.keys(scalars)])),
  });
  return cutShape;
}

function shapeOfKind(scope: ProtocolScope, definition: DefinitionSyntax, location: string): Shape {
  const kind = kindOf(definition);
  const { min, max } = definition;
  switch (kind) {
    case "type":
      return scalarOrReference(scope, definition, location);
    case "list":
      return withoutUndefined({
        kind,
        item: resolveShape(scope, definition.list ?? "any", `${location}/list`),
        min,
        max,
        unique: isTrue(definition.unique),
      });
    case "map":
      return withoutUndefined({
        kind,
        value: resolveShape(scope, definition.map ?? "any", `${location}/map`),
        keys: resolvePattern(scope, definition.keys, `${location}/keys`),
        min,
        max,
      });
    case "fields":
      return resolveStruct(scope, definition, location);
    case "union":
      return resolveUnion(scope, definition, location, resolveShape);
    case "const":
      return { kind: "literal", value: definition.const ?? "" } satisfies LiteralShape;
    case "enum":
      return resolveEnum(scope, definition, location);
    default:
      return unreachable(kind);
  }
}

function scalarOrReference(scope: ProtocolScope, definition: DefinitionSyntax, location: string): Shape {
  const shape = resolveTypeName(scope, definition.type ?? "any", location);
  if (shape.kind !== "scalar" || shape.scalar !== definition.type || parametersOf(definition).length === 0) return shape;
  const { min, max, fraction, write, version, prefix, schemes, alphabet, padding, inside } = definition;
  const pattern = resolvePattern(scope, definition.pattern, `${location}/pattern`);
  return withoutUndefined({
    ...shape,
    min,
    max,
    pattern,
    utc: isTrue(definition.utc),
    fraction,
    write,
    version,
    prefix,
    schemes,
    alphabet,
    padding,
    inside,
  }) satisfies ScalarShape;
}

/** The struct of a definition with `fields` or `include`. */
function resolveStruct(scope: ProtocolScope, definition: DefinitionSyntax, location: string): StructShape {
  const pending = resolveFields(scope, definition, location);
  // A named type can be intended for `include` only; `types.ts` checks those once all uses are known.
  if (isNamedType(location)) scope.fieldsOfTypes.set(location, pending);
  else refuseDerivations(scope, pending);
  const fields = pending.map(({ field }) => field);
  for (const [index, name] of (definition.reserved ?? []).entries()) {
    if (fields.some((field) => field.name === name)) scope.report("resolve/reserved-name", { name }, `${location}/reserved/${index}`);
  }
  const extras = resolveExtras(scope, definition, location);
  const open = extras !== undefined || (definition.object ?? scope.syntax.objects) === "open";
  const struct: StructShape = withoutUndefined({ kind: "struct", open, fields, reserved: definition.reserved, extras });
  const rules = resolveTypeRules(scope, definition, struct, location);
  return rules.length === 0 ? struct : { ...struct, rules };
}

/** What the unknown properties of an object or a message must be. */
export function resolveExtras(
  scope: ProtocolScope,
  { extras, object }: Pick<DefinitionSyntax, "extras" | "object">,
  location: string,
): Extras | undefined {
  if (extras === undefined) return undefined;
  if (object === "closed") scope.report("resolve/closed-with-extras", {}, `${location}/extras`);
  return withoutUndefined({
    keys: resolvePattern(scope, extras.keys, `${location}/extras/keys`),
    values: resolveShape(scope, extras.values, `${location}/extras/values`),
  });
}

const isNamedType = (location: string): boolean => /^types\/[^/]+$/.test(location);

/** Reports `fill` and `computed` on fields of nested objects. */
export function refuseDerivations(scope: ProtocolScope, pending: readonly PendingField[]): void {
  for (const { syntax, location } of pending) {
    for (const key of ["computed", "fill"] as const) {
      if (syntax[key] !== undefined) scope.report("resolve/derived-inside-object", { key }, `${location}/${key}`);
    }
  }
}

function traits(
  scope: ProtocolScope,
  definition: DefinitionSyntax,
  location: string,
): { readonly nullable?: true; readonly lenient?: ShapeLeniency } {
  const lenient = leniencyOf(definition.lenient);
  if (isWithoutField.test(location))
    for (const key of ["optional", "nulls"] as const)
      if (lenient[key] !== undefined) {
        const at = typeof definition.lenient === "string" ? `${location}/lenient` : `${location}/lenient/${key}`;
        scope.report("resolve/leniently-optional-type", { key }, at);
      }
  return withoutUndefined({
    nullable: isTrue(definition.nullable),
    lenient: resolveLeniency(scope, lenient, `${location}/lenient`),
  });
}

/** The location of a definition that is no field. */
const isWithoutField = /^types\/[^/]+$|(?<!\/fields)\/(?:list|map|accept|union\/\d+|extras\/values)$/;

/** A leniency as a mapping, however it is written. */
export const leniencyOf = (lenient: DefinitionSyntax["lenient"]): LeniencySyntax =>
  typeof lenient === "string" ? { [lenient]: true } : (lenient ?? {});

function resolveLeniency(scope: ProtocolScope, lenient: LeniencySyntax, location: string): ShapeLeniency | undefined {
  const accept = lenient.accept === undefined ? undefined : resolveShape(scope, lenient.accept, `${location}/accept`);
  const { convert, wrap, items } = lenient;
  const leniency = withoutUndefined({ accept, convert, wrap, unset: isTrue(lenient.unset), items });
  return Object.keys(leniency).length === 0 ? undefined : leniency;
}

const isTrue = (flag: boolean | undefined): true | undefined => (flag === true ? true : undefined);
