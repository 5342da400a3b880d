// What the spec says about its own history fits its version, and what is deprecated names what to use instead.

import type { Deprecation } from "@wirepact/core";
import { compareVersions } from "../compare-versions.js";
import { finding, type CheckContext, type CheckRule, type Finding } from "../check-rule.js";

export const evolution: CheckRule = {
  names: ["since-in-future", "deprecated-without-replacement"],
  allowable: true,
  check: (context) => {
    const { model } = context;
    const dated: readonly Dated[] = [
      ...Object.values(model.messages).map((part) => ({ part, place: `messages/${part.name}` })),
      ...Object.entries(model.typeDocs).map(([name, part]) => ({ part, place: `types/${name}` })),
      ...context.fields.map(({ field, place }) => ({ part: field, place })),
      ...context.shapes.flatMap(({ shape, place }) =>
        shape.kind === "enum" ? shape.values.map((part) => ({ part, place: `${place}/values/${part.value}` })) : [],
      ),
    ];
    return dated.flatMap((each) => checkDates(context, each));
  },
};

interface Dated {
  readonly place: string;
  readonly part: { readonly since?: string; readonly deprecated?: Deprecation };
}

function checkDates(context: CheckContext, { place, part: { since, deprecated } }: Dated): readonly Finding[] {
  const { version } = context.model;
  const versions = [
    ...(since === undefined ? [] : [{ stated: since, at: `${place}/since` }]),
    ...(deprecated === undefined ? [] : [{ stated: deprecated.since, at: `${place}/deprecated/since` }]),
  ];
  const future = versions.filter(({ stated }) => compareVersions(stated, version) > 0);
  return [
    ...future.map(({ stated, at }) => finding(context, "check/since-in-future", { parameters: { since: stated, version }, place: at })),
    ...(deprecated !== undefined && deprecated.use === undefined
      ? [finding(context, "check/deprecated-without-replacement", { parameters: {}, place: `${place}/deprecated`, on: "key" })]
      : []),
  ];
}
