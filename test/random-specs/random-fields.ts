// Random fields, with the settings that fields can have.

import type { Json } from "../../packages/core/src/index.js";
import type { DataMap, Made, MadeField, Workshop } from "./made.js";
import { description, fieldName } from "./names.js";
import { asMapping, makeDefinition, makeLeniency } from "./random-definitions.js";
import { deprecation, makeScalar } from "./random-scalars.js";

export interface FieldOptions {
  readonly depth: number;
  /** A type that may not be finished: the field is optional or an array then. */
  readonly later?: string | undefined;
  readonly required?: boolean;
  readonly name?: string;
  readonly kind?: "string";
  /** Fields of messages and of the envelope can be filled in. */
  readonly isOuter?: boolean;
  readonly made?: Made;
}

/** A field with a name that is free. */
export function makeField(workshop: Workshop, taken: Set<string>, options: FieldOptions): MadeField {
  const { chance } = workshop;
  const { depth, later } = options;
  const name = options.name ?? fieldName(workshop, taken);
  if (later !== undefined) return laterField(workshop, name, later);
  const made = options.made ?? (options.kind === "string" ? makeScalar(workshop, ["string", "line"]) : makeDefinition(workshop, depth));
  const required = options.required ?? chance.sometimes(0.5);
  if (typeof made.data === "string" && chance.sometimes(0.3)) {
    const isList = options.kind === undefined && chance.sometimes(0.2) && options.made === undefined;
    const listed: Made = { data: { list: made.data }, sample: [made.sample], kinds: ["list"], what: "list", objects: 0 };
    return { name, required, data: isList ? [made.data] : made.data, made: isList ? listed : made, isShown: required };
  }
  const nullable = !made.kinds.includes("null") && chance.sometimes(0.06);
  const settings = makeSettings(workshop, { name, made, required, taken, options });
  const whole: DataMap = { ...asMapping(made), ...(nullable ? { nullable: true } : {}), ...settings };
  const data = required ? withOptional(whole) : whole;
  return { name, required, data, made: nullable ? { ...made, kinds: [...made.kinds, "null"] } : made, isShown: required };
}

function laterField(workshop: Workshop, name: string, type: string): MadeField {
  const { chance } = workshop;
  const made: Made = { data: { type }, sample: null, kinds: [], what: "reference", objects: 0 };
  const doc = { doc: description(workshop) };
  const list: MadeField = {
    name,
    required: chance.sometimes(0.5),
    data: { list: type, ...doc },
    made: { ...made, sample: [], kinds: ["list"], what: "list" },
    isShown: true,
  };
  return chance.pick<MadeField>([
    { name, required: false, data: { type, ...doc }, made, isShown: false },
    { name, required: true, data: { type, nullable: true, ...doc }, made, isShown: true },
    list,
  ]);
}

interface Setting {
  readonly name: string;
  readonly made: Made;
  readonly required: boolean;
  readonly taken: Set<string>;
  readonly options: FieldOptions;
}

/** The settings of a field. */
function makeSettings(workshop: Workshop, { made, required, taken, options }: Setting): DataMap {
  const { chance, since } = workshop;
  const isInner = options.isOuter !== true;
  const maybe = (share: number, data: () => DataMap): DataMap => (chance.sometimes(share) ? data() : {});
  const lenient = makeFieldLeniency(workshop, made, required, options.depth);
  return {
    ...maybe(0.8, () => ({ doc: description(workshop) })),
    ...(required || made.what === "any" ? {} : maybe(0.25, () => ({ default: made.sample }))),
    ...(isInner ? {} : maybe(made.what === "integer" ? 0.4 : 0.2, () => ({ fill: fillOf(workshop, made) }))),
    ...maybe(0.08, () => ({ sensitive: true })),
    ...(required ? {} : maybe(0.06, () => ({ decodeOnly: true }))),
    ...maybe(0.08, () => ({ aliases: [fieldName(workshop, taken)] })),
    ...maybe(0.05, () => ({ originalName: description(workshop) })),
    ...maybe(0.03, () => ({ allow: { "string-unbounded": { reason: "It is random.", until: "2027-01-31" } } })),
    ...maybe(0.06, () => ({ since: chance.pick(since) })),
    ...maybe(0.05, () => ({ deprecated: deprecation(workshop) })),
    ...(lenient === undefined ? {} : { lenient }),
  };
}

function makeFieldLeniency(workshop: Workshop, made: Made, required: boolean, depth: number): Json | undefined {
  const { chance } = workshop;
  if (!chance.sometimes(0.12)) return undefined;
  const own = typeof made.data !== "string" && "lenient" in made.data ? undefined : makeLeniency(workshop, made, depth);
  if (!required) return chance.pick<Json | undefined>([own, "unset", { nulls: "absent" }, { ...own, nulls: "absent" }]);
  return own === undefined ? "optional" : chance.pick<Json>(["optional", own, { optional: true, ...own }]);
}

/** A required field whose values lenient mode removes can be missing there. */
const withOptional = ({ lenient, ...data }: DataMap): DataMap =>
  lenient === undefined
    ? data
    : { ...data, lenient: (lenient as DataMap)["unset"] === true ? { ...(lenient as DataMap), optional: true } : lenient };

/** What builders fill in. */
function fillOf({ chance }: Workshop, { what, sample, data }: Made): Json {
  const own: Readonly<Record<string, string>> = { timestamp: "$now", epoch: "$now", date: "$now", uuid: "$uuid", integer: "$sequence" };
  const variable = own[what];
  const isBounded = typeof data !== "string" && ("min" in data || "max" in data);
  return variable !== undefined && !isBounded && chance.sometimes(0.7) ? variable : sample;
}
