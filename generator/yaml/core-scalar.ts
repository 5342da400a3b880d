// The value of a plain YAML scalar in the core schema of YAML 1.2, which applies to examples.

const integer = /^[-+]?[0-9]+$/;
const octal = /^0o[0-7]+$/;
const hexadecimal = /^0x[0-9a-fA-F]+$/;
const decimal = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/;
const constants: ReadonlyMap<string, null | boolean | number> = new Map<string, null | boolean | number>([
  ...["", "~", "null", "Null", "NULL"].map((spelling) => [spelling, null] as const),
  ...["true", "True", "TRUE"].map((spelling) => [spelling, true] as const),
  ...["false", "False", "FALSE"].map((spelling) => [spelling, false] as const),
  ...[".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF"].map((spelling) => [spelling, Number.POSITIVE_INFINITY] as const),
  ...["-.inf", "-.Inf", "-.INF"].map((spelling) => [spelling, Number.NEGATIVE_INFINITY] as const),
  ...[".nan", ".NaN", ".NAN"].map((spelling) => [spelling, Number.NaN] as const),
]);

/** The value of a plain scalar. */
export function resolveCoreScalar(text: string): null | boolean | number | string {
  const constant = constants.get(text);
  if (constant !== undefined) return constant;
  if (integer.test(text) || decimal.test(text)) return Number(text);
  if (octal.test(text) || hexadecimal.test(text)) return Number(text);
  return text;
}
