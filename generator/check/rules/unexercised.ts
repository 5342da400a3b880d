// Every limit, required field, alias, subject template, leniency and rule is covered by an example, so that it cannot break unnoticed.

import type { Path } from "@wirepact/core";
import type { MessageModel } from "../../model/protocol-model.js";
import { violation, type CheckContext, type CheckRule, type Violation } from "../check-rule.js";
import { locationsOfPath } from "../locations-of-path.js";
import { readWire } from "../read-wire.js";
import { uncoveredConstraints } from "../uncovered-constraints.js";
import { uncoveredAliases, uncoveredSubjects } from "../uncovered-spellings.js";
import { locationOfMessage } from "../inventory.js";

export const unexercised: CheckRule = {
  names: ["unexercised"],
  allowable: true,
  check: (context) => {
    const shown = collectCovered(context);
    return [
      ...uncoveredRules(context, shown),
      ...unusedLeniencies(context, shown),
      ...unusedPolicies(context, shown),
      ...uncoveredConstraints(context).map(({ what, location, issue }) =>
        uncovered(context, what, location, `add an example under \`invalid\` with \`issue: ${issue}\``),
      ),
      ...[...uncoveredAliases(context), ...uncoveredSubjects(context)].map(({ what, location }) =>
        uncovered(context, what, location, "add an example under `wire` that uses it"),
      ),
    ];
  },
};

interface Covered {
  /** Codes of issues and warnings by message, such as `letter rule/other-reader`. */
  readonly codes: ReadonlySet<string>;
  /** Codes with the locations at which they were raised, such as `wrapped types/Entries`. */
  readonly atLocations: ReadonlySet<string>;
  /** Codes of warnings in lenient mode, at any location. */
  readonly warnings: ReadonlySet<string>;
  /** Locations of warnings in lenient mode, with any code. */
  readonly warned: ReadonlySet<string>;
}

const uncovered = (context: CheckContext, what: string, location: string, hint?: string): Violation =>
  violation(context, "check/unexercised", { parameters: { what }, location, on: "key", hint });

/** Everything that invalid and wire examples raise. */
function collectCovered(context: CheckContext): Covered {
  const codes = new Set<string>();
  const atLocations = new Set<string>();
  const warnings = new Set<string>();
  const warned = new Set<string>();
  const note = (message: MessageModel, { code, path }: { readonly code: string; readonly path: Path }): void => {
    codes.add(`${message.name} ${code}`);
    // An item that was omitted says something about its array.
    const place = code === "item-dropped" ? path.slice(0, -1) : path;
    for (const location of locationsOfPath(context, message, place)) atLocations.add(`${code} ${location}`);
  };
  for (const message of Object.values(context.model.messages)) {
    for (const { issue, at } of message.invalid) note(message, { code: issue, path: at });
    for (const example of message.wire) {
      const result = readWire(context, example);
      for (const issue of result.ok ? result.warnings : result.issues) note(message, issue);
      for (const { code, path } of result.ok && example.mode === "lenient" ? result.warnings : []) {
        warnings.add(code);
        for (const location of locationsOfPath(context, message, path)) warned.add(location);
      }
    }
  }
  return { codes, atLocations, warnings, warned };
}

const ruleHint = (name: string, message?: MessageModel): string => {
  const like = message?.examples[0]?.name ?? "minimal";
  const owner = message === undefined ? "a message that has the rule" : message.name;
  return `add \`invalid: { against ${name}: { like: ${like}, set: { … }, issue: rule/${name} } }\` to ${owner}`;
};

function uncoveredRules(context: CheckContext, { codes, atLocations }: Covered): readonly Violation[] {
  const messages = Object.values(context.model.messages);
  const rules = new Map<string, { readonly name: string; readonly messages: string[] }>();
  for (const message of messages) {
    for (const { name } of message.rules) {
      const own = `${locationOfMessage(context, message)}/rules/${name}`;
      const shared = `envelope/rules/${name}`;
      if (!context.spans.has(own) && !context.spans.has(shared)) continue;
      const location = context.spans.has(own) ? own : shared;
      const known = rules.get(location);
      if (known === undefined) rules.set(location, { name, messages: [message.name] });
      else known.messages.push(message.name);
    }
  }
  const neverViolated = [...rules].filter(([, rule]) => !rule.messages.some((message) => codes.has(`${message} rule/${rule.name}`)));
  const computed = context.fields.filter(({ field, location }) => field.computed !== undefined && !atLocations.has(`mismatch ${location}`));
  const ofTypes = context.shapes.flatMap(({ shape, location }) =>
    (shape.kind === "struct" ? (shape.rules ?? []) : [])
      .map(({ name }) => ({ name, place: `${location}/rules/${name}` }))
      // The rules of included types are covered where they are written.
      .filter(({ name, place }) => context.spans.has(place) && !atLocations.has(`rule/${name} ${location}`)),
  );
  return [
    ...ofTypes.map(({ name, place }) => uncovered(context, `the rule ${name}`, place, ruleHint(name))),
    ...neverViolated.map(
      ([
        location,
        {
          name,
          messages: [owner = ""],
        },
      ]) => uncovered(context, `the rule ${name}`, location, ruleHint(name, context.model.messages[owner])),
    ),
    ...computed.map(({ field, location }) =>
      uncovered(
        context,
        `the computation of ${field.name}`,
        `${location}/computed`,
        `add \`invalid: { wrong ${field.name}: { like: minimal, set: { ${field.name}: … }, issue: mismatch } }\``,
      ),
    ),
  ];
}

/** Leniencies of single shapes and fields, with the warnings that each raises. */
function unusedLeniencies(context: CheckContext, { atLocations, warned }: Covered): readonly Violation[] {
  const ofShapes = context.shapes.flatMap(({ shape, location }) => {
    const { accept, convert, wrap, unset, items } = shape.lenient ?? {};
    const leniencies = [
      { code: "tolerated", key: "accept", stated: accept },
      { code: "converted", key: "convert", stated: convert },
      { code: "wrapped", key: "wrap", stated: wrap },
      { code: "item-dropped", key: "items", stated: items },
      // A value that is removed is warned about with the code of its issue.
      { code: "", key: "unset", stated: unset },
    ];
    return leniencies.filter(({ stated }) => stated !== undefined).map(({ code, key }) => ({ code, key, location }));
  });
  const ofFields = context.fields.flatMap(({ field, location }) => [
    ...(field.lenientlyOptional === true ? [{ code: "missing-field", key: "optional", location }] : []),
    ...(field.lenientNulls === undefined ? [] : [{ code: "null-dropped", key: "nulls", location }]),
  ]);
  return [...ofShapes, ...ofFields]
    .filter(({ code, location }) => (code === "" ? !warned.has(location) : !atLocations.has(`${code} ${location}`)))
    .map(({ key, location }) => uncovered(context, `the leniency \`${key}\``, `${location}/lenient`, lenientHint));
}

const lenientHint = "add an example under `wire` with `mode: lenient` that uses it";

function unusedPolicies(context: CheckContext, { warnings }: Covered): readonly Violation[] {
  const { lenient, nulls } = context.model.reading;
  const policies = [
    { key: "missing", stated: lenient.missing !== "reject", codes: ["missing-field"] },
    { key: "invalid", stated: lenient.invalid !== "reject", codes: ["unreadable", "wrong-type", "out-of-range", "format", "pattern"] },
    { key: "unknownValues", stated: lenient.unknownValues !== "reject", codes: ["unknown-value"] },
    { key: "unknownTypes", stated: lenient.unknownTypes !== "reject", codes: ["unknown-type"] },
    { key: "nulls", stated: lenient.nulls !== nulls, codes: ["null-dropped"] },
    { key: "bodies", stated: lenient.bodies !== "reject", codes: ["untyped-body"] },
  ];
  return policies
    .filter(({ stated, codes }) => stated && !codes.some((code) => warnings.has(code)))
    .map(({ key }) => uncovered(context, `the leniency \`${key}\``, `reading/lenient/${key}`, lenientHint));
}
