// Exported names are all different, and no name is one that JavaScript or TypeScript keeps for itself.

import { exportedNames, type ExportedName } from "../../text/identifiers.js";
import { finding, type CheckContext, type CheckRule, type Finding } from "../check-rule.js";

export const names: CheckRule = {
  names: ["name-collision", "name-reserved"],
  allowable: false,
  check: (context) => [...collisions(context), ...reservedNames(context)],
};

function collisions(context: CheckContext): readonly Finding[] {
  const first = new Map<string, ExportedName>();
  return exportedNames(context.model).flatMap((exported) => {
    const other = first.get(exported.name);
    if (other === undefined) {
      first.set(exported.name, exported);
      return [];
    }
    // What every package exports comes first in the list, so the later one is the spec's.
    const { name, place } = exported;
    const related = other.place === "" ? undefined : [{ message: "the other one", span: context.spans.keySpanOf(other.place) }];
    const hint = place.startsWith("messages/") ? "give the message another TypeScript name with `name`" : "choose another name";
    const parameters = { name, other: other.place };
    return [
      finding(context, "check/name-collision", { parameters, place, on: "key", hint, ...(related === undefined ? {} : { related }) }),
    ];
  });
}

const reservedWords = new Set(
  "arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof undefined var void while with yield any boolean never number object string symbol unknown".split(
    " ",
  ),
);

const prototypeNames = new Set(["__proto__", "constructor", "prototype", "toString", "valueOf", "hasOwnProperty"]);

function reservedNames(context: CheckContext): readonly Finding[] {
  const { model } = context;
  const types = Object.keys(model.types).map((name) => ({ name, place: `types/${name}` }));
  const messages = Object.values(model.messages).map(({ name, typeName }) => ({ name: typeName, place: `messages/${name}` }));
  const asCode = [...types, ...messages].filter(({ name }) => reservedWords.has(name));
  const keys = [
    { name: model.name, place: "protocol" },
    ...types,
    ...Object.keys(model.messages).map((name) => ({ name, place: `messages/${name}` })),
    ...Object.keys(model.groups).map((name) => ({ name, place: `groups/${name}` })),
    ...Object.keys(model.flows).map((name) => ({ name, place: `flows/${name}` })),
    ...Object.keys(model.views).map((name) => ({ name, place: `views/${name}` })),
    ...Object.keys(model.roles).map((name) => ({ name, place: `roles/${name}` })),
    ...context.fields.map(({ field, place }) => ({ name: field.name, place })),
  ].filter(({ name }) => prototypeNames.has(name));
  return [...asCode, ...keys].map(({ name, place }) => finding(context, "check/name-reserved", { parameters: { name }, place, on: "key" }));
}
