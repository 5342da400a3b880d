// A second opinion on messages: ajv over the emitted JSON Schema, with our formats and the one keyword that JSON Schema has no words for.
// The keyword is written here on its own, from what `x-wirepact-rule` says, not from how guards or the walker go about it.

import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import {
  isDate,
  isDateTime,
  isEmail,
  isHostname,
  isInt64,
  isUriReference,
  isUriTemplate,
  isUrl,
  isUuid,
  staysInside,
} from "../../packages/core/src/codegen/index.js";

type Steps = readonly (string | number)[];

type Spoken =
  | { readonly kind: "differ" | "equal"; readonly fields: readonly [Steps, Steps] }
  | { readonly kind: "excludes"; readonly list: Steps; readonly value: Steps }
  | { readonly kind: "byte-length"; readonly min?: number; readonly max?: number }
  | { readonly kind: "trimmed-length"; readonly max: number };

const fetch = (data: unknown, steps: Steps): unknown =>
  steps.reduce<unknown>((inner, step) => (typeof inner === "object" && inner !== null ? Reflect.get(inner, step) : undefined), data);

function keeps(rule: Spoken, data: unknown): boolean {
  if (rule.kind === "trimmed-length") return typeof data !== "string" || Array.from(data.trim()).length <= rule.max;
  if (rule.kind === "byte-length") {
    const bytes = typeof data === "string" ? Buffer.from(data, "base64").length : (rule.min ?? 0);
    return bytes >= (rule.min ?? 0) && bytes <= (rule.max ?? Infinity);
  }
  if (rule.kind === "excludes") {
    const list = fetch(data, rule.list);
    return !(Array.isArray(list) && list.some((item) => item === fetch(data, rule.value)));
  }
  const [one, other] = rule.fields.map((steps) => fetch(data, steps));
  if (one === undefined || other === undefined) return true;
  const alike = JSON.stringify(one) === JSON.stringify(other);
  return rule.kind === "equal" ? alike : !alike;
}

/** An ajv that knows our formats and keyword. */
export function createReferee(): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, discriminator: true, allErrors: false });
  ajv.addFormat("date-time", isDateTime);
  ajv.addFormat("date", isDate);
  ajv.addFormat("uuid", (text: string) => isUuid(text));
  ajv.addFormat("uri", (text: string) => isUrl(text));
  ajv.addFormat("uri-reference", isUriReference);
  ajv.addFormat("uri-template", isUriTemplate);
  ajv.addFormat("email", isEmail);
  ajv.addFormat("hostname", isHostname);
  ajv.addFormat("int64", isInt64);
  ajv.addFormat("path-inside", staysInside);
  ajv.addKeyword({
    keyword: "x-wirepact-rule",
    validate: (rules: readonly Spoken[], data: unknown) => rules.every((rule) => keeps(rule, data)),
  });
  return ajv;
}

/** Judges values by the schema of a protocol as it is committed. */
export function schemaJudge(protocol: string): (value: unknown) => boolean {
  const schema = JSON.parse(readFileSync(new URL(`../../packages/${protocol}/schema.json`, import.meta.url), "utf8")) as object;
  return createReferee().compile(schema) as (value: unknown) => boolean;
}
