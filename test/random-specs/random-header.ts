// Random headers: how messages are read and encoded, and the envelope without frames.

import { type DataMap, fieldsData, type MadeField, sampleOf, type Workshop } from "./made.js";
import { description, fieldName, partName, plainName } from "./names.js";
import { makeField } from "./random-fields.js";
import { makeRules } from "./random-rules.js";
import { makeScalar } from "./random-scalars.js";

/** How messages are read: any of the settings. */
export function makeReading({ chance }: Workshop): DataMap {
  const maybe = (share: number, data: DataMap): DataMap => (chance.sometimes(share) ? data : {});
  const nulls = (): DataMap => ({ nulls: chance.pick(["reject", "optional", "absent"]) });
  const lenient = {
    ...maybe(0.3, { missing: chance.pick(["reject", "body", "unset"]) }),
    ...maybe(0.3, { invalid: chance.pick(["reject", "unset"]) }),
    ...maybe(0.3, { unknownValues: chance.pick(["reject", "keep", "uppercase"]) }),
    ...maybe(0.3, { unknownTypes: chance.pick(["reject", "keep"]) }),
    ...maybe(0.3, nulls()),
    ...maybe(0.3, { bodies: chance.pick(["reject", "text"]) }),
  };
  return {
    default: chance.pick(["strict", "lenient"]),
    ...maybe(0.2, { trim: true }),
    ...maybe(0.2, nulls()),
    ...maybe(0.2, { emptyStrings: chance.pick(["keep", "absent"]) }),
    ...(Object.keys(lenient).length > 0 ? { lenient } : {}),
  };
}

/** The encodings of a protocol that is not mail. */
export function makeEncodings({ chance }: Workshop, given: { readonly isFramed: boolean; readonly hasBody: boolean }): DataMap {
  const settings = (): DataMap => ({
    ...(chance.sometimes(0.2) ? { maxBytes: 100_000_000 } : {}),
    ...(chance.sometimes(0.2) ? { duplicateKeys: chance.pick(["accept", "reject"]) } : {}),
  });
  const yaml = (): DataMap => ({
    ...(chance.sometimes(0.2) ? { maxBytes: 100_000_000 } : {}),
    ...(given.hasBody && chance.sometimes(0.5)
      ? { body: { reads: chance.pick([["mapping"], ["mapping", "text"], ["text", "mapping"]]), writes: "mapping" } }
      : {}),
  });
  const withText = (data: DataMap): DataMap =>
    "body" in data && chance.sometimes(0.4) ? { ...data, body: { reads: ["text", "mapping"], writes: "text" } } : data;
  const names = ["json", "ndjson", "sse", "content-length", ...(given.isFramed ? [] : ["yaml"])];
  const chosen = chance.some(names, chance.between(1, names.length));
  return Object.fromEntries(chosen.map((name) => [name, name === "yaml" ? withText(yaml()) : settings()]));
}

/** An envelope without frames, and what the rest of the spec needs to know of it. */
export interface FlatEnvelope {
  readonly data: DataMap;
  readonly fields: readonly MadeField[];
  /** The names that a message's own fields must not have. */
  readonly taken: ReadonlySet<string>;
  readonly bodyField: string | undefined;
  readonly hasAck: boolean;
  readonly hasThread: boolean;
  readonly sender: string | undefined;
  readonly recipient: string | undefined;
}

/** A field of the envelope that has a role there. */
export function roleField(
  workshop: Workshop,
  taken: Set<string>,
  types: readonly string[],
  fill: string | undefined,
  required: boolean,
): MadeField {
  const { chance } = workshop;
  const made = makeScalar({ ...workshop, chance: { ...chance, sometimes: () => false } }, types);
  const name = fieldName(workshop, taken);
  const type = typeof made.data === "string" ? made.data : (made.data["type"] as string);
  return {
    name,
    required,
    data: { type, ...(fill === undefined ? {} : { fill }), doc: description(workshop) },
    made,
    isShown: required,
  };
}

/** An envelope with any of the roles. */
export function makeFlatEnvelope(workshop: Workshop, isSingle: boolean): FlatEnvelope {
  const { chance, version } = workshop;
  const taken = new Set<string>();
  const tag = partName(workshop, taken);
  const isInline = workshop.isMail || chance.sometimes(0.5);
  const bodyField = isInline ? undefined : partName(workshop, taken);
  const fields: MadeField[] = [];
  const parts: Record<string, string | readonly string[] | DataMap> = {};
  const add = (part: string, types: readonly string[], fill: string | undefined, required = chance.sometimes(0.6)): string => {
    const field = roleField(workshop, taken, types, fill, required && !workshop.isMail);
    fields.push(field);
    parts[part] = part === "thread" ? [field.name] : field.name;
    return field.name;
  };
  const isDated = /^\d{4}-/.test(version);
  if (chance.sometimes(0.5)) add("id", ["string", "uuid"], "$uuid");
  const sender = chance.sometimes(0.4) ? add("sender", ["string", "line"], undefined) : undefined;
  const recipient = chance.sometimes(0.4) ? add("recipient", ["string"], undefined) : undefined;
  if (chance.sometimes(0.4)) add("time", chance.sometimes(0.7) ? ["timestamp"] : ["epoch"], "$now");
  if (chance.sometimes(0.4)) add("thread", ["string"], undefined, false);
  if (chance.sometimes(0.4) && "id" in parts) add("replyTo", ["string"], undefined, false);
  if (chance.sometimes(0.4)) {
    const name = add("version", [isDated ? "date" : "semver"], "$version");
    const field = fields.find((each) => each.name === name)!;
    fields[fields.indexOf(field)] = { ...field, made: { ...field.made, sample: version } };
  }
  const hasAck = chance.sometimes(0.3);
  if (hasAck) {
    const wanted = roleField(workshop, taken, ["boolean"], "$ack", false);
    const given = roleField(workshop, taken, ["boolean"], undefined, false);
    fields.push(wanted, given);
    parts["ack"] = { wanted: wanted.name, given: given.name };
  }
  if (!workshop.isMail) {
    for (let count = chance.below(3); count > 0; count -= 1) fields.push(makeField(workshop, taken, { depth: 1, isOuter: true }));
  }
  const ruled = chance.sometimes(0.2) ? (workshop.isMail ? makeHarmlessRule : makeRules)(workshop, taken) : undefined;
  fields.push(...(ruled?.fields ?? []));
  const data = {
    ...(isSingle ? {} : { tag }),
    ...(bodyField === undefined ? { body: "inline" } : { body: chance.sometimes(0.3) ? { field: bodyField, max: 20_000 } : bodyField }),
    ...(chance.sometimes(0.3) ? { object: chance.pick(["open", "closed"]) } : {}),
    ...parts,
    fields: fieldsData(fields),
    ...(ruled === undefined ? {} : { rules: ruled.rules }),
    example: chance.sometimes(0.5) ? sampleOf(fields) : {},
  };
  return {
    data,
    fields,
    taken,
    bodyField,
    hasAck,
    hasThread: "thread" in parts || ("replyTo" in parts && "id" in parts),
    sender,
    recipient,
  };
}

/** A rule that mail without any of its fields satisfies. */
function makeHarmlessRule(workshop: Workshop, taken: Set<string>): ReturnType<typeof makeRules> {
  const fields = [1, 2].map(() => roleField(workshop, taken, ["string", "integer"], undefined, false));
  return { fields, rules: { some: { doc: description(workshop), atMostOne: fields.map(({ name }) => name) } } };
}

/** Roles: one to three. */
export function makeRoles(workshop: Workshop): readonly string[] {
  const names = new Set<string>();
  return Array.from({ length: workshop.chance.between(1, 3) }, () => plainName(workshop, names));
}
