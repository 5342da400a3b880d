// Messages that break exactly one of the things that tie their fields together: a rule, a computed field, the version.

import { sameJson } from "../base/json-kind.js";
import { readPath, replaceAt } from "../base/path.js";
import type { ProtocolDescriptor } from "../protocol.js";
import type { Json, Path, Rule } from "../shape/shape.js";
import { unreachable } from "../base/unreachable.js";
import type { MessageLocation } from "./locations.js";
import { comparedSamples, removeAt, type RuledShape, withField } from "./resolve-rules.js";
import { fieldAtPath } from "../shape/at-path.js";
import { samplesOf } from "./shape-samples.js";
import { kindsOf } from "./invalid-values.js";

/** A message that violates one rule, with its issue. */
export interface InvalidByRule {
  readonly message: Json;
  readonly issue: string;
  readonly path: Path;
  readonly breaks: string;
  readonly name: string;
}

/** Breaks every rule of a valid message or object that it can be made to break; rules that only warn are not broken. */
export function invalidByRule(protocol: ProtocolDescriptor, object: RuledShape, base: Json): readonly InvalidByRule[] {
  return object.rules
    .filter((rule) => rule.level !== "warning")
    .flatMap((rule) =>
      brokenBy(protocol, object, rule, base).map(({ value, name }) => {
        const code = `rule/${rule.name}`;
        return { message: value, issue: code, path: rule.at, breaks: code, name };
      }),
    );
}

interface Broken {
  readonly value: Json;
  readonly name: string;
}

interface Demands {
  readonly require?: readonly Path[];
  readonly forbid?: readonly Path[];
}

function withoutDemands(
  protocol: ProtocolDescriptor,
  object: RuledShape,
  { require = [], forbid = [] }: Demands,
  base: Json,
): readonly Broken[] {
  return [
    ...require.map((path) => ({ value: removeAt(base, path), name: `without ${path.join(".")}` })),
    ...forbid.map((path) => ({ value: withField(protocol, object, base, path), name: `with ${path.join(".")}` })),
  ];
}

function brokenBy(protocol: ProtocolDescriptor, object: RuledShape, rule: Rule, base: Json): readonly Broken[] {
  switch (rule.kind) {
    case "differ": {
      const [one, other] = rule.fields;
      const taken = readPath(base, one);
      return taken === undefined ? [] : [{ value: replaceAt(base, other, taken) as Json, name: "the same twice" }];
    }
    case "excludes": {
      const excluded = readPath(base, rule.value);
      const field = fieldAtPath(protocol.types, object.shape, rule.list);
      // A message may have narrowed the field to something other than an array: then there is nothing to violate.
      const takesList = field !== undefined && kindsOf(protocol, field.shape).has("list");
      return excluded === undefined || !takesList
        ? []
        : [{ value: replaceAt(base, rule.list, [excluded]) as Json, name: "a value that the array must not contain" }];
    }
    case "condition": {
      if ((readPath(base, rule.field) === rule.equals) === (rule.negated === true)) return [];
      return withoutDemands(protocol, object, rule, base);
    }
    case "conditions": {
      const { conditions, negated = false } = rule;
      if (conditions.every(({ field, equals }) => readPath(base, field) === equals) === negated) return [];
      return withoutDemands(protocol, object, rule, base);
    }
    case "count": {
      const present = rule.fields.filter((path) => readPath(base, path) !== undefined);
      const absent = rule.fields.filter((path) => readPath(base, path) === undefined);
      return [
        ...(rule.min === undefined ? [] : [{ value: present.reduce(removeAt, base), name: "none of the fields" }]),
        ...(rule.max === undefined || present.length === 0
          ? []
          : absent.map((path) => ({ value: withField(protocol, object, base, path), name: "two of the fields" }))),
      ];
    }
    case "compare": {
      const [one, other] = rule.fields;
      return comparedSamples(protocol, object, rule, false).map(([left, right]) => ({
        value: replaceAt(replaceAt(base, one, left), other, right) as Json,
        name: "not in order",
      }));
    }
    default:
      return unreachable(rule);
  }
}

/** Another value in a computed field, and another major in the field that plays the version. */
export function invalidByDerivation(protocol: ProtocolDescriptor, location: MessageLocation): readonly InvalidByRule[] {
  const { path, field, value, put } = location;
  const version = protocol.parts.version;
  if (version !== undefined && sameJson(version, path)) {
    const [major = "0"] = protocol.version.split(".");
    const [other, name] = major.includes("-") ? ["2000-01-01", "another date"] : [`${Number(major) + 1}.0.0`, "another major version"];
    return [{ message: put(other), issue: "wrong-version", path, breaks: "version", name }];
  }
  if (field?.computed === undefined || field.computed.level === "warning") return [];
  const other = samplesOf({ protocol, fullness: "least" }, field.shape).find((sample) => !sameJson(sample.value, value));
  return other === undefined
    ? []
    : [{ message: put(other.value), issue: "mismatch", path, breaks: "computed", name: "inconsistent with the other field" }];
}
