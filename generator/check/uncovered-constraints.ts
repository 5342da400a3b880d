// Finds constraints that no example violates: limits, patterns, closed enums and required fields.
// A shared definition has to be covered only once, no matter how many messages use it.

import { explain, readPath, type Field, type Json, type Path, type ProtocolDescriptor, type Shape } from "@wirepact/core";
import { asType } from "@wirepact/core/codegen/frames";
import type { MessageModel, ProtocolModel } from "../model/protocol-model.js";
import { dereference } from "@wirepact/core/shape";
import { countsSomething, findContradiction, findVacuous, limitsOf } from "./bounds-contradiction.js";
import type { CheckContext } from "./check-rule.js";
import { partForMessage } from "./message-part.js";
import { endsOfPath, locationsOfPath } from "./locations-of-path.js";
import { readWire } from "./read-wire.js";
import { partsOf } from "../describe/message-parts.js";
import { nearMissesOf } from "../describe/near-misses.js";
import type { ShapeUse } from "./inventory.js";
import { openReach, type Reached } from "./reached-locations.js";

/** A constraint without an example, its location, and the issue of such an example. */
export interface UncoveredConstraint {
  readonly what: string;
  readonly location: string;
  readonly issue: string;
}

/** A constraint that something must show. */
interface Claim extends UncoveredConstraint {
  /** The location of its shape. */
  readonly place: string;
  /** The issues that show it, as `code location`. */
  readonly shownBy: readonly string[];
}

/** All constraints of fields that no invalid or wire example violates, nor a message that is derived from the definitions for the tests of the package. */
export function uncoveredConstraints(context: CheckContext): readonly UncoveredConstraint[] {
  const shown = collectIssues(context);
  const reached = openReach(context);
  const isUncovered = ({ shownBy }: Claim): boolean => !shownBy.some((issue) => shown.has(issue));
  const claims = claimsOf(context, reached).filter(isUncovered);
  const open = new Map<string, Claim[]>();
  for (const claim of claims) open.set(claim.place, [...(open.get(claim.place) ?? []), claim]);
  for (const message of Object.values(context.model.messages)) {
    const places = [...reached.by([message])].filter((place) => open.has(place));
    if (places.length === 0) continue;
    const codes = new Set(places.flatMap((place) => open.get(place)!.map(({ issue }) => issue)));
    noteDerived(context, message, shown, codes.add("no-match"));
    for (const place of places) if (!open.get(place)!.some(isUncovered)) open.delete(place);
  }
  return claims.filter(isUncovered).map(({ what, location, issue }) => ({ what, location, issue }));
}

function claimsOf(context: CheckContext, reached: Reached): readonly Claim[] {
  // A message without any invalid example is reported by another rule.
  const messages = Object.values(context.model.messages).filter(({ invalid }) => invalid.length > 0);
  const locations = reached.by(messages);
  const treatedAsMissing = locationsOfEnvelope(context);
  const ofShapes = context.shapes.flatMap(({ shape, location }) =>
    !locations.has(location) || findContradiction(context.model, shape) !== undefined
      ? []
      : constraintsOf(shape)
          // If empty strings are treated as missing, `min` can never be violated by one.
          .filter(({ key }) => !(key === "min" && limitsOf(shape).min === 1 && countsSomething(shape) && treatedAsMissing.has(location)))
          // No value violates a limit that has no effect.
          .filter(({ key }) => findVacuous(context.model, shape)?.key !== key)
          .map(({ key, defect, what }) => ({
            what,
            location: `${location}/${key}`,
            issue: defect.replace(/^(?:below|above)$/, "out-of-range"),
            place: location,
            // A value that matches no alternative of a union is reported as such.
            shownBy: [defect, ...(isAlternative(location) ? ["no-match"] : [])].map((code) => `${code} ${location}`),
          })),
  );
  const selecting = selectingFields(context);
  const ofFields = context.fields
    .filter(({ field, location }) => field.required && locations.has(location))
    // Without a property that identifies its frame, a message is in another frame or in none.
    .filter(({ field, message }) => message === undefined || !identifiesFrame(context.model, message, field))
    // Without a field that selects its part of a union, an object belongs to another part or to none.
    .filter(({ field }) => !selecting.has(field))
    .map(({ field, location }) => {
      const issue = "missing-field";
      return { what: `a message without "${field.name}"`, location, issue, place: location, shownBy: [`${issue} ${location}`] };
    });
  return [...ofShapes, ...ofFields];
}

function identifiesFrame(model: ProtocolModel, message: MessageModel, field: Field): boolean {
  const { frame } = partsOf(model, message);
  return (
    frame !== undefined &&
    message.shape.fields.includes(field) &&
    (frame.has.includes(field.name) || Object.hasOwn(frame.where, field.name))
  );
}

/** The fields by whose presence the objects of a union are distinguished, or without which an object belongs to the part for all others. */
function selectingFields({ shapes, model }: CheckContext): ReadonlySet<Field> {
  return new Set(
    shapes.flatMap(({ shape }) => {
      if (shape.kind !== "union" || shape.objects === undefined) return [];
      const { objects, members } = shape;
      if (objects.by === "tag" && objects.otherwise === undefined) return [];
      return objects.cases.flatMap(([property, part]) => {
        const name = objects.by === "tag" ? objects.tag : property;
        const target = dereference(model.types, members[part]!);
        return target?.kind === "struct" ? target.fields.filter((field) => field.name === name) : [];
      });
    }),
  );
}

const isAlternative = (location: string): boolean => /\/union\/\d+$/.test(location);

interface Constraint {
  readonly key: string;
  /** An issue code, or `below` and `above` for the two ends of a range. */
  readonly defect: string;
  readonly what: string;
}

function constraintsOf(shape: Shape): readonly Constraint[] {
  const { min, max } = limitsOf(shape);
  const [low, high] =
    shape.kind === "list" || shape.kind === "map"
      ? ["too-few", "too-many"]
      : countsSomething(shape)
        ? ["too-short", "too-long"]
        : ["below", "above"];
  const [noun, unit] =
    shape.kind === "list" ? ["an array", "items"] : shape.kind === "map" ? ["an object", "properties"] : ["a string", "characters"];
  const beyond = (limit: number | undefined, more: string, side: string): string =>
    countsSomething(shape) ? `${noun} of ${more} than ${limit} ${unit}` : `a number ${side} ${limit}`;
  const pattern = shape.kind === "scalar" || shape.kind === "enum" ? shape.pattern : undefined;
  const all: readonly (Constraint & { readonly stated: boolean })[] = [
    {
      key: "min",
      defect: low,
      what: `\`min: ${min}\` with ${beyond(min, "fewer", "below")}`,
      stated: min !== undefined && !(countsSomething(shape) && min === 0),
    },
    { key: "max", defect: high, what: `\`max: ${max}\` with ${beyond(max, "more", "above")}`, stated: max !== undefined },
    { key: "pattern", defect: "pattern", what: "the pattern", stated: pattern !== undefined },
    { key: "keys", defect: "invalid-key", what: "`keys`", stated: shape.kind === "map" && shape.keys !== undefined },
    {
      key: "extras",
      defect: "invalid-key",
      what: "`keys` of `extras`",
      stated: shape.kind === "struct" && shape.extras?.keys !== undefined,
    },
    {
      key: "unique",
      defect: "duplicate-item",
      what: "`unique` with an array that has an item twice",
      stated: shape.kind === "list" && shape.unique === true,
    },
    { key: "enum", defect: "unknown-value", what: "a value outside the closed enum", stated: shape.kind === "enum" && !shape.open },
  ];
  return all.filter(({ stated }) => stated);
}

type NoteIssue = (message: MessageModel, issue: { readonly code: string; readonly path: Path }, value?: Json) => void;

/** Adds issues to a set, as `code location`. */
const noteIssues =
  (context: CheckContext, shown: Set<string>): NoteIssue =>
  (message, { code, path }, value) => {
    for (const location of endsOfPath(context, message, path)) {
      for (const defect of code === "out-of-range" ? sidesOf(context, location, value) : [code]) shown.add(`${defect} ${location}`);
    }
    // These are reported at the item or the key, but are constraints of the array or map.
    if (code === "duplicate-item" || code === "invalid-key")
      for (const location of locationsOfPath(context, message, path)) shown.add(`${code} ${location}`);
  };

/** Adds the issues with some codes of the invalid messages that are derived from the definitions of a message. */
function noteDerived(context: CheckContext, message: MessageModel, shown: Set<string>, codes: ReadonlySet<string>): void {
  const note = noteIssues(context, shown);
  const { recall } = partForMessage(context, message);
  const derived = recall(`near misses ${message.name}`, (protocol) => issuesOfNearMisses(context.model, message, protocol));
  for (const { value, ...issue } of derived) if (codes.has(issue.code)) note(message, issue, value);
}

interface NearMissIssue {
  readonly code: string;
  readonly path: Path;
  /** The value at the path. */
  readonly value: Json | undefined;
}

/** The issues of constraints that can be uncovered; most near-misses have a value of another type or format, and show none of them. */
const issuesOfConstraints: ReadonlySet<string> = new Set([
  "missing-field",
  "out-of-range",
  "too-short",
  "too-long",
  "too-few",
  "too-many",
  "pattern",
  "invalid-key",
  "duplicate-item",
  "unknown-value",
  "no-match",
]);

function issuesOfNearMisses(model: ProtocolModel, message: MessageModel, protocol: ProtocolDescriptor): readonly NearMissIssue[] {
  const misses = nearMissesOf(model, message, protocol).filter(({ issue }) => issuesOfConstraints.has(issue));
  const found = misses.flatMap(({ message: value }) => {
    const result = explain(protocol, value, { mode: "strict", reading: true, ...asType(message) });
    // Decoding can treat an invalid value as missing, so that nothing shows the constraint.
    const [only, ...others] = result.ok ? [] : result.issues;
    if (only === undefined || others.length > 0) return [];
    return [{ code: only.code, path: only.path, value: readPath(value, only.path) as Json | undefined }];
  });
  // Only for a range does it matter which value shows the constraint.
  return [
    ...new Map(found.map((issue) => [JSON.stringify(issue.code === "out-of-range" ? issue : [issue.code, issue.path]), issue])).values(),
  ];
}

/** All issues that examples raise, as `code location`. */
function collectIssues(context: CheckContext): Set<string> {
  const shown = new Set<string>();
  const note = noteIssues(context, shown);
  for (const message of Object.values(context.model.messages)) {
    for (const { issue, at, value } of message.invalid) note(message, { code: issue, path: at }, readPath(value, at) as Json | undefined);
    for (const example of message.wire) {
      const result = readWire(context, example);
      for (const issue of result.ok ? result.warnings : result.issues) note(message, issue);
    }
  }
  return shown;
}

const located = new WeakMap<CheckContext["shapes"], ReadonlyMap<string, ShapeUse>>();

function shapesByLocation(shapes: CheckContext["shapes"]): ReadonlyMap<string, ShapeUse> {
  let found = located.get(shapes);
  if (found === undefined) located.set(shapes, (found = new Map(shapes.map((use) => [use.location, use]))));
  return found;
}

/** Which end of the range a value violates; both if that is unknown. */
function sidesOf({ shapes }: CheckContext, location: string, value: Json | undefined): readonly string[] {
  const { min, max } = limitsOf(shapesByLocation(shapes).get(location)?.shape ?? { kind: "scalar", scalar: "any" });
  if (typeof value !== "number") return ["below", "above"];
  return [...(min !== undefined && value < min ? ["below"] : []), ...(max !== undefined && value > max ? ["above"] : [])];
}

/** The locations at which an empty string is treated as missing. */
function locationsOfEnvelope(context: CheckContext): ReadonlySet<string> {
  const { model } = context;
  if (model.reading.emptyStrings === "keep") return new Set();
  return new Set(
    Object.values(model.messages).flatMap((message) => model.envelope.flatMap((name) => [...endsOfPath(context, message, [name])])),
  );
}
