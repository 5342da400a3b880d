// Specs in which the names of a list stand wherever the language has names, in two protocols that between them have all modules of a package.

import type { Json } from "../../packages/core/src/index.js";
import { message, type ProtocolSyntax } from "./spec-in-memory.js";

/** A spec with names in one place, and the messages that it must take. */
export interface NamedSpec {
  readonly parts: ProtocolSyntax;
  readonly messages: readonly Readonly<Record<string, Json>>[];
}

type Place = (names: readonly string[], protocol: Protocol) => NamedSpec;

/** Whether a name has the form of the names of types; those of roles, groups and flows have their own. */
const isTypeName = (name: string): boolean => /^[A-Z][A-Za-z0-9]*$/.test(name);
const isPlainName = (name: string): boolean => /^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$/.test(name);

/** A protocol around messages: what it adds to each, and the rest of its spec. */
interface Protocol {
  readonly parts: ProtocolSyntax;
  readonly wrap: (fields: Json, tag: string) => Readonly<Record<string, Json>>;
  readonly message: (fields: ProtocolSyntax, more?: ProtocolSyntax) => ProtocolSyntax;
}

const id = "0b8f3d5e-52f1-4c0a-8f5d-6c1f6a3f9b21";

export const protocols: Readonly<Record<string, Protocol>> = {
  /** Lines, YAML, threads, acknowledgements, migrations, messages of other types and defaults. */
  tagged: {
    parts: {
      version: "1.1.0",
      encodings: { json: {}, ndjson: {}, yaml: {} },
      reading: { default: "strict", lenient: { unknownTypes: "keep" } },
      others: { pattern: "^_", doc: "Extensions." },
      envelope: {
        tag: "sampleTag",
        body: { field: "sampleBody" },
        id: "sampleId",
        thread: ["sampleTopic"],
        ack: { wanted: "sampleWanted", given: "sampleGiven" },
        fields: {
          sampleId: { type: "uuid", fill: "$uuid" },
          "sampleTopic?": { type: "string" },
          "sampleWanted?": { type: "boolean", fill: "$ack" },
          "sampleGiven?": { type: "boolean" },
          "sampleMood?": { type: "string", default: "calm" },
        },
        example: { sampleId: id },
      },
    },
    wrap: (sampleBody, sampleTag) => ({ sampleTag, sampleId: id, sampleBody }),
    message,
  },
  /** Requests with results and errors, in three framings. */
  framed: {
    parts: {
      encodings: { ndjson: {}, sse: {}, "content-length": {} },
      envelope: {
        frames: {
          request: {
            doc: "Asks.",
            has: ["method", "id"],
            tag: "method",
            id: "id",
            body: "params",
            fields: { id: { type: "integer", min: 1, fill: "$sequence" } },
            example: { id: 1 },
          },
          notification: { doc: "Tells.", has: ["method"], tag: "method", body: "params" },
          result: { doc: "Answers.", has: ["result"], replyTo: "id", body: "result", fields: { id: "integer" }, example: { id: 1 } },
          error: {
            doc: "Fails.",
            has: ["error"],
            replyTo: "id",
            body: "error",
            type: { fields: { code: "integer", message: "string" } },
            fields: { id: { type: "integer", nullable: true } },
            example: { id: 1 },
          },
        },
      },
    },
    wrap: (params, method) => ({ method, params }),
    message: (fields, more = {}) => message(fields, { frame: "notification", ...more }),
  },
};

/** The messages that every spec has besides those with the names. */
const usual = (protocol: Protocol): ProtocolSyntax =>
  protocol === protocols["framed"]
    ? { "ask-something": message({ text: "string" }, { frame: "request", result: { fields: { text: "string" } } }) }
    : {
        "ask-something": message({ text: "string" }, { replies: ["tell-something"] }),
        "tell-something": message({ text: "string" }, { from: "reader", to: "sender" }),
      };

/** Types used in a field each, in a list, in a map and beside null, some of them per message. */
function typed(
  protocol: Protocol,
  place: string,
  types: Readonly<Record<string, { readonly definition: unknown; readonly value: Json }>>,
): NamedSpec {
  const all = Object.entries(types);
  const portions = Array.from({ length: Math.ceil(all.length / 50) }, (_, index) => all.slice(50 * index, 50 * (index + 1)));
  const fieldsOf = (portion: typeof all): readonly (readonly [string, unknown])[] =>
    portion.flatMap(([name], index) => [
      [`one${index}`, { type: name }],
      [`list${index}?`, { list: name }],
      [`map${index}?`, { map: name }],
      [`nullable${index}?`, { type: name, nullable: true }],
    ]);
  const valuesOf = (portion: typeof all): readonly (readonly [string, Json])[] =>
    portion.flatMap(([, { value }], index): readonly (readonly [string, Json])[] => [
      [`one${index}`, value],
      [`list${index}`, [value]],
      [`map${index}`, { k: value }],
      [`nullable${index}`, null],
    ]);
  const messages = portions.map((portion, index) => [`use-${place}-${index}`, protocol.message(Object.fromEntries(fieldsOf(portion)))]);
  return {
    parts: {
      ...protocol.parts,
      types: Object.fromEntries(all.map(([name, { definition }]) => [name, definition])),
      messages: { ...Object.fromEntries(messages), ...usual(protocol) },
    },
    messages: portions.map((portion, index) => protocol.wrap(Object.fromEntries(valuesOf(portion)), `use-${place}-${index}`)),
  };
}

/** Every place that has names. */
export const places: Readonly<Record<string, Place>> = {
  /** Objects, all of them parts of one union by tag. */
  part: (names, protocol) => {
    const types = Object.fromEntries(
      names
        .filter(isTypeName)
        .map((name, index) => [
          name,
          { definition: { fields: { kind: { const: `k${index}` }, "of?": { type: name } } }, value: { kind: `k${index}` } },
        ]),
    );
    const union = { definition: { union: Object.keys(types), tag: "kind" }, value: { kind: "k0" } };
    return typed(protocol, "part", Object.keys(types).length < 2 ? types : { ...types, AnyPartOfThem: union });
  },
  brand: (names, protocol) =>
    typed(
      protocol,
      "brand",
      Object.fromEntries(names.filter(isTypeName).map((name) => [name, { definition: { type: "string", brand: true }, value: name }])),
    ),
  enum: (names, protocol) =>
    typed(
      protocol,
      "enum",
      Object.fromEntries(
        names.filter(isTypeName).map((name) => [name, { definition: { enum: "open", values: { a: "A.", b: "B." } }, value: "a" }]),
      ),
    ),
  alias: (names, protocol) =>
    typed(
      protocol,
      "alias",
      Object.fromEntries(names.filter(isTypeName).map((name) => [name, { definition: { map: "string" }, value: { a: "b" } }])),
    ),
  message: (names, protocol) => ({
    parts: {
      ...protocol.parts,
      // A name without a letter or digit of its own has no TypeScript name.
      messages: {
        ...Object.fromEntries(
          names.map((name, index) => {
            const derived =
              isTypeName(name) || /^[a-z]\w*$/.test(name)
                ? `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll("_", "")}`
                : `Odd${index}`;
            return [name, protocol.message({ text: "string", "more?": { list: "string" } }, { name: derived })];
          }),
        ),
        ...usual(protocol),
      },
      groups: { "all-of-them": { doc: "All.", members: names } },
    },
    messages: names.map((name) => protocol.wrap({ text: "a", more: ["b"] }, name)),
  }),
  field: (names, protocol) => {
    const required = (definition: unknown): ProtocolSyntax => Object.fromEntries(names.map((name) => [name, definition]));
    const optional = (definition: unknown): ProtocolSyntax => Object.fromEntries(names.map((name) => [`${name}?`, definition]));
    const values = (value: Json): Json => Object.fromEntries(names.map((name) => [name, value]));
    return {
      parts: {
        ...protocol.parts,
        types: {
          Inner: { object: "closed", fields: { ...required({ type: "string", pattern: "^[a-z]+$" }) } },
          Outer: { fields: { ...optional({ type: "integer", min: 1 }), "again1?": { type: "Outer" } } },
        },
        messages: {
          "use-fields": protocol.message(required({ type: "string", min: 1 })),
          "use-others": protocol.message({
            inner1: { type: "Inner" },
            outer1: { list: "Outer" },
            "map1?": { map: { fields: optional("boolean") } },
          }),
          "use-defaults": protocol.message(optional({ type: "string", default: "a" })),
          ...usual(protocol),
        },
      },
      messages: [
        protocol.wrap(values("a"), "use-fields"),
        protocol.wrap(
          { inner1: values("a"), outer1: [{ ...(values(1) as object), again1: values(2) }], map1: { k: values(true) } },
          "use-others",
        ),
        protocol.wrap(values("b"), "use-defaults"),
      ],
    };
  },
  value: (names, protocol) => {
    const values = Object.fromEntries(names.map((name) => [name, "A value."]));
    return {
      parts: {
        ...protocol.parts,
        types: { Closed: { enum: "closed", values }, Open: { enum: "open", values } },
        messages: {
          "use-values": protocol.message({ closed: { type: "Closed" }, open: { list: "Open" }, inline: { enum: "closed", values } }),
          ...usual(protocol),
        },
      },
      messages: names.map((name) => protocol.wrap({ closed: name, open: [name], inline: name }, "use-values")),
    };
  },
  /** Roles, groups and flows. */
  role: (all, protocol) => {
    const names = all.filter(isPlainName);
    const framed = protocol === protocols["framed"];
    const tags = names.map((_, index) => `step-${index}`);
    const roles = { sender: "Sends.", reader: "Reads.", ...Object.fromEntries(names.map((name) => [name, "A role."])) };
    return {
      parts: {
        ...protocol.parts,
        roles,
        messages: {
          ...Object.fromEntries(
            tags.map((tag, index) => [tag, protocol.message({ text: "string" }, { from: names[index], to: Object.keys(roles) })]),
          ),
          ...usual(protocol),
        },
        groups: Object.fromEntries(names.map((name, index) => [name, { doc: "A group.", members: [tags[index]] }])),
        ...(framed
          ? {}
          : {
              flows: Object.fromEntries(
                names.map((name, index) => [name, { doc: "A flow.", key: "thread", start: tags[index], steps: {}, end: [tags[index]] }]),
              ),
            }),
      },
      messages: tags.map((tag) => protocol.wrap({ text: "a" }, tag)),
    };
  },
};

/** One spec that has some names in each place. */
export function mixedSpec(protocol: string, namesIn: (place: string) => readonly string[]): NamedSpec {
  const specs = Object.entries(places).map(([place, fill]) => fill(namesIn(place), protocols[protocol]!));
  const merged = (part: string): ProtocolSyntax => Object.assign({}, ...specs.map(({ parts }) => parts[part] ?? {})) as ProtocolSyntax;
  const parts = ["types", "messages", "groups", "roles", "flows"].map((part) => [part, merged(part)] as const);
  const filled = Object.fromEntries(parts.filter(([, part]) => Object.keys(part).length > 0));
  return { parts: { ...protocols[protocol]!.parts, ...filled }, messages: specs.flatMap(({ messages }) => messages) };
}
