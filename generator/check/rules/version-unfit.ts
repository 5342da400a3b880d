// Every version that a package speaks can be written where the messages of that version say which one they have.

import type { Negotiation, Path, Shape } from "@wirepact/core";
import { shapeAtPath } from "@wirepact/core/shape";
import { writtenVersion } from "../../describe/written-version.js";
import type { MessageModel, ProtocolModel } from "../../model/protocol-model.js";
import { violation, type CheckContext, type CheckRule, firstWritten, type Violation } from "../check-rule.js";
import { checkValue } from "./default-violates.js";

export const versionUnfit: CheckRule = {
  names: ["version-unfit"],
  allowable: false,
  check: (context) =>
    Object.entries(context.model.speaks ?? {}).flatMap(([version, { model = context.model }]) => checkVersion(context, version, model)),
};

/** Whether a message of a version can say which one it has, if messages say that at all. */
export const versionUnstated: CheckRule = {
  names: ["version-unstated"],
  allowable: true,
  check: (context) => {
    const { speaks = {}, negotiation = [] } = context.model;
    if (negotiation.length === 0) return [];
    return Object.entries(speaks).flatMap(([version, { model }]) => {
      // An object with any properties does not say that one of them is the version.
      const isStated =
        model === undefined || places(model, negotiation).some((place) => shapesAt(model, place).some((shape) => !isAny(shape)));
      if (isStated) return [];
      const hint = `name the request that connections of ${version} begin with, also if only ${version} has it: { request: …, offer: …, answer: … }`;
      return [violation(context, "check/version-unstated", { parameters: { version }, location: `speaks/${version}`, on: "key", hint })];
    });
  },
};

const isAny = (shape: Shape): boolean => shape.kind === "scalar" && shape.scalar === "any";

const shapesAt = ({ types }: ProtocolModel, { path, messages }: Place): readonly Shape[] =>
  messages.flatMap(({ shape }) => shapeAtPath(types, shape, path) ?? []);

/** Reports the first field that does not take a version. */
function checkVersion(context: CheckContext, version: string, model: ProtocolModel): readonly Violation[] {
  const written = writtenVersion(context.model, version);
  for (const place of places(model, context.model.negotiation ?? [])) {
    const { path } = place;
    const [shape] = shapesAt(model, place);
    const problem = shape && checkValue({ model }, shape, written);
    // An offer may list several versions.
    if (problem === undefined || checkValue({ model }, shape!, [written]) === undefined) continue;
    const parameters = { version, field: path.join("."), problem };
    const location = `speaks/${version}`;
    return [violation(context, "check/version-unfit", { parameters, ...firstWritten(context, location, ["as"]) })];
  }
  return [];
}

interface Place {
  readonly path: Path;
  readonly messages: readonly MessageModel[];
}

/** Where the messages of a version say which one they have. */
function places({ messages, parts: { version } }: ProtocolModel, negotiation: readonly Negotiation[]): readonly Place[] {
  const all = Object.values(messages);
  const named = (name: string | undefined): readonly MessageModel[] => all.filter((message) => message.name === name);
  return [
    ...(version === undefined ? [] : [{ path: version, messages: all }]),
    ...negotiation.flatMap((way): readonly Place[] => {
      if (way.by === "each") return [{ path: way.path, messages: all }];
      const requests = named(way.request);
      return [
        { path: way.offer, messages: requests },
        { path: way.answer, messages: named(requests[0]?.result) },
      ];
    }),
  ];
}
