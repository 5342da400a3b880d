// Every version that a package speaks can be written where the messages of that version say which one they have.

import type { Negotiation, Path } from "@wirepact/core";
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

/** Reports the first field that does not take a version. */
function checkVersion(context: CheckContext, version: string, model: ProtocolModel): readonly Violation[] {
  const written = writtenVersion(context.model, version);
  for (const { path, messages } of places(model, context.model.negotiation ?? [])) {
    const shape = messages.map((message) => shapeAtPath(model.types, message.shape, path)).find((found) => found !== undefined);
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
