// Messages that break exactly one of the things that tie their fields together: a rule, a computed field, the version.

import { sameJson } from "../json-kind.js";
import { readPath, replaceAt } from "../path.js";
import type { MessageDescriptor, ProtocolDescriptor } from "../protocol.js";
import type { Json, Path, Rule } from "../shape.js";
import { unreachable } from "../unreachable.js";
import type { MessageLocation } from "./locations.js";
import { removeAt, withField } from "./resolve-rules.js";
import { fieldAt, samplesOf } from "./shape-samples.js";
import { kindsOf } from "./invalid-values.js";

/** A message that violates one rule, with its issue. */
export interface InvalidByRule {
  readonly message: Json;
  readonly issue: string;
  readonly path: Path;
  readonly breaks: string;
  readonly name: string;
}

/** Breaks every rule of a valid message that it can be made to break; rules that only warn are not broken. */
export function invalidByRule(protocol: ProtocolDescriptor, message: MessageDescriptor, base: Json): readonly InvalidByRule[] {
  return message.rules
    .filter((rule) => rule.level !== "warning")
    .flatMap((rule) =>
      brokenBy(protocol, message, rule, base).map(({ value, name }) => {
        const code = `rule/${rule.name}`;
        return { message: value, issue: code, path: rule.at, breaks: code, name };
      }),
    );
}

function brokenBy(
  protocol: ProtocolDescriptor,
  message: MessageDescriptor,
  rule: Rule,
  base: Json,
): readonly { value: Json; name: string }[] {
  switch (rule.kind) {
    case "differ": {
      const [one, other] = rule.fields;
      const taken = readPath(base, one);
      return taken === undefined ? [] : [{ value: replaceAt(base, other, taken) as Json, name: "the same twice" }];
    }
    case "excludes": {
      const excluded = readPath(base, rule.value);
      const field = fieldAt(protocol, message.shape, rule.list);
      // A message may have narrowed the field to something other than an array: then there is nothing to violate.
      const takesList = field !== undefined && kindsOf(protocol, field.shape).has("list");
      return excluded === undefined || !takesList
        ? []
        : [{ value: replaceAt(base, rule.list, [excluded]) as Json, name: "what the array must leave out" }];
    }
    case "condition": {
      if ((readPath(base, rule.field) === rule.equals) === (rule.negated === true)) return [];
      return [
        ...(rule.require ?? []).map((path) => ({ value: removeAt(base, path), name: `without ${path.join(".")}` })),
        ...(rule.forbid ?? []).map((path) => ({ value: withField(protocol, message, base, path), name: `with ${path.join(".")}` })),
      ];
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
    return [{ message: put(`${Number(major) + 1}.0.0`), issue: "wrong-version", path, breaks: "version", name: "another major version" }];
  }
  if (field?.computed === undefined || field.computed.level === "warning") return [];
  const other = samplesOf({ protocol, fullness: "least" }, field.shape).find((sample) => !sameJson(sample.value, value));
  return other === undefined
    ? []
    : [{ message: put(other.value), issue: "mismatch", path, breaks: "computed", name: "not what follows from the other field" }];
}
