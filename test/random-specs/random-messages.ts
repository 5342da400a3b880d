// Random messages: of protocols with a tag, with frames, and of mail.

import type { Json } from "../../packages/core/src/index.js";
import { type DataMap, fieldsData, type Made, type MadeField, type Workshop } from "./made.js";
import { description, fieldName, messageTag, typeName, typeNameOf } from "./names.js";
import { asMapping, includes, makeDefinition, makeReference, objectSettings } from "./random-definitions.js";
import { makeField } from "./random-fields.js";
import { makeRules } from "./random-rules.js";
import { deprecation, makeEnum, makeScalar } from "./random-scalars.js";

export interface MadeMessage {
  readonly tag: string;
  readonly data: DataMap;
  readonly fields: readonly MadeField[];
  /** In a protocol with frames: whether it is none that is answered. */
  readonly isNotification?: boolean;
}

export interface MessageOptions {
  readonly tags: Set<string>;
  readonly roles: readonly string[];
  /** Names that its fields must not have. */
  readonly taken: ReadonlySet<string>;
  readonly hasAck?: boolean;
  readonly canBeText?: boolean;
  /** What leads to the body in a rule. */
  readonly prefix?: string;
}

/** What all messages can have. */
function commonKeys(workshop: Workshop, tag: string, { roles, tags }: MessageOptions): DataMap {
  const { chance, since } = workshop;
  const maybe = (share: number, data: () => DataMap): DataMap => (chance.sometimes(share) ? data() : {});
  const role = (): Json => (chance.sometimes(0.3) ? chance.some(roles, chance.between(1, roles.length)) : chance.pick(roles));
  return {
    doc: description(workshop),
    from: role(),
    to: role(),
    ...maybe(0.1, () => ({ originalName: description(workshop) })),
    ...maybe(0.1, () => ({ aliases: [messageTag(workshop, tags)] })),
    ...maybe(0.1, () => ({ lenient: { aliases: [messageTag(workshop, tags)] } })),
    // Some tags have no letters to make a name of.
    ...maybe(/^[A-Z]/.test(typeNameOf(tag)) ? 0.1 : 1, () => ({ name: typeName(workshop) })),
    ...maybe(0.05, () => ({ allow: { "message-in-no-flow": "It is random." } })),
    ...maybe(0.1, () => ({ since: chance.pick(since) })),
    ...maybe(0.08, () => ({ deprecated: deprecation(workshop) })),
  };
}

/** The fields of a message, and what belongs to them. */
function makeBody(
  workshop: Workshop,
  given: ReadonlySet<string>,
  prefix: string,
): { readonly data: DataMap; readonly fields: readonly MadeField[] } {
  const { chance } = workshop;
  const taken = new Set(given);
  const fields = Array.from({ length: chance.below(6) }, () =>
    makeField(workshop, taken, {
      depth: 0,
      isOuter: true,
      later: workshop.announced.length > 0 && chance.sometimes(0.15) ? chance.pick(workshop.announced) : undefined,
    }),
  );
  const computed = chance.sometimes(0.2) ? makeComputed(workshop, taken, prefix) : [];
  const ruled = chance.sometimes(0.3) ? makeRules(workshop, taken, prefix) : undefined;
  const own = [...fields, ...computed, ...(ruled?.fields ?? [])];
  const include = includes(workshop, taken);
  return {
    data: {
      ...(include.length > 0 ? { include: include.map(({ name }) => name) } : {}),
      fields: fieldsData(own),
      ...objectSettings(workshop, 1, taken),
      ...(ruled === undefined ? {} : { rules: ruled.rules }),
    },
    fields: own,
  };
}

/** A field whose value follows from another one. */
function makeComputed(workshop: Workshop, taken: Set<string>, prefix: string): readonly MadeField[] {
  const { chance } = workshop;
  const isTable = chance.sometimes(0.6);
  const source = isTable ? makeEnum(workshop, { closed: true }) : makeScalar(workshop, ["string", "integer", "boolean"]);
  const by = makeField(workshop, taken, { depth: 1, made: source, required: chance.sometimes(0.7) });
  const values = isTable ? Object.keys((source.data as DataMap)["values"] as DataMap) : [];
  const level = chance.pick<DataMap>([{}, {}, { level: "warning" }, { lenient: "warn" }]);
  const target: Made = isTable ? { ...makeScalar(workshop, ["integer"]), data: { type: "integer" } } : source;
  const name = fieldName(workshop, taken);
  const table = Object.fromEntries(values.map((value, index) => [value, index]));
  const data = {
    ...asMapping(target),
    doc: description(workshop),
    computed: { by: `${prefix}${by.name}`, ...(isTable ? { table } : {}), ...level },
  };
  return [by, { name, required: chance.sometimes(0.5), data, made: { ...target, sample: isTable ? 0 : target.sample }, isShown: true }];
}

/** A message of a protocol with a tag. */
export function makeFlatMessage(workshop: Workshop, options: MessageOptions): MadeMessage {
  const { chance } = workshop;
  const tag = messageTag(workshop, options.tags);
  const common = commonKeys(workshop, tag, options);
  const maybe = (share: number, data: () => DataMap): DataMap => (chance.sometimes(share) ? data() : {});
  const own = maybe(options.hasAck === true ? 0.4 : 0, () => ({ ack: "required" }));
  if (options.canBeText === true && chance.sometimes(0.15)) return { tag, data: { ...common, ...own, body: "text" }, fields: [] };
  const taken = new Set(options.taken);
  const added = chance.sometimes(0.15)
    ? Array.from({ length: chance.between(1, 2) }, () => makeField(workshop, taken, { depth: 1, isOuter: true }))
    : [];
  const body = makeBody(workshop, taken, options.prefix ?? "");
  const optional = body.fields.find(({ required, name }) => !required && !name.includes("."));
  const conventions = optional === undefined ? {} : maybe(0.1, () => ({ conventions: { [optional.name]: "request" } }));
  return {
    tag,
    data: { ...common, ...own, ...conventions, ...(added.length > 0 ? { envelope: { fields: fieldsData(added) } } : {}), ...body.data },
    fields: body.fields,
  };
}

/** The frames that a message can be in. */
export interface FrameChoice {
  readonly isRequest: boolean;
  readonly body: string | undefined;
  /** Names that fields beside the envelope must not have. */
  readonly taken: ReadonlySet<string>;
  readonly resultBody: string | undefined;
  readonly resultTaken: ReadonlySet<string>;
  readonly isResultRequired: boolean;
}

/** A message of a protocol with frames. */
export function makeFramedMessage(workshop: Workshop, frame: FrameChoice, options: MessageOptions): MadeMessage {
  const { chance } = workshop;
  const name = messageTag(workshop, options.tags);
  const { lenient: _lenient, aliases: _aliases, ...common } = commonKeys(workshop, name, options);
  const body =
    frame.body !== undefined && chance.sometimes(0.25)
      ? { data: { body: chance.sometimes(0.2) ? "none" : bodyData(workshop) } as DataMap, fields: [] }
      : makeBody(workshop, frame.body === undefined ? frame.taken : new Set(), frame.body === undefined ? "" : `${frame.body}.`);
  const bodyRequired =
    frame.body !== undefined && body.data["body"] !== "none" && chance.sometimes(0.2) ? { bodyRequired: chance.sometimes(0.5) } : {};
  return {
    tag: name,
    data: {
      ...common,
      ...body.data,
      ...bodyRequired,
      ...(chance.sometimes(0.2) ? { tag: `${name}/wire` } : {}),
      ...(chance.sometimes(0.3) ? { frame: frame.isRequest ? "request" : "notification" } : {}),
      ...(frame.isRequest ? { result: makeResult(workshop, frame) } : {}),
      ...(frame.isRequest && chance.sometimes(0.3) ? { timeout: chance.pick(["10s", "5m", "none"]) } : {}),
    },
    fields: body.fields,
  };
}

/** A body that is not written as fields. */
function bodyData(workshop: Workshop): Json {
  const { chance } = workshop;
  const made = chance.pick([makeDefinition, makeReference])(workshop);
  if (typeof made.data === "string" && chance.sometimes(0.3)) return [made.data];
  return made.data;
}

/** The result of a request. */
function makeResult(workshop: Workshop, { resultBody, resultTaken, isResultRequired }: FrameChoice): Json {
  const { chance } = workshop;
  if (resultBody === undefined) {
    const fields = [makeField(workshop, new Set(resultTaken), { depth: 1 })];
    return { fields: fieldsData(fields), doc: description(workshop) };
  }
  if (!isResultRequired && chance.sometimes(0.1)) return "none";
  if (chance.sometimes(0.2)) {
    const last = fieldName(workshop, new Set());
    return {
      stream: { fields: { [last]: { type: "boolean", doc: "Whether it is the last one." } } },
      ...(chance.sometimes(0.7) ? { until: { [last]: true } } : {}),
      doc: description(workshop),
    };
  }
  const made = makeDefinition(workshop);
  if (typeof made.data === "string") return made.data;
  return {
    ...withResultRules(workshop, made.data, resultBody),
    doc: description(workshop),
    ...(chance.sometimes(0.25) ? { name: typeName(workshop) } : {}),
    ...(!isResultRequired && chance.sometimes(0.2) ? { bodyRequired: chance.sometimes(0.5) } : {}),
  };
}

/** The rules of a result are those of the whole message. */
function withResultRules(workshop: Workshop, { rules, ...data }: DataMap, body: string): DataMap {
  if (rules === undefined) return data;
  const fields = data["fields"] as DataMap;
  const ruled = makeRules(workshop, new Set(Object.keys(fields).map((key) => key.replace(/\?$/, "").toLowerCase())), `${body}.`);
  return { ...data, fields: { ...fields, ...fieldsData(ruled.fields) }, rules: ruled.rules };
}

/** A message of mail: every field has a place, and nothing is nested. */
export function makeMailMessage(workshop: Workshop, options: MessageOptions): MadeMessage {
  const { chance } = workshop;
  const tag = messageTag(workshop, options.tags)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, "_")
    .replaceAll(/^_|_$/g, "");
  const taken = new Set(options.taken);
  const maybe = <Kind>(share: number, make: () => Kind): Kind | undefined => (chance.sometimes(share) ? make() : undefined);
  const labels = chance.some(["Title", "Horse", "Tour", "Wheel", "Color", "Amount", "Who", "Why"], chance.below(6));
  const fields = labels.map((label, index): MadeField => {
    const made = mailDefinition(workshop);
    const field = makeField(workshop, taken, { depth: 3, made, isOuter: true });
    const places: readonly Json[] = [label, { label, also: [`${label} too`] }, { label, in: "Details" }, { bullet: label, in: "Points" }];
    return placed(field, made.what === "text" || index === 0 ? chance.pick<Json>([{ section: label }, ...places]) : chance.pick(places));
  });
  const ruled = maybe(0.2, () => makeRules(workshop, taken));
  const more = [...(maybe(0.2, () => makeComputed(workshop, taken, "")) ?? []), ...(ruled?.fields ?? [])];
  const own = [...fields, ...more.map((field, index) => placed(field, `Line ${index + 1}`))];
  const optional = own.find(({ required, name }) => !required && !name.includes("."));
  const parts: Readonly<Record<string, Json | undefined>> = {
    ack: maybe(options.hasAck === true ? 0.4 : 0, () => "required"),
    conventions: optional && maybe(0.2, () => ({ [optional.name]: "request" })),
    envelope: maybe(0.2, () => ({ fields: { [`${fieldName(workshop, taken)}?`]: { type: "line", doc: description(workshop) } } })),
    include: maybe(0.2, () => [makeStamped(workshop, taken)]),
    object: maybe(0.2, () => chance.pick(["open", "closed"])),
    reserved: maybe(0.1, () => [fieldName(workshop, taken)]),
    rules: ruled?.rules,
  };
  const given = Object.entries(parts).filter((entry): entry is [string, Json] => entry[1] !== undefined);
  const data = { ...commonKeys(workshop, tag, options), ...Object.fromEntries(given), fields: fieldsData(own) };
  return { tag, data, fields: own };
}

/** A field with its place in mail. */
const placed = (field: MadeField, mail: Json): MadeField => ({
  ...field,
  data: {
    ...(typeof field.data === "string" ? { type: field.data } : Array.isArray(field.data) ? { list: field.data[0] as string } : field.data),
    mail,
  },
});

/** The name of a type whose field mail has a place for. */
function makeStamped(workshop: Workshop, names: Set<string>): string {
  const { types, taken } = workshop;
  const name = `Stamped${taken.size}`;
  taken.add(name.toLowerCase());
  const doc = description(workshop);
  const fields = { [`${fieldName(workshop, names)}?`]: { type: "line", mail: `Stamp ${taken.size}`, doc } };
  types.set(name, { name, data: { doc, fields }, sample: {}, kinds: ["object"], what: "fields", objects: 1, isMixin: true });
  return name;
}

function mailDefinition(workshop: Workshop): Made {
  const { chance } = workshop;
  const flat = (): Made => chance.pick([makeScalar, makeScalar, makeEnum])(workshop);
  if (!chance.sometimes(0.25)) return flat();
  const item = flat();
  return { data: { list: item.data }, sample: [item.sample], kinds: ["list"], what: "list", objects: 0 };
}
