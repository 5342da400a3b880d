// Random values of a JSON Schema, made from the schema alone, so that they do not depend on what is imported from it. Not all of them are valid: the caller asks ajv.

import type { Json } from "../../../packages/core/src/index.js";

type Schema = Readonly<Record<string, unknown>>;
type Random = (below: number) => number;

const isSchema = (value: unknown): value is Schema => typeof value === "object" && value !== null && !Array.isArray(value);

const formats: Readonly<Record<string, readonly string[]>> = {
  "date-time": ["2026-05-01T05:00:00Z", "2026-05-01T07:00:00.5+02:00"],
  date: ["2026-05-01"],
  uri: ["https://example.com/a?b=c", "urn:x:y"],
  "uri-reference": ["/a/b"],
  "uri-template": ["https://example.com/{a}"],
  email: ["a@example.com"],
  byte: ["AAAA"],
  uuid: ["0b8f3d5e-52f1-4c0a-8f5d-6c1f6a3f9b21"],
};

/** A function that makes values of the parts of a document. */
export function createSampler(document: Schema, random: Random): (schema: unknown) => Json {
  const pick = <T>(list: readonly T[]): T => list[random(list.length)]!;

  function follow(reference: string): unknown {
    return reference
      .split("/")
      .slice(1)
      .map((step) => decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~"))
      .reduce<unknown>((value, step) => (isSchema(value) ? value[step] : undefined), document);
  }

  /** A schema with what its references and the parts of `allOf` say; of `anyOf` and `oneOf` one part. */
  function flatten(schema: unknown, depth: number): Schema {
    if (!isSchema(schema) || depth > 12) return {};
    const { $ref, allOf, anyOf, oneOf, ...own } = schema;
    const parts = [
      ...(typeof $ref === "string" ? [follow($ref)] : []),
      ...(Array.isArray(allOf) ? allOf : []),
      ...[anyOf, oneOf].flatMap((union) => (Array.isArray(union) ? [pick(union as unknown[])] : [])),
    ];
    return parts.map((part) => flatten(part, depth + 1)).reduce(unite, own);
  }

  function sample(given: unknown, depth: number): Json {
    const schema = flatten(given, 0);
    if (Object.hasOwn(schema, "const")) return schema["const"] as Json;
    if (Array.isArray(schema["enum"])) return pick(schema["enum"] as Json[]);
    const types = [schema["type"]].flat().filter((type): type is string => typeof type === "string");
    const inferred = isSchema(schema["properties"]) ? "object" : schema["items"] === undefined ? undefined : "array";
    switch (types.length === 0 ? (inferred ?? pick(["string", "object", "integer"])) : pick(types)) {
      case "object":
        return sampleObject(schema, depth);
      case "array": {
        const least = Number(schema["minItems"] ?? 0);
        const count = depth > 5 ? least : least + random(3);
        const items = Array.from({ length: count }, () => sample(Array.isArray(schema["items"]) ? {} : schema["items"], depth + 1));
        return schema["uniqueItems"] === true ? [...new Map(items.map((item) => [JSON.stringify(item), item])).values()] : items;
      }
      case "integer":
      case "number":
        return Number(schema["minimum"] ?? Math.min(0, Number(schema["maximum"] ?? 0))) + (schema["maximum"] === undefined ? random(3) : 0);
      case "boolean":
        return pick([true, false]);
      case "null":
        return null;
      default:
        return sampleString(schema);
    }
  }

  function sampleObject(schema: Schema, depth: number): Json {
    const properties = isSchema(schema["properties"]) ? schema["properties"] : {};
    const required = Array.isArray(schema["required"]) ? (schema["required"] as readonly string[]) : [];
    const chosen = Object.keys(properties).filter((name) => required.includes(name) || (depth < 5 && random(depth + 2) === 0));
    const names = [...new Set([...chosen, ...required])];
    const members = names.map((name): [string, Json] => [name, sample(properties[name] ?? {}, depth + 1)]);
    const others = schema["additionalProperties"];
    const isMap = Object.keys(properties).length === 0 && depth < 5 && isSchema(others);
    return Object.fromEntries([...members, ...(isMap ? [["a", sample(others, depth + 1)] as const] : [])]);
  }

  function sampleString(schema: Schema): Json {
    const format = formats[schema["contentEncoding"] === "base64" ? "byte" : String(schema["format"])];
    if (format !== undefined) return pick(format);
    if (typeof schema["pattern"] === "string")
      return [..."0 a _a A 00000 0123456789abcdef0123456789abcdef01234567 -1 a_b /a 2026-05-01"].join("").split(" ").find((text) => new RegExp(String(schema["pattern"])).test(text)) ?? "a"; // prettier-ignore
    return "abc".repeat(Math.max(1, Math.ceil(Number(schema["minLength"] ?? 1) / 3))).slice(0, Number(schema["maxLength"] ?? 1000));
  }

  return (schema) => sample(schema, 0);
}

/** What two schemas say together, as far as values are made from it. */
function unite(left: Schema, right: Schema): Schema {
  const united: Record<string, unknown> = { ...right, ...left };
  if (isSchema(left["properties"]) && isSchema(right["properties"])) {
    const properties: Record<string, unknown> = { ...right["properties"] };
    for (const [name, schema] of Object.entries(left["properties"]))
      properties[name] = Object.hasOwn(properties, name) ? { allOf: [schema, properties[name]] } : schema;
    united["properties"] = properties;
  }
  if (Array.isArray(left["required"]) && Array.isArray(right["required"])) united["required"] = [...left["required"], ...right["required"]];
  if (Array.isArray(left["enum"]) && Array.isArray(right["enum"])) {
    const common = left["enum"].filter((value) => (right["enum"] as readonly unknown[]).includes(value));
    united["enum"] = common.length > 0 ? common : left["enum"];
  }
  if (left["type"] !== undefined && right["type"] !== undefined) {
    const common = [left["type"]].flat().filter((type) => [right["type"]].flat().includes(type));
    united["type"] = common.length > 0 ? common : left["type"];
  }
  return united;
}
