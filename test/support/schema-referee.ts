// A second opinion on messages: ajv over the emitted JSON Schema, with our formats and the rules that the schema lists in `$comment`.
// The rules are written here on their own, from what the comment says, not from how guards or the walker go about it.

import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import {
  isDate,
  isDateTime,
  isEmail,
  isHostname,
  isUriReference,
  isUriTemplate,
  isUrl,
  isUuid,
  staysInside,
} from "../../packages/core/src/codegen/index.js";

type Steps = readonly (string | number)[];

type Spoken =
  | { readonly kind: "differ" | "equal" | "less" | "less-or-equal"; readonly fields: readonly [Steps, Steps]; readonly as?: "timestamp" }
  | { readonly kind: "excludes"; readonly list: Steps; readonly value: Steps }
  | { readonly kind: "path-inside" }
  | { readonly kind: "int64" }
  | { readonly kind: "trimmed-length"; readonly max: number };

const fetch = (data: unknown, steps: Steps): unknown =>
  steps.reduce<unknown>((inner, step) => (typeof inner === "object" && inner !== null ? Reflect.get(inner, step) : undefined), data);

function keeps(rule: Spoken, data: unknown): boolean {
  if (rule.kind === "path-inside") return typeof data !== "string" || staysInside(data);
  if (rule.kind === "int64") return typeof data !== "string" || !/^-?\d+$/.test(data) || BigInt.asIntN(64, BigInt(data)) === BigInt(data);
  if (rule.kind === "trimmed-length") return typeof data !== "string" || Array.from(data.trim()).length <= rule.max;
  if (rule.kind === "excludes") {
    const list = fetch(data, rule.list);
    return !(Array.isArray(list) && list.some((item) => item === fetch(data, rule.value)));
  }
  const [one, other] = rule.fields.map((steps) => fetch(data, steps));
  if (one === undefined || other === undefined) return true;
  if (rule.kind === "less" || rule.kind === "less-or-equal") {
    // Dates are in the order of their texts.
    const [left, right] = [one, other].map((value) => (rule.as === undefined ? (value as string | number) : Date.parse(value as string)));
    return rule.kind === "less" ? left! < right! : left! <= right!;
  }
  // Objects and arrays are not compared.
  return (one === other) === (rule.kind === "equal");
}

const commentStart = "Rules that JSON Schema cannot express: ";

/** A schema with the rules of its comments as a keyword, which the referee knows. */
function withRules(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withRules);
  if (typeof schema !== "object" || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) =>
      keyword === "$comment" && typeof value === "string" && value.startsWith(commentStart)
        ? ["rules", JSON.parse(value.slice(commentStart.length))]
        : [keyword, withRules(value)],
    ),
  );
}

/** A text that is the same for equal values, whatever the order of their properties. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );

type Draft = "2020-12" | "draft-07" | "without rules";

/** An ajv that knows our formats and rules. */
function createAjv(draft: Draft): Ajv {
  const settings = { strict: false, allErrors: false };
  const ajv = draft === "draft-07" ? new Ajv(settings) : new Ajv2020(settings);
  ajv.addFormat("date-time", isDateTime);
  ajv.addFormat("date", isDate);
  ajv.addFormat("uuid", (text: string) => isUuid(text));
  ajv.addFormat("uri", (text: string) => isUrl(text));
  ajv.addFormat("uri-reference", isUriReference);
  ajv.addFormat("uri-template", isUriTemplate);
  ajv.addFormat("email", isEmail);
  ajv.addFormat("hostname", isHostname);
  // Its own comparison of items calls a property `valueOf` or `toString` of theirs as if it were a function.
  ajv.removeKeyword("uniqueItems");
  ajv.addKeyword({
    keyword: "uniqueItems",
    type: "array",
    validate: (isUnique: boolean, items: readonly unknown[]) => !isUnique || new Set(items.map(canonical)).size === items.length,
  });
  ajv.addKeyword({
    keyword: "rules",
    validate: (rules: readonly Spoken[], data: unknown) => rules.every((rule) => keeps(rule, data)),
  });
  return ajv;
}

/** One for each draft, because it takes long to prepare the schema of schemas. */
const ajvs = new Map<Draft, Ajv>();

/** Compiles schemas of a draft. */
export function createReferee(draft: Draft = "2020-12"): { readonly compile: (schema: object) => (value: unknown) => boolean } {
  const ajv = ajvs.get(draft) ?? createAjv(draft);
  ajvs.set(draft, ajv);
  return {
    compile: (given) => {
      const schema = (draft === "without rules" ? given : withRules(given)) as object;
      const judge = ajv.compile(schema) as (value: unknown) => boolean;
      // Another schema may have the same ID.
      ajv.removeSchema(schema);
      return judge;
    },
  };
}

/** Judges values by the schema of a protocol as it is committed. */
export function schemaJudge(protocol: string): (value: unknown) => boolean {
  const schema = JSON.parse(readFileSync(new URL(`../../packages/${protocol}/schema.json`, import.meta.url), "utf8")) as object;
  return createReferee().compile(schema);
}
