// Random envelopes with frames: requests and results as in JSON-RPC, told apart by what is present or by constants.

import { type DataMap, fieldsData, type MadeField, type Workshop } from "./made.js";
import { description, partName } from "./names.js";
import { makeField } from "./random-fields.js";
import { makeObject } from "./random-definitions.js";
import { roleField } from "./random-header.js";
import type { FrameChoice } from "./random-messages.js";
import { makeRules } from "./random-rules.js";

export interface FramedEnvelope {
  readonly data: DataMap;
  readonly request: FrameChoice;
  readonly notification: FrameChoice | undefined;
  readonly idPath: string;
  readonly idData: DataMap;
  readonly hasError: boolean;
  readonly errorBody: DataMap | undefined;
  readonly errorSample: DataMap | undefined;
  readonly frameNames: readonly string[];
}

const partNames = ["sender", "recipient", "time", "thread", "version"] as const;

/** The types that the field of a part can have. */
const partTypes = ({ version }: Workshop): Readonly<Record<(typeof partNames)[number], readonly string[]>> => ({
  sender: ["string", "line"],
  recipient: ["string"],
  time: ["timestamp", "epoch"],
  thread: ["string"],
  version: [/^\d{4}-/.test(version) ? "date" : "semver"],
});

/** Fields of all frames that have a role there. */
function makeParts(workshop: Workshop, taken: Set<string>): { readonly fields: readonly MadeField[]; readonly data: DataMap } {
  const { chance } = workshop;
  const chosen = chance.sometimes(0.4) ? chance.some(partNames, chance.between(1, partNames.length)) : [];
  const types = partTypes(workshop);
  const made = chosen.map(
    (part) => [part, roleField(workshop, taken, types[part], part === "version" ? "$version" : undefined, false)] as const,
  );
  return {
    fields: made.map(([, field]) => field),
    data: Object.fromEntries(made.map(([part, { name }]) => [part, part === "thread" ? [name] : name])),
  };
}

/** An envelope with frames. */
export function makeFramedEnvelope(workshop: Workshop): FramedEnvelope {
  const { chance } = workshop;
  const taken = new Set<string>(["name"]);
  const field = (): string => partName(workshop, taken);
  const [tag, id, body, kind] = [field(), field(), field(), field()];
  const [resultBody, errorBody] = [field(), field()];
  const isTold = chance.sometimes(0.4);
  const hasBody = chance.sometimes(0.8);
  const idData = chance.pick<DataMap>([{ type: "integer" }, { type: "string" }, { union: ["string", "integer"] }]);
  const fill = idData["type"] === "integer" || "union" in idData ? "$sequence" : "$uuid";
  const parts = makeParts(workshop, taken);
  const ruled = chance.sometimes(0.15) ? makeRules(workshop, taken) : undefined;
  const shared: readonly MadeField[] = [
    ...Array.from({ length: chance.below(2) }, () => makeField(workshop, taken, { depth: 1, isOuter: true })),
    ...parts.fields,
    ...(ruled?.fields ?? []),
  ];
  const hasNotification = chance.sometimes(0.7);
  const hasError = chance.sometimes(0.7);
  const told = (value: string, has: readonly string[]): DataMap => (isTold ? { where: { [kind]: value } } : { has });
  const bodyKeys = hasBody ? { body } : {};
  const error = makeObject(workshop, 1);
  const isNamedFrame = chance.sometimes(0.3);
  const suffix = (name: string): DataMap => (isNamedFrame && chance.sometimes(0.5) ? { suffix: name } : {});
  const answerId = chance.sometimes(0.3) && isTold ? field() : id;
  const frames = {
    request: {
      doc: description(workshop),
      ...told("request", [tag, id]),
      tag,
      id,
      ...bodyKeys,
      ...suffix("Call"),
      ...(chance.sometimes(0.2) ? { example: { [id]: idData["type"] === "string" ? "r-1" : 1 } } : {}),
      fields: { [id]: { ...idData, fill, doc: "The ID." } },
    },
    ...(hasNotification
      ? { notification: { doc: description(workshop), ...told("event", [tag]), tag, ...bodyKeys, ...suffix("Notice") } }
      : {}),
    result: {
      doc: description(workshop),
      ...told("response", [resultBody]),
      replyTo: answerId,
      body: resultBody,
      ...suffix("Answer"),
      fields: { [answerId]: { ...idData, doc: "The ID of the request." } },
    },
    ...(hasError
      ? {
          error: {
            doc: description(workshop),
            ...told("failure", [errorBody]),
            replyTo: answerId,
            body: errorBody,
            type: error.data as DataMap,
            ...(chance.sometimes(0.2) ? { name: "Trouble" } : {}),
            fields: { [answerId]: { ...idData, ...(chance.sometimes(0.5) ? { nullable: true } : {}), doc: "The ID of the request." } },
          },
        }
      : {}),
  };
  const names = new Set(taken);
  return {
    data: {
      ...(shared.length > 0 ? { fields: fieldsData(shared) } : {}),
      ...(chance.sometimes(0.2) ? { object: chance.pick(["open", "closed"]) } : {}),
      ...parts.data,
      ...(ruled === undefined ? {} : { rules: ruled.rules }),
      frames,
    },
    request: {
      isRequest: true,
      body: hasBody ? body : undefined,
      taken: names,
      resultBody,
      resultTaken: names,
      isResultRequired: !isTold,
    },
    notification: hasNotification
      ? { isRequest: false, body: hasBody ? body : undefined, taken: names, resultBody, resultTaken: names, isResultRequired: !isTold }
      : undefined,
    idPath: id,
    idData,
    hasError,
    errorBody: hasError ? (error.data as DataMap) : undefined,
    errorSample: hasError ? (error.sample as DataMap) : undefined,
    frameNames: Object.keys(frames),
  };
}
