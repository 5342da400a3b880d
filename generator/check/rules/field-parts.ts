// Fields that play a part, count something or are filled by builders have a type that can do it; usual words are words of their field.

import type { Fill, Path, ScalarName, Shape } from "@wirepact/core";
import { dereference } from "@wirepact/core/describe";
import type { MessageModel } from "../../model/protocol-model.js";
import { finding, type CheckContext, type CheckRule, type Finding } from "../check-rule.js";
import { findShape } from "../find-shape.js";
import { judgeValue } from "./default-violates.js";

export const fieldParts: CheckRule = {
  names: ["field-role-wrong-type", "fill-wrong-type", "convention-unknown-value"],
  allowable: false,
  check: (context) => [...parts(context), ...flowFields(context), ...fills(context), ...usualWords(context)],
};

const texts: readonly ScalarName[] = ["string", "line", "text", "uuid", "semver"];
const moments: readonly ScalarName[] = ["timestamp", "epoch"];
const numbers: readonly ScalarName[] = ["integer", "number"];

interface Part {
  readonly name: string;
  readonly path: Path;
  readonly types: readonly ScalarName[];
  readonly place: string;
}

/** Reports a part whose field is a scalar of another type, in the first message that has the field. */
function judgeParts(context: CheckContext, wanted: readonly Part[], messages: readonly MessageModel[]): readonly Finding[] {
  return wanted.flatMap(({ name, path, types, place }) => {
    const shapes = messages.map(({ shape }) => findShape(context.model, shape, path)).filter((shape) => shape !== undefined);
    const wrong = shapes.map((shape) => typeOf(context, shape)).find((type) => !types.includes(type as ScalarName) && type !== "any");
    if (wrong === undefined) return [];
    return [
      finding(context, "check/field-role-wrong-type", { parameters: { part: name, field: path.join("."), types, type: wrong }, place }),
    ];
  });
}

function typeOf({ model }: CheckContext, shape: Shape): string {
  const target = dereference(model.types, shape);
  return target?.kind === "scalar" ? target.scalar : (target?.kind ?? "any");
}

function parts(context: CheckContext): readonly Finding[] {
  const { id, time, replyTo, version, ack } = context.model.parts;
  const wanted = [
    { name: "id", path: id, types: texts, place: "envelope/id" },
    { name: "time", path: time, types: moments, place: "envelope/time" },
    { name: "replyTo", path: replyTo, types: texts, place: "envelope/replyTo" },
    { name: "version", path: version, types: ["semver"] as const, place: "envelope/version" },
    { name: "ack.wanted", path: ack?.wanted, types: ["boolean"] as const, place: "envelope/ack/wanted" },
    { name: "ack.given", path: ack?.given, types: ["boolean"] as const, place: "envelope/ack/given" },
  ];
  const stated = wanted.flatMap(({ path, ...part }) => (path === undefined ? [] : [{ ...part, path }]));
  return judgeParts(context, stated, Object.values(context.model.messages));
}

function flowFields(context: CheckContext): readonly Finding[] {
  const messages = Object.values(context.model.messages);
  const among = (names: readonly string[]): readonly MessageModel[] => messages.filter(({ name }) => names.includes(name));
  return Object.values(context.model.flows).flatMap(({ name, rounds, deadlines, start }) => {
    const place = `flows/${name}`;
    const counted = rounds === undefined ? [] : [{ name: "rounds", path: rounds.field, types: numbers, place: `${place}/rounds/field` }];
    const limits = rounds?.max === undefined ? [] : [{ name: "rounds", path: rounds.max, types: numbers, place: `${place}/rounds/max` }];
    const late = deadlines.flatMap(({ within, after }, index) =>
      "field" in within
        ? judgeParts(
            context,
            [{ name: "deadline", path: within.field, types: numbers, place: `${place}/deadlines/${index}/within/seconds` }],
            among(after),
          )
        : [],
    );
    return [
      judgeParts(context, counted, among(rounds === undefined ? [] : [rounds.openedBy, rounds.echoedBy])),
      judgeParts(context, limits, among(start)),
      late,
    ].flat();
  });
}

/** The types a builder can fill in each way. */
const filled: { readonly [kind in Fill["kind"]]?: readonly ScalarName[] } = {
  now: [...moments, "date"],
  uuid: texts,
  version: texts,
  ack: ["boolean"],
};

function fills(context: CheckContext): readonly Finding[] {
  return context.fields.flatMap(({ field, place }) => {
    const types = field.fill === undefined ? undefined : filled[field.fill.kind];
    const type = typeOf(context, field.shape);
    if (types === undefined || type === "any" || types.includes(type as ScalarName)) return [];
    return [finding(context, "check/fill-wrong-type", { parameters: { field: field.name, type, types }, place: `${place}/fill` })];
  });
}

function usualWords(context: CheckContext): readonly Finding[] {
  return Object.values(context.model.messages).flatMap(({ name, shape, conventions: usually }) =>
    Object.entries(usually).flatMap(([field, words]) => {
      const { body } = context.model;
      const path = shape.fields.some((candidate) => candidate.name === field) || body === "inline" ? [field] : [body.field, field];
      const target = findShape(context.model, shape, path);
      if (words === "request" || target === undefined) return [];
      const unknown = words.map((word, index) => ({ word, index })).filter(({ word }) => judgeValue(context, target, word) !== undefined);
      return unknown.map(({ word, index }) =>
        finding(context, "check/convention-unknown-value", {
          parameters: { word, field },
          place: `messages/${name}/conventions/${field}/${index}`,
        }),
      );
    }),
  );
}
