// What an object can say besides its fields: no or typed unknown properties, properties that must not be there, and rules between its fields.

import { prepareEntries } from "./entries.js";
import { maxIssues, type Preparation, type Prepare, report, type Walk, warn } from "../walk/walk.js";
import { requireFeature } from "../features.js";
import { unexpectedField, unknownField } from "../issues.js";
import { ownMember } from "../base/json-kind.js";
import type { Siblings } from "./misspelled-field.js";
import { nearestName } from "../base/nearest.js";
import { fieldPlace, placeIn, textOf } from "../walk/place.js";
import type { StructShape } from "../shape/shape.js";

/** Checks an object whose fields have been checked; returns it, repaired if necessary. */
type ObjectCheck = (walk: Walk, value: Readonly<Record<string, unknown>>, siblings: Siblings) => Readonly<Record<string, unknown>>;

/** Makes the check of these parts of a struct. */
export function prepareObjectParts(preparation: Preparation, shape: StructShape, prepare: Prepare): ObjectCheck {
  const { extras, absent = [] } = shape;
  const checkRules = shape.rules === undefined ? undefined : requireFeature(preparation.protocol, "typeRules")(preparation, shape.rules);
  const names = new Set([...shape.fields.map(({ name }) => name), ...absent]);
  const checkExtras = extras && prepareEntries(prepare(preparation, extras.values), extras.keys, "property name");
  return (walk, value, siblings) => {
    if (!shape.open) reportUnknown(walk, siblings);
    for (const name of absent) {
      if (!Object.hasOwn(value, name) || value[name] === undefined) continue;
      report(walk, unexpectedField(), undefined, undefined, fieldPlace(walk.place, name));
    }
    const unnamed = checkExtras && Object.keys(value).filter((name) => !names.has(name));
    const complete = checkExtras?.(walk, value, unnamed!) ?? value;
    checkRules?.(walk, complete);
    return complete;
  };
}

/** The maximum number of unknown properties whose names are compared: an object with more of them is not misspelled, and each comparison takes time. */
const maxSuggestions = 32;

/** A closed object must not have unknown properties; lenient reading keeps them. */
function reportUnknown(walk: Walk, { names, value, unknown }: Siblings): void {
  const [add, found] = walk.lenient ? [warn, walk.warnings] : [report, walk.issues];
  const absent = unknown.length === 0 ? [] : [...names.keys()].filter((known) => ownMember(value, known) === undefined);
  for (const [index, name] of unknown.entries()) {
    if (found.length >= maxIssues) return;
    const nearest = walk.hidden || index >= maxSuggestions ? undefined : nearestName(name, absent);
    const place = placeIn(walk.place, name);
    add(walk, unknownField(textOf(place, walk.hidden), nearest), undefined, undefined, place);
  }
}
