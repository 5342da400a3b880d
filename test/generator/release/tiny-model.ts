// A minimal protocol: one message with the given fields.

import type { Extras, Field, NullPolicy, Rule, Shape } from "../../../packages/core/src/index.js";
import type { ProtocolModel } from "../../../generator/model/protocol-model.js";

export interface TinyOptions {
  readonly open: boolean;
  readonly fields: readonly Field[];
  readonly nulls?: NullPolicy;
  readonly types?: Readonly<Record<string, Shape>>;
  readonly rules?: readonly Rule[];
  readonly extras?: Extras | undefined;
}

/** A model whose only message, `note`, has these fields. */
export function tinyModel({ open, fields, nulls = "reject", types = {}, rules = [], extras }: TinyOptions): ProtocolModel {
  const tag: Field = { name: "kind", shape: { kind: "literal", value: "note" }, required: true };
  return {
    modelVersion: 1,
    name: "tiny",
    title: "Tiny",
    version: "1.0.0",
    doc: "",
    source: "tiny.yaml",
    roles: { one: "", other: "" },
    tag: "kind",
    body: "inline",
    envelope: [],
    parts: {},
    reading: {
      default: "strict",
      trim: false,
      nulls,
      emptyStrings: "keep",
      lenient: { missing: "reject", invalid: "reject", unknownValues: "reject", unknownTypes: "reject", nulls, bodies: "reject" },
    },
    encodings: { json: {} },
    types,
    messages: {
      note: {
        name: "note",
        typeName: "Note",
        doc: "",
        from: ["one"],
        to: ["other"],
        ackRequired: false,
        shape: { kind: "struct", open, fields: [tag, ...fields], ...(extras && { extras }) },
        rules,
        conventions: {},
        examples: [],
        invalid: [],
        wire: [],
      },
    },
    groups: {},
    flows: {},
    views: {},
    typeDocs: {},
    transcripts: [],
    migrations: {},
    reserved: [],
    lint: "standard",
    allow: [],
  };
}
