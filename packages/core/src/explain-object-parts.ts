// What an object can say besides its fields: typed unknown properties, properties that must not be there, and rules between its fields.

import { enterKey, leaveKey, type Preparation, type Prepare, report, show, type Walk } from "./explain-walk.js";
import { requireFeature } from "./features.js";
import { invalidKey, unexpectedField } from "./issues.js";
import { expressionOf } from "./explain-scalar.js";
import type { StructShape } from "./shape.js";

/** Checks an object whose fields have been checked; returns it, repaired if necessary. */
type ObjectJudge = (walk: Walk, value: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;

/** Makes the judge of these parts of a struct. */
export function prepareObjectParts(preparation: Preparation, shape: StructShape, prepare: Prepare): ObjectJudge {
  const { extras, absent = [] } = shape;
  const judgeRules = shape.rules === undefined ? undefined : requireFeature(preparation.protocol, "typeRules")(preparation, shape.rules);
  const names = new Set([...shape.fields.map(({ name }) => name), ...absent]);
  const judge = extras === undefined ? undefined : prepare(preparation, extras.values);
  const expression = expressionOf(extras?.keys);
  return (walk, value) => {
    for (const name of absent) {
      if (!Object.hasOwn(value, name) || value[name] === undefined) continue;
      walk.path.push(name);
      report(walk, unexpectedField());
      walk.path.pop();
    }
    let copy: Record<string, unknown> | undefined;
    if (judge !== undefined) {
      for (const name of Object.keys(value)) {
        if (names.has(name)) continue;
        enterKey(walk, name);
        if (expression?.test(name) === false) report(walk, invalidKey(extras!.keys!, show(walk, name)));
        else {
          const judged = judge(walk, value[name]);
          if (!Object.is(judged, value[name])) {
            copy ??= { ...value };
            if (judged === undefined) delete copy[name];
            else copy[name] = judged;
          }
        }
        leaveKey(walk);
      }
    }
    judgeRules?.(walk, copy ?? value);
    return copy ?? value;
  };
}
