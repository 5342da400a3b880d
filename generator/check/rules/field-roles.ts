// Fields with a role in the envelope or a flow, and fields that builders fill in, have a suitable type; conventions list valid values.

import type { Fill, Path, ScalarName, Shape } from "@wirepact/core";
import { dereference, shapeAtPath } from "@wirepact/core/shape";
import type { MessageModel } from "../../model/protocol-model.js";
import { violation, type CheckContext, type CheckRule, type Violation } from "../check-rule.js";
import { checkValue } from "./default-violates.js";
import { isDated } from "../../text/version-text.js";

export const fieldRoles: CheckRule = {
  names: ["field-role-wrong-type", "fill-wrong-type", "convention-unknown-value"],
  allowable: false,
  check: (context) => [...envelopeRoles(context), ...flowRoles(context), ...fills(context), ...conventionValues(context)],
};

const strings: readonly ScalarName[] = ["string", "line", "text", "uuid", "semver"];
const times: readonly ScalarName[] = ["timestamp", "epoch"];
const numbers: readonly ScalarName[] = ["integer", "number"];

interface RoleField {
  readonly name: string;
  readonly path: Path;
  readonly types: readonly ScalarName[];
  readonly location: string;
}

/** Reports a role whose field has an unsuitable type, in the first message that has the field. */
function checkRoles(context: CheckContext, wanted: readonly RoleField[], messages: readonly MessageModel[]): readonly Violation[] {
  return wanted.flatMap(({ name, path, types, location }) => {
    const shapes = messages.map(({ shape }) => shapeAtPath(context.model.types, shape, path)).filter((shape) => shape !== undefined);
    const wrong = shapes.map((shape) => typeOf(context, shape)).find((type) => !types.includes(type as ScalarName) && type !== "any");
    if (wrong === undefined) return [];
    return [
      violation(context, "check/field-role-wrong-type", {
        parameters: { role: name, field: path.join("."), types, type: wrong },
        location,
      }),
    ];
  });
}

function typeOf({ model }: CheckContext, shape: Shape): string {
  const target = dereference(model.types, shape);
  return target?.kind === "scalar" ? target.scalar : (target?.kind ?? "any");
}

function envelopeRoles(context: CheckContext): readonly Violation[] {
  const { id, time, replyTo, version, ack } = context.model.parts;
  const wanted = [
    { name: "id", path: id, types: strings, location: "envelope/id" },
    { name: "time", path: time, types: times, location: "envelope/time" },
    { name: "replyTo", path: replyTo, types: strings, location: "envelope/replyTo" },
    { name: "version", path: version, types: [isDated(context.model.version) ? "date" : "semver"] as const, location: "envelope/version" },
    { name: "ack.wanted", path: ack?.wanted, types: ["boolean"] as const, location: "envelope/ack/wanted" },
    { name: "ack.given", path: ack?.given, types: ["boolean"] as const, location: "envelope/ack/given" },
  ];
  const stated = wanted.flatMap(({ path, ...role }) => (path === undefined ? [] : [{ ...role, path }]));
  return checkRoles(context, stated, Object.values(context.model.messages));
}

function flowRoles(context: CheckContext): readonly Violation[] {
  const messages = Object.values(context.model.messages);
  const among = (names: readonly string[]): readonly MessageModel[] => messages.filter(({ name }) => names.includes(name));
  return Object.values(context.model.flows).flatMap(({ name, rounds, deadlines, start }) => {
    const location = `flows/${name}`;
    const counted =
      rounds === undefined
        ? []
        : [{ name: "number of the round", path: rounds.field, types: numbers, location: `${location}/rounds/field` }];
    const limits =
      rounds?.max === undefined
        ? []
        : [{ name: "maximum number of rounds", path: rounds.max, types: numbers, location: `${location}/rounds/max` }];
    const late = deadlines.flatMap(({ within, after }, index) =>
      "field" in within
        ? checkRoles(
            context,
            [{ name: "deadline", path: within.field, types: numbers, location: `${location}/deadlines/${index}/within/seconds` }],
            among(after),
          )
        : [],
    );
    return [
      checkRoles(context, counted, among(rounds === undefined ? [] : [rounds.openedBy, rounds.echoedBy])),
      checkRoles(context, limits, among(start)),
      late,
    ].flat();
  });
}

/** The types that each kind of `fill` requires. */
const filled: { readonly [kind in Fill["kind"]]?: readonly ScalarName[] } = {
  now: [...times, "date"],
  uuid: strings,
  version: [...strings, "date"],
  ack: ["boolean"],
};

function fills(context: CheckContext): readonly Violation[] {
  return context.fields.flatMap(({ field, location }) => {
    const types = field.fill === undefined ? undefined : filled[field.fill.kind];
    const type = typeOf(context, field.shape);
    if (types === undefined || type === "any" || types.includes(type as ScalarName)) return [];
    return [violation(context, "check/fill-wrong-type", { parameters: { field: field.name, type, types }, location: `${location}/fill` })];
  });
}

function conventionValues(context: CheckContext): readonly Violation[] {
  return Object.values(context.model.messages).flatMap(({ name, shape, conventions }) =>
    Object.entries(conventions).flatMap(([field, values]) => {
      const { body } = context.model;
      const path = shape.fields.some((candidate) => candidate.name === field) || body === "inline" ? [field] : [body.field, field];
      const target = shapeAtPath(context.model.types, shape, path);
      if (values === "request" || target === undefined) return [];
      const unknown = values
        .map((value, index) => ({ value, index }))
        .filter(({ value }) => checkValue(context, target, value) !== undefined);
      return unknown.map(({ value, index }) =>
        violation(context, "check/convention-unknown-value", {
          parameters: { value, field },
          location: `messages/${name}/conventions/${field}/${index}`,
        }),
      );
    }),
  );
}
