// Every limit, required field, alias, subject form, relaxation and rule is shown by an example. What no example shows can break without anybody noticing.

import type { Issue } from "@wirepact/core";
import type { MessageModel } from "../../model/protocol-model.js";
import { finding, type CheckContext, type CheckRule, type Finding } from "../check-rule.js";
import { placesOfPath } from "../places-of-path.js";
import { readWire } from "../read-wire.js";
import { unshownConstraints } from "../unshown-constraints.js";
import { unshownAliases, unshownSubjects } from "../unshown-spellings.js";

export const unexercised: CheckRule = {
  names: ["unexercised"],
  allowable: true,
  check: (context) => {
    const shown = collectShown(context);
    return [
      ...unbrokenRules(context, shown),
      ...unusedRelaxations(context, shown),
      ...unusedPolicies(context, shown),
      ...unshownConstraints(context).map(({ what, place, issue }) =>
        complain(context, what, place, `add an example under \`invalid\` that states \`issue: ${issue}\``),
      ),
      ...[...unshownAliases(context), ...unshownSubjects(context)].map(({ what, place }) =>
        complain(context, what, place, "add an example under `wire` that is written that way"),
      ),
    ];
  },
};

interface Shown {
  /** Codes of issues and warnings by message, `x rule/y`. */
  readonly codes: ReadonlySet<string>;
  /** Codes with the places they were raised at, `wrapped types/Entries`. */
  readonly atPlaces: ReadonlySet<string>;
  /** Codes of warnings of lenient reading, anywhere. */
  readonly warnings: ReadonlySet<string>;
}

const complain = (context: CheckContext, what: string, place: string, hint?: string): Finding =>
  finding(context, "check/unexercised", { parameters: { what }, place, on: "key", hint });

/** Everything that invalid and wire examples raise. */
function collectShown(context: CheckContext): Shown {
  const codes = new Set<string>();
  const atPlaces = new Set<string>();
  const warnings = new Set<string>();
  const note = (message: MessageModel, { code, path }: Pick<Issue, "code" | "path">): void => {
    codes.add(`${message.name} ${code}`);
    for (const place of placesOfPath(context, message, path)) atPlaces.add(`${code} ${place}`);
  };
  for (const message of Object.values(context.model.messages)) {
    for (const { issue, at } of message.invalid) note(message, { code: issue, path: at });
    for (const example of message.wire) {
      const result = readWire(context, example);
      for (const issue of result.ok ? result.warnings : result.issues) note(message, issue);
      if (result.ok && example.mode === "lenient") for (const { code } of result.warnings) warnings.add(code);
    }
  }
  return { codes, atPlaces, warnings };
}

function unbrokenRules(context: CheckContext, { codes, atPlaces }: Shown): readonly Finding[] {
  const messages = Object.values(context.model.messages);
  const rules = new Map<string, { readonly name: string; readonly messages: string[] }>();
  for (const message of messages) {
    for (const { name } of message.rules) {
      const own = `messages/${message.name}/rules/${name}`;
      const place = context.spans.has(own) ? own : `envelope/rules/${name}`;
      const known = rules.get(place);
      if (known === undefined) rules.set(place, { name, messages: [message.name] });
      else known.messages.push(message.name);
    }
  }
  const unbroken = [...rules].filter(([, rule]) => !rule.messages.some((message) => codes.has(`${message} rule/${rule.name}`)));
  const computed = context.fields.filter(({ field, place }) => field.computed !== undefined && !atPlaces.has(`mismatch ${place}`));
  return [
    ...unbroken.map(([place, { name }]) => complain(context, `the rule ${name}`, place)),
    ...computed.map(({ field, place }) => complain(context, `the computation of ${field.name}`, `${place}/computed`)),
  ];
}

/** Relaxations of single shapes and fields, with the warning that each gives. */
function unusedRelaxations(context: CheckContext, { atPlaces }: Shown): readonly Finding[] {
  const ofShapes = context.shapes.flatMap(({ shape, place }) => {
    const { accept, convert, wrap, unknownValues: words } = shape.lenient ?? {};
    const relaxations = [
      { code: "tolerated", key: "accept", stated: accept },
      { code: "converted", key: "convert", stated: convert },
      { code: "wrapped", key: "wrap", stated: wrap },
      { code: "unknown-value", key: "unknownValues", stated: words },
    ];
    return relaxations.filter(({ stated }) => stated !== undefined).map(({ code, key }) => ({ code, key, place }));
  });
  const ofFields = context.fields.flatMap(({ field, place }) =>
    field.lenientlyOptional === true ? [{ code: "missing-field", key: "optional", place }] : [],
  );
  return [...ofShapes, ...ofFields]
    .filter(({ code, place }) => !atPlaces.has(`${code} ${place}`))
    .map(({ key, place }) => complain(context, `the relaxation \`${key}\``, `${place}/lenient`));
}

function unusedPolicies(context: CheckContext, { warnings }: Shown): readonly Finding[] {
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
    .map(({ key }) => complain(context, `the relaxation \`${key}\``, `reading/lenient/${key}`));
}
