// Names of the same kind use the same case. The majority decides which, so that a protocol keeps the style of its document.

import { isIntegerEnum } from "@wirepact/core/describe";
import { violation, type CheckContext, type CheckRule, type Violation } from "../check-rule.js";

export const nameCase: CheckRule = {
  names: ["name-case"],
  allowable: true,
  check: (context) => {
    const { model } = context;
    const enums = context.shapes.flatMap(({ shape, location }) =>
      shape.kind === "enum" && !isIntegerEnum(shape)
        ? [
            {
              kind: "values of an enum",
              names: shape.values.map(({ value }) => ({ name: String(value), location: `${location}/values/${value}` })),
            },
          ]
        : [],
    );
    const kinds = [
      { kind: "messages", names: keyed(model.messages, "messages") },
      { kind: "fields", names: context.fields.map(({ field, location }) => ({ name: field.name, location })) },
      { kind: "roles", names: keyed(model.roles, "roles") },
      { kind: "groups", names: keyed(model.groups, "groups") },
      { kind: "flows", names: keyed(model.flows, "flows") },
      ...enums,
    ];
    return kinds.flatMap((group) => oddNames(context, group));
  },
};

interface LocatedName {
  readonly name: string;
  readonly location: string;
}

const keyed = (record: object, location: string): readonly LocatedName[] =>
  Object.keys(record).map((name) => ({ name, location: `${location}/${name}` }));

const cases = {
  kebab: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  snake: /^[a-z0-9]+(?:_[a-z0-9]+)*$/,
  camel: /^[a-z0-9][A-Za-z0-9]*$/,
  SCREAMING: /^[A-Z0-9]+(?:_[A-Z0-9]+)*$/,
  Pascal: /^[A-Z0-9][A-Za-z0-9]*$/,
} as const;

type Case = keyof typeof cases;

/** The parts of a name that have a case: `tools/list` has two, and `_meta` and `$schema` are `meta` and `schema`. */
const partsOf = (name: string): readonly string[] => name.split(/[^A-Za-z0-9_-]+|^[_-]+/).filter((part) => part !== "");

function oddNames(
  context: CheckContext,
  { kind, names }: { readonly kind: string; readonly names: readonly LocatedName[] },
): readonly Violation[] {
  const split = names.map((each) => ({ ...each, parts: partsOf(each.name) }));
  const styles = (Object.keys(cases) as Case[]).map((style) => ({
    style,
    odd: split.filter(({ parts }) => !parts.every((part) => cases[style].test(part))),
  }));
  const [majority] = styles.toSorted((left, right) => left.odd.length - right.odd.length);
  // Without a clear majority there is no style to enforce.
  if (majority === undefined || majority.odd.length * 3 > names.length) return [];
  return majority.odd.map(({ name, location }) =>
    violation(context, "check/name-case", { parameters: { name, kind, style: majority.style }, location, on: "key" }),
  );
}
