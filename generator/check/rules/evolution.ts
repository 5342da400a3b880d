// `since` and `deprecated` do not exceed the version of the protocol, and deprecations name a replacement.

import type { Deprecation } from "@wirepact/core";
import { compareVersions } from "../compare-versions.js";
import { violation, type CheckContext, type CheckRule, type Violation } from "../check-rule.js";
import { locationOfMessage } from "../inventory.js";

export const evolution: CheckRule = {
  names: ["since-in-future", "deprecated-without-replacement"],
  allowable: true,
  check: (context) => {
    const { model } = context;
    const dated: readonly Dated[] = [
      ...Object.values(model.messages).map((part) => ({ part, location: locationOfMessage(context, part) })),
      ...Object.entries(model.typeDocs).map(([name, part]) => ({ part, location: `types/${name}` })),
      ...context.fields.map(({ field, location }) => ({ part: field, location })),
      ...context.shapes.flatMap(({ shape, location }) =>
        shape.kind === "enum" ? shape.values.map((part) => ({ part, location: `${location}/values/${part.value}` })) : [],
      ),
    ];
    return dated.flatMap((each) => checkDates(context, each));
  },
};

interface Dated {
  readonly location: string;
  readonly part: { readonly since?: string; readonly deprecated?: Deprecation };
}

function checkDates(context: CheckContext, { location, part: { since, deprecated } }: Dated): readonly Violation[] {
  const { version } = context.model;
  const versions = [
    ...(since === undefined ? [] : [{ stated: since, at: `${location}/since` }]),
    ...(deprecated === undefined ? [] : [{ stated: deprecated.since, at: `${location}/deprecated/since` }]),
  ];
  const future = versions.filter(({ stated }) => compareVersions(stated, version) > 0);
  return [
    ...future.map(({ stated, at }) =>
      violation(context, "check/since-in-future", { parameters: { since: stated, version }, location: at }),
    ),
    ...(deprecated !== undefined && deprecated.use === undefined
      ? [violation(context, "check/deprecated-without-replacement", { parameters: {}, location: `${location}/deprecated`, on: "key" })]
      : []),
  ];
}
