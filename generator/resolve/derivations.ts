// Resolves `fill` and `computed`, which refer to other fields of the message.

import type { Computed, Field, Fill, Path } from "@wirepact/core";
import type { FieldSyntax, JsonValue } from "../model/spec-syntax.js";
import { didYouMean } from "../text/did-you-mean.js";
import type { PendingField } from "./fields.js";
import { withoutUndefined } from "../base/without-undefined.js";
import type { FieldHint } from "./rules.js";

/** Finds a field by name, and reports unknown names where they are an error. */
type FieldFinder = (name: string, location: string, hint?: FieldHint) => Path | undefined;

/** The field with its `fill` and `computed`. */
export function withDerivations({ field, syntax, location }: PendingField, find: FieldFinder): Field {
  return withoutUndefined({
    ...field,
    fill: resolveFill(syntax.fill, `${location}/fill`, find),
    computed: resolveComputed(syntax.computed, `${location}/computed`, find),
  });
}

const wellKnown: Readonly<Record<string, Fill>> = {
  $now: { kind: "now" },
  $uuid: { kind: "uuid" },
  $sequence: { kind: "sequence" },
  $version: { kind: "version" },
  $ack: { kind: "ack" },
};

function fillHint(fill: string, fields: readonly string[]): string {
  const known = Object.keys(wellKnown);
  const near = didYouMean(fill, [...known, ...fields.map((name) => `$${name}`)]);
  return near ?? `use ${known.join(", ")}, or $ followed by the name of a field`;
}

function resolveFill(fill: JsonValue | undefined, location: string, find: FieldFinder): Fill | undefined {
  if (fill === undefined) return undefined;
  if (typeof fill !== "string" || !fill.startsWith("$")) return { kind: "literal", value: fill };
  if (Object.hasOwn(wellKnown, fill)) return wellKnown[fill];
  const path = find(fill.slice(1), location, (fields) => fillHint(fill, fields));
  return path === undefined ? undefined : { kind: "field", path };
}

function resolveComputed(computed: FieldSyntax["computed"], location: string, find: FieldFinder): Computed | undefined {
  if (computed === undefined) return undefined;
  const by = find(computed.by, `${location}/by`);
  return by === undefined ? undefined : withoutUndefined({ by, table: computed.table, level: computed.level, lenient: computed.lenient });
}
