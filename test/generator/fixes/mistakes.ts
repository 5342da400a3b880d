// What people write who come from OpenAPI, TypeScript, protobuf, TypeSpec or Python, and what the automatic correction makes of it.

/** Where a text is put into the spec: among the fields of a message or the types, into the message, or at the top level. */
export type Place = "fields" | "types" | "message" | "top";

export interface FixedMistake {
  readonly from: "OpenAPI" | "TypeScript" | "protobuf" | "TypeSpec" | "Python" | "YAML";
  readonly place: Place;
  readonly wrong: string;
  readonly right: string;
}

export interface ReportedMistake {
  readonly from: FixedMistake["from"];
  readonly place: Place;
  readonly wrong: string;
  /** What the diagnostic and its hint say. */
  readonly says: RegExp;
}

const mistake =
  (from: FixedMistake["from"], place: Place) =>
  (wrong: string, right: string): FixedMistake => ({ from, place, wrong, right });

const openApi = mistake("OpenAPI", "fields");
const openApiType = mistake("OpenAPI", "types");
const openApiMessage = mistake("OpenAPI", "message");
const typeScript = mistake("TypeScript", "fields");
const protobuf = mistake("protobuf", "fields");
const typeSpec = mistake("TypeSpec", "fields");
const python = mistake("Python", "fields");
const yaml = mistake("YAML", "fields");

export const fixedMistakes: readonly FixedMistake[] = [
  openApi("pet: { type: string, optional: true }", "pet?: { type: string }"),
  openApi("pet:\n  optional: true # dogs only\n  type: string", "pet?:\n  # dogs only\n  type: string"),
  openApi("pet: { type: string, optional: false }", "pet: { type: string }"),
  openApi("pet: { required: true, type: string }", "pet: { type: string }"),
  openApi("pet: { type: string, required: false }", "pet?: { type: string }"),
  openApi("'pet': { type: string, required: false }", "'pet?': { type: string }"),
  openApiMessage(
    "required: [nights]\nfields:\n  nights: integer\n  pet: string # a dog",
    "fields:\n  nights: integer\n  pet?: string # a dog",
  ),
  openApiType(
    "Tent:\n  type: object\n  description: A tent.\n  required: [poles]\n  properties:\n    poles: { type: integer, minimum: 1 }\n    color: { type: string, maxLength: 9 }",
    "Tent:\n  doc: A tent.\n  fields:\n    poles: { type: integer, min: 1 }\n    color?: { type: string, max: 9 }",
  ),
  openApiType("Tent: { type: object, required: [], properties: { a: string } }", "Tent: { fields: { a?: string } }"),
  openApi("beds: { type: array, items: Bed }", "beds: { list: Bed }"),
  openApi("beds: { type: array, items: { $ref: '#/components/schemas/Bed' }, minItems: 1 }", "beds: { list: { type: Bed }, min: 1 }"),
  openApi("beds:\n  type: array\n  items:\n    type: string\n    minLength: 1", "beds:\n  list:\n    type: string\n    min: 1"),
  openApi("beds: { type: array, items: string, uniqueItems: true, maxItems: 3 }", "beds: { list: string, unique: true, max: 3 }"),
  openApi("bed: { $ref: '#/components/schemas/Bed' }", "bed: { type: Bed }"),
  openApi("bed: { $ref: '#/$defs/Bed' }", "bed: { type: Bed }"),
  openApi("bed: { $ref: Bed }", "bed: { type: Bed }"),
  openApi("home: { type: object, properties: { street: { type: string } } }", "home: { fields: { street: { type: string } } }"),
  openApi(
    "home: { type: object, additionalProperties: false, properties: { street: string } }",
    "home: { object: closed, fields: { street: string } }",
  ),
  openApi(
    "home: { type: object, additionalProperties: { type: string }, properties: { street: string } }",
    "home: { extras: { values: { type: string } }, fields: { street: string } }",
  ),
  openApi("labels: { type: object, additionalProperties: { type: string } }", "labels: { map: { type: string } }"),
  openApi("labels: { type: object, additionalProperties: true }", "labels: { map: any }"),
  openApi("labels: { type: object, patternProperties: { '^x-': { type: string } } }", "labels: { map: { type: string }, keys: '^x-' }"),
  openApi("labels: { map: string, propertyNames: { pattern: '^x-' } }", "labels: { map: string, keys: '^x-' }"),
  openApi(
    "size: { type: string, enum: [small, very_large] }",
    "size: { enum: closed, values: { small: Small., very_large: Very large. } }",
  ),
  openApi("size:\n  enum: [s, m, l] # sizes", "size:\n  enum: closed\n  values: { s: S., m: M., l: L. } # sizes"),
  openApi("level: { type: integer, enum: [2, 1] }", "level: { enum: closed, of: integer, values: { '1': '1.', '2': '2.' } }"),
  openApi("size: { type: string, enum: [s, null] }", "size: { enum: closed, values: { s: S. }, nullable: true }"),
  openApi("note: { type: [string, 'null'] }", "note: { type: string, nullable: true }"),
  openApi("note:\n  type: [string, integer] # either", "note:\n  union: [string, integer] # either"),
  openApi("note: { type: string, minLength: 1, maxLength: 9 }", "note: { type: string, min: 1, max: 9 }"),
  openApi("rank: { type: integer, minimum: 1, maximum: 9 }", "rank: { type: integer, min: 1, max: 9 }"),
  openApi("rank: { type: integer, exclusiveMinimum: 0, exclusiveMaximum: 10 }", "rank: { type: integer, min: 1, max: 9 }"),
  openApi("at: { type: string, format: date-time }", "at: { type: timestamp }"),
  openApi("on: { format: date, type: string, description: The day. }", "on: { type: date, doc: The day. }"),
  openApi("key: { type: string, format: uuid }", "key: { type: uuid }"),
  openApi("rank: { type: integer, format: int64 }", "rank: { type: integer }"),
  openApi("rate: { type: number, format: double }", "rate: { type: number }"),
  openApi("code: { type: string, format: password }", "code: { type: string, sensitive: true }"),
  openApi("data: { type: string, format: byte }", "data: { type: base64 }"),
  openApi("note: { type: string, description: A note. }", "note: { type: string, doc: A note. }"),
  openApi("note: { type: string, title: A note. }", "note: { type: string, doc: A note. }"),
  openApi("note: { type: string, max_length: 9, min-length: 1 }", "note: { type: string, max: 9, min: 1 }"),
  openApi("place: { oneOf: [Bed, Cot] }", "place: { union: [Bed, Cot] }"),
  openApi("place: { anyOf: [{ $ref: '#/$defs/Bed' }, { type: 'null' }] }", "place: { union: [{ type: Bed }, { type: 'null' }] }"),
  openApiType(
    "Bunk: { allOf: [{ $ref: '#/$defs/Bed' }], properties: { level: integer } }",
    "Bunk: { include: [Bed], fields: { level: integer } }",
  ),
  openApiType("Ticket: { oneOf: [Day, Night], discriminator: { propertyName: tariff } }", "Ticket: { union: [Day, Night], tag: tariff }"),
  openApi("gone: { const: null }", "gone: { type: 'null' }"),
  openApi("note:\n  type: string\n  pattern: /^[a-z]+$/ # words", "note:\n  type: string\n  pattern: '^[a-z]+$' # words"),
  openApiMessage("properties:\n  nights: integer", "fields:\n  nights: integer"),
  openApiMessage("type: object\nfields: { nights: integer }", "fields: { nights: integer }"),
  openApiMessage("examples:\n  - { nights: 1 }\n  - { nights: 2 }", "examples:\n  minimal: { nights: 1 }\n  full: { nights: 2 }"),
  mistake("OpenAPI", "top")("definitions:\n  Tent: { type: string }", "types:\n  Tent: { type: string }"),
  openApi("home: { street: string, city?: string }", "home: { fields: { street: string, city?: string } }"),
  openApi(
    "home:\n  street: string\n  # the town\n  city:\n    type: string",
    "home:\n  fields:\n    street: string\n    # the town\n    city:\n      type: string",
  ),
  openApiMessage(
    "fields:\n  - name: nights\n    type: integer\n  - name: pet\n    type: string",
    "fields:\n  nights:\n    type: integer\n  pet:\n    type: string",
  ),
  openApiMessage("fields:\n  - { name: nights, type: integer }", "fields:\n  nights: { type: integer }"),

  typeScript("beds?: Bed[]", "beds?: [Bed]"),
  typeScript("beds?: Bed[] # all of them", "beds?: [Bed] # all of them"),
  typeScript("beds: { type: 'Bed[]', doc: The beds. }", "beds: { list: Bed, doc: The beds. }"),
  typeScript("grid: Bed[][]", "grid: { list: { list: Bed } }"),
  typeScript("beds: Array<Bed>", "beds: [Bed]"),
  typeScript("beds: ReadonlyArray<string>", "beds: [string]"),
  typeScript("tags: Set<string>", "tags: { list: string, unique: true }"),
  typeScript("labels: Record<string, string>", "labels: { map: string }"),
  typeScript("beds: Map<string, Bed[]>", "beds: { map: { list: Bed } }"),
  typeScript("note: string | null", "note: { type: string, nullable: true }"),
  typeScript("note: string | undefined", "note?: string"),
  typeScript("note: string | integer", "note: { union: [string, integer] }"),
  typeScript("note: string | integer | null", "note: { union: [string, integer, 'null'] }"),
  typeScript("beds: Bed[] | null", "beds: { list: Bed, nullable: true }"),
  typeScript("notes: (string | integer)[]", "notes: { list: { union: [string, integer] } }"),
  typeScript("note: string?", "note?: string"),
  typeScript("size: 'small' | 'large'", "size: { enum: closed, values: { small: Small., large: Large. } }"),
  typeScript(`size: "small" | "large" # sizes`, "size: { enum: closed, values: { small: Small., large: Large. } } # sizes"),
  typeScript("size: { type: 'small' | 'large' }", "size: { enum: closed, values: { small: Small., large: Large. } }"),
  typeScript(`size: { type: "'small' | 'large'" }`, "size: { enum: closed, values: { small: Small., large: Large. } }"),
  typeScript("level: 1 | 2 | 3", "level: { enum: closed, of: integer, values: { '1': '1.', '2': '2.', '3': '3.' } }"),
  typeScript("version: 2", "version: { const: 2 }"),
  typeScript("paid: true", "paid: { const: true }"),
  typeScript("pet: String", "pet: string"),
  typeScript("paid: Boolean", "paid: boolean"),
  typeScript("total: bigint", "total: int64"),
  typeScript("extra: unknown", "extra: any"),
  typeScript("beds: { list: 'Bed[]' }", "beds: { list: { list: Bed } }"),

  protobuf("beds: repeated Bed", "beds: [Bed]"),
  protobuf("bed: optional Bed", "bed?: Bed"),
  protobuf("labels: map<string, string>", "labels: { map: string }"),
  protobuf("labels?: map<string, Bed> # by name", "labels?: { map: Bed } # by name"),
  protobuf("beds: { type: Bed, repeated: true }", "beds: { list: Bed }"),
  protobuf("beds: { repeated: Bed }", "beds: { list: Bed }"),
  protobuf("place: { oneof: [Bed, Cot] }", "place: { union: [Bed, Cot] }"),
  protobuf("rank: int32", "rank: integer"),
  protobuf("rank: uint32", "rank: integer"),
  protobuf("rank: sint32", "rank: integer"),
  protobuf("total: uint64", "total: int64"),
  protobuf("rate: float", "rate: number"),
  protobuf("rate: double", "rate: number"),
  protobuf("paid: bool", "paid: boolean"),
  protobuf("data: bytes", "data: base64"),
  protobuf("at: google.protobuf.Timestamp", "at: timestamp"),
  protobuf("extra: google.protobuf.Struct", "extra: { map: any }"),
  protobuf("size: { enum: { small: Small., large: Large. } }", "size: { enum: closed, values: { small: Small., large: Large. } }"),
  protobuf(
    "size: { enum: closed, values: [small, large] }",
    "size: { enum: closed, values: { small: 'What it means.', large: 'What it means.' } }",
  ),

  typeSpec("note: { type: string, '@doc': A note. }", "note: { type: string, doc: A note. }"),
  typeSpec("note:\n  @doc: A note.\n  type: string", "note:\n  doc: A note.\n  type: string"),
  typeSpec("note: { type: string, '@minLength': 1 }", "note: { type: string, min: 1 }"),
  typeSpec("rank: { type: integer, minValue: 1, maxValue: 9 }", "rank: { type: integer, min: 1, max: 9 }"),
  typeSpec("labels: Record<string>", "labels: { map: string }"),
  typeSpec("at: utcDateTime", "at: timestamp"),
  typeSpec("on: plainDate", "on: date"),
  typeSpec("rank: safeint", "rank: integer"),
  typeSpec("rate: float64", "rate: number"),
  typeSpec("rate: numeric", "rate: number"),
  mistake("TypeSpec", "types")(
    "Bunk: { extends: [Bed], fields: { level: integer } }",
    "Bunk: { include: [Bed], fields: { level: integer } }",
  ),

  python("name: str", "name: string"),
  python("names: List[str]", "names: [string]"),
  python("ranks: dict[str, int]", "ranks: { map: integer }"),
  python("note: Union[str, int]", "note: { union: [string, integer] }"),
  python("note: str | None", "note: { type: string, nullable: true }"),
  python("size: Literal['small', 'large']", "size: { enum: closed, values: { small: Small., large: Large. } }"),

  yaml("note: { type: string, nullable: yes }", "note: { type: string, nullable: true }"),
  yaml("note: { type: string, sensitive: 'true' }", "note: { type: string, sensitive: true }"),
  yaml("note: {type:string}", "note: {type: string}"),
  yaml("note:string", "note: string"),
  yaml("note:\n\ttype: string", "note:\n  type: string"),
  yaml("note: { type: string, doc: A note, if any. }", "note: { type: string, doc: 'A note, if any.' }"),
  mistake("YAML", "types")(
    "tent_pole: { type: string }\nTent: { fields: { a: tent_pole, b: [tent_pole] } }",
    "TentPole: { type: string }\nTent: { fields: { a: TentPole, b: [TentPole] } }",
  ),
  mistake("YAML", "top")("version: 1.0", "version: 1.0.0"),
  mistake("YAML", "top")("version: v1.2.0", "version: 1.2.0"),
];

const reported =
  (from: FixedMistake["from"], place: Place) =>
  (wrong: string, says: RegExp): ReportedMistake => ({ from, place, wrong, says });

export const reportedMistakes: readonly ReportedMistake[] = [
  reported("OpenAPI", "fields")(
    "note: { type: string, example: x }",
    /unknown key "example" in a field .*; examples are whole messages, under `examples` of the message/,
  ),
  reported("OpenAPI", "fields")("note: { type: string, readOnly: true }", /unknown key "readOnly" .*describe it in `doc`/),
  reported("OpenAPI", "fields")(
    "note: { type: string, deprecated: true }",
    /must be a mapping, got true; use `deprecated: \{ since: …, reason: … \}`/,
  ),
  reported("OpenAPI", "fields")("note: { type: string, format: ipv4 }", /unknown key "format" .*use the type of that format instead/),
  reported("OpenAPI", "fields")("rate: { type: number, exclusiveMinimum: 0 }", /use `min`, which includes the limit/),
  reported("OpenAPI", "fields")(
    "rate: { type: number, multipleOf: 5 }",
    /there is no such constraint; use `type: integer`, or describe it in `doc`/,
  ),
  reported("OpenAPI", "fields")(
    "home: { type: object }",
    /unknown type "object"; use `fields: \{ name: type \}` for an object, or `map: Type`/,
  ),
  reported("OpenAPI", "fields")("beds: { type: array }", /unknown type "array"; use `list: Type`/),
  reported("OpenAPI", "fields")(
    "note: { type: string, title: A., description: B. }",
    /unknown key "description" .*"doc" is there already|did you mean "doc"/,
  ),
  reported("OpenAPI", "fields")(
    "note: { type: string, default: x }",
    /"default" is not allowed on the required field "note"; make it optional/,
  ),
  reported("OpenAPI", "message")(
    "required: [nights, pets]\nfields: { nights: integer }",
    /unknown key "required" .*remove `required`, and add `\?` to the names/,
  ),
  reported("TypeScript", "fields")("pair: [string, integer]", /"pair" must have at most one entry, got 2/),
  reported("TypeScript", "fields")("at: Record<Date, string>", /must be a built-in type/),
  reported("protobuf", "message")(
    "oneof: { a: string, b: integer }",
    /unknown key "oneof" in a message; list its fields under `fields`, and add a rule/,
  ),
  reported("protobuf", "fields")("note: { type: string, number: 1 }", /unknown key "number" .*fields have no numbers/),
  reported("Python", "fields")("note: Optional[str]", /must be a built-in type/),
  reported("TypeScript", "fields")("size: low | high", /use `union: \[low, high\]`/),
];
