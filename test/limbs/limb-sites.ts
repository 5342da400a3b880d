// The places inside a shape where a definition can stand, one for each limb, and a spec that puts definitions there.

import type { Json } from "@wirepact/core";
import type { Limb } from "@wirepact/core/shape";
import type { ProtocolModel } from "../../generator/model/protocol-model.js";
import { parseSpec } from "../../generator/parse/parse-spec.js";
import { resolveSpec } from "../../generator/resolve/resolve-spec.js";

/** A definition of the language. */
export type Definition = { readonly [key: string]: Json };

/** A limb at which a whole definition can stand; the keys of a map have nothing but a pattern. */
export type SiteName = Exclude<Limb, "key">;

/** A definition around another one, and a value around a value of it. */
interface Site {
  readonly around: (definition: Definition, name: (definition: Definition) => string) => Definition;
  readonly value: (inner: Json) => Json;
}

export const sites: Readonly<Record<SiteName, Site>> = {
  field: { around: (definition) => ({ fields: { inner: documented(definition) } }), value: (inner) => ({ inner }) },
  item: { around: (definition) => ({ list: definition }), value: (inner) => [inner] },
  entry: { around: (definition) => ({ map: definition }), value: (inner) => ({ entry: inner }) },
  extra: { around: (definition) => ({ fields: { "known?": documented({ type: "string" }) }, extras: { values: definition } }), value: (inner) => ({ other: inner }) },
  member: { around: (definition) => ({ union: ["boolean", definition] }), value: (inner) => inner },
  accepted: { around: (definition) => ({ type: "boolean", lenient: { accept: definition } }), value: (inner) => inner },
  reference: { around: (definition, name) => ({ type: name(definition) }), value: (inner) => inner },
}; // prettier-ignore

const documented = (definition: Definition): Definition => ({ doc: "A field.", ...definition });

/** Where a definition stands: the limbs from the outside inwards. */
export type Place = readonly SiteName[];

/** A value of a definition inside a value of what is around it. */
export const valueAt = (place: Place, inner: Json): Json => place.reduceRight<Json>((value, limb) => sites[limb].value(value), inner);

const names = Object.keys(sites) as SiteName[];

/** Whether a definition can stand there: a union has no union of the same kinds in it, and nothing is accepted inside what is accepted. */
const isSound = ([outer, inner]: Place): boolean => outer !== inner || (outer !== "accepted" && outer !== "member");

/** Every limb, and a limb inside each of them: another one for each number, so that all pairs are tried in turn. */
export const placesOf = (number: number): readonly Place[] =>
  [...names.map((name) => [name]), ...names.map((outer, index) => [outer, names[(index + number) % names.length]!])].filter(isSound);

/** Types that definitions may refer to. */
const commonTypes = {
  Base: { doc: "Fields to copy.", fields: { base: { type: "string", doc: "A field." } } },
  Rest: { doc: "Anything else.", fields: { rest: { type: "string", doc: "A field." } } },
  Only: { doc: "One object.", fields: { kind: { const: "only", doc: "The kind." } } },
};

/** The messages of a spec, each with a definition at a place, by name. */
export type Messages = Readonly<Record<string, { readonly place: Place; readonly definition: Definition }>>;

/** Resolves a spec whose messages have a definition in their field `at`. Warnings, such as those about missing examples, do not matter. */
export function resolveAt(messages: Messages): { readonly model: ProtocolModel | undefined; readonly errors: readonly string[] } {
  const types: Record<string, Definition> = { ...commonTypes };
  const name = (definition: Definition): string => {
    const type = `Named${Object.keys(types).length}`;
    types[type] = documented(definition);
    return type;
  };
  const spec = {
    protocol: "limbs",
    title: "Limbs",
    version: "1.0.0",
    objects: "open",
    doc: "Definitions at every limb.",
    roles: { one: "One side.", other: "The other side." },
    reading: { default: "strict" },
    encodings: { json: {}, yaml: {} },
    envelope: { tag: "type", body: "inline", fields: {}, example: {} },
    messages: Object.fromEntries(
      Object.entries(messages).map(([message, { place, definition }]) => {
        const at = place.reduceRight((inner, limb) => sites[limb].around(inner, name), definition);
        return [message, { doc: "A message.", from: "one", to: "other", fields: { at: documented(at) } }];
      }),
    ),
    types,
  };
  const files = [
    { path: "wirepact.yaml", text: "protocols: [protocols/limbs.yaml]\nlint: minimal\n" },
    { path: "protocols/limbs.yaml", text: JSON.stringify(spec) },
  ];
  const { syntax, diagnostics } = parseSpec(files);
  const resolved = syntax === undefined ? undefined : resolveSpec(syntax);
  const found = [...diagnostics, ...(resolved?.diagnostics ?? [])].filter(({ severity }) => severity === "error");
  return { model: resolved?.protocols[0]?.model, errors: found.map(({ code, message }) => `${code}: ${message}`) };
} // prettier-ignore
