// What two schemas of strings, numbers or constants say together.

import type { EnumNode, Node, Report, ScalarNode } from "./node.js";

const larger = (left: number | undefined, right: number | undefined): number | undefined =>
  left === undefined || right === undefined ? (left ?? right) : Math.max(left, right);
const smaller = (left: number | undefined, right: number | undefined): number | undefined =>
  left === undefined || right === undefined ? (left ?? right) : Math.min(left, right);

interface Bounded {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

export const mergeBounds = (left: Bounded, right: Bounded): Bounded => ({
  min: larger(left.min, right.min),
  max: smaller(left.max, right.max),
});

export function onePattern(left: string | undefined, right: string | undefined, report: Report): string | undefined {
  if (left !== undefined && right !== undefined && left !== right) report("only one of several patterns is imported");
  return left ?? right;
}

/** The values that both scalars allow; undefined if there are none. */
export function mergeScalars(left: ScalarNode, right: ScalarNode, report: Report): Node | undefined {
  const type = narrower(left.type, right.type) ?? narrower(right.type, left.type);
  if (type === undefined) return undefined;
  const bounds = mergeBounds(left, right);
  if (bounds.min !== undefined && bounds.max !== undefined && bounds.min > bounds.max) return undefined;
  // Data of two forms has only some values in common.
  const [form, other] = left.type === "base64" ? [left, right] : [right, left];
  if (other.type === "base64" && (form.alphabet !== other.alphabet || form.padding !== other.padding))
    report("only one of several forms of base64 is imported");
  const { alphabet, padding } = form;
  const pattern = onePattern(left.pattern, right.pattern, report);
  // Formats have no pattern of their own.
  if (pattern === undefined || type === "string") return { ...left, type, ...bounds, pattern, alphabet, padding };
  report(`\`pattern\` of a ${type} cannot be imported`);
  return { ...left, type, ...bounds, pattern: undefined, alphabet, padding };
}

/** The narrower of two built-in types; undefined if `inner` is not inside `outer`. */
function narrower(outer: string, inner: string): string | undefined {
  if (outer === inner || (outer === "number" && inner === "integer")) return inner;
  return outer === "string" && !["number", "integer", "boolean"].includes(inner) ? inner : undefined;
}

/** Constants and enums with each other and with scalars; undefined if they have no value in common. */
export function mergeValues(left: Node, right: Node): Node | undefined {
  const [first, second] = left.kind === "const" || (left.kind === "enum" && right.kind !== "const") ? [left, right] : [right, left];
  if (first.kind === "const") {
    if (second.kind === "const") return first.value === second.value ? first : undefined;
    if (second.kind === "enum")
      return typeof first.value === "string" && (second.open || second.values.some(([value]) => value === first.value)) ? first : undefined;
    return second.kind === "scalar" && fits(first.value, second) ? first : undefined;
  }
  if (first.kind !== "enum") return undefined;
  if (second.kind === "enum") return mergeEnums(first, second);
  if (second.kind !== "scalar" || baseType(second.type) !== "string") return undefined;
  if (first.open) return second.min === undefined && second.max === undefined && second.pattern === undefined ? first : second;
  const values = first.values.filter(([value]) => fits(value, second));
  return values.length === 0 ? undefined : { ...first, values };
}

function mergeEnums(left: EnumNode, right: EnumNode): Node | undefined {
  if (left.open) return right;
  const values = right.open ? left.values : left.values.filter(([value]) => right.values.some(([other]) => other === value));
  return values.length === 0 ? undefined : { ...left, values };
}

/** Whether a constant is a value of a scalar. Formats are not checked. */
export function fits(value: string | number | boolean, { type, min, max, pattern }: ScalarNode): boolean {
  if (typeof value !== baseType(type) || (type === "integer" && !Number.isInteger(value))) return false;
  if (typeof value === "boolean") return true;
  const size = typeof value === "string" ? [...value].length : value;
  const isMatching = typeof value !== "string" || pattern === undefined || new RegExp(pattern, "u").test(value);
  return (min === undefined || size >= min) && (max === undefined || size <= max) && isMatching;
}

const baseType = (type: string): string => (type === "integer" || type === "number" ? "number" : type === "boolean" ? "boolean" : "string");
