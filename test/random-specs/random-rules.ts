// Random rules, each with the fields that it is about.

import type { DataMap, Made, MadeField, Workshop } from "./made.js";
import { description, fieldName, plainName } from "./names.js";
import { makeEnum, makeScalar, ordered } from "./random-scalars.js";

export interface MadeRules {
  readonly fields: readonly MadeField[];
  readonly rules: DataMap;
}

/** Some rules of an object; `prefix` leads to its fields. */
export function makeRules(workshop: Workshop, taken: Set<string>, prefix = ""): MadeRules {
  const { chance } = workshop;
  const names = new Set<string>();
  const made = Array.from({ length: chance.between(1, 2) }, () => ({
    name: plainName(workshop, names),
    ...makeRule(workshop, taken, prefix),
  }));
  return {
    fields: made.flatMap(({ fields }) => fields),
    rules: Object.fromEntries(made.map(({ name, rule }) => [name, rule])),
  };
}

interface MadeRule {
  readonly fields: readonly MadeField[];
  readonly rule: DataMap;
}

const kinds = [
  "differ",
  "equal",
  "lessThan",
  "lessOrEqual",
  "exactlyOne",
  "atMostOne",
  "atLeastOne",
  "excludes",
  "when",
  "unless",
] as const;

function makeRule(workshop: Workshop, taken: Set<string>, prefix: string): MadeRule {
  const { chance } = workshop;
  const kind = chance.pick(kinds);
  const field = (made: Made, required: boolean, isShown = required): MadeField => ({
    name: fieldName(workshop, taken),
    required,
    data: { ...(typeof made.data === "string" ? { type: made.data } : made.data), doc: description(workshop) },
    made,
    isShown,
  });
  const path = ({ name }: MadeField): string => `${prefix}${name}`;
  const traits = {
    doc: description(workshop),
    ...(chance.sometimes(0.15) ? { level: "warning" } : chance.sometimes(0.15) ? { lenient: "warn" } : {}),
  };
  const two = (made: Made, other: Made = made): readonly MadeField[] => [
    field(made, chance.sometimes(0.7)),
    field(other, chance.sometimes(0.7)),
  ];
  switch (kind) {
    case "differ": {
      const fields = two(makeScalar(workshop, ["string", "line", "integer", "uuid"])).map((each) => ({ ...each, isShown: false }));
      // One of the two is left out, so that they differ in every case.
      const [one, other] = [{ ...fields[0]!, required: false }, fields[1]!];
      return { fields: [one, { ...other, isShown: other.required }], rule: { ...traits, differ: [path(one), path(other)] } };
    }
    case "equal": {
      const fields = two(makeScalar(workshop, ["string", "integer", "boolean", "date", "number"]));
      return { fields, rule: { ...traits, equal: fields.map(path) } };
    }
    case "lessThan":
    case "lessOrEqual": {
      const type = chance.pick(ordered);
      const free: Made = { ...makeScalar({ ...workshop, chance: { ...chance, sometimes: () => false } }, [type]), data: { type } };
      const fields = [field(free, chance.sometimes(0.6)), field(free, false)];
      return { fields, rule: { ...traits, [kind]: fields.map(path) } };
    }
    case "exactlyOne":
    case "atMostOne":
    case "atLeastOne": {
      const fields = Array.from({ length: chance.between(2, 3) }, (_, index) =>
        field(chance.pick([makeScalar, makeEnum])(workshop), false, index === 0 && kind !== "atMostOne"),
      );
      return { fields, rule: { ...traits, [kind]: fields.map(path) } };
    }
    case "excludes": {
      const item = makeScalar(workshop, ["string", "integer", "line"]);
      const list: Made = { data: { list: item.data }, sample: [], kinds: ["list"], what: "list", objects: 0 };
      const fields = [field(list, chance.sometimes(0.5)), field(item, chance.sometimes(0.5))];
      return { fields, rule: { ...traits, excludes: { list: path(fields[0]!), value: path(fields[1]!) } } };
    }
    case "when":
    case "unless": {
      const condition = chance.pick([() => makeScalar(workshop, ["boolean"]), () => makeEnum(workshop, { closed: true })])();
      const asked = field(condition, chance.sometimes(0.6));
      const other = field(makeScalar(workshop), false);
      const applies = (kind === "when") === asked.isShown;
      const demand = chance.pick(["require", "forbid"]);
      return {
        fields: [asked, { ...other, isShown: applies && demand === "require" }],
        rule: {
          ...traits,
          [kind]: { [path(asked)]: condition.sample as string },
          [demand]: [path(other)],
          ...(chance.sometimes(0.2) ? { at: path(asked) } : {}),
        },
      };
    }
  }
}
