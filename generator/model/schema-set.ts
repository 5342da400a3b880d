// The JSON Schemas of one protocol. Types only.

export type JsonSchema = { readonly [keyword: string]: unknown };

export interface SchemaSet {
  /** The published bundle: JSON Schema 2020-12, strict. */
  readonly bundle: JsonSchema;
  /** The same shapes, prepared for json-schema-to-typescript. */
  readonly forTypes: JsonSchema;
}
